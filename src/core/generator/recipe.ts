/** The requirements for puzzles to generate. The same recipe gives the same puzzles on every machine. */

import type { Cell } from '../numbers';
import type { Level } from '../techniques/step';
import type { ClueSymmetry } from './clueSymmetry';
import type { WantedRules } from './rules/wanted';

/** A recipe: plain data. An absent property allows anything. */
export interface Recipe {
  /** One of `SIZES`, with its usual boxes; of `READABLE_SIZES` for jigsaws and without boxes. */
  readonly size: number;
  /** The seed of the random numbers: a whole number, 0 to `MAX_SEED`. */
  readonly seed: number;
  /** The number of puzzles, 1 or more. They can repeat, which is likely only in 4x4. */
  readonly count: number;
  /** The symmetry of the cells that hold clues. A puzzle can have more symmetry than requested. */
  readonly symmetry: ClueSymmetry;
  /** Whether each puzzle must be minimal: ambiguous if any one of its clues is removed. */
  readonly minimal: boolean;
  /** The number of attempts without a puzzle after which the generator gives up. 1 or more. */
  readonly attempts: number;
  /** Rules beyond those of classic puzzles. Excludes a pattern. */
  readonly rules?: WantedRules;
  /** The cells that hold clues; no others do. Ascending. */
  readonly pattern?: readonly Cell[];
  /** The number of clues. */
  readonly clues?: RecipeRange;
  /** HoDoKu's level. The usual techniques must solve the puzzle. */
  readonly level?: Level;
  /** The rating on Sudoku Explainer's scale, with one decimal, for 9x9 puzzles; with rules, on the scale of puzzles with rules. */
  readonly rating?: RecipeRange;
  /** The ids of techniques that the path must contain. The path takes the easiest step each time, from all usual techniques. */
  readonly required?: readonly string[];
  /** The techniques that this path must not contain, as words for `isExcluded`. */
  readonly excluded?: readonly string[];
}

/** A range that includes both bounds. */
export interface RecipeRange {
  readonly least: number;
  readonly most: number;
}

/** One 9x9 puzzle of any kind. */
const USUAL: Omit<Recipe, 'seed'> = { size: 9, count: 1, symmetry: 'none', minimal: false, attempts: 1_000_000 };

/** A recipe with defaults for all missing properties: one 9x9 puzzle without symmetry, not always minimal. */
export function recipeOf(given: Partial<Recipe> & Pick<Recipe, 'seed'>): Recipe {
  return { ...USUAL, ...given };
}
