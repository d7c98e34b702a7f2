/** Reads texts of other programs for tests, and solves them. */

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../src/core/geometry';
import { geometryWith } from '../../src/core/rules/geometry';
import { solutions } from '../../src/core/solver/index';
import { isBroken, readVariant, type VariantContent } from '../../src/formats/finding/readText';

/** Returns the contents of a text; fails if it cannot be read. */
export function read(text: string): VariantContent {
  const reading = readVariant(text);
  assert.ok(reading, `not of any form: ${text.slice(0, 100)}`);
  assert.ok(!isBroken(reading), isBroken(reading) ? reading.problem : '');
  return reading;
}

/** Returns the problem of a text; fails if it has none. */
export function problemIn(text: string): string {
  const reading = readVariant(text);
  assert.ok(reading && isBroken(reading), `no problem: ${text.slice(0, 100)}`);
  return reading.problem;
}

/** Returns up to two solutions, as digits. */
export function solutionsOf({ size, regions, givens, rules }: VariantContent): Uint8Array[] {
  const grid = { geometry: geometryWith(geometryOfSize(size), rules, regions), digits: givens };
  const found: Uint8Array[] = [];
  for (const solution of solutions(grid)) if (found.push(solution) === 2) break;
  return found;
}
