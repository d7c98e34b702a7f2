import assert from 'node:assert/strict';
import { emptyGrid } from '../../../src/features/completion/emptyGrid';
import { parse } from '../../../src/text/parser/parser';

describe('the grid of a new file', () => {
  it('reads as one empty puzzle, and shows the boxes', () => {
    const [puzzle, ...others] = parse(emptyGrid()).puzzles;
    assert.deepEqual(others, []);
    assert.equal(puzzle.grid.digits.join(''), '0'.repeat(81));
    assert.deepEqual(puzzle.problems, []);
    assert.match(emptyGrid(), /^\. \. \. \| \. \. \. \| \. \. \.\n/);
  });
});
