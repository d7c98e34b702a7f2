import assert from 'node:assert/strict';
import fc from 'fast-check';
import { boardOf, type RatingPosition } from '../../../src/core/rating/board';
import { walking } from '../../../src/core/rating/index';
import { RUNS } from '../arbitraries';
import { anyPosition } from '../techniques/randomPositions';

const contentOf = ({ candidates, placesByHouse, empty, placed }: RatingPosition) =>
  [candidates, placesByHouse, empty, placed].map(list => [...list]);

describe('a position of the rating', () => {
  it('has a new revision after each step, changes no other copy, and can be copied', () =>
    fc.assert(
      fc.property(anyPosition, fc.nat(20), ({ position }, count) => {
        const board = boardOf(position);
        const copy = boardOf(position);
        const before = contentOf(board);
        let steps = 0;
        for (const step of walking(position)) {
          if (!step) continue;
          // Later rules take a long time, and the position does not depend on them.
          if (steps++ === count || step.rating > 50) break;
          const { revision } = board;
          board.take(step);
          assert.notEqual(board.revision, revision);
        }
        assert.deepEqual(contentOf(copy), before);
        copy.copy(board);
        assert.deepEqual(contentOf(copy), contentOf(board));
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 10) },
    ));
  it('has the cells that can hold each digit, and none for digit 0', () =>
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        const cellsWith = boardOf(position).cellsWith();
        for (let digit = 0; digit <= 9; digit++) {
          const expected = [...position.candidates.keys()].filter(cell => digit > 0 && position.has(cell, digit));
          assert.deepEqual([...cellsWith[digit]], expected);
        }
      }),
      RUNS,
    ));
});
