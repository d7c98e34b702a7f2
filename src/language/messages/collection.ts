/** Rules and commands for collections of puzzles. */

import type { Cell } from '../../core/numbers';
import type { SquareSymmetry } from '../../core/symmetry/symmetries';
import { plain } from '../markdown';
import type { Puzzle } from '../puzzle';
import { cellName, count, quoted, symbolOf } from './wording';

/** A symmetry of a pattern, after `symmetric under`. */
const SYMMETRIES: Record<SquareSymmetry, string> = {
  quarter: 'a quarter turn',
  half: 'a half turn',
  threeQuarters: 'a quarter turn',
  leftRight: 'the mirror image left to right',
  topBottom: 'the mirror image top to bottom',
  diagonal: 'the mirror image at the diagonal from top left to bottom right',
  antidiagonal: 'the mirror image at the diagonal from bottom left to top right',
};

/** What the rules for collections say. */
export const collection = {
  duplicate: (first: Puzzle) => `This puzzle is a copy of ${nameOf(first)} above`,
  isomorphic: (first: Puzzle) =>
    `This puzzle is ${nameOf(first)} above with its lines in another order or other names for its digits`,
  first: () => 'The first one',
  tooFewClues: (puzzle: Puzzle, clues: number, fewest: number) => {
    const { size } = puzzle.grid.geometry;
    return `${count(clues, 'digit')}: a ${size}x${size} puzzle with one solution has at least ${fewest}`;
  },
  alone: (puzzle: Puzzle, symmetry: SquareSymmetry, given: Cell, partner: Cell) =>
    `The given in ${cellName(puzzle, given)} has no partner in ${cellName(puzzle, partner)}; almost all givens are symmetric under ${SYMMETRIES[symmetry]}`,
  notMinimal: (puzzle: Puzzle, cell: Cell) =>
    `This puzzle is not minimal: without ${symbolOf(puzzle, puzzle.givens[cell])} in ${cellName(puzzle, cell)} it still has one solution`,
  level: (said: string, right: string) => `The header says ${quoted(plain(said))}, but the puzzle is ${quoted(right)}`,
  turnOff: (code: string) => `Turn off ${code} for this puzzle`,
  rewriteLevel: (right: string) => `Change the level to ${right}`,
} as const;

function nameOf({ title }: Puzzle): string {
  return title ? plain(title) : 'a puzzle';
}
