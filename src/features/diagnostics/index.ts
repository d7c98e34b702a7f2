/** All rules, and the function that runs all of them. To add a rule, add a file in this folder and a line in the list. */

import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import type { Puzzle } from '../../text/puzzle';
import { brokenRule } from './brokenRule';
import { conflict } from './conflict';
import { diagnoseBy, type Further } from './diagnose';
import type { ForcedCells } from './facts';
import { forcedCell } from './forcedCell';
import { misplacedBorder } from './misplacedBorder';
import { mixedBlanks } from './mixedBlanks';
import { multipleSolutions } from './multipleSolutions';
import { noCandidate } from './noCandidate';
import { noPlace } from './noPlace';
import { noSolution } from './noSolution';
import { invalidSymbol, rowCount, rowLength } from './problems';
import { redundantGiven } from './redundantGiven';
import type { Diagnostic, DiagnosticRule } from './rule';
import { doubtfulRule, invalidRule } from './ruleText';
import { wrongDigit } from './wrongDigit';

/** All rules, in the order of their findings. */
export const RULES: readonly DiagnosticRule[] = [
  invalidSymbol,
  rowLength,
  rowCount,
  invalidRule,
  doubtfulRule,
  misplacedBorder,
  mixedBlanks,
  conflict,
  brokenRule,
  noCandidate,
  noPlace,
  wrongDigit,
  noSolution,
  multipleSolutions,
  redundantGiven,
  forcedCell,
];

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
