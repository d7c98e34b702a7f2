/** Makes puzzles of f-puzzles for tests. */

/** The cells of an empty grid. */
export const grid = (size = 9) => Array.from({ length: size }, () => Array.from({ length: size }, () => ({})));

/** Returns a puzzle with these members as JSON. */
export const puzzle = (members: object, size = 9) => JSON.stringify({ size, grid: grid(size), ...members });
