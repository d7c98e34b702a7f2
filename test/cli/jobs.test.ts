import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  builtWithThreads,
  doneOf,
  ROOT,
  shell,
  started,
  sudoku,
  sudokuProcess,
  temporaryFile,
  temporaryFolder,
} from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const CONFLICT = `55${LINE.slice(2)}`;

/** Other puzzles. */
const SOME = [
  '.'.repeat(81),
  LINE.split('').reverse().join(''),
  LINE.replaceAll('5', 'x').replaceAll('6', '5').replaceAll('x', '6'),
];

/** Puzzles, some of which have findings, with their numbers as titles. */
const textOf = (length: number) =>
  Array.from({ length }, (_, i) => `${i % 97 === 5 ? CONFLICT : LINE}${i % 3 === 0 ? ` # ${i}` : ''}\n`).join('');

/** Many parts when shared. */
const TEXT = textOf(1000);

/** Two blocks when not shared. */
const LONG = `${LINE}\n`.repeat(7000).replace(LINE, CONFLICT);

/** A thread that answers only for the first block. */
const STUCK = `
const unanswered = new Set();
parentPort.on('message', ({ id, block }) => {
  if (block.line > 0) unanswered.add(id);
});
const post = parentPort.postMessage.bind(parentPort);
parentPort.postMessage = (answer, ...rest) => {
  if (!unanswered.has(answer.id)) post(answer, ...rest);
};
`;

describe('shared work', () => {
  for (const [verb, format] of [
    ['check', 'jsonl'],
    ['count', 'tsv'],
    ['count', 'csv'],
  ]) {
    it(`gives the same ${format} of ${verb} when its parts are merged, in any order and repeatedly`, async () => {
      const file = temporaryFile('input.sudoku', TEXT);
      const whole = await sudoku([verb, '-f', format, file]);
      const parts: string[] = [];
      for (const part of [3, 1, 2]) {
        const { out } = await sudoku([verb, '-f', format, '--shard', `${part}/3`, file]);
        parts.push(temporaryFile(`part.${format}`, out));
      }
      const merged = await sudoku(['merge', ...parts, parts[1]]);
      assert.equal(merged.err, '');
      assert.equal(merged.out, whole.out);
      assert.ok(parts.every(part => readFileSync(part, 'utf8').length > whole.out.length / 10));
    });
  }

  it('has parts that do not depend on how the input arrives', async () => {
    const shared = ['solve', '--shard', '2/3'];
    const { out } = await sudoku([...shared, temporaryFile('input.sudoku', TEXT)]);
    assert.equal((await sudoku(shared, [TEXT.slice(0, 30_001), TEXT.slice(30_001)])).out, out);
    assert.equal((await sudokuProcess([...shared, '-j', '2'], TEXT)).out, out);
  });

  it('gives the same rows for any split, any order and any repetition of lines', async () => {
    const lines = TEXT.split('\n').map((line, i) => (i % 5 === 0 ? SOME[(i / 5) % SOME.length] : line));
    const turned = [...lines].reverse();
    const rowsOf = async (some: readonly string[]) =>
      temporaryFile('rows', (await sudoku(['count', '-f', 'jsonl'], `${some.join('\n')}\n`)).out);
    const merged = async (...parts: (readonly string[])[]) => {
      const files = await Promise.all(parts.map(rowsOf));
      const { out, err } = await sudoku(['merge', '--by', 'puzzle', ...files]);
      assert.equal(err, '');
      return out;
    };
    const whole = await merged(lines);
    assert.ok(whole.split('\n').length > 5);
    assert.equal(
      await merged(turned.slice(600), lines.slice(0, 500), lines.slice(300, 450), turned.slice(0, 650)),
      whole,
    );
  });

  it('rejects invalid parts', async () => {
    for (const shard of ['0/3', '4/3', '1', 'a/b', '1/0']) {
      const { status, err } = await sudoku(['solve', '--shard', shard], LINE);
      assert.equal(status, 2);
      assert.match(err, /--shard must be a part and the number of parts, such as 1\/8/);
    }
  });
});

describe('work that was stopped', () => {
  it('continues on several threads or one, with the same output', async () => {
    const stuck = await builtWithThreads(STUCK);
    for (const [resume, text, ...args] of [
      [sudokuProcess, TEXT, 'check', '--shard', '1/1'],
      [sudoku, TEXT, 'count', '-f', 'json', '--shard', '1/1'],
      [sudoku, LONG, 'solve', '-f', 'csv'],
    ] as const) {
      const input = temporaryFile('input.sudoku', text);
      const expected = (await sudoku([...args, input])).out;
      const output = join(temporaryFolder(), 'out');
      const call = [...args, input, '--output', output];
      const child = await started([...call, '-j', '2'], { folder: stuck });
      await firstBlock(output, child);
      child.kill('SIGKILL');
      await doneOf(child);
      // Output after the last note may end anywhere, and be longer than the rest.
      writeFileSync(output, 'half a li'.repeat(100_000), { flag: 'a' });
      assert.equal((await resume([...call, '--resume', '-j', '3'])).status, 1);
      assert.equal(readFileSync(output, 'utf8'), expected);
      const again = await sudoku([...call, '--resume']);
      assert.deepEqual(again, { status: 1, out: '', err: `sudoku: ${output} is complete.\n` });
      assert.equal(readFileSync(output, 'utf8'), expected);
    }
  });

  it('has its exit status when it is complete, and is repeated when an input has changed', async () => {
    const output = join(temporaryFolder(), 'out');
    const input = temporaryFile('few.sdm', `${LINE}\n${CONFLICT}\n`);
    const call = ['check', input, '--output', output];
    assert.equal((await sudoku(call)).status, 1);
    const again = await sudoku([...call, '--resume']);
    assert.deepEqual([again.status, again.err], [1, `sudoku: ${output} is complete.\n`]);
    writeFileSync(input, `${LINE}\n`);
    const changed = await sudoku([...call, '--resume']);
    assert.equal(changed.status, 2);
    assert.match(changed.err, /few\.sdm has changed since then\. Without --resume, .*out is overwritten\./);
    for (const [file, text, message] of [
      [`${output}.progress`, '{x', /is damaged/],
      [output, '', /is shorter than .* states/],
    ] as const) {
      assert.equal((await sudoku(call)).status, 0);
      await sudoku(['check', temporaryFile('bad.sdm', `${CONFLICT}\n`), '--output', output]);
      writeFileSync(file, text);
      const { status, err } = await sudoku(['check', '--output', output, '--resume', input]);
      assert.equal(status, 2);
      assert.match(err, file === output ? /belongs to another command|is shorter/ : message);
    }
  });

  it('is rejected for inputs that cannot be read again', async () => {
    const output = join(temporaryFolder(), 'out');
    const file = temporaryFile('in.sdm', `${LINE}\n`);
    assert.equal((await sudoku(['count', '--output', output], `${LINE}\n`)).status, 0);
    const refused = /^sudoku: --resume needs inputs that are files: (.*) may not have /;
    for (const names of [['-'], [], [file, '-']]) {
      const { status, err } = await sudoku(['count', '--output', output, '--resume', ...names], `${LINE}\n`);
      assert.deepEqual([status, refused.exec(err)?.[1]], [2, 'the standard input'], names.join());
    }
    const piped = await shell(`sudoku count --output ${output} --resume <(cat ${file})`);
    assert.equal(piped.status, 2);
    assert.match(refused.exec(piped.err)![1], /^\/dev\/fd\/\d+$/);
    assert.equal(readFileSync(output, 'utf8'), '1\n');
    for (const page of [(await sudoku(['count', '--help'])).out, readFileSync(join(ROOT, 'docs/scale.md'), 'utf8')])
      assert.match(page.replace(/\s+/g, ' '), /standard input,? (?:because it )?cannot be read again/);
  });

  it('loses no file', async () => {
    const input = temporaryFile('in.sdm', `${LINE}\n`);
    const same = await sudoku(['solve', input, '--output', input]);
    assert.deepEqual([same.status, readFileSync(input, 'utf8')], [2, `${LINE}\n`]);
    assert.match(same.err, /in\.sdm is an input, so it cannot also be the output\./);
    const old = temporaryFile('old.txt', 'precious');
    assert.equal((await sudoku(['solve', 'no-such-file', '--output', old])).status, 2);
    assert.equal(readFileSync(old, 'utf8'), 'precious');
  });

  it('because nothing can be written reports this, with a status of 2', async () => {
    const input = temporaryFile('in.sdm', `${LINE}\n`);
    const folder = await sudoku(['solve', input, '--output', temporaryFolder()]);
    assert.equal(folder.status, 2);
    assert.match(folder.err, /is a folder: name a file after --output/);
    const nowhere = await sudoku(['solve', input, '--output', '/no/such/folder/out']);
    assert.equal(nowhere.status, 2);
    assert.match(nowhere.err, /^sudoku: The folder of the output does not exist: \/no\/such\/folder\. /);
    if (!existsSync('/dev/full')) return; // only Linux has a device that is always full
    for (const call of [`solve ${input}`, 'generate', `sort --by clues ${input}`]) {
      const { status, err } = await shell(`sudoku ${call} > /dev/full`);
      assert.equal(status, 2, call);
      assert.match(err, /^sudoku: The output cannot be written: .*\n$/);
    }
  });

  it('is not confused with another command', async () => {
    const output = join(temporaryFolder(), 'out');
    const input = temporaryFile('few.sdm', `${LINE}\n`);
    assert.equal((await sudoku(['solve', input, '--output', output])).status, 0);
    const { status, err } = await sudoku(['count', input, '--output', output, '--resume']);
    assert.equal(status, 2);
    assert.match(err, /out\.progress belongs to another command: solve /);
    const other = temporaryFile('other.txt', 'words');
    const lost = await sudoku(['count', input, '--output', other, '--resume']);
    assert.equal(lost.status, 2);
    assert.match(lost.err, /There is no \S*other\.txt\.progress, so it is unknown how much of/);
    assert.match((await sudoku(['count', '--resume'], LINE)).err, /--resume needs --output/);
  });

  it('by the user reports its progress, and has written whole lines', async () => {
    const input = temporaryFile('many.sdm', LONG.replace(CONFLICT, LINE));
    const stuck = await builtWithThreads(STUCK);
    const output = join(temporaryFolder(), 'out');
    const lines = () => readFileSync(output, 'utf8').split('\n').length - 1;
    for (const [file, goOn] of [
      [['-o', output], ' Use --resume to continue.'],
      [[], ''],
    ] as const) {
      const child = await started(['solve', '-j', '2', ...file, input], { folder: stuck });
      const ended = doneOf(child);
      if (file.length > 0) await firstBlock(output, child);
      else await once(child.stdout, 'data');
      child.kill('SIGINT');
      const { status, out, err } = await ended;
      assert.equal(status, 130);
      const [, count, rest] = /^sudoku: Interrupted after (\d+) puzzles\.(.*)\n$/.exec(err) ?? assert.fail(err);
      assert.equal(rest, goOn);
      assert.match(file.length > 0 ? readFileSync(output, 'utf8') : out, /^(?:\d{81}\n)+$/);
      if (file.length > 0) assert.equal(Number(count), lines());
    }
  });
});

describe('a slow puzzle in a small input', () => {
  /** It has more solutions than can be counted. Finding several is fast, so other verbs finish it soon. */
  const slow = '1'.padEnd(256, '.');
  const small = '12..\n3..2\n....\n2..1\n';
  for (const [verb, written] of [
    ['count', '1\n'],
    ['count -f jsonl', /"solutions":1,"isMore":"no"\}\n$/],
  ] as const)
    it(`lets ${verb} write the puzzles before it, and be interrupted`, async () => {
      const input = temporaryFile('slow.sudoku', `${small}\n${slow}\n\n${small}`);
      const child = await started([...verb.split(' '), '-n', '1000000000', '--time-limit', '86400', input]);
      const ended = doneOf(child);
      const [first] = await once(child.stdout, 'data');
      child.kill('SIGINT');
      const { status, out, err } = await ended;
      if (typeof written === 'string') assert.equal(`${first}`, written);
      else assert.match(`${first}`, written);
      assert.equal(out, `${first}`);
      assert.deepEqual([status, /Interrupted after (\d+) puzzles/.exec(err)?.[1]], [130, '1']);
    });

  it('does not keep other puzzles from being processed within the time limit', async () => {
    const input = temporaryFile('slow.sudoku', `${small}\n${slow}\n\n${small}`);
    const { status, out } = await sudokuProcess(['count', '-n', '1000000000', '--time-limit', '0.2', input]);
    assert.match(out, /^1\n\d+ or more\n1\n$/);
    assert.equal(status, 1);
  });

  it('is processed in a thread, unlike lines of a collection', async () => {
    const dead = await builtWithThreads('process.exit(1);');
    const lines = await sudokuProcess(['count', temporaryFile('lines.sdm', `${LINE}\n`)], '', dead);
    assert.deepEqual(lines, { status: 0, out: '1\n', err: '' });
    const others = await sudokuProcess(['count', temporaryFile('grid.sudoku', small)], '', dead);
    assert.equal(others.status, 2);
    assert.match(others.err, /Lines 1 to 4 of .* could not be processed: its thread ended/);
  });
});

/** Waits until a command has noted that the first block is in its output. */
async function firstBlock(output: string, child: ChildProcess): Promise<void> {
  const progress = `${output}.progress`;
  while (!existsSync(progress) || JSON.parse(readFileSync(progress, 'utf8')).blocks !== 1) {
    assert.deepEqual([child.exitCode, child.signalCode], [null, null], 'it has ended before');
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}
