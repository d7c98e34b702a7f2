import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../../src/text/parser/parser';
import { isWhole } from '../../src/text/puzzle';
import { withShared } from '../collections';
import { ROOT, shell, sudoku, sudokuProcess, temporaryFile } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const EMPTY = '.'.repeat(81);
const CONFLICT = `55${LINE.slice(2)}`;

describe('sudoku', () => {
  it('lists its verbs and their options', async () => {
    const { out, status } = await sudoku(['--help']);
    assert.equal(status, 0);
    assert.match(out, /^Usage: sudoku VERB/);
    assert.match(out, /^ {2}solve +Write a solution/m);
    const verb = await sudoku(['solve', '--help']);
    assert.equal(verb.status, 0);
    assert.match(verb.out, /-j, --jobs N/);
  });

  it('rejects unknown arguments with advice and a status of 2', async () => {
    for (const [args, message] of [
      [['sovle'], /There is no verb "sovle"\. `sudoku --help`/],
      [['solv'], /There is no verb "solv"\. Did you mean "solve"\?/],
      [['solve', '--jobs', '-1'], /--jobs needs a value\. Write a value that starts with a dash as --jobs=-1\./],
      [['solve', '--fast'], /There is no option --fast\. `sudoku solve --help` shows its options\./],
      [['solve', '--format', 'xml'], /--format must be one of text, json, jsonl, tsv, csv, not "xml"\./],
      [['count', '--limit', '1.5'], /--limit must be a whole number, not "1\.5"\./],
      [['count', '--limit', '0'], /--limit must be a number from 1 to 1000000000, not "0"\./],
      [['solve', 'no-such-file'], /There is no file no-such-file\./],
      [['solve', ''], /^sudoku: The name of an input is empty\.\n$/],
      [['stats', ''], /^sudoku: The name of an input is empty\.\n$/],
      [['solve', 'src'], /src is a folder without Sudoku files/],
      [['solve', 'LICENSE'], /There is no puzzle in LICENSE\./],
    ] as const) {
      const { status, out, err } = await sudoku(args);
      assert.equal(status, 2, args.join(' '));
      assert.equal(out, '');
      assert.match(err, /^sudoku: /);
      assert.match(err, message);
    }
    assert.equal((await sudoku([])).status, 2);
  });

  it('continues with the next file after one that cannot be read', async () => {
    const { status, out, err } = await sudoku(['solve', 'no-such-file', temporaryFile('a.sdm', `${LINE}\n`)]);
    assert.deepEqual({ status, out }, { status: 2, out: `${SOLVED}\n` });
    assert.match(err, /no-such-file/);
  });

  it('ends without a message when its reader closes the output', async () => {
    const file = temporaryFile('many.sdm', `${LINE}\n`.repeat(50_000));
    for (const jobs of [1, 2]) {
      const { status, out, err } = await shell(`sudoku solve --jobs ${jobs} ${file} | head -n 2`);
      assert.deepEqual({ status, out, err }, { status: 0, out: `${SOLVED}\n${SOLVED}\n`, err: '' });
    }
  });
});

