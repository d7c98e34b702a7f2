/** Findings in rules and in the digits that break them. */

import { brokenRules } from '../../core/feasibility/broken';
import { ruleKeyOf } from '../../core/rules/distinct';
import * as messages from '../../messages/rules/brokenRules';
import { rules as ruleMessages } from '../../messages/rules/rules';
import { cellName, symbolOf } from '../../messages/wording';
import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import { headOf, sectionsOf } from '../../text/rules/index';
import type { ReadSections } from '../../text/sectionText';
import type { Span } from '../../text/span';
import { type Diagnostic, type Finding, type RelatedPlace, related } from './rule';

/** The findings in the text of sections whose offsets count from `origin`. */
export function findingsInRules(rules: ReadSections, origin: number): Diagnostic[] {
  return sectionsOf(rules).flatMap(({ problems }) =>
    problems.map(({ line, problem, other }) => {
      const { start, end, severity, fault } = problem;
      const at = origin + line.start;
      return {
        code: severity === 'error' ? 'invalid-rule' : 'doubtful-rule',
        severity,
        start: at + start,
        end: at + end,
        message: ruleMessages.sentence(problem),
        ...(fault !== undefined && { fault }),
        related: other ? [{ start: origin + other.start, end: origin + other.end, message: ruleMessages.other() }] : [],
      };
    }),
  );
}

/**
 * The digits that break a rule. Two cells that break it are both marked, as in a conflict. If more than two cells break it,
 * only the one edited last is marked, or the last one in the order of the rule.
 */
export function* brokenRuleFindings(puzzle: Puzzle): Generator<Finding> {
  const { grid } = puzzle;
  const places = placesOf(puzzle);
  for (const [fault, broken] of brokenRules(grid).entries()) {
    const filled = broken.cells.filter(cell => grid.digits[cell] > 0);
    const recent = puzzle.recent?.find(cell => filled.includes(cell)) ?? filled.at(-1);
    const isPair = filled.length === 2 && broken.cells.length === 2;
    for (const at of isPair ? filled : recent === undefined ? [] : [recent]) {
      const span = cellSpanOf(puzzle, at);
      if (!span) continue;
      const here = {
        ...broken,
        at,
        head: headOf(broken.rule, grid.geometry),
        digits: grid.digits,
        nameOf: (cell: number) => cellName(puzzle, cell),
        symbolOf: (digit: number) => symbolOf(puzzle, digit),
      };
      const others = new Set(filled.filter(cell => cell !== at));
      yield {
        ...span,
        message: messages.brokenRules.sentence(here),
        ...(isPair && { fault }),
        related: [
          ...ruleText(puzzle, places().get(ruleKeyOf(broken.rule)), here.head),
          ...related(puzzle, others, cell => messages.brokenRules.cell(here, cell)),
        ],
      };
    }
  }
}

/** The first span of each of the puzzle's rules, by {@link ruleKeyOf}. Computed on first use. */
function placesOf({ rules }: Puzzle): () => ReadonlyMap<string, Span> {
  let places: Map<string, Span> | undefined;
  return () => {
    if (places) return places;
    places = new Map();
    for (const section of rules ? sectionsOf(rules) : [])
      for (const line of section.rules)
        for (const { rule, start, end } of line.given) {
          const text = ruleKeyOf(rule);
          if (!places.has(text)) places.set(text, { start: line.start + start, end: line.start + end });
        }
    return places;
  };
}

function ruleText({ start }: Puzzle, place: Span | undefined, head: string): RelatedPlace[] {
  return place
    ? [{ start: start + place.start, end: start + place.end, message: messages.brokenRules.rule(head) }]
    : [];
}
