/** Limits the work on pictures between two yields, as `test/core/holding.test.ts` does for puzzles. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePng } from '../../src/picture/encoding';
import { randomPosition } from '../../tools/picture/positions';
import { Random } from '../../tools/picture/random';
import { randomLook, screenshotOf } from '../../tools/picture/screenshots';
import { SHARED } from '../collections';
import { countedModules } from '../core/operations';
import { BARS, pageOf, seen } from './drawing';

/** The limit of operations between two yields. Most take a few nanoseconds: they add a pixel. */
const MOST = 400_000;

const POSITION = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describe('the reader of pictures', () => {
  const { reader, operations } = countedModules<{
    readonly reader: typeof import('../../src/picture/index');
    readonly operations: { count: number };
  }>({ reader: 'picture/index' });

  function check(bytes: Uint8Array): void {
    const reading = reader.readingPuzzlePicture(bytes);
    let most = 0;
    let slices = 0;
    for (let isDone: boolean | undefined = false; !isDone; slices++) {
      operations.count = 0;
      isDone = reading.next().done;
      most = Math.max(most, operations.count);
    }
    assert.ok(slices > 100 && most < MOST, `${most} operations in one of ${slices} slices`);
  }

  it('yields often in screenshots of 16x16 puzzles', () => {
    const random = new Random(1);
    const look = { ...randomLook(16, random), cell: 60 };
    check(encodePng(screenshotOf(randomPosition(16, 0.6, random), BARS, look, random).gray));
  });

  it('yields often in pictures in perspective, also large ones', () => {
    const corners = [
      { x: -0.1, y: -0.05 },
      { x: 1.05, y: -0.15 },
      { x: 1.15, y: 1.1 },
      { x: -0.05, y: 1.2 },
    ] as const;
    for (const side of [800, 1200]) check(encodePng(seen(pageOf(POSITION), corners, { width: side, height: side })));
  });

  it('yields often in pictures with many doubtful cells', () => {
    const page = pageOf(POSITION);
    const other = pageOf(POSITION.replace(/\d/g, digit => `${(Number(digit) % 9) + 1}`));
    const bytes = encodePng({ ...page, data: page.data.map((value, i) => Math.min(value, other.data[i])) });
    const read = reader.readPuzzlePicture(bytes);
    assert.ok(!('problem' in read) && read.puzzles[0].doubtful.length > 20, JSON.stringify(read));
    check(bytes);
  });

  const photo = join(SHARED, 'pictures/photos/image1.jpg');
  if (existsSync(photo)) it('yields often in photos', () => check(new Uint8Array(readFileSync(photo))));
  else it.skip('yields often in photos, which are not on this machine');
});
