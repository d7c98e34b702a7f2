import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { type Position, positionOf } from '../../../src/core/position';
import { findAllSteps, techniques, usualTechniques } from '../../../src/core/techniques/index';
import { Names } from '../../../src/core/techniques/names';
import type { Step, Technique } from '../../../src/core/techniques/step';
import { sized } from '../../sizes';
import { RUNS } from '../arbitraries';
import { validPuzzle } from './randomPuzzles';
import { positionsOf, solveLogically } from './walks';

/** The techniques to test, by id, separated by commas; all if it is not set. */
const WANTED = process.env.SUDOKU_TECHNIQUES?.split(',');

/** The number of positions of a puzzle in which all steps are searched for; the first is where singles find nothing more. */
const POSITIONS = 3;

const names = new Names(geometryOfSize(9));

/** Fails if a step contradicts the solution, has no effect, or cannot be written. */
function assertTrue(step: Step, position: Position, solution: Uint8Array): void {
  const { placements, eliminations, technique } = step;
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
  assert.ok(technique.explain(step, names).length > 0, what);
}

/** Checks every step along the paths of random puzzles, and all steps of some positions on them. */
function check(tried: readonly Technique[], numRuns: number): void {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(validPuzzle, ({ grid, solution }) => {
      const path = solveLogically(positionOf(grid));
      const { steps } = path;
      const positions = positionsOf(path);
      for (const [i, step] of steps.entries()) assertTrue(step, positions[i], solution);
      const stuck = steps.findIndex(({ technique }) => technique.level !== 'easy');
      const first = Math.max(0, stuck);
      const every = Math.max(1, Math.floor((positions.length - first) / POSITIONS));
      for (let i = first; i < positions.length; i += every) {
        for (const step of findAllSteps(positions[i], tried)) {
          assertTrue(step, positions[i], solution);
          seen.set(step.technique.id, (seen.get(step.technique.id) ?? 0) + 1);
        }
      }
    }),
    { ...RUNS, numRuns },
  );
  if (process.env.FUZZ_RUNS) console.log(Object.fromEntries(seen));
}

describe('techniques', () => {
  const wanted = (all: readonly Technique[]) => all.filter(({ id }) => !WANTED || WANTED.includes(id));
  const usual = wanted(usualTechniques);
  const exotic = wanted(techniques.filter(({ isExotic }) => isExotic));
  // A puzzle takes half a second with the usual ones, and some seconds with the exotic ones.
  const runs = Math.min(Number(process.env.FUZZ_RUNS ?? sized(4, 20)), 2000);

  if (usual.length > 0) {
    it('find only true steps', () => check(usual, runs));
  }
  if (exotic.length > 0) {
    it('find only true steps, including exotic ones', () => check(exotic, Math.ceil(runs / 40)));
  }
});
