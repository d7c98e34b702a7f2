/** Solves what was read. */

import assert from 'node:assert/strict';
import { type Geometry, geometryOfSize, type House } from '../../../../../src/core/geometry';
import { problemOf } from '../../../../../src/core/rules/problem';
import { Search } from '../../../../../src/core/solver/propagation/search';
import {
  isBroken,
  readVariant,
  type VariantContent,
} from '../../../../../src/language/features/exchange/variants/index';

/** What a text says; fails when it is not read. */
export function read(text: string): VariantContent {
  const reading = readVariant(text);
  assert.ok(reading, `not of any form: ${text.slice(0, 100)}`);
  assert.ok(!isBroken(reading), isBroken(reading) ? reading.problem : '');
  return reading;
}

/** The problem of a text; fails when it has none. */
export function problemIn(text: string): string {
  const reading = readVariant(text);
  assert.ok(reading && isBroken(reading), `no problem: ${text.slice(0, 100)}`);
  return reading.problem;
}

/** Up to two solutions, as digits. */
export function solutionsOf({ size, regions, givens, rules }: VariantContent): Uint8Array[] {
  const search = new Search(
    problemOf({ geometry: geometryWith(geometryOfSize(size), regions), digits: givens }, rules),
  );
  const found: Uint8Array[] = [];
  for (let outcome = search.goOn(); outcome !== 'done' && found.length < 2; outcome = search.goOn())
    if (outcome === 'found') found.push(search.solution());
  return found;
}

/** A geometry with these regions, which the solver takes. */
function geometryWith(geometry: Geometry, regions: VariantContent['regions']): Geometry {
  if (regions === undefined) return geometry;
  const { size, cellCount } = geometry;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const boxOf = regions === 'none' ? new Uint8Array(cellCount).fill(255) : regions;
  const lines = geometry.houses.filter(({ kind }) => kind !== 'box');
  const boxes = Array.from(
    { length: regions === 'none' ? 0 : size },
    (_, index): House => ({ kind: 'box', index, cells: Uint16Array.from(cells.filter(cell => boxOf[cell] === index)) }),
  );
  const houses = [...lines, ...boxes];
  const peersOf = cells.map(cell => {
    const seen = houses.filter(house => house.cells.includes(cell)).flatMap(house => [...house.cells]);
    return Uint16Array.from(new Set(seen.filter(other => other !== cell).sort((a, b) => a - b)));
  });
  return { ...geometry, boxOf, houses, boxesFirst: houses, peersOf };
}
