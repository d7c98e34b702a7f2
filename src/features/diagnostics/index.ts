/** All rules, and the function that runs all of them. To add a rule, add a file in this folder and a line in the list. */

import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import type { Puzzle } from '../../text/puzzle';
import { diagnoseBy, type Further } from './diagnose';
import type { ForcedCells } from './facts';
import type { Diagnostic, DiagnosticRule } from './rule';
import { brokenRule } from './rules/brokenRule';
import { conflict } from './rules/conflict';
import { forcedCell } from './rules/forcedCell';
import { misplacedBorder } from './rules/misplacedBorder';
import { mixedBlanks } from './rules/mixedBlanks';
import { multipleSolutions } from './rules/multipleSolutions';
import { noCandidate } from './rules/noCandidate';
import { noPlace } from './rules/noPlace';
import { noSolution } from './rules/noSolution';
import { invalidSymbol, rowCount, rowLength } from './rules/problems';
import { redundantGiven } from './rules/redundantGiven';
import { doubtfulRule, invalidRule } from './rules/ruleText';
import { wrongDigit } from './rules/wrongDigit';

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
