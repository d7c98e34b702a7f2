/** How many problems of a puzzle are marked. */

import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import type { Puzzle } from '../../text/puzzle';
import { diagnoseBy } from '../diagnostics/diagnose';
import { RULES } from '../diagnostics/generated/rules';
import type { DiagnosticCode } from '../diagnostics/rule';
import type { Doubt } from '../pictures/doubts';
import type { Insight } from './repairs';

/** The rules whose findings the editor's list of problems counts: it leaves out hints. */
const COUNTED = RULES.filter(({ severity }) => severity !== 'hint');

/** The rules that find errors in digits, and not in text. */
const IN_DIGITS = COUNTED.filter(
  ({ severity, puzzle }) => severity === 'error' && puzzle !== 'unread text' && puzzle !== 'unread rule',
);

/** Knowledge about a puzzle in addition to its text. */
export interface KnownProblems {
  /** The verdict of the judged grid, if it is known. */
  readonly verdict?: Verdict | undefined;
  readonly suspicions?: readonly Suspicion[];
  readonly insight?: Insight;
  /** The cells that may have been read incorrectly from a picture. */
  readonly doubts?: readonly Doubt[];
}

/** The number of marks in a puzzle by code, without codes that have no mark. */
export type ProblemCounts = ReadonlyMap<DiagnosticCode, number>;

/** Counts the marks of problems of a puzzle. `of` selects which problems of its text count: all, or those that are shown while it is being typed. */
export function problemCounts(
  puzzle: Puzzle,
  of: 'text and digits' | 'digits' | 'shown while typing',
  { verdict, suspicions = [], insight = {}, doubts = [] }: KnownProblems = {},
): ProblemCounts {
  const rules =
    of === 'digits' ? IN_DIGITS : COUNTED.filter(({ waitsFor }) => of !== 'shown while typing' || !waitsFor);
  const counts = new Map<DiagnosticCode, number>();
  const found = diagnoseBy(rules, puzzle, 'off', verdict, suspicions, { insight, doubts, isRelatedWanted: false });
  for (const { code } of found) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** Whether the digits of a puzzle break a rule or conflict, so that nothing else is known about it. */
export function hasBrokenRules(counts: ProblemCounts): boolean {
  return counts.has('conflict') || counts.has('broken-rule');
}
