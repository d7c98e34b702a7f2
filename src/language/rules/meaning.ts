/** The meaning of regions and rules as a text, by which equal puzzles are found. */

import type { Geometry } from '../../core/geometry';
import { isRuled, madeOnce } from '../../core/rules/geometry';
import type { Rule } from '../../core/rules/rule';
import { writeMeaning } from './writing';

/**
 * The regions and rules of a puzzle: equal for puzzles that have the same, in whatever words and letters, in any order of lines, and of
 * cells where their order means nothing. Empty for classic puzzles.
 */
export function meaningOfRules(geometry: Geometry): string {
  return isRuled(geometry) ? madeOnce(geometry, meaningOf) : '';
}

/** Whether puzzles have the same boxes or regions and the same rules. */
export function haveSameRules(a: Geometry, b: Geometry): boolean {
  return a === b || (isRuled(a) && isRuled(b) && meaningOfRules(a) === meaningOfRules(b));
}

function meaningOf(layout: Geometry, rules: readonly Rule[]): string {
  const boxes = layout.regions === 'none' ? 'no boxes' : layout.boxOf.join();
  const lines = rules.flatMap(rule => {
    if (rule.kind !== 'digits') return [writeMeaning(rule, layout)];
    return rule.cells.map(cell => writeMeaning({ ...rule, cells: [cell] }, layout)); // several lines may have the cells of one
  });
  return [`${layout.boxHeight}x${layout.boxWidth}`, boxes, ...[...new Set(lines)].sort()].join('\n');
}
