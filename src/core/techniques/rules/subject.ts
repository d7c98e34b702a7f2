/** The subjects of techniques of rules, as data. */

import type { House } from '../../geometry';
import type { Cell } from '../../numbers';
import type { Rule } from '../../rules/rule';

/**
 * A sum that follows from houses and cages: the sum of the cells left over in the houses, minus the sum of the cage
 * cells outside the houses.
 */
export interface LeftOver {
  readonly houses: readonly House[];
  /** The cells of the houses that are in none of the cages. */
  readonly innies: readonly Cell[];
  /** The cells of the cages that are in none of the houses. */
  readonly outies: readonly Cell[];
  /** The sum of all cells of the houses, and of all cages. */
  readonly ofHouses: number;
  readonly ofCages: number;
}

/** A rule, several rules together, or a derived sum. */
export interface Subject {
  /** The rules; for a derived sum, its cages. */
  readonly rules: readonly Rule[];
  /** The cells, without duplicates, in the order of the rule. */
  readonly cells: readonly Cell[];
  readonly leftOver?: LeftOver;
  /** Houses that are combined with the rules. */
  readonly houses?: readonly House[];
}
