import assert from 'node:assert/strict';
import { truncateSync } from 'node:fs';
import { sudoku, temporaryFile } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const CONFLICT = `55${LINE.slice(2)}`;

describe('sudoku merge', () => {
  it('keeps one row for each puzzle or class, however often it was processed', async () => {
    const turned = (await sudoku(['transform', '--rotate', '1'], LINE)).out.trimEnd();
    const rows = async (...puzzles: string[]) =>
      temporaryFile('rows.tsv', (await sudoku(['count', '-f', 'tsv'], `${puzzles.join('\n')}\n`)).out);
    const [a, b] = [await rows(LINE, turned, CONFLICT), await rows(turned, LINE)];
    const byPuzzle = await sudoku(['merge', '--by', 'puzzle', a, b]);
    assert.equal(
      byPuzzle.out,
      `puzzle\tsolutions\tisMore\n${[`${turned}\t1\tno`, `${LINE}\t1\tno`, `${CONFLICT}\t0\tno`].join('\n')}\n`,
    );
    assert.equal((await sudoku(['merge', '--by', 'puzzle', b, a])).out, byPuzzle.out);
    const classes = (await sudoku(['merge', '--by', 'canonical', b, a])).out.trimEnd().split('\n');
    assert.equal(classes.length, 3);
    assert.equal((await sudoku(['canonical'], LINE)).out.trimEnd(), classes[1].split('\t')[0]);
    // The result of a class is the one of its smallest puzzle.
    const row = (puzzle: string, solutions: number) => `{"puzzle":"${puzzle}","solutions":${solutions}}\n`;
    const [small, large] = [turned, LINE].sort();
    for (const text of [row(small, 3) + row(large, 4), row(large, 4) + row(small, 3)]) {
      const { out } = await sudoku(['merge', '--by', 'canonical', temporaryFile('rows', text)]);
      assert.deepEqual(JSON.parse(out), { key: classes[1].split('\t')[0], puzzle: small, solutions: 3 });
    }
  });

  it('orders rows by input, and by lines and columns as numbers', async () => {
    const place = (file: string, line: number, column: number) => `${JSON.stringify({ file, line, column })}\n`;
    const ordered = [
      ...[2, 9, 10, 100].flatMap(line => [2, 10].map(column => place('a', line, column))),
      place('a10', 1, 1),
      place('a9', 1, 1),
      place('b', 1, 1),
    ];
    const files = [0, 1, 2].map(rest =>
      temporaryFile(
        'rows',
        [...ordered]
          .reverse()
          .filter((_, i) => i % 3 === rest)
          .join(''),
      ),
    );
    for (const names of [files, [...files].reverse()]) {
      const { out, status } = await sudoku(['merge', ...names]);
      assert.deepEqual([out, status], [ordered.join(''), 0]);
    }
  });

  it('reports results that differ, are cut off, or are not results', async () => {
    const row = (count: number) => `{"file":"a","line":1,"title":null,"puzzle":"${LINE}","solutions":${count}}\n`;
    const differing = await sudoku(['merge', '--by', 'puzzle', temporaryFile('a', row(1)), temporaryFile('b', row(2))]);
    assert.equal(differing.status, 1);
    assert.match(differing.err, /The results for 53\.\..* differ/);
    const cut = temporaryFile('cut', row(1) + row(2));
    truncateSync(cut, (row(1) + row(2)).length - 4);
    assert.equal((await sudoku(['merge', cut])).out, row(1));
    const none = await sudoku(['merge', temporaryFile('text', `${LINE}\n`)]);
    assert.equal(none.status, 2);
    assert.match(none.err, /has no rows: write them with --format jsonl, tsv or csv/);
  });
});
