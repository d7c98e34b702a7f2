import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureOf as pictureWith } from '../../src/board/drawing/picture';
import { finish } from '../../src/core/pausing';
import { textForPicture } from '../../src/features/pictures/embedding';
import { decode } from '../../src/picture/decoding/index';
import type { Gray } from '../../src/picture/gray';
import { sourceOf } from '../../src/text/document/textSource';
import { parse } from '../../src/text/parser/parser';
import { pageOf, sheetOf } from '../picture/drawing';
import { SMALL_KILLER, smallKiller } from '../picture/killerDrawing';
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

  it('writes a jigsaw with its regions, also in rows', async () => {
    const regions = 'AAABBBCCCAAABDDCCCAAABBDCCCEEEBBDDFFEEEBDDGFFEHEGDDGGFHHEGGGGGFHHHIIIFFFHHHIIIIII';
    const file = join(temporaryFolder(), 'jigsaw.png');
    writeFileSync(
      file,
      pngOf(pageOf('......98...73...1.......3..3..............16.....71...5.......17.1.....4..2.143..', { regions })),
    );
    const { out } = await sudoku(['read', file]);
    assert.match(out, /^\.{6}98\.\n(?:[\d.]{9}\n){8}\[Regions\]\nAAABBBCCC\nAAABDDCCC\n/);
    const [row] = JSON.parse((await sudoku(['read', '--format', 'json', file])).out);
    assert.equal(row.regions, regions);
    const [head, line] = (await sudoku(['read', '--format', 'tsv', file])).out.split('\n');
    assert.equal(line.split('\t')[head.split('\t').indexOf('regions')], regions);
  });

  it('writes a killer with its cages, also in rows', async () => {
    const file = join(temporaryFolder(), 'killer.png');
    writeFileSync(file, pngOf(smallKiller().gray));
    const { status, out, err } = await sudoku(['read', file]);
    assert.deepEqual([status, out, err], [0, `${'......\n'.repeat(6)}[Rules]\n${SMALL_KILLER}\n`, '']);
    const [row] = JSON.parse((await sudoku(['read', '--format', 'json', file])).out);
    assert.deepEqual([row.rules, row.isValid], [SMALL_KILLER.replaceAll('\n', '; '), 'yes']);
  });

  it('says that cages could not be read', async () => {
    const file = join(temporaryFolder(), 'killer.png');
    writeFileSync(file, pngOf(smallKiller({ isWrong: true }).gray));
    const { status, err } = await sudoku(['read', file]);
    assert.deepEqual(
      [status, err.replace(/^sudoku: \S+: /, '')],
      [
        2,
        'The picture shows a puzzle with cages, but they could not be read. Use a larger picture without pencil marks.\n',
      ],
    );
  });

  it('writes rows with the cells in doubt', async () => {
    const { out } = await sudoku(['read', '--format', 'json', pictureOf(POSITION)]);
    const [row] = JSON.parse(out);
    assert.deepEqual(Object.keys(row), ['file', 'position', 'isValid', 'doubtful', 'exchanged', 'rules', 'regions']);
    assert.deepEqual([row.rules, row.regions], ['', null]);
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

  it('writes all puzzles of a picture in reading order, and names the puzzle in messages', async () => {
    const other = `${POSITION.slice(0, 60)}${'.'.repeat(21)}`;
    const file = join(temporaryFolder(), 'page.png');
    writeFileSync(file, pngOf(sheetOf([pageOf(POSITION), pageOf(other)], 2, 40)));
    const { status, out, err } = await sudoku(['read', file]);
    assert.equal(out, `${POSITION}\n${other}\n`);
    assert.equal(status, 1);
    assert.match(err, /page\.png, puzzle 2: The puzzle does not have exactly one solution\.$/m);
    assert.doesNotMatch(err, /puzzle 1: The puzzle/);
    const folder = join(temporaryFolder(), 'stages');
    await sudoku(['read', '--debug', folder, file]);
    assert.deepEqual(
      readdirSync(folder).sort(),
      ['cells-2', 'cells', 'gray', 'grid-2', 'grid'].map(name => `page-${name}.png`),
    );
  });

  it('writes exported pictures unchanged, with their rules', async () => {
    const text = '1...\n....\n....\n...2\n\n[Rules]\nthermo: r1c1-r1c4\n';
    const [puzzle] = parse(text).puzzles;
    const metadata = textForPicture(puzzle, sourceOf(text));
    const file = join(temporaryFolder(), 'exported.svg');
    writeFileSync(file, pictureWith(puzzle, { content: 'digits', metadata }));
    const { status, out } = await sudoku(['read', file]);
    assert.equal(out, `${metadata.trimEnd()}\n`);
    assert.match(out, /thermo: r1c1-r1c4/);
    assert.equal(status, 0);
    const rows = JSON.parse((await sudoku(['read', '--format', 'json', file])).out);
    assert.deepEqual(rows, [
      {
        file,
        position: '1..............2',
        isValid: 'no',
        doubtful: '',
        exchanged: '',
        rules: 'thermo: r1c1-r1c4',
        regions: null,
      },
    ]);
  });

  it('writes the stages of reading into a folder', async () => {
    const folder = join(temporaryFolder(), 'stages');
    await sudoku(['read', '--debug', folder, pictureOf(POSITION)]);
    assert.deepEqual(readdirSync(folder).sort(), ['picture-cells.png', 'picture-gray.png', 'picture-grid.png']);
    const { gray } = finish(decode(readFileSync(join(folder, 'picture-cells.png')))) as { gray: Gray };
    assert.deepEqual([gray.width, gray.height], [9 * 28 + 4, 9 * 28 + 4]);
    const inkIn = (cell: number) => {
      const [left, top] = [4 + (cell % 9) * 28, 4 + Math.floor(cell / 9) * 28];
      const pixels = Array.from(
        { length: 576 },
        (_, i) => gray.data[(top + Math.floor(i / 24)) * gray.width + left + (i % 24)],
      );
      return pixels.filter(value => value < 128).length;
    };
    assert.deepEqual(
      [...POSITION].map((_, cell) => inkIn(cell) > 20),
      [...POSITION].map(digit => digit !== '.'),
    );
  });

  it('reads the standard input', async () => {
    const { status, err } = await sudoku(['read'], '\ufeff53..7....');
    assert.equal(status, 2);
    assert.match(err, /^sudoku: input: This is not a picture\./m);
  });
});
