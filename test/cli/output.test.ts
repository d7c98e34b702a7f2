import assert from 'node:assert/strict';
import { Readable, Writable } from 'node:stream';
import { ProgressLine, wantsProgress } from '../../src/cli/output/progress';
import { Collected, shell, sudoku, temporaryFile, temporaryFolder } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const CONFLICT = `55${LINE.slice(2)}`;

describe('rows and messages in one stream', () => {
  for (const format of ['text', 'jsonl', 'tsv', 'csv']) {
    it(`are on separate lines as ${format}`, async () => {
      const file = temporaryFile('bad.sdm', `${LINE}\n${CONFLICT}\n`);
      const both = new Collected();
      await sudoku(['solve', '-f', format, file, 'no-such-file', file], '', { stdout: both, stderr: both });
      const lines = both.text.trimEnd().split('\n');
      const complaints = lines.filter(line => line.startsWith('sudoku: '));
      assert.equal(complaints.length, 3, both.text);
      assert.ok(
        lines.every(line => line.lastIndexOf('sudoku: ') <= 0),
        both.text,
      );
      assert.equal(lines.length, complaints.length + 4 + (format === 'tsv' || format === 'csv' ? 1 : 0));
    });
  }

  it('are on separate lines if the reader is slow', async () => {
    const text = `${LINE}\n`.repeat(100) + `${CONFLICT}\n`.repeat(10);
    const file = temporaryFile('many.sdm', text.repeat(60));
    for (const jobs of [1, 2]) {
      // The pipe is full before it is read.
      const { out } = await shell(`sudoku solve -j ${jobs} ${file} no-such-file ${file} 2>&1 | (sleep 1; cat)`);
      const wrong = out
        .split('\n')
        .filter(line => !/^(?:\d{81}|no solution|sudoku: .*:\d+ has no solution|)$/.test(line));
      assert.deepEqual(wrong, ['sudoku: There is no file no-such-file.']);
      assert.equal(out.split('\n').length - 1, 2 * 60 * 120 + 1);
    }
  });

  it('have no line of progress among them on a terminal', () => {
    const [terminal, other] = [{ isTTY: true }, {}];
    assert.equal(wantsProgress(terminal, terminal), false);
    assert.equal(wantsProgress(terminal, other), true);
    assert.equal(wantsProgress(terminal, undefined), true, 'rows go to a file');
    assert.equal(wantsProgress(other, terminal), false);
    assert.equal(wantsProgress(other, other), false);
  });

  it('end the work when their reader closes the stream, for an input of any length', async () => {
    for (const verb of ['solve', 'count', 'check', 'convert']) {
      let blocks = 0;
      async function* input() {
        for (; blocks < 400; blocks++) yield Buffer.from(`${CONFLICT}\n${LINE}\n`.repeat(500));
      }
      const stdout = new Writable({
        write: (_piece, _encoding, written) => written(Object.assign(new Error('closed'), { code: 'EPIPE' })),
      });
      const { status } = await sudoku([verb], '', { stdin: Readable.from(input()), stdout });
      assert.equal(status, 0, verb);
      assert.ok(blocks < 40, `${verb} read ${blocks} blocks`);
    }
  });

  it('may be closed by their reader', async () => {
    const file = temporaryFile('many.sdm', `${CONFLICT}\n`.repeat(5000));
    const { out, err } = await shell(
      `sudoku solve ${file} no-such-file 2>&1 >/dev/null | head -n 1; echo \${PIPESTATUS[0]}`,
    );
    assert.deepEqual([out.split('\n')[1], err], ['2', '']);
  });
});

describe('a line of progress', () => {
  /** The text written at these milliseconds for these numbers of puzzles and characters. */
  function shown(
    length: number | undefined,
    calls: readonly (readonly [at: number, puzzles: number, characters: number])[],
    isWanted = true,
  ): string[] {
    const { now } = performance;
    const stream = new Collected();
    let time = 1000;
    performance.now = () => time;
    try {
      const line = new ProgressLine(stream, isWanted, length);
      for (const [at, puzzles, characters] of calls) {
        time = 1000 + at;
        line.show(puzzles, characters);
      }
      line.clear();
      line.clear();
      return stream.text.split('\r').slice(1);
    } finally {
      performance.now = now;
    }
  }

  it('has the share of the input, the puzzles and their rate, and is removed once', () => {
    assert.deepEqual(shown(1000, [[500, 12, 255]]), ['25 %, 12 puzzles, 24 a second\x1b[K', '\x1b[K']);
    assert.deepEqual(shown(1000, [[2000, 1, 1001]]), ['100 %, 1 puzzles, 0.5 a second\x1b[K', '\x1b[K']);
    assert.deepEqual(shown(undefined, [[1000, 45_678, 9]]), ['45,678 puzzles, 45,678 a second\x1b[K', '\x1b[K']);
    assert.deepEqual(shown(0, [[1000, 100, 9]]), ['100 puzzles, 100 a second\x1b[K', '\x1b[K']);
  });

  it('has a decimal of a rate below 100', () => {
    const rates = [9994, 9996, 10_004, 10_006].map(puzzles => shown(undefined, [[100_000, puzzles, 0]])[0]);
    assert.deepEqual(
      rates.map(rate => rate.replace(/.* puzzles, | a second.*/g, '')),
      ['99.9', '100', '100', '100'],
    );
  });

  it('is updated four times a second', () => {
    const at = [0, 249, 250, 499, 500, 751, 1000, 1001];
    const lines = shown(
      undefined,
      at.map(time => [time, time, 0]),
    );
    assert.deepEqual(
      lines.map(line => line.split(' ')[0]),
      ['250', '500', '751', '1,001', '\x1b[K'],
    );
  });

  it('is not written if it is not wanted, nor removed if it was not written', () => {
    assert.deepEqual(shown(1000, [[500, 12, 255]], false), []);
    assert.deepEqual(shown(1000, [[100, 12, 255]]), []);
  });
});

describe('an output that cannot be written', () => {
  for (const [title, file, message] of [
    ['is a folder', temporaryFolder(), /^sudoku: \S+ is a folder: name a file after --output\./],
    [
      'is in no folder',
      '/no/such/folder/out',
      /^sudoku: The folder of the output does not exist: \/no\/such\/folder\. /,
    ],
  ] as const)
    it(`${title}, with a status of 2`, async () => {
      const { status, out, err } = await sudoku(['solve', '--output', file], LINE);
      assert.deepEqual([status, out], [2, '']);
      assert.match(err, message);
    });
});

describe('the formats of rows', () => {
  it('have the same bytes for any blocks', async () => {
    const [a, b] = [LINE, CONFLICT].map((line, i) => temporaryFile(`${i}.sdm`, `${line}\n`));
    const outs = async (format: string) => (await sudoku(['count', '-f', format, a, b])).out;
    assert.equal(await outs('text'), '1\n0\n');
    assert.match(await outs('json'), /^\[\n\{.*\},\n\{.*\}\n\]\n$/);
    assert.match(await outs('jsonl'), /^\{.*\}\n\{.*\}\n$/);
    assert.match(await outs('tsv'), /^file\t.*\n.*\n.*\n$/);
    assert.match(await outs('csv'), /^file,.*\n.*\n.*\n$/);
    for (const [format, none] of [
      ['text', ''],
      ['json', '[]\n'],
      ['jsonl', ''],
    ])
      assert.equal((await sudoku(['count', '-f', format], '')).out, none);
  });
});
