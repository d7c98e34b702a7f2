/** Answers that may be unknown. */

import type { Verdict } from '../core/solver/index';

/**
 * An answer as every machine-readable output writes it: rows of the command line, data of the tools for language models, results of the
 * library. `unknown` means that neither was proved, for example because the time limit was reached or a puzzle cannot be read.
 */
export type Ternary = 'yes' | 'no' | 'unknown';

/** Whether a puzzle with this verdict has exactly one solution. The verdict is undefined where the search did not end. */
export function uniqueness(verdict: Verdict | undefined): Ternary {
  if (!verdict) return 'unknown';
  return verdict.kind === 'valid' ? 'yes' : 'no';
}

/** Whether a puzzle has exactly one solution when `solutions` were counted. `isAll`: whether the search ended, so there are no more. */
export function uniquenessOfCount(solutions: number, isAll: boolean): Ternary {
  if (solutions > 1) return 'no';
  if (!isAll) return 'unknown';
  return solutions === 1 ? 'yes' : 'no';
}
