/**
 * Paths of puzzles with rules: they lead to the end, and each step is true. The puzzles come from the generator, with each
 * rule that it offers, and others mix rules of all kinds. A few of each; with `TEST_ALL` 1,000 of them, which
 * takes many minutes and prints a line about each group and one about all.
 */

import assert from 'node:assert/strict';
import { type Position, positionOf } from '../../../../src/core/position';
import { Random } from '../../../../src/core/random';
import { findAllSteps, techniques } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import type { Step } from '../../../../src/core/techniques/step';
import { RULE_NAMES } from '../../../../src/features/generate/ruleNames';
import { ALL } from '../../../sizes';
import { RUNS } from '../../arbitraries';
import { keeps } from '../../rules/examples';
import { positionsOf, processorTime, solveLogically } from '../walks';
import { generatedVariants } from './generatedVariants';
import { type RandomVariant, randomVariant } from './randomVariants';

/** Techniques that use constraints of rules. */
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

/** Statistics of a path. */
interface Walked {
  readonly steps: number;
  readonly isPlain: boolean;
  /** Processor time to find the path, in seconds. */
  readonly time: number;
}

function walk(variant: RandomVariant): Walked {
  const { grid, rules, solution } = variant;
  for (const rule of rules) assert.ok(keeps(grid.geometry, solution, rule, rules), JSON.stringify(rule));
  const start = processorTime();
  const path = solveLogically(positionOf(grid));
  const time = processorTime() - start;
  const positions = positionsOf(path);
  for (const [at, step] of path.steps.entries()) assertTrue(step, positions[at], variant);
  assert.equal(path.outcome, 'solved', JSON.stringify(rules));
  const [first] = positions;
  if (first && first.geometry.size < 9)
    for (const step of findAllSteps(first, ofRules)) assertTrue(step, first, variant);
  const isPlain = path.steps.every(({ technique }) => technique.id !== 'rule-forcing-net');
  return { steps: path.steps.length, isPlain, time };
}

/** `8 puzzles, 961 steps, 6 without the last resort; seconds: 0.5 in the middle, 0.9 for nine of ten, 1.2 at most` */
function summaryOf(walked: readonly Walked[]): string {
  const times = walked.map(({ time }) => time).sort((a, b) => a - b);
  const [middle, most, last] = [0.5, 0.9, 1].map(part => times[Math.ceil(part * times.length) - 1].toFixed(2));
  const steps = walked.reduce((sum, each) => sum + each.steps, 0);
  const plain = walked.filter(({ isPlain }) => isPlain).length;
  return (
    `${walked.length} puzzles, ${steps} steps, ${plain} without the last resort; ` +
    `seconds: ${middle} in the middle, ${most} for nine of ten, ${last} at most`
  );
}

describe('paths of puzzles with rules', () => {
  const seed = 'seed' in RUNS ? RUNS.seed : Math.floor(Math.random() * 2 ** 31);
  const all: Walked[] = [];

  /** Checks the paths of some puzzles. */
  function check(title: string, variants: () => Iterable<RandomVariant>): void {
    it(title, () => {
      const walked = Array.from(variants(), walk);
      all.push(...walked);
      if (ALL && walked.length > 0) console.log(`${title}: ${summaryOf(walked)}`);
    });
  }

  /** Checks the paths of `count` puzzles that the generator makes with a rule. */
  function checkGenerated(size: number, name: string, count: number): void {
    check(`${size}x${size} ${name}`, () => generatedVariants(size, name, count, seed + RULE_NAMES.indexOf(name)));
  }

  /** Checks the paths of `count` puzzles with rules of all kinds. Large grids keep some givens, as people would keep them. */
  function checkMixed(size: number, count: number): void {
    check(`${size}x${size} mixed`, function* () {
      const random = new Random(seed + size);
      for (let i = 0; i < count; i++) yield randomVariant(size, random, size < 9 ? 0 : 8 + random.below(10));
    });
  }

  if (ALL) {
    for (const name of RULE_NAMES) {
      checkGenerated(4, name, 8);
      checkGenerated(6, name, 12);
      checkGenerated(9, name, 8);
    }
    checkMixed(4, 96);
    checkMixed(6, 180);
    checkMixed(9, 60);
    after(() => console.log(`All: ${summaryOf(all)}`));
  } else {
    for (const name of RULE_NAMES) checkGenerated(4, name, 1);
    for (const name of ['jigsaw', 'killer', 'thermos', 'sandwiches', 'numbered rooms']) checkGenerated(6, name, 1);
    checkGenerated(9, 'sandwiches', 1);
    checkMixed(4, 10);
    checkMixed(6, 4);
    checkMixed(9, 1);
  }
});
