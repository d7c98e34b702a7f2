/** Measures how well photos and screenshots are read. */

import { rulesOfGeometry } from '../../src/core/rules/geometry';
import { encodePng } from '../../src/picture/encoding';
import { type PictureResult, readPuzzlePicture } from '../../src/picture/index';
import type { Font } from './fonts';
import { heldOutLook } from './heldOutLooks';
import { killerLook, validKillers } from './killers';
import type { Photo } from './photos';
import { randomPosition, validPosition } from './positions';
import { Random } from './random';
import { type Position, screenshotOf } from './screenshots';

/** Reads photos, and prints the numbers; with `isVerbose` also the photos with wrong cells. */
export function measure(photos: readonly Photo[], isVerbose: boolean): void {
  let puzzles = 0;
  let wrong = 0;
  let wrongInDoubt = 0;
  let doubtful = 0;
  const times: number[] = [];
  for (const { name, bytes, digits } of photos) {
    const start = process.cpuUsage();
    const result = readPuzzlePicture(bytes);
    times.push(process.cpuUsage(start).user / 1000);
    if ('problem' in result) {
      wrong += digits.length;
      if (isVerbose) console.log(`${name}: ${result.problem.kind}`);
      continue;
    }
    const most = Math.max(...result.puzzles.map(puzzle => matchesOf(puzzle.digits, digits)));
    const puzzle = result.puzzles.find(one => matchesOf(one.digits, digits) === most)!;
    const inDoubt = new Set(puzzle.doubtful.map(({ cell }) => cell));
    const wrongCells = digits.map((_, cell) => cell).filter(cell => puzzle.digits[cell] !== digits[cell]);
    doubtful += inDoubt.size;
    wrong += wrongCells.length;
    wrongInDoubt += wrongCells.filter(cell => inDoubt.has(cell)).length;
    if (wrongCells.length === 0) puzzles++;
    else if (isVerbose) {
      const list = wrongCells.map(
        cell => `${cell} ${digits[cell]} as ${puzzle.digits[cell]}${inDoubt.has(cell) ? '?' : ''}`,
      );
      console.log(`${name}: ${list.length > 12 ? `${list.length} cells` : list.join(', ')}`);
    }
  }
  const cells = photos.reduce((sum, { digits }) => sum + digits.length, 0);
  times.sort((a, b) => a - b);
  console.log(
    `Puzzles exactly right: ${puzzles} of ${photos.length} (${((100 * puzzles) / photos.length).toFixed(1)} %)`,
  );
  console.log(`Cells right: ${cells - wrong} of ${cells} (${((100 * (cells - wrong)) / cells).toFixed(2)} %)`);
  console.log(`Wrong cells: ${wrong}, of these in doubt: ${wrongInDoubt}. Cells in doubt: ${doubtful}`);
  console.log(
    `Median processor time: ${Math.round(times[times.length >> 1])} ms, longest: ${Math.round(times.at(-1)!)} ms`,
  );
}

/** By size: the number of screenshots that are measured. */
const MEASURED: readonly (readonly [size: number, count: number])[] = [
  [9, 250],
  [16, 125],
  [6, 65],
  [4, 60],
];
/** The share of digits in 16x16 puzzles, whose solutions are not counted. */
const DIGITS = 0.6;

/** Reads 500 screenshots with fonts and looks that the network was not trained with. */
export function measureScreenshots(fonts: readonly Font[], isVerbose: boolean): void {
  const random = new Random(2);
  for (const [size, count] of MEASURED) {
    const pictures = Array.from({ length: count }, (_, i): Photo => {
      const font = random.of(fonts);
      const position = size > 9 ? randomPosition(size, DIGITS, random) : validPosition(size, random);
      const { gray, digits } = screenshotOf(position, font, heldOutLook(size, random), random);
      return { name: `${i} in ${font.file.split('/').at(-1)}`, bytes: encodePng(gray), digits };
    });
    console.log(`Screenshots of ${size}x${size} puzzles:`);
    measure(pictures, isVerbose);
  }
}

/** By size: the number of killers that are measured. */
const KILLERS: readonly (readonly [size: number, count: number])[] = [
  [9, 120],
  [6, 60],
];

/** Reads screenshots of killers with fonts and looks that the network was not trained with, and prints how many are right, wrong and rejected. */
export function measureKillers(fonts: readonly Font[], isVerbose: boolean): void {
  const random = new Random(4);
  for (const [size, count] of KILLERS) {
    const results: Record<string, number> = {};
    const times: number[] = [];
    for (const [i, position] of validKillers(size, count, random).entries()) {
      const font = random.of(fonts);
      const look = killerLook(heldOutLook(size, random), random);
      const { gray } = screenshotOf(position, font, look, random);
      const bytes = encodePng(gray);
      const start = process.cpuUsage();
      const result = readPuzzlePicture(bytes);
      times.push(process.cpuUsage(start).user / 1000);
      const kind = killerResult(result, position);
      results[kind] = (results[kind] ?? 0) + 1;
      if (isVerbose && kind !== 'right')
        console.log(`${i}: ${kind}, ${font.file.split('/').at(-1)}, ${JSON.stringify(look)}`);
    }
    times.sort((a, b) => a - b);
    console.log(`Killers of ${size}x${size}: ${JSON.stringify(results)} of ${count}`);
    console.log(
      `Median processor time: ${Math.round(times[times.length >> 1])} ms, longest: ${Math.round(times.at(-1)!)} ms`,
    );
  }
}

/** How a killer was read. `unread` and problems come with a message. */
function killerResult(result: PictureResult, { digits, cages = [] }: Position): string {
  if ('problem' in result) return result.problem.kind;
  const [puzzle] = result.puzzles;
  if (puzzle.hasUnreadCages) return 'unread';
  const wanted = cages.map(({ cells, sum }) => `${sum}:${[...cells].sort((a, b) => a - b)}`);
  const read = rulesOfGeometry(puzzle.geometry).map(rule =>
    rule.kind === 'cage' ? `${rule.sum}:${[...rule.cells].sort((a, b) => a - b)}` : rule.kind,
  );
  if (read.length === 0) return 'without cages';
  if (wanted.sort().join(' ') !== read.sort().join(' ')) return 'wrong cages';
  return matchesOf(puzzle.digits, digits) === digits.length ? 'right' : 'wrong digits';
}

/** The number of cells that were read correctly. A picture may show further puzzles. */
function matchesOf(read: Uint8Array, digits: readonly number[]): number {
  return read.length === digits.length ? digits.filter((digit, cell) => digit === read[cell]).length : -1;
}
