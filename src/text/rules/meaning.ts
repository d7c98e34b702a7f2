/** The meaning of regions and rules as a text, which is compared to find equal puzzles. */

import type { Geometry } from '../../core/geometry';
import { isRuled, rulesOfGeometry } from '../../core/rules/geometry';
import { writeMeaning } from './writing';

/**
 * A canonical text of a puzzle's regions and rules, empty for classic puzzles. Two puzzles with the same regions and rules have
 * the same text, regardless of their keywords, their region letters, the order of their lines, and the order of cells where it has no
 * meaning.
 */
export function meaningOfRules(geometry: Geometry): string {
  if (!isRuled(geometry)) return '';
  const { boxHeight, boxWidth, boxOf, regions } = geometry;
  const lines = rulesOfGeometry(geometry).flatMap(rule => {
    if (rule.kind !== 'digits') return [writeMeaning(rule, geometry)];
    return rule.cells.map(cell => writeMeaning({ ...rule, cells: [cell] }, geometry)); // the cells of one line may be written in several lines
  });
  const boxes = regions === 'none' ? 'no boxes' : boxOf.join();
  return [`${boxHeight}x${boxWidth}`, boxes, ...[...new Set(lines)].sort()].join('\n');
}

/** Whether puzzles have the same boxes or regions and the same rules. */
export function haveSameRules(a: Geometry, b: Geometry): boolean {
  return a === b || (isRuled(a) && isRuled(b) && meaningOfRules(a) === meaningOfRules(b));
}
