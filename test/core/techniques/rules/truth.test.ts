/** Paths of random puzzles with rules: they lead to the end, and each step is true. */

import assert from 'node:assert/strict';
import { type Position, positionOf } from '../../../../src/core/position';
import { Random } from '../../../../src/core/random';
import { findAllSteps, techniques } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import type { Step } from '../../../../src/core/techniques/step';
import { RUNS } from '../../arbitraries';
import { positionsOf, solveLogically } from '../walks';
import { type RandomVariant, randomVariant } from './randomVariants';

const { ALL_DATA } = process.env;

/** Techniques that look at what rules demand. */
const ofRules = techniques.filter(({ id }) => /cage|innies|outies|sum|clue|line|thermo|quad|arrow/.test(id));

function assertTrue(step: Step, position: Position, { rules, solution }: RandomVariant): void {
  const names = new Names(position.geometry);
  const what = () => `${names.step(step)} in ${position.digits.join('')} with ${JSON.stringify(rules)}`;
  const { placements, eliminations, technique } = step;
  assert.ok(placements.length + eliminations.length > 0, what());
  for (const { cell, digit } of placements) assert.equal(solution[cell], digit, what());
  for (const { cell, digit } of eliminations) {
    assert.notEqual(solution[cell], digit, what());
    assert.ok(position.has(cell, digit), what());
  }
  assert.ok(technique.explain(step, names).length > 0, what());
}

/** Checks the paths of so many puzzles, and at some positions all steps of the techniques of rules. */
function check(size: number, count: number, seed: number): void {
  it(`${count} puzzles of ${size}x${size}`, () => {
    const random = new Random(seed);
    for (let i = 0; i < count; i++) {
      const variant = randomVariant(size, random);
      const path = solveLogically(positionOf(variant.grid));
      const positions = positionsOf(path);
      for (const [at, step] of path.steps.entries()) assertTrue(step, positions[at], variant);
      assert.equal(path.outcome, 'solved', JSON.stringify(variant.rules));
      const [first] = positions;
      for (const step of first ? findAllSteps(first, ofRules) : []) assertTrue(step, first, variant);
    }
  });
}

describe('paths of puzzles with rules', () => {
  const seed = 'seed' in RUNS ? RUNS.seed : Math.floor(Math.random() * 2 ** 31);
  check(4, ALL_DATA ? 200 : 12, seed);
  check(6, ALL_DATA ? 600 : 6, seed + 1);
  check(9, ALL_DATA ? 200 : 1, seed + 2);
});
