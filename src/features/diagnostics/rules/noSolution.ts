/** Finds puzzles without a solution whose reason no simpler rule explains. */

import type { RuleConflict } from '../../../core/repair/ruleConflict';
import { ruleKeyOf } from '../../../core/rules/distinct';
import * as messages from '../../../messages/diagnostics/findings';
import { insights } from '../../../messages/diagnostics/insights';
import { cellSpanOf, type Puzzle } from '../../../text/puzzle';
import { sectionsOf } from '../../../text/rules/index';
import type { Span } from '../../../text/span';
import { isRuleConflict } from '../../puzzles/repairs';
import { type DiagnosticRule, type Finding, firstLineOf, related } from '../rule';

/**
 * Marks the digits that contradict each other, or the rules that are contradictory without any digit, when they are known. Otherwise
 * marks the heading of the rules, if only they can be the reason, or the first line of the puzzle.
 */
export const noSolution: DiagnosticRule = {
  code: 'no-solution',
  severity: 'error',
  // At cells if the contradictory digits are known, otherwise for the whole puzzle.
  cell: 'wrong digit',
  puzzle: 'no solution',
  marks: 'A puzzle without a solution, if no other error explains why',
  *check(puzzle, { verdict, conflicts, showsDeadEnd, suspicions, insight }) {
    const { conflictSet } = insight;
    const isExplained = conflicts.size > 0 || showsDeadEnd || suspicions.length > 0;
    if (verdict?.kind !== 'contradictory' || isExplained) return;
    if (isRuleConflict(puzzle, insight)) {
      yield* ofRules(puzzle, insight.ruleConflict);
      return;
    }
    if (!conflictSet) {
      yield { ...firstLineOf(puzzle), message: messages.findings.noSolution() };
      return;
    }
    const message = insights.conflictSet(puzzle, conflictSet);
    for (const [i, cell] of conflictSet.cells.entries()) {
      const span = cellSpanOf(puzzle, cell);
      // The others are listed once, because there may be twenty.
      const others = i === 0 ? conflictSet.cells.slice(1) : [];
      const inSet = related(puzzle, others, other => insights.inSet(puzzle, other));
      if (span) yield { ...span, message, related: inSet, fault: 0 };
    }
  },
};

/** Maximum number of rules to mark. More would not explain anything. */
const MOST_MARKED = 10;

function* ofRules(puzzle: Puzzle, conflict: RuleConflict | undefined): Iterable<Finding> {
  const sections = puzzle.rules ? sectionsOf(puzzle.rules) : [];
  const wanted = new Set((conflict?.rules ?? []).map(ruleKeyOf));
  const lines = sections
    .flatMap(({ rules }) => rules.flatMap(({ given, text, start: by }) => given.map(each => ({ ...each, text, by }))))
    .filter(({ rule }) => wanted.delete(ruleKeyOf(rule)))
    .map(({ start, end, text, by }) => ({
      ...moved(puzzle, { start: by + start, end: by + end }),
      text: text.slice(start, end),
    }));
  if (lines.length === 0 || wanted.size > 0 || lines.length > MOST_MARKED) {
    const heading = sections.length > 0 ? moved(puzzle, sections[0].heading) : firstLineOf(puzzle);
    yield { ...heading, message: insights.rulesContradict() };
    return;
  }
  for (const [i, { start, end }] of lines.entries()) {
    const others = lines.filter((_, j) => j !== i);
    const message = insights.ruleConflict(
      others.map(({ text }) => text),
      conflict?.isIrreducible === true,
    );
    const inConflict = others.map(other => ({
      start: other.start,
      end: other.end,
      message: insights.isInRuleConflict(),
    }));
    yield { start, end, message, related: inConflict, fault: 0 };
  }
}

const moved = ({ start: by }: Puzzle, { start, end }: Span): Span => ({ start: start + by, end: end + by });
