/** What techniques of rules look at, as data. */

import type { House } from '../../geometry';
import type { Cell } from '../../numbers';
import type { Rule } from '../../rules/rule';

/** Cells whose sum, less that of others, follows from houses and from cages: what is left of the houses, and what sticks out of them. */
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

/** A rule, several rules together, or a sum that follows. */
export interface Subject {
  /** The rules; of a sum that follows, its cages. */
  readonly rules: readonly Rule[];
  /** The cells, each once, in the order of the rule. */
  readonly cells: readonly Cell[];
  readonly leftOver?: LeftOver;
  /** Houses that are looked at together with the rules. */
  readonly houses?: readonly House[];
}
