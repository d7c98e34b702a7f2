/** The stages of reading pictures: pixels, outlines, crossings of lines, cells, digits and doubts, also of damaged files. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeLine } from '../../src/core/notation';
import { finish } from '../../src/core/pausing';
import { candidateQuadrilaterals } from '../../src/picture/candidates';
import { cutCells } from '../../src/picture/cells';
import { decode } from '../../src/picture/decoding/index';
import { JpegDecoder } from '../../src/picture/decoding/jpeg';
import { findDrawnGrids, hasLightDigits } from '../../src/picture/drawnGrid';
import { encodePng } from '../../src/picture/encoding';
import { darknessOf, type Gray, isDrawn, shrink } from '../../src/picture/gray';
import { findGrids } from '../../src/picture/grid';
import type { PixelPoint, Quadrilateral } from '../../src/picture/homography';
import { readPuzzlePicture } from '../../src/picture/index';
import { locate } from '../../src/picture/locating';
import type { Mesh } from '../../src/picture/mesh';
import { stagesOf } from '../../src/picture/stages';
import { randomPosition } from '../../tools/picture/positions';
import { Random } from '../../tools/picture/random';
import { randomLook, screenshotOf } from '../../tools/picture/screenshots';
import { BARS, pageOf, seen, turnedRight } from '../picture/drawing';
import { pngOf } from '../picture/pngFiles';
import { dump } from './dump';
import { type Cases, digests } from './records';

const POSITION = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const EMPTY = '.'.repeat(81);

const bytesOf = (name: string) => new Uint8Array(readFileSync(join(__dirname, '../fixtures/pictures', name)));
const FILES = ['baseline.jpg', 'progressive.jpg', 'gray.jpg', 'turned.jpg', 'interlaced.png', 'palette.png'];

/** The number of damaged copies of each file. */
const DAMAGED = 12;

/** Copies of a file that end early, and that have other bytes at three places behind the signature. */
function damagedCopies(bytes: Uint8Array): Uint8Array[] {
  const random = new Random(bytes.length);
  return Array.from({ length: DAMAGED }, (_, i) => {
    if (i % 3 === 0) return bytes.slice(0, Math.floor(random.between(10, bytes.length)));
    const copy = bytes.slice();
    for (let k = 0; k < 3; k++) copy[Math.floor(random.between(10, copy.length))] = Math.floor(random.between(0, 256));
    return copy;
  });
}

/** Corners of the page in shares of its size, see `seen`. */
const cornersOf = (...numbers: readonly number[]): Quadrilateral =>
  [0, 1, 2, 3].map(i => ({ x: numbers[2 * i], y: numbers[2 * i + 1] })) as unknown as Quadrilateral;
const VIEWS = {
  whole: cornersOf(0, 0, 1, 0, 1, 1, 0, 1),
  tilted: cornersOf(-0.1, -0.05, 1.05, -0.15, 1.15, 1.1, -0.05, 1.2),
  turned: cornersOf(-0.3, 0.25, 0.75, -0.35, 1.35, 0.75, 0.3, 1.35),
  far: cornersOf(-0.4, -0.3, 1.2, -0.4, 1.5, 1.5, -0.3, 1.4),
  near: cornersOf(0.05, 0.03, 0.96, 0.02, 0.97, 0.95, 0.02, 0.98),
};

/** The picture with noise, which photos have. */
function noisy({ width, height, data }: Gray, most: number): Gray {
  const random = new Random(most);
  return {
    width,
    height,
    data: data.map(value => Math.max(0, Math.min(255, value + Math.round(random.between(-most, most))))),
  };
}

/** By name: photos and screenshots of pages. */
function pictures(): Map<string, Gray> {
  const all = new Map<string, Gray>();
  const size = { width: 300, height: 300 };
  const large = { width: 420, height: 420 };
  for (const [name, corners] of Object.entries(VIEWS)) {
    all.set(`${name} view`, noisy(seen(pageOf(POSITION), corners, { ...size, light: name === 'tilted' ? 0.6 : 0 }), 4));
  }
  all.set('wide picture', noisy(seen(pageOf(POSITION), VIEWS.whole, { width: 400, height: 250 }), 4));
  all.set('faint page', noisy(seen(pageOf(POSITION, { paper: 150, ink: 115 }), VIEWS.tilted, large), 3));
  all.set('dark page', noisy(seen(pageOf(POSITION, { paper: 30, ink: 200 }), VIEWS.tilted, size), 3));
  all.set('doubtful digits', noisy(seen(pageOf(POSITION, { ink: 120 }), VIEWS.tilted, large), 30));
  all.set('turned picture', turnedRight(noisy(seen(pageOf(POSITION), VIEWS.tilted, size), 5)));
  all.set('picture upside down', turnedRight(turnedRight(seen(pageOf(POSITION), VIEWS.near, large))));
  all.set('empty grid', seen(pageOf(EMPTY), VIEWS.whole, size));
  all.set('small cells', finish(shrink(pageOf(POSITION), 100)).gray);
  all.set('drawn page', pageOf(POSITION));
  for (const rows of [4, 6, 8, 9, 12, 16]) {
    const random = new Random(rows);
    const look = { ...randomLook(rows, random), cell: 22 };
    all.set(`screenshot of ${rows}x${rows}`, screenshotOf(randomPosition(rows, 0.5, random), BARS, look, random).gray);
  }
  return all;
}

