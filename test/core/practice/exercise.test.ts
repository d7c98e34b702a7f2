import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import type { Position } from '../../../src/core/position';
import { exercises, findingExercise, practicable, randomTechnique } from '../../../src/core/practice/exercise';
import { OCCURRENCES } from '../../../src/core/practice/occurrences';
import { verdict } from '../../../src/core/solver/index';
import { techniques, usualTechniques } from '../../../src/core/techniques/index';
import { Path } from '../../../src/core/techniques/path';
import { singles } from '../../../src/core/techniques/singles/index';
import type { Technique } from '../../../src/core/techniques/step';
import { ALL, sized } from '../../sizes';

/** The seeds of the exercises. */
const SEEDS = sized([7], [7, 1234, 99_991]);
const POSITIONS = sized(1, 20);

/** Whether positions for a technique are slow to find. `npm test` skips the exercises of slow techniques. */
const isSlow = (technique: Technique) =>
  usualTechniques.findIndex(({ id }) => id === 'xy-chain') < usualTechniques.indexOf(technique);

function first(technique: Technique, seed: number, count: number): Position[] {
  const found: Position[] = [];
  for (const position of exercises(technique, seed)) {
    if (position) found.push(position);
    if (found.length === count) break;
  }
  return found;
}

describe('exercises', () => {
  for (const technique of practicable.filter(each => ALL || !isSlow(each))) {
    it(`are positions in which ${technique.name} is the first step of the path`, () => {
      for (const seed of SEEDS) {
        for (const position of first(technique, seed, POSITIONS)) {
          const [step] = finish(new Path(position).until(() => true));
          assert.equal(step.technique.id, technique.id, makeLine(position.digits));
          const { geometry, digits, givens } = position;
          assert.equal(finish(verdict({ geometry, digits: givens })).kind, 'valid');
          assert.ok(givens.every((given, cell) => given === 0 || given === digits[cell]));
        }
      }
    }).timeout(0);
  }

  it('of singles have no eliminations before them', () => {
    for (const technique of singles.techniques) {
      for (const { geometry, digits, givens, candidates } of first(technique, 3, 5)) {
        const position = new Path(finish(findingExercise(technique, 3))).start;
        assert.equal(position.geometry, geometry);
        const seen = (cell: number) => new Set([...geometry.peersOf[cell]].map(peer => digits[peer]));
        for (const [cell, mask] of candidates.entries()) {
          if (digits[cell] !== 0) continue;
          const open = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(digit => !seen(cell).has(digit));
          assert.equal(
            mask,
            open.reduce((sum, digit) => sum | (1 << (digit - 1)), 0),
          );
        }
        assert.notDeepEqual([...givens], new Array(81).fill(0));
      }
    }
  });

  it('depend only on the seed', () => {
    const [technique] = practicable.filter(({ id }) => id === 'jellyfish');
    const lines = (seed: number) => first(technique, seed, 3).map(({ digits }) => makeLine(digits));
    assert.deepEqual(lines(5), lines(5));
    assert.notDeepEqual(lines(5), lines(6));
    assert.equal(new Set(lines(5)).size, 3);
  });

  it('of a level have the techniques of the level in proportion to the square root of their puzzles', () => {
    const ofLevel = practicable.filter(({ level }) => level === 'medium');
    const weightOf = ({ id }: Technique) => Math.sqrt(OCCURRENCES[id].puzzles);
    const total = ofLevel.reduce((sum, each) => sum + weightOf(each), 0);
    const seeds = Array.from({ length: 4000 }, (_, seed) => seed);
    const chosen = seeds.map(seed => randomTechnique(ofLevel, seed));
    for (const technique of ofLevel) {
      const share = chosen.filter(each => each === technique).length / seeds.length;
      assert.ok(Math.abs(share - weightOf(technique) / total) < 0.02, `${technique.id}: ${share}`);
    }
    assert.equal(randomTechnique(ofLevel, 7), randomTechnique(ofLevel, 7));
    assert.equal(randomTechnique([], 7), undefined);
  });

  it('exist only for usual techniques with enough puzzles or with seeds of puzzles', () => {
    const ids = new Set(usualTechniques.map(({ id }) => id));
    for (const [id, { puzzles, sources }] of Object.entries(OCCURRENCES)) {
      assert.ok(ids.has(id), id);
      assert.ok(puzzles >= 2000 || (sources && sources.length > 0), id);
    }
    assert.equal(practicable.length, Object.keys(OCCURRENCES).length);
    assert.ok(practicable.length < techniques.length);
  });
});
