/** How generated puzzles get rules of a kind, as data. The generator is in `core/generator/rules/`. */

import type { Cell, Digit } from '../numbers';

/** How rules of a kind are chosen: before the solution, which then satisfies them, or from the digits of a solution. */
export type Generation =
  /** The rule lists no cells. The recipe has the rule itself. */
  | { readonly by: 'grid' }
  /** Cages cover the grid. */
  | { readonly by: 'cages' }
  | LineGeneration
  | PairGeneration
  /** All marks of these kinds, with the rule that they are all given. */
  | { readonly by: 'all'; readonly marks: readonly string[] }
  /** Clues of all rows and columns, from each side from which they differ: the number from the digits, the nearest first. */
  | { readonly by: 'sight'; numberOf(seen: readonly Digit[]): number }
  /** The sums of some diagonals. */
  | { readonly by: 'diagonal' }
  /** Some digits of some squares of four cells. */
  | { readonly by: 'square' };

/** Random walks from cell to cell that touch. */
export interface LineGeneration {
  readonly by: 'line';
  readonly fewest: number;
  readonly most: number;
  /** Whether a digit can follow the digits of a line. */
  canFollow(line: readonly Digit[], next: Digit, size: number): boolean;
  /** Whether the line may end here. If absent, it may end anywhere. */
  isWhole?(line: readonly Digit[]): boolean;
  /** The data of a rule, if they are not its cells and the usual number. */
  dataOf?(cells: readonly Cell[]): object;
}

/** Marks between neighbors. */
export interface PairGeneration {
  readonly by: 'pair';
  /** Whether two digits, in the order of the cells of the rule, have the mark. */
  isMarked(a: Digit, b: Digit): boolean;
  /** Whether all neighbors in the same region have marks; otherwise about half of the possible marks of the grid are used. */
  readonly isEachInRegions?: true;
}
