/**
 * The drawing of the rules of a puzzle, as plain data: it is created by code that knows the rules, and shown by code
 * that does not.
 */

import type { Geometry } from '../../core/geometry';
import type { Pausable } from '../../core/pausing';
import { rulesOfGeometry } from '../../core/rules/geometry';
import * as messages from '../../messages/index';
import type { Legend, RulesDrawing } from '../protocol/snapshot';
import type { LegendEntry } from './boardRule';
import { Canvas } from './canvas';
import { boardRuleOf } from './kinds';
import { legendOf } from './legend';

/** The drawing of the rules of a geometry. Undefined when it has none. Yields where it may be paused. */
export function* drawingRules(geometry: Geometry, symbols: readonly string[]): Pausable<RulesDrawing | undefined> {
  const canvas = new Canvas(geometry, symbols);
  if (canvas.rules.length === 0) return undefined;
  yield* canvas.drawAll(rule => boardRuleOf(rule.kind).draw?.(rule, canvas));
  const { shapes, spots, frame } = canvas.ring.drawing();
  return {
    shades: canvas.shapes('shades', 'shades'),
    below: canvas.shapes('cells', 'cages'),
    above: [...canvas.shapes('marks', 'marks'), ...shapes],
    frame,
    labeled: canvas.labeled,
    hasLists: canvas.hasLists,
    spots: [...canvas.spots, ...spots],
  };
}

/** The legend of a geometry, below its drawing. Undefined if it would be empty. */
export function rulesLegendOf(geometry: Geometry, drawing: RulesDrawing | undefined): Legend | undefined {
  const entries = entriesOf(geometry);
  return entries.length === 0 ? undefined : legendOf(entries, geometry.size, drawing?.frame.bottom ?? 0);
}

/** The entries without duplicates, those of rules of the whole grid first. */
function entriesOf(geometry: Geometry): LegendEntry[] {
  const found = new Map<string, LegendEntry>();
  if (geometry.regions === 'none') found.set('', { text: messages.drawnRules.noBoxes() });
  for (const rule of rulesOfGeometry(geometry)) {
    const entry = boardRuleOf(rule.kind).legend?.(rule);
    if (entry && !found.has(entry.text)) found.set(entry.text, entry);
  }
  const entries = [...found.values()];
  return [...entries.filter(({ sample }) => !sample), ...entries.filter(({ sample }) => sample)];
}