/** Points with one decimal, because other processors may compute the last digits differently. */
const shown = (points: readonly PixelPoint[]) => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
const meshText = (mesh: Mesh | undefined) => (mesh ? `${mesh.size}: ${shown(mesh.points)}` : '-');

function* stages(gray: Gray): Generator<string> {
  yield `drawn ${finish(isDrawn(gray))}`;
  for (const mesh of finish(findDrawnGrids(gray)))
    yield `drawn ${meshText(mesh)} ${finish(hasLightDigits(gray, mesh))}`;
  for (const radius of [5, 20]) {
    const darkness = finish(darknessOf(gray, radius));
    yield `dark ${[...darkness.data.filter((_, i) => i % 97 === 0)].map(value => value.toFixed(2)).join(' ')}`;
    for (const threshold of [0.05, 0.2])
      for (const corners of finish(candidateQuadrilaterals(darkness, threshold))) yield `outline ${shown(corners)}`;
  }
  const [found] = finish(findGrids(gray));
  yield `found ${meshText(found?.mesh)} ${found?.score.toFixed(2)} ${found?.isInverted}`;
  const [located] = finish(locate(gray));
  if (!located) return;
  const { mesh, factor, cellWidth, isInverted } = located;
  yield `located ${meshText(mesh)} ${factor.toFixed(3)} ${cellWidth.toFixed(1)} ${isInverted}`;
  for (const cell of finish(cutCells(located.gray, mesh, factor)))
    yield `cell ${Array.from({ length: 36 }, (_, i) => cell[16 * i] >> 5).join('')}`;
}

function resultText(bytes: Uint8Array): string {
  const result = readPuzzlePicture(bytes);
  if ('problem' in result) return dump(result);
  const [{ digits, doubtful, ...rest }] = result.puzzles;
  const doubts = doubtful.map(({ crop, corners, ...doubt }) => {
    const { width, height, data } = crop;
    const at = (i: number) =>
      Math.floor(((i >> 3) + 0.5) * (height / 8)) * width + Math.floor(((i & 7) + 0.5) * (width / 8));
    const pixels = Array.from({ length: 64 }, (_, i) => data[at(i)] >> 5).join('');
    return `${dump(doubt)} ${width} ${height} ${pixels} ${shown(corners.map(({ x, y }) => ({ x: 99 * x, y: 99 * y })))}`;
  });
  return `${makeLine(digits)} ${dump(rest)} ${doubts.join(' ')}`;
}

function* cases(): Cases {
  for (const file of FILES) {
    const bytes = bytesOf(file);
    yield [`the pixels of ${file}`, () => dump(finish(decode(bytes)))];
    if (file.endsWith('.jpg'))
      yield [
        `parts of the size of ${file}`,
        () => [40, 20, 10, 5, 1].map(side => dump(finish(new JpegDecoder(bytes).decode(side)))).join('\n'),
      ];
    for (const [i, copy] of damagedCopies(bytes).entries())
      yield [`damaged ${file} ${i}`, () => dump(finish(decode(copy)))];
  }
  for (const [name, gray] of pictures()) {
    yield [`${name}: stages`, () => [...stages(gray)].join('\n')];
    yield [`${name}: digits`, () => resultText(pngOf(gray))];
  }
  const page = pageOf(POSITION);
  yield ['a written PNG file', () => dump(encodePng(finish(shrink(page, 100)).gray))];
  yield [
    'the pictures of stages',
    () =>
      finish(stagesOf(pngOf(page)))
        .map(({ name, picture }) => `${name} ${dump(picture)}`)
        .join('\n'),
  ];
}

digests('pictures', cases());
