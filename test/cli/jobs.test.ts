import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtCli, ROOT, shell, sudoku, temporaryFile, temporaryFolder } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const CONFLICT = `55${LINE.slice(2)}`;

/** Other puzzles. */
const SOME = [
  '.'.repeat(81),
  LINE.split('').reverse().join(''),
  LINE.replaceAll('5', 'x').replaceAll('6', '5').replaceAll('x', '6'),
];

/** Puzzles of which some have findings, with their numbers as titles. */
const textOf = (length: number) =>
  Array.from({ length }, (_, i) => `${i % 97 === 5 ? CONFLICT : LINE}${i % 3 === 0 ? ` # ${i}` : ''}\n`).join('');

/** Two blocks of lines, and many parts of those that are shared. */
const TEXT = textOf(7000);

/** Three blocks: work on them can be stopped when the first one is done. */
const LONG = textOf(13_000);

describe('work that is shared', () => {
  before(builtCli);

  for (const [verb, format] of [
    ['check', 'jsonl'],
    ['count', 'tsv'],
    ['count', 'csv'],
  ]) {
    it(`gives the same ${format} of ${verb} when its parts are merged, in any order, also twice`, async () => {
      const file = temporaryFile('input.sudoku', TEXT);
      const whole = await sudoku([verb, '-f', format, file]);
      const parts = await Promise.all(
        [3, 1, 2].map(async part => {
          const { out } = await sudoku([verb, '-f', format, '--shard', `${part}/3`, file]);
          return temporaryFile(`part.${format}`, out);
        }),
      );
      const merged = await sudoku(['merge', ...parts, parts[1]]);
      assert.equal(merged.err, '');
      assert.equal(merged.out, whole.out);
      assert.ok(parts.every(part => readFileSync(part, 'utf8').length > whole.out.length / 10));
    });
  }

  it('has parts that do not depend on how the input comes', async () => {
    const slowly = `(head -c 100000; sleep 0.2; cat)`;
    const file = temporaryFile('input.sudoku', TEXT);
    const { out } = await shell(`${slowly} < ${file} | sudoku solve --shard 2/3`);
    assert.equal(out, (await sudoku(['solve', '--shard', '2/3', file])).out);
  });

  it('gives the same rows for any split, any order and any repetition of lines', async () => {
    const folder = temporaryFolder();
    const lines = TEXT.split('\n')
      .slice(0, 2000)
      .map((line, i) => (i % 5 === 0 ? SOME[(i / 5) % SOME.length] : line));
    writeFileSync(join(folder, 'all.sdm'), `${lines.join('\n')}\n`);
    const { err } = await shell(
      'split -n l/7 all.sdm piece- && cp piece-ac again-ac && shuf -n 300 all.sdm > some && ' +
        'ls piece-* again-ac some | shuf | xargs -P 4 -I{} sudoku count -j 1 -f jsonl -o {}.rows {}; sudoku count -f jsonl all.sdm > all.rows; ' +
        'sudoku merge --by puzzle *[a-g].rows some.rows > merged; sudoku merge --by puzzle all.rows > expected; cmp merged expected',
      folder,
    );
    assert.equal(err.replaceAll(/^sudoku: .* has (?:no solution|several).*\n/gm, ''), '');
    assert.ok(readFileSync(join(folder, 'expected'), 'utf8').split('\n').length > 5);
  });

  it('is refused for parts that are none', async () => {
    for (const shard of ['0/3', '4/3', '1', 'a/b', '1/0']) {
      const { status, err } = await sudoku(['solve', '--shard', shard], LINE);
      assert.equal(status, 2);
      assert.match(err, /--shard must be a part and a number of parts such as 1\/8/);
    }
  });
});

describe('work that is stopped', () => {
  before(builtCli);

  const file = () => temporaryFile('input.sudoku', LONG);

  it('goes on where it was, and gives the same bytes', async () => {
    const input = file();
    let killedInTime = 0;
    for (const args of [
      ['check', '-j', '2'],
      ['count', '-f', 'json', '-j', '1'],
      ['solve', '-f', 'csv', '-j', '2'],
    ]) {
      const expected = (await sudoku([...args, input])).out;
      const output = join(temporaryFolder(), 'out');
      await killed(
        [...args, input, '--output', output],
        () => existsSync(`${output}.progress`) && existsSync(output) && readFileSync(output).length > 0,
      );
      if (!readFileSync(`${output}.progress`, 'utf8').includes('"isDone":true')) {
        killedInTime++;
        // What was written after the last note may be cut anywhere.
        writeFileSync(output, 'half a li', { flag: 'a' });
      }
      const { status } = await sudoku([...args, input, '--output', output, '--resume']);
      assert.ok(status === 1 || killedInTime < 3, `${status}`);
      assert.equal(readFileSync(output, 'utf8'), expected);
      const again = await sudoku([...args, input, '--output', output, '--resume']);
      assert.match(again.err, /is complete/);
      assert.equal(readFileSync(output, 'utf8'), expected);
    }
    assert.ok(killedInTime > 0, 'all were ready before they were killed');
  });

  it('has its exit status when it is done, and is done again when an input was changed', async () => {
    const output = join(temporaryFolder(), 'out');
    const input = temporaryFile('few.sdm', `${LINE}\n${CONFLICT}\n`);
    const call = ['check', input, '--output', output];
    assert.equal((await sudoku(call)).status, 1);
    const again = await sudoku([...call, '--resume']);
    assert.deepEqual([again.status, again.err], [1, `sudoku: ${output} is complete.\n`]);
    writeFileSync(input, `${LINE}\n`);
    const changed = await sudoku([...call, '--resume']);
    assert.equal(changed.status, 2);
    assert.match(changed.err, /few\.sdm was changed since then\. Without --resume, .*out is written anew\./);
    for (const [file, text, message] of [
      [`${output}.progress`, '{x', /is damaged/],
      [output, '', /is shorter than .* says/],
    ] as const) {
      assert.equal((await sudoku(call)).status, 0);
      await sudoku(['check', temporaryFile('bad.sdm', `${CONFLICT}\n`), '--output', output]);
      writeFileSync(file, text);
      const { status, err } = await sudoku(['check', '--output', output, '--resume', input]);
      assert.equal(status, 2);
      assert.match(err, file === output ? /is of another command|is shorter/ : message);
    }
  });

  it('is refused for inputs that cannot be read again', async () => {
    const output = join(temporaryFolder(), 'out');
    const file = temporaryFile('in.sdm', `${LINE}\n`);
    assert.equal((await sudoku(['count', '--output', output], `${LINE}\n`)).status, 0);
    for (const [call, name] of [
      ['-', 'the standard input'],
      ['', 'the standard input'],
      [`${file} -`, 'the standard input'],
      [`<(cat ${file})`, '/dev/fd/\\d+'],
    ]) {
      const { status, err } = await shell(`sudoku count --output ${output} --resume ${call} < ${file}`);
      assert.equal(status, 2, call);
      assert.match(
        err,
        new RegExp(`^sudoku: --resume needs inputs that are files: nothing tells whether ${name} has `),
      );
    }
    assert.equal(readFileSync(output, 'utf8'), '1\n');
    for (const page of [(await sudoku(['count', '--help'])).out, readFileSync(join(ROOT, 'docs/scale.md'), 'utf8')])
      assert.match(page.replace(/\s+/g, ' '), /the standard input cannot be read again/);
  });

  it('loses no file', async () => {
    const input = temporaryFile('in.sdm', `${LINE}\n`);
    const same = await sudoku(['solve', input, '--output', input]);
    assert.deepEqual([same.status, readFileSync(input, 'utf8')], [2, `${LINE}\n`]);
    assert.match(same.err, /in\.sdm is an input, so it cannot be the output too\./);
    const old = temporaryFile('old.txt', 'precious');
    assert.equal((await sudoku(['solve', 'no-such-file', '--output', old])).status, 2);
    assert.equal(readFileSync(old, 'utf8'), 'precious');
  });

  it('because nothing can be written says so, and has a status of 2', async () => {
    const input = temporaryFile('in.sdm', `${LINE}\n`);
    const folder = await sudoku(['solve', input, '--output', temporaryFolder()]);
    assert.equal(folder.status, 2);
    assert.match(folder.err, /is a folder, and --output names a file/);
    const nowhere = await sudoku(['solve', input, '--output', '/no/such/folder/out']);
    assert.equal(nowhere.status, 2);
    assert.match(nowhere.err, /^sudoku: The folder of the output does not exist: \/no\/such\/folder\. /);
    if (!existsSync('/dev/full')) return; // only Linux has a disk that is always full
    for (const call of [`solve ${input}`, 'generate', `sort --by clues ${input}`]) {
      const { status, err } = await shell(`sudoku ${call} > /dev/full`);
      assert.equal(status, 2, call);
      assert.match(err, /^sudoku: The output cannot be written: .*\n$/);
    }
  });

  it('is not taken for another one', async () => {
    const output = join(temporaryFolder(), 'out');
    const input = file();
    await killed(['solve', input, '--output', output], () => existsSync(`${output}.progress`));
    const { status, err } = await sudoku(['count', input, '--output', output, '--resume']);
    assert.equal(status, 2);
    assert.match(err, /out\.progress is of another command: solve /);
    const other = temporaryFile('other.txt', 'words');
    const lost = await sudoku(['count', input, '--output', other, '--resume']);
    assert.equal(lost.status, 2);
    assert.match(lost.err, /other\.txt\.progress, which says how far .* is, is not there/);
    assert.match((await sudoku(['count', '--resume'], LINE)).err, /--resume needs --output/);
  });

  it('by the user says how far it is, and writes whole lines', async () => {
    const hard = temporaryFile(
      'hard.sdm',
      `${'.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....\n'.repeat(2000)}`,
    );
    const { status, out, err } = await interrupted(['rate', '--scale', 'hodoku', '-j', '1', hard]);
    assert.equal(status, 130);
    assert.match(err, /^sudoku: Interrupted after \d+ puzzles\.\n$/);
    assert.match(out, /^(?:(?:extreme \d+|not rated)\n)*$/);
  });
});

describe('sudoku merge', () => {
  it('leaves one row for each puzzle, or each class, whatever was done twice', async () => {
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
  });

  it('says when results differ, are cut, or are none', async () => {
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

describe('sudoku rate --dedupe', () => {
  it('gives puzzles that are essentially the same one rating', async () => {
    const others = await Promise.all(
      ['1', '2', '3'].map(async seed => (await sudoku(['transform', '--shuffle', seed], LINE)).out),
    );
    const text = `${LINE} # One\n\n1234............\n\n${others.join('')}${CONFLICT}\n`;
    for (const jobs of ['1', '2']) {
      const { out, err, status } = await sudoku(['rate', '--dedupe', '-f', 'json', '-j', jobs], text);
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

/** Starts a command, and kills it as soon as `isTime`. */
async function killed(args: readonly string[], isTime: () => boolean): Promise<void> {
  const child = await started(args);
  while (!isTime() && child.exitCode === null) await new Promise(resolve => setTimeout(resolve, 1));
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await new Promise(resolve => child.once('exit', resolve));
}

async function interrupted(args: readonly string[]) {
  const child = await started(args);
  const texts = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', text => {
    texts.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', text => {
    texts.err += text;
  });
  await new Promise(resolve => setTimeout(resolve, 3000));
  child.kill('SIGINT');
  const status = await new Promise(resolve => child.once('close', resolve));
  return { status, ...texts };
}

async function started(args: readonly string[]) {
  return spawn(process.execPath, [join(await builtCli(), 'main.mjs'), ...args]);
}
