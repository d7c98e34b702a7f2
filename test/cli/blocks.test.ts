import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { asText, type InputBlock, inputBlocksOf } from '../../src/cli/input/blocks';
import { asUtf8, wholeText } from '../../src/cli/input/encoding';
import { recordsOf } from '../../src/cli/input/records';
import { rulesOfGeometry } from '../../src/core/rules/geometry';
import { parse } from '../../src/text/parser/parser';
import { RUNS } from '../core/arbitraries';
import { Collected, ROOT, sudoku, temporaryFile } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n';

/** Splits bytes into pieces of these lengths, repeatedly. */
async function* inPieces(bytes: Buffer, lengths: readonly number[]): AsyncGenerator<Buffer> {
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const length = lengths[i % lengths.length];
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

async function blocksIn(input: string | Buffer, lengths: readonly number[], wanted?: number): Promise<InputBlock[]> {
  const blocks: InputBlock[] = [];
  for await (const block of inputBlocksOf('name', inPieces(Buffer.from(input as string), lengths), wanted))
    blocks.push(block);
  return blocks;
}

/** Waits until a condition is true. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(resolve => setImmediate(resolve));
}

it('the findings of the first puzzles are written before the rest of the input arrives', async () => {
  const stdout = new Collected();
  const bad = `${'53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7'}\n`;
  async function* pieces() {
    yield Buffer.from(bad.repeat(900));
    await until(() => stdout.text.includes('input:1:1: error:'));
    yield Buffer.from(bad);
  }
  const { status } = await sudoku(['check'], '', { stdin: Readable.from(pieces()), stdout });
  assert.equal(status, 1);
  assert.equal(stdout.text.match(/error:/g)?.length, 901);
});

describe('an input in UTF-16', () => {
  const text = `Ä 😀\n${LINE.repeat(20_000)}`;
  const encoded = { le: Buffer.from(`\ufeff${text}`, 'utf16le'), be: Buffer.from(`\ufeff${text}`, 'utf16le').swap16() };
  for (const [order, bytes] of Object.entries(encoded))
    it(`is read in blocks and as a whole: ${order}`, async () => {
      for (const lengths of [[1, 1, 7, 100_001], [bytes.length]]) {
        const blocks: InputBlock[] = [];
        for await (const block of inputBlocksOf('name', asUtf8(inPieces(bytes, lengths)))) blocks.push(block);
        assert.equal(textIn(blocks), text);
        assert.equal(await wholeText(asUtf8(inPieces(bytes, lengths))), text);
      }
    });
  it('is read from a file and from a stream', async () => {
    const { out } = await sudoku([
      'count',
      temporaryFile('u16.txt', encoded.le.subarray(0, 2 * (5 + 82)) as unknown as string),
    ]);
    assert.equal(out, '1\n');
  });
  it('needs no byte order mark if it has digits, with any other contents', async () => {
    for (const words of ['Rätsel – schwer', '┌───┬───┬───┐│', '５３．．７', '─'.repeat(150)]) {
      const own = `${words}\r\n${LINE.repeat(3)}`;
      const le = Buffer.from(own, 'utf16le');
      for (const bytes of [le, Buffer.from(le).swap16()])
        assert.equal(await wholeText(asUtf8(inPieces(bytes, [bytes.length]))), own);
    }
  });
  it('needs digits or letters in nearly all of its first characters', async () => {
    const digit = Buffer.from('5', 'utf16le');
    const unlikely = Buffer.from('\u0500', 'utf16le'); // 5 in the other byte order
    const isRead = async (likely: number, others: number) => {
      const bytes = Buffer.concat([...Array(likely).fill(digit), ...Array(others).fill(unlikely)]);
      return (await wholeText(asUtf8(inPieces(bytes, [bytes.length])))) === bytes.toString('utf16le');
    };
    const limit = [await isRead(100, 0), await isRead(95, 5), await isRead(94, 6), await isRead(50, 50)];
    assert.deepEqual(limit, [true, true, false, false]);
    const bytes = Buffer.from([1, 2, 0, 3, 0, 0, 0, 4, 5, 6]);
    assert.equal(await wholeText(asUtf8(inPieces(bytes, [bytes.length]))), bytes.toString());
  });
  it('is not confused with other text', async () => {
    for (const bytes of [Buffer.from(LINE), Buffer.from('1'), Buffer.from(''), Buffer.from('\ufeff1')])
      assert.equal(await wholeText(asUtf8(inPieces(bytes, [1]))), bytes.toString().replace('\ufeff', ''));
  });
});

const textIn = (blocks: readonly InputBlock[]) => blocks.map(block => asText(block).text).join('');
const isPlain = (block: InputBlock) => 'plain' in block;

/** The contents and positions of the puzzles of a text. */
const puzzlesIn = (text: string) =>
  parse(text).puzzles.map(({ start, title, grid, givens, text: written }) => ({
    line: text.slice(0, start).split(/\r\n|\r|\n/).length,
    title,
    digits: [...grid.digits],
    box: grid.geometry.boxHeight,
    rules: rulesOfGeometry(grid.geometry).length,
    givens: [...givens],
    written,
  }));

const puzzlesOf = (blocks: readonly InputBlock[]) =>
  blocks.flatMap(block =>
    [...recordsOf(block)].map(({ line, puzzle: { title, grid, givens, text: written } }) => ({
      line,
      title,
      digits: [...grid.digits],
      box: grid.geometry.boxHeight,
      rules: rulesOfGeometry(grid.geometry).length,
      givens: [...givens],
      written,
    })),
  );

const samples = readdirSync(join(ROOT, 'samples')).map(name => readFileSync(join(ROOT, 'samples', name), 'utf8'));

describe('the blocks of a text', () => {
  it('contain its puzzles, however it is split', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        ...samples,
        LINE,
        LINE.repeat(5),
        '# box: 2x3\n',
        '[Puzzle]\n',
        'Title\n',
        '# Überschrift: 数独 𝟙\n',
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
          assert.equal(textIn(blocks), text);
          assert.deepEqual(puzzlesOf(blocks), puzzlesIn(text));
        },
      ),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 2) },
    );
  });

  it('contain its puzzles when it is split in a line break, in a character, and before a section of rules', async () => {
    const check = async (text: string, wanted: number) => {
      const blocks = await blocksIn(text, [64, 1], wanted);
      assert.equal(textIn(blocks), text);
      assert.deepEqual(puzzlesOf(blocks), puzzlesIn(text), `${wanted}`);
    };
    const [crlf, wide] = [LINE.replace('\n', '\r\n'), `# 数独 𝟙 é ${LINE}`];
    for (let wanted = 2 * wide.length; wanted < 3 * wide.length; wanted++) {
      await check(crlf.repeat(4), wanted);
      await check(wide.repeat(3), wanted);
    }
    for (let more = 0; more < '[Rules]'.length; more++)
      await check(`${LINE.repeat(8)}[Rules]\nanti-knight\n${LINE}`, 8 * LINE.length + more);
  });

  it('are plain if and only if all lines are', async () => {
    const text = LINE.repeat(100);
    const plain = await blocksIn(text, [1000], 500);
    assert.ok(plain.length > 5);
    assert.ok(plain.every(isPlain));
    const mixed = await blocksIn(`${text}Title\n${text}`, [1000], 500);
    assert.ok(mixed.some(isPlain));
    const titled = mixed.find(block => asText(block).text.includes('Title'));
    assert.ok(titled && !isPlain(titled));
  });

  it('are small parts of a long text, even without line breaks', async () => {
    const lengths = (await blocksIn(LINE.repeat(20_000), [50_000])).map(block => asText(block).text.length);
    assert.ok(Math.max(...lengths) < 700_000);
    const long = (await blocksIn('.'.repeat(3_000_000), [50_000])).map(block => asText(block).text.length);
    assert.ok(Math.max(...long) < 1_500_000, `${Math.max(...long)}`);
  });

  it('are not plain with an unexpected character, a line of another length, or both dots and zeros as blanks', async () => {
    const zeros = LINE.replaceAll('.', '0');
    assert.ok((await blocksIn(LINE + zeros, [100])).every(isPlain));
    const mixed = LINE.replace('.', '0');
    for (const other of [
      mixed,
      LINE.replace('5', 'x'),
      LINE.replace('\n', '\r\n'),
      `${LINE}\n`,
      ` ${LINE}`,
      `1${LINE}`,
    ])
      assert.ok(!(await blocksIn(LINE + other + LINE, [100])).some(isPlain), other);
  });

  it('include a last line without a line break', async () => {
    const blocks = await blocksIn(LINE + LINE.trimEnd(), [100]);
    assert.deepEqual(blocks.map(isPlain), [true, false]);
    assert.equal(textIn(blocks), LINE + LINE.trimEnd());
  });

  it('have no byte order mark, and replacement characters for invalid bytes', async () => {
    assert.equal(textIn(await blocksIn(`\uFEFF${LINE}`, [1])), LINE);
    const latin1 = Buffer.from(`# Sudoku f\u00fcr Anf\u00e4nger\n${LINE}`.repeat(50), 'latin1');
    const expected = latin1.toString();
    for (const wanted of [50, 333, 5000]) {
      const whole = await blocksIn(latin1, [latin1.length], wanted);
      assert.equal(textIn(whole), expected);
      assert.deepEqual(await blocksIn(latin1, [7], wanted), whole);
    }
  });
});
