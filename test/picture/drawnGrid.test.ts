import assert from 'node:assert/strict';
import { finish } from '../../src/core/pausing';
import { findDrawnGrids, hasLightDigits } from '../../src/picture/drawnGrid';
import type { Gray } from '../../src/picture/gray';
import { heldOutLook } from '../../tools/picture/heldOutLooks';
import { randomPosition } from '../../tools/picture/positions';
import { Random } from '../../tools/picture/random';
import { type Look, randomLook, screenshotOf } from '../../tools/picture/screenshots';
import { sized } from '../sizes';
import { BARS } from './drawing';

/** The screenshot of a random puzzle, and the crossings of its lines. */
function drawn(size: number, look: Look, random: Random) {
  const { gray, left, top } = screenshotOf(randomPosition(size, random.between(0.3, 0.8), random), BARS, look, random);
  const count = size + 1;
  const points = Array.from({ length: count * count }, (_, i) => ({
    x: left + (i % count) * look.cell - 0.5,
    y: top + Math.floor(i / count) * look.cell - 0.5,
  }));
  return { gray, points };
}

/** A table with thin lines. */
function tableOf(cells: number): Gray {
  const data = new Uint8Array(800 * 800).fill(220);
  for (let line = 0; line <= cells; line++)
    for (let i = 40; i < 762; i++)
      for (let j = Math.round(40 + (line * 720) / cells), end = j + 2; j < end; j++)
        data[i * 800 + j] = data[j * 800 + i] = 30;
  return { width: 800, height: 800, data };
}

/** A picture below another one. */
function stacked(upper: Gray, lower: Gray): Gray {
  const width = Math.max(upper.width, lower.width);
  const data = new Uint8Array(width * (upper.height + lower.height)).fill(upper.data[0]);
  for (const [picture, top] of [
    [upper, 0],
    [lower, upper.height],
  ] as const)
    for (let y = 0; y < picture.height; y++)
      data.set(picture.data.subarray(y * picture.width, (y + 1) * picture.width), (top + y) * width);
  return { width, height: upper.height + lower.height, data };
}

describe('the grid of a drawn picture', () => {
  for (const [title, lookOf] of [
    ['random colors', randomLook],
    ['the colors of programs', heldOutLook],
  ] as const)
    for (const size of [4, 6, 8, 9, 12, 16])
      it(`has ${size} rows and columns in ${title}`, () => {
        const random = new Random(size);
        for (let i = 0; i < sized(30, 5); i++) {
          const look = lookOf(size, random);
          const { gray, points } = drawn(size, look, random);
          const [mesh, ...others] = finish(findDrawnGrids(gray));
          const shown = `${i}: ${JSON.stringify(look)}`;
          assert.equal(mesh?.size, size, shown);
          assert.equal(others.length, 0, shown);
          for (const [point, { x, y }] of mesh.points.entries())
            assert.ok(Math.hypot(x - points[point].x, y - points[point].y) < 0.1 * look.cell, `${point} of ${shown}`);
          assert.equal(finish(hasLightDigits(gray, mesh)), look.given > look.paper, shown);
        }
      });

  for (const cells of [5, 7, 11, 13, 15, 17, 18, 20])
    it(`is not a table of ${cells} by ${cells} cells`, () =>
      assert.deepEqual(finish(findDrawnGrids(tableOf(cells))), []));

  it('is found once for each puzzle, the largest first', () => {
    const random = new Random(1);
    const picture = (size: number, cell: number) => drawn(size, { ...randomLook(size, random), cell }, random).gray;
    const found = finish(findDrawnGrids(stacked(picture(6, 30), stacked(picture(9, 40), picture(9, 36)))));
    assert.deepEqual(
      found.map(({ size, points }) => [size, Math.round((points[1].x - points[0].x) / 2)]),
      [
        [9, 20],
        [9, 18],
        [6, 15],
      ],
    );
  });
});
