import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { type Position, positionOf } from '../../../src/core/position';
import { boardOf } from '../../../src/core/rating/board';
import { geometry } from '../../../src/core/rating/classicTables';
import { RATING_RULES, rate, rating, walking } from '../../../src/core/rating/index';
import type { RatedStep } from '../../../src/core/rating/ratedStep';
import type { Rating } from '../../../src/core/rating/rating';
import { sized } from '../../sizes';
import { RUNS } from '../arbitraries';
import { validPuzzle } from '../techniques/randomPuzzles';
import { makeStep, positionOfPuzzle } from './steps';

const write = ({ er, ep, ed, hardest }: Rating) =>
  `${er.toFixed(1)} / ${ep.toFixed(1)} / ${ed.toFixed(1)} ${hardest}`.trim();

describe('rating', () => {
  function check(puzzle: string, expected: string): void {
    it(`is ${expected}`, () => assert.equal(write(rate(positionOfPuzzle(puzzle))), expected));
  }

  check(
    '.......2.1.2.874..43.......9..2...3..6......18...5...6...7.8..9..1.6...8..4...5..',
    '1.2 / 1.2 / 1.2 Hidden Single',
  );
  check(
    '......1.27...64.5.5........4......2....456....78......1.......76.58..4...2....9..',
    '1.7 / 1.2 / 1.2 Direct Pointing',
  );
  check(
    '.............98.5.654....3..7....2.1.6...3.9.4....2.........98.31.8.96.25........',
    '2.0 / 1.2 / 1.2 Direct Hidden Pair',
  );
  check(
    '.....9.3.6.4..12..2.......5.5......7...73.1.23...1..8....38.4...6.........1..28..',
    '2.3 / 1.2 / 1.2 Naked Single',
  );
  check(
    '..........8..43.5.26.9...1..7.4359.........87......5...92.....5.....68.9..3...47.',
    '2.6 / 1.2 / 1.2 Pointing',
  );
  check(
    '9...758.3.38..........1...26.....7...4...1.3..8.4...........2.9.1..8.6.....7.6.5.',
    '2.8 / 1.2 / 1.2 Claiming',
  );
  check(
    '....1.....2.78..5.97....1........94.........3.8..52......5...86.52.........943..5',
    '4.0 / 1.2 / 1.2 Skyscraper',
  );
  check(
    '...1596.......6....42.........81.2...........581.4...6..8...3..45.2......2.7...9.',
    '4.5 / 1.2 / 1.2 Unique Rectangle type 3',
  );
  check(
    '1.82...65......7....76.3..1..9...1...8..2...6...36.5......3.....92...4.7..61.....',
    '4.6 / 1.2 / 1.2 Unique Loop of 6 type 2',
  );
  check(
    '......4.5.2...3.9.3.4...8...9...86...3.2.7.8.........95...4...7...1.2.....1...9.4',
    '5.6 / 1.2 / 1.2 WXYZ-Wing',
  );
  check('......1.....9...3.91.536.7...624....35.......2...158...........1.96..2...7.48....', '6.8 / 1.2 / 1.2 Y-Cycle');
  check(
    '7..4..3.5..57...42.8..............3.....65..781.....96....3.61...3.........287...',
    '7.8 / 1.2 / 1.2 Nishio Forcing Chains',
  );
  check(
    '...75...2....31.5.7..9.28..5.4..7.19......6......195.8......1...5.....8...94.3...',
    '8.3 / 1.2 / 1.2 Region Forcing Chains',
  );
  check(
    '...2...3...9...12..1..6...8..5....468.....7...3.9....15..14.....975.......3.....2',
    '9.0 / 1.2 / 1.2 Dynamic Region Forcing Chains',
  );

  it('is 0 for solved, ambiguous and contradictory puzzles', () => {
    const none = '0.0 / 0.0 / 0.0';
    const solved = '123456789456789123789123456231564897564897231897231564312645978645978312978312645';
    assert.equal(write(rate(positionOfPuzzle(solved))), none);
    assert.equal(write(rate(positionOfPuzzle('.'.repeat(81)))), none);
    assert.equal(write(rate(positionOfPuzzle(`11${'.'.repeat(79)}`))), none);
  });

  it('takes eliminated candidates into account', () => {
    const puzzle = '762..954.4157.68.93...5..7.6239487159..1753621576..4988.156....576.9.18423.....5.';
    assert.equal(rate(positionOfPuzzle(puzzle)).ed, 2.6);
    assert.equal(rate(positionOfPuzzle(puzzle, 'r1c5<>3 r3c4<>8 r7c6<>2 r7c6<>3')).ed, 3.0);
  });

  it('exists only for 9x9 puzzles', () => {
    const four = geometryOfSize(4);
    assert.throws(() => rate(positionOf({ geometry: four, digits: new Uint8Array(16) })), RangeError);
  });

  it('can be paused, and does not change the position', () => {
    const position = positionOfPuzzle(
      '7..4..3.5..57...42.8..............3.....65..781.....96....3.61...3.........287...',
    );
    const before = [...position.candidates];
    let pauses = 0;
    const search = rating(position);
    while (!search.next().done) pauses++;
    assert.ok(pauses > 100, `${pauses} pauses`);
    assert.deepEqual([...position.candidates], before);
  });
});

describe('the rules of the rating', () => {
  it('are in the order of their lowest ratings, except for the shortest cycles', () => {
    const outOfOrder = RATING_RULES.filter(({ lowest }, i) => i > 0 && lowest < RATING_RULES[i - 1].lowest).map(
      ({ name }) => name,
    );
    assert.deepEqual(outOfOrder, ['Forcing Chain, Cycle']);
  });

  it('have the lowest ratings that docs/ratings.md lists', () => {
    assert.deepEqual(
      RATING_RULES.map(({ lowest }) => lowest),
      [
        10, 17, 20, 23, 25, 26, 30, 32, 34, 36, 38, 40, 40, 42, 44, 45, 50, 52, 54, 54, 55, 56, 58, 62, 62, 66, 65, 75,
        75, 75, 80, 85, 90, 95,
      ],
    );
  });

  it('find only true steps along the whole path of a puzzle', () => {
    fc.assert(
      fc.property(validPuzzle, ({ grid, solution }) => {
        const position = positionOf(grid);
        const board = boardOf(position);
        for (const step of walking(position)) {
          if (!step) continue;
          // Singles change little, and the hardest rules take a long time, so they are checked only sometimes.
          if (step.rating > 15) {
            for (const rule of RATING_RULES) {
              if (rule.lowest >= 85 && step.rating < 60) continue;
              for (const found of rule.find(board)) if (found) assertTrue(found, solution, position);
            }
          }
          assertTrue(step, solution, position);
          board.take(step);
        }
        assert.ok(board.isSolved, makeLine(grid.digits));
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / sized(20, 10)) },
    );
  });
});

/** Fails if the step contradicts the solution, or is rated below its rule. */
function assertTrue(step: RatedStep, solution: Uint8Array, { digits }: Position): void {
  const what = `${makeStep(step)} in ${makeLine(digits)}`;
  assert.ok(step.placement !== undefined || step.eliminations.length > 0, what);
  if (step.placement !== undefined) {
    assert.equal(solution[Math.floor(step.placement / geometry.size)], (step.placement % geometry.size) + 1, what);
  }
  for (const candidate of step.eliminations) {
    assert.notEqual(solution[Math.floor(candidate / geometry.size)], (candidate % geometry.size) + 1, what);
  }
}
