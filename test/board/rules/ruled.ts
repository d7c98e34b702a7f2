/** Puzzles with rules, from lines of text. */

import assert from 'node:assert/strict';
import type { SvgShape } from '../../../src/board/drawing/shape';
import { noMarks } from '../../../src/board/snapshot';
import { geometryOfSize } from '../../../src/core/geometry';
import { geometryWithRules, type RegionMap } from '../../../src/core/rules/geometry';
import type { Puzzle } from '../../../src/text/puzzle';
import { readRuleLine } from '../../../src/text/rules/index';
import { onlyPuzzle } from '../../features/steps';
import { snapshotOf } from '../finished';

/** The geometry with the rules of some lines. */
export function ruled(lines: readonly string[], size = 9, regions?: RegionMap) {
  const base = geometryOfSize(size);
  const rules = lines.flatMap(line => {
    const read = readRuleLine(line, base);
    assert.deepEqual(read.problems, [], line);
    return read.rules;
  });
  return geometryWithRules(base, rules, regions);
}

/** A puzzle with these rules and one given, 1 in its first cell. */
export function ruledPuzzle(lines: readonly string[], size = 9, regions?: RegionMap): Puzzle {
  const rows = Array.from({ length: size }, (_, row) => (row === 0 ? '1' : '.') + '.'.repeat(size - 1));
  const puzzle = onlyPuzzle(`${rows.join('\n')}\n`);
  return { ...puzzle, grid: { ...puzzle.grid, geometry: ruled(lines, size, regions) } };
}

export const symbolsOf = (size: number) => Array.from({ length: size }, (_, i) => `${i + 1}`);

/** Shapes and all shapes inside them. */
export const allOf = (shapes: readonly SvgShape[]): SvgShape[] =>
  shapes.flatMap(shape => [shape, ...allOf(shape.children ?? [])]);

/** The snapshot of a puzzle with these rules. */
export const ruledSnapshot = (lines: readonly string[], size = 9) =>
  snapshotOf(ruledPuzzle(lines, size), { version: 1, status: '', marks: noMarks(size * size) });
