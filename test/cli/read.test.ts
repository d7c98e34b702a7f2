import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from '../picture/drawing';
import { pngOf } from '../picture/pngFiles';
import { sudoku, temporaryFolder } from './cli';

const POSITION = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const WEBP = 'test/fixtures/pictures/picture.webp';

/** The path of a picture of a puzzle. */
function pictureOf(position: string): string {
  const file = join(temporaryFolder(), 'picture.png');
  writeFileSync(file, pngOf(pageOf(position)));
  return file;
}

describe('sudoku read', () => {
  it('writes the puzzle of a picture', async () => {
    const { out, err } = await sudoku(['read', pictureOf(POSITION)]);
    assert.equal(out, `${POSITION}\n`);
    for (const line of err
      .trimEnd()
      .split('\n')
      .filter(line => line !== ''))
      assert.match(line, /^sudoku: \S+picture\.png: r\dc\d is read as (\d|empty), but may be (\d|empty)\.$/);
  });

  it('writes rows with the cells in doubt', async () => {
    const { out } = await sudoku(['read', '--format', 'json', pictureOf(POSITION)]);
    const [row] = JSON.parse(out);
    assert.deepEqual(Object.keys(row), ['file', 'position', 'isValid', 'doubtful', 'exchanged']);
    assert.deepEqual([row.position, row.isValid, row.exchanged], [POSITION, 'yes', '']);
    assert.match(row.doubtful, /^(r\dc\d=\d( (?!$)|$))*$/);
  });

  it('reports a puzzle without exactly one solution', async () => {
    const position = `${POSITION.slice(0, 60)}${'.'.repeat(21)}`;
    const { status, out, err } = await sudoku(['read', pictureOf(position)]);
    assert.equal(out, `${position}\n`);
    assert.match(err, /picture\.png: The puzzle does not have exactly one solution\.$/m);
    assert.equal(status, 1);
  });

  it('explains why nothing is read, and continues', async () => {
    const { status, out, err } = await sudoku(['read', WEBP, 'package.json', 'missing.png', pictureOf(POSITION)]);
    assert.equal(status, 2);
    assert.equal(out, `${POSITION}\n`);
    assert.match(
      err,
      /^sudoku: \S+\.webp: Pictures in the format WebP cannot be read\. Save the picture as PNG or JPEG\.$/m,
    );
    assert.match(err, /^sudoku: package\.json: This is not a picture\. PNG and JPEG pictures can be read\.$/m);
    assert.match(err, /^sudoku: There is no file missing\.png\.$/m);
  });

  it('reads the standard input', async () => {
    const { status, err } = await sudoku(['read'], '\ufeff53..7....');
    assert.equal(status, 2);
    assert.match(err, /^sudoku: input: This is not a picture\./m);
  });
});
