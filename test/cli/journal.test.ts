import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Journal, type JournalPosition } from '../../src/cli/jobs/journal';
import { type Done, sudoku, temporaryFile, temporaryFolder } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const CONFLICT = `55${LINE.slice(2)}`;

/** The files on disk after the work up to a position is written. */
interface Saved {
  readonly place: JournalPosition;
  readonly output: string | undefined;
  readonly journal: string;
}

/** Runs a command, and returns its result and what was saved on the way. */
async function saving(call: readonly string[], output: string): Promise<{ done: Done; saved: Saved[] }> {
  const saved: Saved[] = [];
  const { write } = Journal.prototype;
  const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  Journal.prototype.write = function (place) {
    write.call(this, place);
    saved.push({ place, output: contentOf(output), journal: readFileSync(this.file, 'utf8') });
  };
  try {
    return { done: await sudoku(call), saved };
  } finally {
    Journal.prototype.write = write;
  }
}

describe('work that was stopped at any position', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => (i % 9 === 4 ? CONFLICT : LINE)).join('\n');
  // Several blocks; nothing; an input that cannot be read; words; findings only at the end.
  const inputs = () => [
    temporaryFile('many.sdm', `${lines(1700)}\n`),
    temporaryFile('empty.sdm', '\n'),
    'no-such-file',
    temporaryFile('words.sdm', 'no puzzle\n'),
    temporaryFile('more.sdm', `${LINE}\n${lines(9)}\n`),
  ];
  for (const [verb, ...options] of [
    ['count', '-f', 'json'],
    ['count', '-f', 'csv'],
    ['check', '-f', 'jsonl', '--shard', '1/2'],
    ['check', '-f', 'text', '--shard', '2/2'],
    ['solve', '-f', 'tsv'],
    ['check', '-f', 'sarif'],
  ])
    it(`continues to the same output, status and journal: ${verb} ${options.join(' ')}`, async () => {
      const output = join(temporaryFolder(), 'out');
      const call = [verb, ...options, ...inputs(), '--output', output];
      const { done, saved } = await saving(call, output);
      assert.equal(done.status, 2);
      const [whole, journal] = [output, `${output}.progress`].map(file => readFileSync(file, 'utf8'));
      assert.ok(saved.length >= 7, `${saved.length}`);
      const puzzles = saved.map(({ place }) => place.puzzles);
      assert.deepEqual(
        puzzles,
        [...puzzles].sort((a, b) => a - b),
      );
      for (const [i, { place, output: before, journal: noted }] of saved.slice(0, -1).entries()) {
        assert.equal(place.isDone, undefined);
        writeFileSync(`${output}.progress`, noted);
        // The lines of the next block may have been written, or a part of them. An output that is still empty may not exist.
        if (place.bytes === 0 && i % 2 === 0) rmSync(output);
        else writeFileSync(output, `${(before ?? '').slice(0, place.bytes)}half a li`);
        assert.equal(Buffer.byteLength(before ?? '') >= place.bytes, true);
        const again = await saving([...call, '--resume'], output);
        assert.deepEqual([again.done.status, again.done.out], [2, ''], `${i}: ${again.done.err}`);
        assert.equal(readFileSync(output, 'utf8'), whole, `${i}`);
        assert.equal(readFileSync(`${output}.progress`, 'utf8'), journal, `${i}`);
        // No block is processed again, and none is left out.
        const further = saved.slice(i).map(each => JSON.stringify(each.place));
        for (const each of again.saved) assert.ok(further.includes(JSON.stringify(each.place)), `${i}`);
      }
      const complete = await sudoku([...call, '--resume']);
      assert.deepEqual(complete, { status: 2, out: '', err: `sudoku: ${output} is complete.\n` });
    });
});

describe('a journal', () => {
  const place = { inputs: 1, blocks: 2, bytes: 3, puzzles: 4, status: 1 };
  const journalOf = (call: string, files: readonly string[], output = join(temporaryFolder(), 'out')) => ({
    output,
    journal: new Journal(output, call, files),
  });

  it('returns the start if nothing is written, and otherwise the last position', () => {
    const { output, journal } = journalOf('count x', []);
    assert.deepEqual(journal.read(), { inputs: 0, blocks: 0, bytes: 0, puzzles: 0, status: 0 });
    for (const bytes of [0, 3]) {
      journal.write({ ...place, bytes });
      writeFileSync(output, 'abc');
      assert.deepEqual(journal.read(), { ...place, bytes });
    }
    rmSync(output);
    assert.throws(() => journal.read(), /is shorter than/);
    journal.write({ ...place, bytes: 0 });
    assert.deepEqual(journal.read(), { ...place, bytes: 0 });
  });

  const file = temporaryFile('in.sdm', `${LINE}\n`);
  for (const [title, change, message] of [
    ['of another command', ({ output }) => journalOf('solve x', [file], output).journal.write(place), /: solve x\. W/],
    ['with a changed input', () => writeFileSync(file, LINE), /in\.sdm has changed since then\. W/],
    ['with a shorter output', ({ output }) => writeFileSync(output, 'ab'), /out is shorter than \S+ states\. W/],
    ['without an output', ({ output }) => rmSync(output), /out is shorter than \S+ states\. W/],
    ['that is not JSON', ({ journal }) => writeFileSync(journal.file, '{x'), /\.progress is damaged\. W/],
    ['that is a number', ({ journal }) => writeFileSync(journal.file, '5'), /\.progress is damaged\. W/],
    ['that is null', ({ journal }) => writeFileSync(journal.file, 'null'), /\.progress is damaged\. W/],
    ['that is missing', ({ journal }) => rmSync(journal.file), /unknown how much of \S+ is complete\. W/],
  ] satisfies (readonly [string, (parts: ReturnType<typeof journalOf>) => void, RegExp])[])
    it(`${title} is rejected`, () => {
      writeFileSync(file, `${LINE}\n`);
      const parts = journalOf('count x', [file]);
      parts.journal.write(place);
      writeFileSync(parts.output, 'abc');
      assert.deepEqual(parts.journal.read(), place);
      change(parts);
      assert.throws(() => parts.journal.read(), message);
    });
});
