import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { type Position, positionOf } from '../../../src/core/position';
import { findAllSteps } from '../../../src/core/techniques/index';
import { effectKey, type Technique } from '../../../src/core/techniques/step';
import { RUNS } from '../arbitraries';
import { type Symmetry, symmetry } from '../symmetry';
import { quickTechniques } from './checks';
import { anyPosition } from './randomPositions';
import { validPuzzle } from './randomPuzzles';
import { symmetricEffect, symmetricPosition } from './symmetricPositions';
import { findStep } from './walks';

/**
 * A shortest path to a statement may block its continuation, and no search continues from all paths to each statement: the longer
 * chains found depend on the paths that come first.
 */
const BY_SOME_WAYS = /^(aic|(dis)?continuous-nice-loop)$/;

/** A position after the singles, and the technique of the step taken there. */
interface Stage {
  readonly position: Position;
  readonly taken: Technique;
}

function stagesOf(grid: Grid): Stage[] {
  const stages: Stage[] = [];
  let position = positionOf(grid);
  for (let step = findStep(position, quickTechniques); step; step = findStep(position, quickTechniques)) {
    if (step.technique.level !== 'easy') stages.push({ position, taken: step.technique });
    position = position.after(step);
  }
  return stages;
}

type Case = readonly [position: Position, change: Symmetry];

/** By technique: `count` positions in which it is used, if random puzzles have them, and the same number of any positions. */
function casesOf(count: number): Map<Technique, Case[]> {
  const used = new Map(quickTechniques.map((technique): [Technique, Case[]] => [technique, []]));
  const others: Case[] = [];
  const any = fc.tuple(validPuzzle, anyPosition, symmetry(geometryOfSize(9)));
  for (const [{ grid }, { position: other }, change] of fc.sample(any, { ...RUNS, numRuns: 20 * count })) {
    const stages = stagesOf(grid);
    for (const { position, taken } of stages) {
      const known = used.get(taken);
      if (known && known.length < count) known.push([position, change]);
    }
    if (others.length < count) others.push([other, change]);
  }
  return new Map(quickTechniques.map(technique => [technique, [...used.get(technique)!, ...others]]));
}

function check(technique: Technique, position: Position, change: Symmetry): void {
  const expected = findAllSteps(position, [technique]).map(step => symmetricEffect(step, position, change));
  const found = findAllSteps(symmetricPosition(position, change), [technique]).map(effectKey);
  const where = `${makeLine(position.digits)} with candidates ${position.candidates.join()}`;
  assert.deepEqual(found.sort(), expected.sort(), `${where} under ${JSON.stringify(change)}`);
}

describe('techniques find the same steps in a puzzle that is rotated, shuffled and renamed', () => {
  let cases: Map<Technique, Case[]>;
  before(() => {
    cases = casesOf(Math.ceil(RUNS.numRuns / 20));
  });
  for (const technique of quickTechniques.filter(({ id }) => !BY_SOME_WAYS.test(id))) {
    it(technique.name, () => {
      for (const [position, change] of cases.get(technique)!) check(technique, position, change);
    });
  }
});
