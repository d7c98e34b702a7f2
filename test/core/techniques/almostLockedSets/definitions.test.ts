import assert from 'node:assert/strict';
import fc from 'fast-check';
import { almostLockedSetsIn } from '../../../../src/core/almostLockedSets';
import { finish } from '../../../../src/core/pausing';
import { type Position, positionOf } from '../../../../src/core/position';
import { alsXyChain } from '../../../../src/core/techniques/almostLockedSets/alsXyChain';
import { alsXyWing } from '../../../../src/core/techniques/almostLockedSets/alsXyWing';
import { alsXz } from '../../../../src/core/techniques/almostLockedSets/alsXz';
import { deathBlossom } from '../../../../src/core/techniques/almostLockedSets/deathBlossom';
import { findAllSteps, techniques } from '../../../../src/core/techniques/index';
import { effectKey, type Technique } from '../../../../src/core/techniques/step';
import { validPuzzle } from '../randomPuzzles';
import { findStep } from '../walks';
import { NaiveLinks } from './naiveSets';

/** The positions in some random puzzles where singles and subsets find nothing more. */
function hardPositions(): Position[] {
  const end = techniques.findIndex(({ id }) => id === 'x-wing');
  const easy = techniques.slice(0, end);
  return fc.sample(validPuzzle, { numRuns: 12, seed: 20_260_301 }).flatMap(({ grid }) => {
    let position = positionOf(grid);
    for (let step = findStep(position, easy); step; step = findStep(position, easy)) position = position.after(step);
    return position.isSolved ? [] : [position];
  });
}

const sorted = (lines: Iterable<string>) => [...lines].sort();

const effectsOf = (position: Position, technique: Technique) =>
  sorted(findAllSteps(position, [technique]).map(effectKey));

describe('almost locked sets', () => {
  let all: NaiveLinks[];
  let few: NaiveLinks[];
  before(() => {
    all = hardPositions().map(position => new NaiveLinks(position));
    few = all.filter(({ sets }) => sets.length < 150);
    assert.ok(few.length > 1);
  });

  it('are found, each once, smallest first', () => {
    for (const { position, sets } of all) {
      const found = finish(almostLockedSetsIn(position));
      assert.deepEqual(sorted(found.map(({ cells }) => cells.join())), sorted(sets.map(({ cells }) => cells.join())));
      for (const [i, { cells }] of found.entries()) assert.ok(i === 0 || found[i - 1].cells.length <= cells.length);
    }
  });
  it('eliminate the same as the definition of two linked sets', () => {
    for (const naive of all) assert.deepEqual(effectsOf(naive.position, alsXz), sorted(naive.xz()));
  });
  it('eliminate the same as the definition of three linked sets', () => {
    for (const naive of few) assert.deepEqual(effectsOf(naive.position, alsXyWing), sorted(naive.xyWing()));
  });
  it('eliminate the same as the definition of chains', () => {
    for (const naive of few) {
      const found = findAllSteps(naive.position, [alsXyChain]);
      const shortest = found.filter(({ sets }) => sets!.length === 4).map(effectKey);
      assert.deepEqual(sorted(shortest), sorted(naive.chains(3)));
      const effects = new Set(found.map(effectKey));
      assert.equal(effects.size, found.length);
      for (const effect of naive.chains(4)) assert.ok(effects.has(effect), effect);
    }
  });
  it('eliminate the same as the definition of blossoms', () => {
    for (const naive of few) assert.deepEqual(effectsOf(naive.position, deathBlossom), sorted(naive.blossoms()));
  });
});
