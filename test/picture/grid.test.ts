import assert from 'node:assert/strict';
import { finish } from '../../src/core/pausing';
import { shrink } from '../../src/picture/gray';
import { cellWidthOf, findGrids } from '../../src/picture/grid';
import { distance, projectionOf, type Quadrilateral } from '../../src/picture/homography';
import { locate } from '../../src/picture/locating';
import { CELL, pageOf, seen } from './drawing';

const POSITION = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const WHOLE: Quadrilateral = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const TILTED: Quadrilateral = [
  { x: -0.1, y: -0.05 },
  { x: 1.05, y: -0.15 },
  { x: 1.15, y: 1.1 },
  { x: -0.05, y: 1.2 },
];
const TURNED: Quadrilateral = [
  { x: -0.3, y: 0.25 },
  { x: 0.75, y: -0.35 },
  { x: 1.35, y: 0.75 },
  { x: 0.3, y: 1.35 },
];

/** The crossings of the lines in a picture of a page, from the corners that `seen` is called with. */
function crossingsOf(corners: Quadrilateral, width: number, height: number) {
  const side = 9 * CELL + 120;
  return Array.from({ length: 100 }, (_, i) => {
    const target = { x: (60 + (i % 10) * CELL) / side, y: (60 + Math.floor(i / 10) * CELL) / side };
    return inverse(corners, target, width, height);
  });
}

/** Where a point of the page is in the picture: the inverse of its projection, by Newton's method. */
function inverse(corners: Quadrilateral, target: { x: number; y: number }, width: number, height: number) {
  const at = projectionOf(corners);
  let [u, v] = [0.5, 0.5];
  for (let step = 0; step < 30; step++) {
    const here = at(u, v);
    const [right, down] = [at(u + 1e-4, v), at(u, v + 1e-4)];
    const [a, b, c, d] = [right.x - here.x, down.x - here.x, right.y - here.y, down.y - here.y].map(x => x / 1e-4);
    const [ex, ey] = [target.x - here.x, target.y - here.y];
    const area = a * d - b * c;
    u += (ex * d - ey * b) / area;
    v += (a * ey - c * ex) / area;
  }
  return { x: u * width, y: v * height };
}

/** Checks that every crossing is found, with a tolerance in pixels. Pages turned by more than 45 degrees may be found turned. */
function check(corners: Quadrilateral, options: Parameters<typeof seen>[2] = {}, page = pageOf(POSITION)): void {
  const picture = seen(page, corners, options);
  const { gray, factor } = finish(shrink(picture, 1000));
  const [found] = finish(findGrids(gray));
  assert.ok(found);
  const expected = crossingsOf(corners, picture.width, picture.height);
  const cell = cellWidthOf(found.mesh);
  for (const [i, { x, y }] of found.mesh.points.entries()) {
    const off = distance({ x: x * factor, y: y * factor }, expected[i]);
    assert.ok(
      off < 0.15 * cell * factor,
      `crossing ${i} is off by ${off.toFixed(1)} of ${(cell * factor).toFixed(1)} pixels`,
    );
  }
}

