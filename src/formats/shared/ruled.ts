/** Puzzles with rules, as formats have them and as readers of variants find them. */

import { type Geometry, geometryOf, geometryOfSize } from '../../core/geometry';
import { geometryWith, rulesOf } from '../../core/rules/geometry';
import * as messages from '../../messages/index';
import { droppedAs, type Part } from '../../text/losses';
import type { Content } from '../content';
import { contradictionOf } from './embeddedSolution';
import type { ImportedPuzzle } from './reading';
import { geometryWith as geometryOfBoxes } from './reading';
import type { VariantContent } from './variantContent';

/** The geometry without rules and with boxes. */
export function baseOf({ boxHeight, boxWidth }: Geometry): Geometry {
  return geometryOf(boxHeight, boxWidth);
}

/** What a puzzle in the form of another program says. */
function contentOfVariant({ size, regions, rules, digits, givens, ...words }: VariantContent): Content {
  const { title, author, ruleset } = words;
  const boxes = regions instanceof Uint8Array ? geometryOfBoxes(size, [...regions]) : undefined;
  return {
    grid: { geometry: geometryWith(boxes ?? geometryOfSize(size), rules, boxes ? undefined : regions), digits },
    givens,
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(ruleset !== undefined && { ruleset }),
  };
}

/** A puzzle in the form of another program, what is lost of it, and whether the solution that is with it contradicts it. */
export function takenOf(variant: VariantContent): ImportedPuzzle {
  const parts = new Map<string, Part>([
    [messages.variants.marks(), 'marks'],
    [messages.variants.colours(), 'colours'],
  ]);
  const lost = variant.lost.map(noun => parts.get(noun) ?? droppedAs(noun));
  const content = contentOfVariant(variant);
  const doubt = variant.solution && contradictionOf(content.grid, variant.givens, variant.solution);
  return { content, lost, ...(doubt !== undefined && { doubt }) };
}

/** A puzzle as the writers of variants take it. */
export function variantOf({ grid, givens, title, author, ruleset }: Content): VariantContent {
  const { geometry, digits } = grid;
  const { size, boxOf } = geometry;
  const usual = geometryOfSize(size);
  const hasBoxes = geometry.regions === 'boxes';
  const isUsual = hasBoxes && baseOf(geometry) === usual;
  return {
    size,
    ...(!isUsual && { regions: geometry.regions === 'none' ? ('none' as const) : boxOf }),
    // A given that was overwritten is none.
    givens: givens.map((given, cell) => (given === digits[cell] ? given : 0)),
    digits,
    rules: rulesOf(geometry),
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(ruleset !== undefined && { ruleset }),
    lost: [],
  };
}
