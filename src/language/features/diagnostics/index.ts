/** All rules, and the function that runs them. To add a rule, add a file in this folder and a line in the list. */

import type { Verdict } from '../../../core/solver/index';
import type { Suspicion } from '../../../core/solver/wrongDigits';
import { isDisabled } from '../../parsing/disabled';
import type { Puzzle } from '../../puzzle';
import type { Insight } from '../repairs';
import { brokenRule } from './brokenRule';
import { conflict } from './conflict';
import { Facts, type ForcedCells } from './facts';
import { forcedCell } from './forcedCell';
import { misplacedBorder } from './misplacedBorder';
import { mixedBlanks } from './mixedBlanks';
import { multipleSolutions } from './multipleSolutions';
import { noCandidate } from './noCandidate';
import { noPlace } from './noPlace';
import { noSolution } from './noSolution';
import { invalidSymbol, rowCount, rowLength } from './problems';
import { redundantGiven } from './redundantGiven';
import type { Diagnostic, DiagnosticRule, RuleLevels } from './rule';
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

/** What findings depend on besides. */
export interface Further {
  readonly insight?: Insight;
  readonly levels?: RuleLevels;
}

/**
 * All findings of a puzzle. Without a verdict, only findings of rules that need no search. `suspicions` are for a puzzle
 * without a solution, as far as they are known.
 */
export function diagnose(
  puzzle: Puzzle,
  forcedCells: ForcedCells,
  verdict?: Verdict,
  suspicions: readonly Suspicion[] = [],
  { insight = {}, levels = {} }: Further = {},
): Diagnostic[] {
  const facts = new Facts(puzzle, forcedCells, verdict, suspicions, insight);
  const diagnostics: Diagnostic[] = [];
  for (const { code, severity: usual, check } of RULES) {
    const severity = levels[code] ?? usual;
    if (severity === 'off' || isDisabled(puzzle, code)) continue;
    for (const { start, end, message, related = [] } of check(puzzle, facts)) {
      diagnostics.push({ code, severity, start, end, message, related });
    }
  }
  return diagnostics;
}