describe('the grid of a picture', () => {
  it('is found where nothing is distorted', () => check(WHOLE));
  it('is found in perspective', () => check(TILTED));
  it('is found in a turned picture', () => check(TURNED));
  it('is found in uneven light', () => check(TILTED, { light: 0.6 }));
  it('is found in faint print', () => check(TILTED, {}, pageOf(POSITION, { paper: 150, ink: 115 })));
  it('is found in light lines on a dark page', () => check(TILTED, {}, pageOf(POSITION, { paper: 30, ink: 200 })));
  it('is found in a large picture', () => check(TILTED, { width: 1700, height: 1500 }));
  it('is found in a picture of another shape', () => check(WHOLE, { width: 500, height: 900 }));

  it('is found on a page that is bent', () => {
    const flat = seen(pageOf(POSITION), WHOLE);
    const data = flat.data.map((_, i) => {
      const x = i % 800;
      const y = Math.floor(i / 800) + Math.round(14 * Math.sin(x / 130));
      return flat.data[Math.max(0, Math.min(799, y)) * 800 + x];
    });
    const [found] = finish(findGrids({ ...flat, data }));
    assert.ok(found);
    const [first, middle] = [found.mesh.points[40], found.mesh.points[44]];
    const flatMesh = crossingsOf(WHOLE, 800, 800);
    for (const [i, point] of [
      [40, first],
      [44, middle],
    ] as const) {
      const expected = flatMesh[i].y - 14 * Math.sin(flatMesh[i].x / 130);
      assert.ok(Math.abs(point.y - expected) < 4, `crossing ${i} is at ${point.y}, not ${expected}`);
    }
  });

  it('is the largest of several', () => {
    const small = seen(pageOf(POSITION), WHOLE, { width: 250, height: 250 });
    const large = seen(pageOf(POSITION), WHOLE, { width: 600, height: 600 });
    const data = new Uint8Array(900 * 900).fill(225);
    for (let y = 0; y < 250; y++) data.set(small.data.subarray(y * 250, (y + 1) * 250), y * 900);
    for (let y = 0; y < 600; y++) data.set(large.data.subarray(y * 600, (y + 1) * 600), (y + 280) * 900 + 290);
    const [located] = finish(locate({ width: 900, height: 900, data }));
    assert.ok(located && located.cellWidth > 40, `${located?.cellWidth}`);
  });

  it('is found among other rectangles', () => {
    // The grid is from 200 to 600. Each of the others is a frame: around it, next to it, or around an empty place in it.
    const frames = [
      [15, 15, 785, 785],
      [150, 150, 650, 650],
      [15, 15, 120, 785],
      [660, 300, 790, 420],
    ] as const;
    for (const shown of [...frames.map(frame => [frame]), frames])
      for (const noise of [0, 6]) {
        const data = new Uint8Array(800 * 800).map((_, i) => 220 - (((i * 2654435761) >>> 13) % (noise + 1)));
        const box = ([left, top, right, bottom]: readonly number[]) => {
          for (let y = top; y < bottom; y++)
            for (let x = left; x < right; x++)
              if (Math.min(x - left, y - top, right - 1 - x, bottom - 1 - y) < 3) data[y * 800 + x] = 30;
        };
        for (const frame of shown) box(frame);
        for (let row = 0; row < 9; row++)
          for (let column = 0; column < 9; column++) {
            const [x, y] = [column, row].map(at => 200 + Math.round((at * 400) / 9));
            box([x, y, x + 46, y + 46]);
          }
        const [found] = finish(findGrids({ width: 800, height: 800, data }));
        const corners = found && [0, 9, 90, 99].map(i => found.mesh.points[i]).flatMap(({ x, y }) => [x, y]);
        const expected = [201, 201, 601, 201, 201, 601, 601, 601];
        assert.ok(
          corners?.every((at, i) => Math.abs(at - expected[i]) < 4),
          `${JSON.stringify(shown)}: ${corners}`,
        );
      }
  });

  it('is not found where there is none', () => {
    const noise = Uint8Array.from({ length: 300 * 300 }, (_, i) => ((i * 2654435761) >>> 13) & 255);
    assert.deepEqual(finish(findGrids({ width: 300, height: 300, data: noise })), []);
    assert.deepEqual(finish(findGrids({ width: 1, height: 1, data: Uint8Array.of(0) })), []);
    assert.deepEqual(finish(findGrids({ width: 300, height: 200, data: new Uint8Array(60_000).fill(200) })), []);
  });

  /** A table with thin lines, drawn by a program or with the noise of a photo. */
  const tableOf = (cells: number, noise: number) => {
    const data = new Uint8Array(800 * 800).map((_, i) => 220 - (((i * 2654435761) >>> 13) % (noise + 1)));
    for (let line = 0; line <= cells; line++)
      for (let i = 40; i < 762; i++)
        for (let j = Math.round(40 + (line * 720) / cells), end = j + 2; j < end; j++)
          data[i * 800 + j] = data[j * 800 + i] = 30;
    return { width: 800, height: 800, data };
  };

  for (const cells of [4, 6, 8, 9, 10, 12, 16])
    it(`has ${cells} rows and columns`, () => {
      for (const noise of [0, 6]) assert.equal(finish(findGrids(tableOf(cells, noise)))[0]?.mesh.size, cells);
    });

  for (const cells of [5, 7, 11, 13])
    it(`is not a table of ${cells} by ${cells} cells`, () => {
      for (const noise of [0, 6]) assert.deepEqual(finish(findGrids(tableOf(cells, noise))), []);
    });
});
