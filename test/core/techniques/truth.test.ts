import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { type Position, positionOf } from '../../../src/core/position';
import { findAllSteps, findStep, techniques } from '../../../src/core/techniques/index';
import { Names } from '../../../src/core/techniques/names';
import type { Step } from '../../../src/core/techniques/step';
import { RUNS } from '../arbitraries';
import { validPuzzle } from './randomPuzzles';

/** The techniques to try, by id, separated by commas; all when it is not set. */
const WANTED = process.env.SUDOKU_TECHNIQUES?.split(',');

const names = new Names(geometryOfSize(9));

/** Fails where a step contradicts the solution, changes nothing, or says something twice. */
function assertTrue(step: Step, position: Position, solution: Uint8Array): void {
  const { placements, eliminations } = step;
  const what = `${names.step(step)} in ${makeLine(position.digits)}`;
  assert.ok(placements.length + eliminations.length > 0, what);
  for (const { cell, digit } of placements) {
    assert.equal(solution[cell], digit, what);
    assert.equal(position.digits[cell], 0, what);
  }
  for (const { cell, digit } of eliminations) {
    assert.notEqual(solution[cell], digit, what);
    assert.ok(position.has(cell, digit), `${what}: no such candidate`);
  }
  assert.ok(step.technique.explain(step, names).length > 0, what);
}

describe('techniques', () => {
  it('find only what is true in the solution, on the whole way through a puzzle', () => {
    const tried = techniques.filter(({ id }) => !WANTED || WANTED.includes(id));
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(validPuzzle, ({ grid, solution }) => {
        let position = positionOf(grid);
        for (;;) {
          const next = findStep(position);
          // Singles change little: what else there is can be seen before and after them.
          if (next?.technique.level !== 'easy' || position.empty.size % 8 === 0) {
            for (const step of findAllSteps(position, tried)) {
              assertTrue(step, position, solution);
              seen.set(step.technique.id, (seen.get(step.technique.id) ?? 0) + 1);
            }
          }
          if (!next) break;
          assertTrue(next, position, solution);
          position = position.after(next);
        }
      }),
      RUNS,
    );
    if (process.env.FUZZ_RUNS) console.log(seen);
  });
});
