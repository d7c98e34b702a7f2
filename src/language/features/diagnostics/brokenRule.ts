/** Finds digits that break a rule of the puzzle: a cage with a wrong sum, a thermometer that does not rise. */

import { type BrokenRule, brokenRules } from '../../../core/rules/broken';
import * as messages from '../../messages/index';
import { cellName, symbolOf } from '../../messages/wording';
import { cellSpanOf, type Puzzle } from '../../puzzle';
import { headOf } from '../../rules/index';
import { type DiagnosticRule, type Related, related } from './rule';

/**
 * Two cells that break a rule are both marked, as those of a conflict. Of more cells, the one that was edited last is, or the last one
 * in the order of the rule.
 */
export const brokenRule: DiagnosticRule = {
  code: 'broken-rule',
  severity: 'error',
  *check(puzzle) {
    const { grid } = puzzle;
    if (!grid.geometry.variant) return;
    for (const broken of brokenRules(grid)) {
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
          related: [
            ...ruleText(puzzle, broken, here.head),
            ...related(puzzle, others, cell => messages.brokenRules.cell(here, cell)),
          ],
        };
      }
    }
  },
};

/** Where the rule is written, if the puzzle has it for itself. */
function ruleText({ rules, start }: Puzzle, { index }: BrokenRule, head: string): Related[] {
  const given = (rules?.sections ?? []).flatMap(section => section.rules.flatMap(line => line.given));
  const place = given[index];
  return place
    ? [{ start: start + place.start, end: start + place.end, message: messages.brokenRules.rule(head) }]
    : [];
}
