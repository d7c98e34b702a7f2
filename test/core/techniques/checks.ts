/** Checks of a technique in tests: all its steps in a position, as text, and the explanation of the first. */

import assert from 'node:assert/strict';
import { type Geometry, geometryOfSize } from '../../../src/core/geometry';
import { bitOf } from '../../../src/core/grid';
import { Position } from '../../../src/core/position';
import { findAllSteps, usualTechniques } from '../../../src/core/techniques/index';
import { Names } from '../../../src/core/techniques/names';
import { parseCell } from '../cells';
import { linesOf } from './drawing';
import { positionOfLine, techniqueOf } from './positions';

/** The usual techniques except those that take a long time to find all their steps, which have separate tests. */
export const quickTechniques = usualTechniques.filter(
  ({ id }) => !/^(forcing-|grouped-|als-|death-blossom)|-with-als$/.test(id),
);

/** Asserts that the steps of a technique are these, in a position or a line in the format of `positions.ts`. */
export function check(id: string, position: Position | string, ...expected: readonly string[]): void {
  const at = typeof position === 'string' ? positionOfLine(position) : position;
  assert.deepEqual(linesOf(at, techniqueOf(id)), expected);
}

/** Asserts the explanation of the first step of a technique. */
export function checkExplained(id: string, position: Position | string, expected: string): void {
  const at = typeof position === 'string' ? positionOfLine(position) : position;
  const [step] = findAllSteps(at, [techniqueOf(id)]);
  assert.equal(step.technique.explain(step, new Names(at.geometry)), expected);
}

/** An empty grid in which some cells have only these candidates: `{ r1c1: '12' }`. */
export function withOnly(digitsByCell: Record<string, string>, geometry: Geometry = geometryOfSize(9)): Position {
  const candidates = new Uint32Array(geometry.cellCount).fill(2 ** geometry.size - 1);
  for (const [name, digits] of Object.entries(digitsByCell)) {
    candidates[parseCell(geometry, name)!] = [...digits].reduce((mask, digit) => mask | bitOf(Number(digit)), 0);
  }
  const none = new Uint8Array(geometry.cellCount);
  return new Position(geometry, none, candidates, none);
}

/** An empty grid in which some cells cannot hold some digits: `{ 1: 'r1c1 r1c2' }`. */
export function without(cellsByDigit: Record<number, string>, geometry: Geometry = geometryOfSize(9)): Position {
  const candidates = new Uint32Array(geometry.cellCount).fill(2 ** geometry.size - 1);
  for (const [digit, cells] of Object.entries(cellsByDigit)) {
    for (const name of cells.split(' ')) candidates[parseCell(geometry, name)!] &= ~bitOf(Number(digit));
  }
  const none = new Uint8Array(geometry.cellCount);
  return new Position(geometry, none, candidates, none);
}
