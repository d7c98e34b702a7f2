import assert from 'node:assert/strict';
import { makeLine } from '../../src/core/notation';
import { finish } from '../../src/core/pausing';
import { type Gray, shrink } from '../../src/picture/gray';
import { readPuzzlePicture } from '../../src/picture/index';
import { inReadingOrder, locate } from '../../src/picture/locating';
import { heldOutLook } from '../../tools/picture/heldOutLooks';
import { randomPosition } from '../../tools/picture/positions';
import { Random } from '../../tools/picture/random';
import { randomLook, screenshotOf } from '../../tools/picture/screenshots';
import { BARS, CELL, cropped, inRows, pageOf, seen, sheetOf, turnedRight } from './drawing';
import { pngOf } from './pngFiles';

const POSITION = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Six puzzles: with other digits. */
const POSITIONS = Array.from({ length: 6 }, (_, i) =>
  POSITION.replace(/\d/g, digit => `${((Number(digit) - 1 + i) % 9) + 1}`),
);
const LIGHT = { paper: 225, ink: 40 };
const DARK = { paper: 30, ink: 220 };

function check(picture: Gray, positions: readonly string[]): void {
  const result = readPuzzlePicture(pngOf(picture));
  assert.ok('puzzles' in result, JSON.stringify(result));
  assert.deepEqual(
    result.puzzles.map(({ digits }) => makeLine(digits)),
    positions,
  );
}

/** The space around the grids of screenshots, in pixels. */
const EDGE = 8;

/** Pixels with noise, as a scanner makes it. */
const scanned = (gray: Gray): Gray => ({
  ...gray,
  data: gray.data.map((value, i) => value - 4 + ((((i * 2654435761) >>> 13) & 255) % 9)),
});

describe('several puzzles in a picture', () => {
  for (const [name, colors] of [
    ['light', LIGHT],
    ['dark', DARK],
  ] as const)
    for (const [columns, rows] of [
      [2, 1],
      [1, 2],
      [3, 1],
      [2, 2],
      [2, 3],
      [3, 2],
    ])
      for (const gap of [14, 60]) {
        const positions = POSITIONS.slice(0, columns * rows);
        const sheet = () =>
          sheetOf(
            positions.map(position => pageOf(position, colors)),
            columns,
            gap,
          );
        const title = `${columns} by ${rows} in a ${name} picture with gaps of ${gap} pixels`;
        it(`are read in a screenshot: ${title}`, () => check(sheet(), positions));
        it(`are read in a scan: ${title}`, () => check(scanned(sheet()), positions));
      }

  it('are read in a smaller screenshot', () => {
    const sheet = sheetOf(
      POSITIONS.map(position => pageOf(position)),
      3,
      60,
    );
    check(finish(shrink(sheet, 900)).gray, POSITIONS);
  });

  it('are read in a photo, also if it is turned', () => {
    const [first, second] = POSITIONS;
    const sheet = sheetOf([pageOf(first), pageOf(second)], 1, 60);
    const corners = [
      { x: -0.1, y: -0.05 },
      { x: 1.05, y: -0.08 },
      { x: 1.1, y: 1.05 },
      { x: -0.05, y: 1.1 },
    ] as const;
    let photo = seen(sheet, corners, { width: 800, height: 1500, light: 0.3 });
    check(photo, [first, second]);
    for (let turns = 1; turns <= 3; turns++) {
      photo = turnedRight(photo);
      check(photo, [first, second]);
    }
  });

  it('are read without a grid that has no digits', () =>
    check(sheetOf([pageOf('.'.repeat(81)), pageOf(POSITION), pageOf(POSITIONS[1])], 3, 60), [POSITION, POSITIONS[1]]));

  for (const [title, gap] of [
    ['touch each other', 0],
    ['are one cell apart', 1],
  ] as const)
    it(`are read if they ${title}, and look like one larger grid`, () => {
      const quarters = ['12..3..4.21.4..3', '3.4..1..2..44..1', '.1.24..3.3.1..42', '4..1.23..14.3..2'];
      const side = 4 * CELL + 4;
      const grids = quarters.map(quarter => {
        const rows = Array.from({ length: 9 }, (_, row) => quarter.slice(4 * row, 4 * row + 4).padEnd(9, '.'));
        const page = pageOf(rows.join(''));
        const start = (page.width - 9 * CELL) / 2 - 2;
        return cropped(page, { left: start, top: start, width: side, height: side });
      });
      const picture = inRows([inRows(grids, 2, gap && CELL - 4)], 1, 60);
      check(picture, quarters);
      check(scanned(picture), quarters);
    });

  for (const [title, lookOf] of [
    ['random colors', randomLook],
    ['the colors of programs', heldOutLook],
  ] as const)
    for (const size of [4, 6, 8, 9, 12, 16])
      it(`are found in reading order: ${size} rows and columns in ${title}`, () => {
        const random = new Random(size);
        for (const columns of [1, 2]) {
          const look = { ...lookOf(size, random), cell: size > 12 ? 30 : 40 };
          const side = size * look.cell + 2 * EDGE;
          const shots = [0, 1, 2, 3].map(() => {
            const position = randomPosition(size, random.between(0.3, 0.8), random);
            const { gray, left, top } = screenshotOf(position, BARS, look, random);
            return cropped(gray, { left: left - EDGE, top: top - EDGE, width: side, height: side });
          });
          const gap = Math.round(random.between(0.2, 2) * look.cell);
          const picture = inRows(shots, columns, gap);
          const found = inReadingOrder(finish(locate(picture)), 0);
          const shown = `${columns} with gaps of ${gap}: ${JSON.stringify(look)}`;
          const near = (value: number, other: number) => assert.ok(Math.abs(value - other) < 6, shown);
          assert.deepEqual(
            found.map(({ mesh }) => mesh.size),
            [size, size, size, size],
            shown,
          );
          for (const [i, { mesh }] of found.entries()) {
            near(mesh.points[0].x, gap + EDGE + (i % columns) * (side + gap));
            near(mesh.points[0].y, gap + EDGE + Math.floor(i / columns) * (side + gap));
          }
        }
      });
});
