import assert from 'node:assert/strict';
import { sudoku, sudokuProcess } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const CONFLICT = `55${LINE.slice(2)}`;

describe('sudoku rate --dedupe', () => {
  it('gives puzzles that are essentially the same one rating', async () => {
    const others = await Promise.all(
      ['1', '2', '3'].map(async seed => (await sudoku(['transform', '--shuffle', seed], LINE)).out),
    );
    const text = `${LINE} # One\n\n1234............\n\n${others.join('')}${CONFLICT}\n`;
    for (const run of [sudoku, sudokuProcess]) {
      const { out, err, status } = await run(['rate', '--dedupe', '-f', 'json', '-j', '2'], text);
      const rows = JSON.parse(out) as Record<string, unknown>[];
      assert.deepEqual(
        rows.map(({ line, title, er, score }) => [line, title, er, score]),
        [
          [1, 'One', 1.2, 204],
          [3, null, null, null],
          ...[5, 6, 7].map(line => [line, null, 1.2, 204]),
          [8, null, null, null],
        ],
      );
      assert.equal(status, 1);
      assert.match(err, /input:3 has several solutions\n.*input:8 has no solution/);
    }
    const { out } = await sudoku(['rate', '--dedupe'], text);
    assert.deepEqual(out.split('\n').slice(0, 2), ['1.2/1.2/1.2  Hidden Single  easy 204', 'not rated']);
  });
});
