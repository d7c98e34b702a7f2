/** Positions written as one line in the format of HoDoKu's library: digits, `+` before those that are not givens, then lost candidates. */

import assert from 'node:assert/strict';
import { type Position, positionOf } from '../../../src/core/position';
import { techniques } from '../../../src/core/techniques/index';
import type { Technique } from '../../../src/core/techniques/step';
import { parse } from '../../../src/text/parser/parser';

/** `+7..12…:664 512`: a lost candidate is digit, row, column. */
export function positionOfLine(line: string): Position {
  const [cells, lost = ''] = line.split(':');
  const [puzzle] = parse(`:0000:x:${cells}:${lost}:::\n`).puzzles;
  assert.deepEqual(puzzle?.problems, []);
  return positionOf(puzzle.grid, puzzle.givens);
}

/** The technique with this id. */
export function techniqueOf(id: string): Technique {
  const technique = techniques.find(other => other.id === id);
  assert.ok(technique, `no technique ${id}`);
  return technique;
}
