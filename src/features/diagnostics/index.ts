/** Runs all rules on a puzzle. To add a rule, add a file to `rules/` and run `npm run generate`. */

import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import type { Puzzle } from '../../text/puzzle';
import { diagnoseBy, type Further } from './diagnose';
import type { ForcedCells } from './facts';
import { RULES } from './generated/rules';
import type { Diagnostic } from './rule';

/** All findings of a puzzle: see `diagnoseBy`. */
export function diagnose(
  puzzle: Puzzle,
  forcedCells: ForcedCells,
  verdict?: Verdict,
  suspicions: readonly Suspicion[] = [],
  further: Further = {},
): Diagnostic[] {
  return diagnoseBy(RULES, puzzle, forcedCells, verdict, suspicions, further);
}
