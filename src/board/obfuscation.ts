/**
 * Obfuscates a solution, so that it is not seen by accident. An exported page gets its solution from the extension, because a solver
 * in the page would be larger than the rest of its code, and slow for some puzzles. This is not encryption: anyone who wants to see the
 * solution can solve the puzzle with any program.
 */

import type { Digit } from '../core/numbers';

/** The shift between the digits of consecutive cells. */
const STEP = 7;

/** The code of the letter that represents the first digit. */
const FIRST_LETTER = 65;

/** The text of a solution: a letter for each cell. */
export function obfuscateSolution(solution: ArrayLike<Digit>, size: number): string {
  return Array.from(solution, (digit, cell) =>
    String.fromCharCode(FIRST_LETTER + ((digit - 1 + STEP * (cell + 1)) % size)),
  ).join('');
}

/** By cell: the digit. */
export function revealSolution(text: string, size: number): Digit[] {
  return Array.from(text, (letter, cell) => {
    const moved = letter.charCodeAt(0) - FIRST_LETTER - STEP * (cell + 1);
    return (((moved % size) + size) % size) + 1;
  });
}
