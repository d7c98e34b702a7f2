import assert from 'node:assert/strict';
import { workClock } from '../text/workClock';
import { sudoku, temporaryFile } from './cli';

const SMALL = '12..3..2....2..1';

describe('sudoku path', () => {
  it('writes the report of each puzzle, as text or as Markdown', async () => {
    const { status, out } = await sudoku(['path'], `${SMALL}\n${SMALL}\n`);
    assert.equal(status, 0);
    assert.equal(out.match(/^Solution path of line \d$/gm)?.length, 2);
    assert.match(out, /^10\. Full House: r4c3=4$/m);
    const markdown = await sudoku(['path', '--markdown'], SMALL);
    assert.match(markdown.out, /^# Solution path of line 1\n/);
  });

  it('has rows with the effort of the path', async () => {
    const { out } = await sudoku(['path', '--format', 'jsonl'], SMALL);
    const { path, ...row } = JSON.parse(out);
    assert.deepEqual(row, {
      file: 'input',
      line: 1,
      title: null,
      puzzle: SMALL,
      outcome: 'solved',
      steps: 10,
      score: 40,
      level: 'easy',
      isFound: 'yes',
    });
    assert.match(path, /^Solution path of line 1\n/);
  });

  it('has an exit status for unsolved puzzles', async () => {
    const { status, out, err } = await sudoku(['path'], '1234............\n12..3..2....2.12\n');
    assert.equal(status, 1);
    assert.match(out, /The puzzle has several solutions/);
    assert.match(err, /^sudoku: input:2 has no path: /);
  });
});

describe('sudoku verify', () => {
  it('reports the first step that does not follow, or all', async () => {
    const file = temporaryFile('path.txt', `${SMALL}\n\nr3c1=4\nr1c3=4\nr1c4=3\n`);
    const first = await sudoku(['verify', file]);
    assert.deepEqual(
      { status: first.status, out: first.out },
      { status: 1, out: `${file}:4:1: r1c3=4 is wrong: the solution has 3 in r1c3.\n` },
    );
    const all = await sudoku(['verify', '--all', file]);
    assert.equal(all.out.split('\n').length, 3);
  });

  it('verifies the output of sudoku path, in rows with an option', async () => {
    const { out } = await sudoku(['path', '--proof'], SMALL);
    const { status, out: rows } = await sudoku(['verify', '--format', 'jsonl'], out);
    assert.equal(status, 0);
    assert.deepEqual(JSON.parse(rows), {
      file: 'input',
      line: 9,
      column: 1,
      steps: 10,
      follows: 'yes',
      message: null,
    });
  });

  it('verifies the paths of puzzles without givens in one file', async () => {
    const killer = (title: string, cages: string, thermo: string) =>
      `${title}\n....\n....\n....\n....\n[Rules]\n${cages.replaceAll(', ', '\n')}\nthermo: ${thermo}\n\n`;
    const cells = ['r1c12', 'r23c1', 'r12c3', 'r12c4', 'r4c12', 'r34c2', 'r3c34', 'r4c34', 'r2c23'];
    const cages = (sums: readonly number[]) => sums.map((sum, i) => `cage ${sum}: ${cells[i]}`).join(', ');
    const one = killer('One', cages([3, 5, 4, 6, 7, 4, 7, 3, 5]), 'r1c1-r1c4');
    const two = killer('Two', cages([7, 5, 6, 4, 3, 6, 3, 7, 5]), 'r1c4-r1c1');
    for (const format of [[], ['--markdown']]) {
      const { out } = await sudoku(['path', '--proof', ...format], one + two);
      const { status, out: checked } = await sudoku(['verify'], out);
      assert.equal(status, 0, checked);
      assert.match(checked, /^input:\d+: \d+ steps are valid\ninput:\d+: \d+ steps are valid\n$/);
    }
  });

  it('reports unknown steps if the time limit is reached or they cannot be read', async () => {
    const { out } = await sudoku(['path', '--proof'], SMALL);
    const late = await sudoku(['verify', '-f', 'jsonl'], out, { now: workClock(1e9) });
    assert.deepEqual([late.status, JSON.parse(late.out).follows], [1, 'unknown']);
    const follows = async (steps: string) =>
      (await sudoku(['verify', '--all', '-f', 'jsonl'], steps)).out
        .trimEnd()
        .split('\n')
        .map(row => JSON.parse(row).follows);
    assert.deepEqual(await follows(`${SMALL}\n\nr3c1=4\n`), ['yes']);
    assert.deepEqual(await follows(`${SMALL}\n\nr1c3=4\n`), ['no']);
    assert.deepEqual(await follows('Full House: r3c1=4\n'), ['unknown']);
  });

  it('reports where a path or a puzzle is missing', async () => {
    const none = await sudoku(['verify'], SMALL);
    assert.deepEqual(
      { status: none.status, err: none.err },
      { status: 2, err: 'sudoku: There is no path in input: no puzzle with steps below it.\n' },
    );
    const stray = await sudoku(['verify'], 'Full House: r3c1=4\n');
    assert.deepEqual(
      { status: stray.status, out: stray.out },
      { status: 1, out: 'input:1:1: There is no puzzle above this step, so it cannot be checked.\n' },
    );
  });

  it('finds a wrong digit in the grid at the end of a path', async () => {
    const { out } = await sudoku(['path', '--proof'], SMALL);
    const [start, end] = out.split('Solved:');
    for (const [right, wrong] of [
      ['1 2 | 3 4', '2 1 | 3 4'],
      ['1 2 | 3 4', '1 2 | 4 3'],
      ['1234341241232341', '2134341241232341'],
    ]) {
      const { status, out: said } = await sudoku(['verify'], `${start}Solved:${end.replace(right, wrong)}`);
      assert.equal(status, 1);
      assert.match(said, /^input:\d+:\d+: r1c[13] has [24] here, but /);
    }
  });

  it('names the format of paths that it reads, and the reason why a puzzle has no path', async () => {
    for (const format of ['json', 'jsonl', 'tsv']) {
      const { out } = await sudoku(['path', '--format', format], SMALL);
      const { status, err } = await sudoku(['verify'], out);
      assert.equal(status, 2);
      assert.match(
        err,
        /There is no path in input: verify reads the text output of `sudoku path`, not its other formats\.$/m,
      );
    }
    const { out } = await sudoku(['path', '--proof'], '1234............');
    const { status, err } = await sudoku(['verify'], out);
    assert.deepEqual(
      { status, err },
      { status: 2, err: 'sudoku: There is no path in input: the puzzle has several solutions, so no step follows.\n' },
    );
  });

  it('keeps the status of an input without a path when a later one has findings', async () => {
    const none = temporaryFile('none.txt', SMALL);
    const wrong = temporaryFile('wrong.txt', `${SMALL}\n\nr1c3=4\n`);
    for (const files of [
      [none, wrong],
      [wrong, none],
    ]) {
      assert.equal((await sudoku(['verify', ...files])).status, 2);
    }
  });

  it('accepts nothing for a puzzle without a solution, and no step that cannot be read', async () => {
    const unsolvable = await sudoku(['verify'], '123.\n....\n....\n...4\n\nr2c1=1\n');
    assert.deepEqual(
      { status: unsolvable.status, out: unsolvable.out },
      { status: 1, out: 'input:6:1: The puzzle has no solution, so no step can be checked.\n' },
    );
    const excluded = await sudoku(['verify'], `${SMALL}\n\nExcluded from the start: r3c1<>4\nr3c2=4\n`);
    assert.deepEqual(
      { status: excluded.status, out: excluded.out },
      { status: 1, out: 'input:3:26: r3c1<>4 is wrong: the solution has 4 there.\n' },
    );
    const unread = await sudoku(['verify'], `${SMALL}\n\nr3c1=4\nr3c9=4\n`);
    assert.deepEqual(
      { status: unread.status, out: unread.out },
      { status: 1, out: 'input:4:1: This step cannot be read: r3c9 is not in the grid.\n' },
    );
  });
});
