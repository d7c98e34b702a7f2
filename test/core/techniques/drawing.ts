/** Positions drawn for one digit at a time, as people draw them on paper. */

import assert from 'node:assert/strict';
import { type Geometry, geometryOfSize } from '../../../src/core/geometry';
import { bitOf } from '../../../src/core/grid';
import { Position } from '../../../src/core/position';
import { findAllSteps } from '../../../src/core/techniques/index';
import { Names } from '../../../src/core/techniques/names';
import type { Technique } from '../../../src/core/techniques/step';

/** Row by row, blanks anywhere: `x` where the digit is a candidate, `.` where it is not. All other digits are candidates everywhere. */
export function drawn(digit: number, drawing: string): Position {
  const cells = [...drawing].filter(sign => sign === 'x' || sign === '.');
  const geometry = geometryOfSize(Math.sqrt(cells.length));
  const places = [...cells.keys()].filter(cell => cells[cell] === 'x');
  return placesOf(geometry, digit, places);
}

/** The position in which a digit is a candidate only in these cells, and all other digits everywhere. */
export function placesOf(geometry: Geometry, digit: number, cells: readonly number[]): Position {
  const others = (2 ** geometry.size - 1) & ~bitOf(digit);
  const candidates = new Uint32Array(geometry.cellCount).fill(others);
  for (const cell of cells) candidates[cell] |= bitOf(digit);
  const none = new Uint8Array(geometry.cellCount);
  return new Position(geometry, none, candidates, none);
}

/** All steps of a technique, as text. */
export function linesOf(position: Position, technique: Technique): string[] {
  const names = new Names(position.geometry);
  return findAllSteps(position, [technique]).map(step => names.step(step));
}

/** The explanation of the step with this text. */
export function explanationOf(position: Position, technique: Technique, line: string): string {
  const names = new Names(position.geometry);
  const step = findAllSteps(position, [technique]).find(found => names.step(found) === line);
  assert.ok(step, `no step ${line}`);
  return technique.explain(step, names);
}
