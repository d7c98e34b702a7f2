import assert from 'node:assert/strict';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePng } from '../../../src/picture/encoding';
import { doubtfulSheet } from '../../features/pictures/pages';
import { pageOf } from '../../picture/drawing';
import { temporaryFolder } from '../cli';
import { type Connection, connect } from './client';

/** A puzzle in the result of the tool. */
interface ReadPuzzle {
  readonly puzzle: string;
  readonly doubtful: readonly { readonly cell: string }[];
}

describe('sudoku_read_picture over MCP', () => {
  let connection: Connection;
  before(async () => {
    connection = await connect();
  });
  after(() => connection.close());

  const PICTURED = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const png = encodePng(pageOf(PICTURED));
  /** Writes a file, and returns its path. */
  const fileOf = (name: string, bytes: Uint8Array) => {
    const file = join(temporaryFolder(), name);
    writeFileSync(file, bytes);
    return file;
  };
  const read = (input: object) => connection.call('sudoku_read_picture', input);
  const refusalOf = async (input: object) => {
    const { text, isError } = await read(input);
    assert.ok(isError, text);
    return text;
  };

  it('reads a picture by its path, and as data', async () => {
    for (const input of [{ picture: fileOf('page.png', png) }, { data: Buffer.from(png).toString('base64') }]) {
      const { text, data, isError } = await read(input);
      assert.equal(isError, false, text);
      assert.equal(data.puzzle, PICTURED);
    }
  });

  it('reads all puzzles of a picture in reading order, with the doubtful cells of each', async () => {
    const others = ['0241357698', '0432165879'].map(digits => PICTURED.replace(/\d/g, digit => digits[Number(digit)]));
    const sheet = doubtfulSheet([PICTURED, ...others]);
    const { text, data, isError } = await read({ picture: fileOf('sheet.png', sheet) });
    assert.equal(isError, false, text);
    const first = data as unknown as ReadPuzzle & { readonly others: readonly ReadPuzzle[] };
    const puzzles = [first, ...first.others];
    assert.deepEqual(
      puzzles.map(({ puzzle }) => puzzle),
      [PICTURED, ...others],
    );
    for (const { doubtful } of puzzles.slice(0, 2))
      assert.deepEqual(
        doubtful.map(({ cell }) => cell),
        ['r1c1'],
      );
    for (const puzzle of [PICTURED, ...others]) assert.ok(text.includes(puzzle), text);
    // Each result can be passed to another tool.
    const check = await connection.call('sudoku_check', { puzzle: puzzles[1].puzzle });
    assert.equal(check.isError, false);
    assert.match(check.text, /exactly one solution/);
  });

  it('refuses pictures that are damaged or too large', async () => {
    assert.equal(
      await refusalOf({ picture: fileOf('broken.png', png.subarray(0, 20)) }),
      'The picture is damaged and cannot be decoded.',
    );
    const declared = Uint8Array.from(png);
    new DataView(declared.buffer).setUint32(16, 1_000_000);
    assert.match(
      await refusalOf({ data: Buffer.from(declared).toString('base64') }),
      /^The picture has 1000000 × \d+ pixels, which is too large\. Reduce it to at most 25 million pixels\.$/,
    );
    const large = fileOf('large.png', png);
    truncateSync(large, 30_000_001);
    assert.match(await refusalOf({ picture: large }), /^".*large\.png" has more than 30 MB\.$/);
  });

  it('refuses what is not a file', async () => {
    assert.match(await refusalOf({ picture: temporaryFolder() }), /^".*" is not a file\.$/);
    assert.match(await refusalOf({ picture: 'missing.png' }), /^"missing\.png" cannot be opened: ENOENT/);
  });
});
