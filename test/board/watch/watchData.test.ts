import assert from 'node:assert/strict';
import { listedPuzzleOf } from '../../../src/board/listed';
import { watchDataOf, watchedPuzzleIn } from '../../../src/board/watch/watchData';
import { parse } from '../../../src/text/parser/parser';

/** Asserts that a page gets the same puzzle, from data that were written into it. */
function check(text: string): void {
  const [puzzle] = parse(text).puzzles;
  const { grid } = puzzle;
  const data = watchDataOf('name', grid, { ...listedPuzzleOf(puzzle), givens: [...grid.digits] });
  const watched = watchedPuzzleIn(JSON.parse(JSON.stringify(data)));
  assert.deepEqual(watched.grid.digits, grid.digits);
  assert.deepEqual(watched.grid.allowed, grid.allowed);
  // Equal shapes are one object.
  assert.equal(watched.grid.geometry, grid.geometry);
}

const EMPTY = '....\n'.repeat(4);

describe('the data of the page of algorithms', () => {
  it('has a classic puzzle of any size', () => {
    check(EMPTY);
    check('......\n'.repeat(6));
    check(`${'.'.repeat(81)}\n`);
  });

  it('has the rules', () => {
    check(`${EMPTY}[Rules]\ndiagonal: \\\ncage 5: r1c12\nthermo: r1c1-r3c1\n`);
  });

  it('has the regions with their letters', () => {
    check(`${EMPTY}[Regions]\nAABB\nAABB\nCCDD\nCCDD\n`);
    check(`${EMPTY}[Regions]\nAAAB\nABBB\nCCCD\nCDDD\n`);
    check('.....\n'.repeat(5));
  });
});
