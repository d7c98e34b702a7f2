/** Runs rules on a puzzle. */

import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import { isDisabled } from '../../text/parser/sections/disabled';
import type { Puzzle } from '../../text/puzzle';
import type { Doubt } from '../pictures/doubts';
import type { Insight } from '../puzzles/repairs';
import { usualLevelOf } from './declarations';
import { Facts, type ForcedCells } from './facts';
import { type Diagnostic, type DiagnosticRule, levelOf, type RuleLevels } from './rule';

/** Further data that findings depend on. */
export interface Further {
  readonly insight?: Insight;
  readonly levels?: RuleLevels | undefined;
  /** The cells that may have been read incorrectly from a picture. */
  readonly doubts?: readonly Doubt[];
  /** Whether findings include their related places, which take most of the time for puzzles with several solutions. True by default. */
  readonly isRelatedWanted?: boolean;
}

/**
 * The findings of some rules in a puzzle. Without a verdict, only findings of rules that need no search. `suspicions` are for a puzzle
 * without a solution, if they are known.
 */
export function diagnoseBy(
  rules: readonly DiagnosticRule[],
  puzzle: Puzzle,
  forcedCells: ForcedCells,
  verdict?: Verdict,
  suspicions: readonly Suspicion[] = [],
  { insight = {}, levels, isRelatedWanted = true, doubts = [] }: Further = {},
): Diagnostic[] {
  const facts = new Facts(puzzle, forcedCells, verdict, suspicions, insight, isRelatedWanted, doubts);
  const diagnostics: Diagnostic[] = [];
  for (const { code, check } of rules) {
    const severity = levelOf(levels, code) ?? usualLevelOf(code);
    if (severity === 'off' || isDisabled(puzzle, code)) continue;
    for (const { start, end, message, related = [], fault } of check(puzzle, facts)) {
      diagnostics.push({ code, severity, start, end, message, related, ...(fault !== undefined && { fault }) });
    }
  }
  return diagnostics;
}
