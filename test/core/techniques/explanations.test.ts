import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { positionOf } from '../../../src/core/position';
import { findAllSteps } from '../../../src/core/techniques/index';
import { Names } from '../../../src/core/techniques/names';
import type { Step } from '../../../src/core/techniques/step';
import { RUNS } from '../arbitraries';
import { quickTechniques } from './checks';
import { anyPosition } from './randomPositions';
import { validPuzzle } from './randomPuzzles';
import { solveLogically } from './walks';

const names = new Names(geometryOfSize(9));

/** Patterns that no explanation contains. */
const WRONG: readonly RegExp[] = [
  // A house and then a digit: `row 4 7`.
  /(row|column|box) \d+ \d/,
  /undefined|NaN|\[object/,
  /^$|^\s|\s$|\s\s/,
  /[^.]$/,
  /\s[.,;:]/,
  /,,|\.\.|, and nor/,
  // A house that is not one: the first is 1.
  /(row|column|box) 0|r0|c0|b0/,
];

function check(step: Step): void {
  const text = step.technique.explain(step, names);
  for (const wrong of WRONG) assert.doesNotMatch(text, wrong, names.step(step));
}

describe('explanations', () => {
  it('are sentences, along the paths of puzzles', () => {
    fc.assert(
      fc.property(validPuzzle, ({ grid }) => {
        for (const step of solveLogically(positionOf(grid)).steps) check(step);
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 5) },
    );
  });

  it('are sentences, in any position', () => {
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        for (const step of findAllSteps(position, quickTechniques)) check(step);
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 20) },
    );
  });
});
