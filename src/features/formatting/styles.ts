/** The styles of `sudoku.format.style`. */

/** The styles: `keep` only aligns unaligned grids, the others redraw every grid. */
export const FORMAT_STYLES = ['keep', 'plain', 'spaced', 'bordered', 'boxDrawing', 'pencilMarks'] as const;
/** One of {@link FORMAT_STYLES}. */
export type FormatStyle = (typeof FORMAT_STYLES)[number];