describe('sudoku solve', () => {
  it('reads every format, and writes a line for each puzzle', async () => {
    for (const file of readdirSync(join(ROOT, 'samples'))) {
      const { puzzles } = parse(readFileSync(join(ROOT, 'samples', file), 'utf8'));
      const { out } = await sudoku(['solve', join('samples', file)]);
      const lines = out.split('\n').slice(0, -1);
      assert.equal(lines.length, puzzles.length, file);
      for (const [i, puzzle] of puzzles.entries()) {
        if (isWhole(puzzle) && /^[1-9A-P]+$/.test(lines[i])) assert.equal(lines[i].length, puzzle.grid.digits.length);
        else assert.match(lines[i], /^(?:no solution|not read)$/, file);
      }
    }
  });

  it('keeps a line for a puzzle without a solution, explains it, and has a status of 1', async () => {
    const input = `${LINE}\n${CONFLICT}\n${LINE.slice(1)}\n`;
    const { status, out, err } = await sudoku(['solve'], input);
    assert.equal(status, 1);
    assert.equal(out, `${SOLVED}\nno solution\nnot read\n`);
    assert.match(
      err,
      /^sudoku: input:2 has no solution\nsudoku: input:3:1 cannot be read completely: This line has 80 cells; a 9x9 puzzle needs 81\n$/,
    );
  });

  it('has the same answers in each output format', async () => {
    const input = `# One, "quoted"\n${LINE}\n`;
    const row = { file: 'input', line: 2, title: 'One, "quoted"', puzzle: LINE, solution: SOLVED, isFound: 'yes' };
    assert.deepEqual(JSON.parse((await sudoku(['solve', '-f', 'json'], input)).out), [row]);
    assert.deepEqual(JSON.parse((await sudoku(['solve', '-f', 'jsonl'], input)).out), row);
    assert.equal(
      (await sudoku(['solve', '-f', 'tsv'], input)).out,
      `file\tline\ttitle\tpuzzle\tsolution\tisFound\ninput\t2\tOne, "quoted"\t${LINE}\t${SOLVED}\tyes\n`,
    );
    assert.equal(
      (await sudoku(['solve', '-f', 'csv'], input)).out,
      `file,line,title,puzzle,solution,isFound\ninput,2,"One, ""quoted""",${LINE},${SOLVED},yes\n`,
    );
    assert.equal((await sudoku(['solve', '-f', 'json'])).out, '[]\n');
    assert.equal((await sudoku(['solve'])).out, '');
  });

  withShared('euler50.txt', () => {
    it('gives the sum of the problem of Project Euler', async () => {
      const { out } = await shell(
        "sudoku solve ../shared/data/euler50.txt | cut -c1-3 | awk '{ sum += $1 } END { print sum }'",
      );
      assert.equal(out, '24702\n');
    });
  });
});

describe('sudoku count', () => {
  it('counts up to a limit', async () => {
    const input = `${LINE}\n${EMPTY}\n${CONFLICT}\n12..\n3..2\n....\n2..1\n`;
    assert.deepEqual(await sudoku(['count'], input), { status: 1, out: '1\n2+\n0\n1\n', err: '' });
    assert.equal((await sudoku(['count', '--limit', '100'], `${EMPTY}\n`)).out, '100+\n');
    assert.equal((await sudoku(['count', '-n', '1000'], '1...\n....\n....\n....\n')).out, '72\n');
    assert.equal((await sudoku(['count'], `${LINE}\n`)).status, 0);
    assert.deepEqual(await sudoku(['count', '--limit', '1'], `${EMPTY}\n`), { status: 0, out: '1+\n', err: '' });
  });

  it('counts the same for lines of a collection as for puzzles with titles, in any order and with any limit', async () => {
    const five = `.${LINE.slice(1, 40)}.....${LINE.slice(45)}`;
    const kinds = [LINE, EMPTY, CONFLICT, five, LINE.replaceAll('5', '.').replaceAll('6', '.')];
    const lines = Array.from({ length: 300 }, (_, i) => kinds[(i * i + (i % 7)) % kinds.length]);
    for (const limit of ['1', '2', '3', '1000'])
      for (const format of ['text', 'jsonl']) {
        const args = ['count', '-f', format, '-n', limit];
        const plain = await sudoku(args, `${lines.join('\n')}\n`);
        const titled = await sudoku(args, `${lines.join(' # t\n')} # t\n`);
        assert.equal(plain.out, titled.out.replaceAll('"title":"t"', '"title":null'), `${limit} ${format}`);
        assert.equal(plain.status, titled.status);
      }
  });

  it('counts the same on one thread and on several', async () => {
    const lines = Array.from({ length: 8000 }, (_, i) => [LINE, LINE.replace(/\d/, '.'), EMPTY][i % 3]);
    const file = temporaryFile('multi.txt', `${lines.join('\n')}\n`);
    const one = await sudoku(['count', file]);
    assert.equal(one.out, lines.map(line => (line === EMPTY ? '2+\n' : '1\n')).join(''));
    assert.deepEqual(await sudokuProcess(['count', '--jobs', '3', file]), one);
  });
});
