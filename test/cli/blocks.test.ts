import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Block, blocksOf } from '../../src/cli/input/blocks';
import { recordsOf } from '../../src/cli/input/records';
import { parse } from '../../src/language/parsing/parser';
import { RUNS } from '../core/arbitraries';
import { ROOT } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n';

/** A text in chunks of these lengths, again and again. */
async function* chunked(text: string, lengths: readonly number[]): AsyncGenerator<string> {
  for (let at = 0, i = 0; at < text.length; i++) {
    const length = lengths[i % lengths.length];
    yield text.slice(at, at + length);
    at += length;
  }
}

async function blocksIn(text: string, lengths: readonly number[], wanted?: number): Promise<Block[]> {
  const blocks: Block[] = [];
  for await (const block of blocksOf('name', chunked(text, lengths), wanted)) blocks.push(block);
  return blocks;
}

/** The puzzles of a text: what they are, and where. */
const puzzlesIn = (text: string) =>
  parse(text).puzzles.map(({ start, title, grid, givens, text: written }) => ({
    line: text.slice(0, start).split(/\r\n|\r|\n/).length,
    title,
    digits: [...grid.digits],
    box: grid.geometry.boxHeight,
    givens: [...givens],
    written,
  }));

const puzzlesOf = (blocks: readonly Block[]) =>
  blocks.flatMap(block =>
    [...recordsOf(block)].map(({ line, puzzle: { title, grid, givens, text: written } }) => ({
      line,
      title,
      digits: [...grid.digits],
      box: grid.geometry.boxHeight,
      givens: [...givens],
      written,
    })),
  );

const samples = readdirSync(join(ROOT, 'samples')).map(name => readFileSync(join(ROOT, 'samples', name), 'utf8'));

describe('the blocks of a text', () => {
  it('have its puzzles, wherever it is cut', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        ...samples,
        LINE,
        LINE.repeat(5),
        '# box: 2x3\n',
        '[Puzzle]\n',
        'Title\n',
        '\n',
        '.'.repeat(20_000),
      ),
      fc.constantFrom('12..\r3..2\r....\r2..1\r', '12..\r\n3..2\r\n....\r\n2..1\r\n\r\n', '1234....\n'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 2000 }),
        async (parts, lengths, wanted) => {
          const text = parts.join('');
          const blocks = await blocksIn(text, lengths, wanted);
          assert.equal(blocks.map(block => block.text).join(''), text);
          assert.deepEqual(puzzlesOf(blocks), puzzlesIn(text));
        },
      ),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 2) },
    );
  });

  it('are plain where all lines are, and only there', async () => {
    const text = LINE.repeat(100);
    const plain = await blocksIn(text, [1000], 500);
    assert.ok(plain.length > 5);
    assert.ok(plain.every(({ isPlain }) => isPlain));
    const mixed = await blocksIn(`${text}Title\n${text}`, [1000], 500);
    assert.ok(mixed.some(({ isPlain }) => isPlain));
    const titled = mixed.find(block => block.text.includes('Title'));
    assert.equal(titled?.isPlain, false);
  });

  it('are few characters of a long text, also of one without a line end', async () => {
    const lengths = (await blocksIn(LINE.repeat(20_000), [50_000])).map(({ text }) => text.length);
    assert.ok(Math.max(...lengths) < 400_000);
    const long = (await blocksIn('.'.repeat(3_000_000), [50_000])).map(({ text }) => text.length);
    assert.ok(Math.max(...long) < 1_000_000, `${Math.max(...long)}`);
  });
});
