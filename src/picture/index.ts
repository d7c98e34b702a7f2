/**
 * Reads the puzzles in a picture: decoding, the grids (locating.ts), their cells, and the digits of these (reading.ts). All stages are pure functions on
 * arrays. This code and the weights of its network are loaded when a picture arrives.
 */

import { finish, type Pausable } from '../core/pausing';
import { cutCells } from './cells';
import { cropOf, type PicturedDoubt } from './crops';
import { decode } from './decoding/index';
import { cagesIn } from './killer/index';
import { inReadingOrder, type LocatedGrid, locate } from './locating';
import { type Mesh, partsOfMesh } from './mesh';
import type { PictureProblem } from './problem';
import { Budget, type ReadDigits, readDigits } from './reading';
import { regionsIn } from './walls';

/** The width of the smallest cells that are read, in pixels. */
const SMALLEST_CELL = 10;

/** A puzzle that was read in a picture. */
export interface ReadPicture extends Omit<ReadDigits, 'turns'> {
  readonly doubtful: readonly PicturedDoubt[];
}

/** The puzzles that were read in a picture, at least one, or the reason why none was. */
export type PictureResult = { readonly puzzles: readonly ReadPicture[] } | { readonly problem: PictureProblem };

/** A puzzle, and where it is in the picture. */
interface PlacedPuzzle extends ReadPicture {
  readonly mesh: Mesh;
  readonly turns: number;
}

/** Reads the puzzles in a PNG or JPEG picture, in reading order. Never throws. Yields where it may be paused. */
export function* readingPuzzlePicture(bytes: Uint8Array): Pausable<PictureResult> {
  const decoded = yield* decode(bytes);
  if ('problem' in decoded) return decoded;
  const placed: PlacedPuzzle[] = [];
  let problem: PictureProblem = { kind: 'noGrid' };
  const budget = new Budget();
  for (const [i, located] of (yield* locate(decoded.gray)).entries()) {
    const read = yield* readGrid(located, budget);
    if (!('problem' in read)) placed.push(...((yield* gridsWithin(located, read, budget)) ?? [read]));
    else if (i === 0) problem = read.problem;
  }
  // A keypad or a table next to a puzzle may look like a grid, but its cells are not read with certainty.
  const [first] = placed;
  if (!first) return { problem };
  const puzzles = placed.filter(puzzle => puzzle === first || isClear(puzzle));
  return { puzzles: inReadingOrder(puzzles, first.turns).map(({ mesh, turns, ...puzzle }) => puzzle) };
}

/** Like {@link readingPuzzlePicture}, without a pause. */
export function readPuzzlePicture(bytes: Uint8Array): PictureResult {
  return finish(readingPuzzlePicture(bytes));
}

/** The largest share of cells in doubt in a grid that is not the largest one. */
const MOST_DOUBTFUL = 0.2;

function isClear({ digits, doubtful }: ReadPicture): boolean {
  return doubtful.length <= MOST_DOUBTFUL * digits.length;
}

/** The sizes of grids that may look like one larger grid, with no space or one row and column between them. */
const PARTS = [4, 6, 8].flatMap(size => [
  { size, gap: 0 },
  { size, gap: 1 },
]);

/**
 * The grids that look like one larger grid because they touch each other, or are exactly one cell apart. Undefined if it is one grid: a puzzle with
 * N rows has exactly one solution only if it has at least N - 1 different digits, so its digits are not all within half of N.
 */
function* gridsWithin(
  located: LocatedGrid,
  { digits }: ReadPicture,
  budget: Budget,
): Pausable<readonly PlacedPuzzle[] | undefined> {
  const { size } = located.mesh;
  const most = Math.max(...digits);
  const kinds = new Set(digits.filter(digit => digit > 0)).size;
  const part = PARTS.find(each => {
    const count = (size + each.gap) / (each.size + each.gap);
    const isInside = (at: number) => at % (each.size + each.gap) < each.size;
    const areBlank = digits.every(
      (digit, cell) => !digit || (isInside(cell % size) && isInside(Math.floor(cell / size))),
    );
    return count > 1 && Number.isInteger(count) && most <= each.size && kinds >= each.size - 1 && areBlank;
  });
  if (!part) return undefined;
  const placed: PlacedPuzzle[] = [];
  for (const mesh of partsOfMesh(located.mesh, part)) {
    const read = yield* readGrid({ ...located, mesh }, budget);
    if ('problem' in read) return undefined;
    placed.push(read);
  }
  return placed;
}

function* readGrid(
  located: LocatedGrid,
  budget: Budget,
): Pausable<PlacedPuzzle | { readonly problem: PictureProblem }> {
  const { gray, mesh, factor, cellWidth } = located;
  if (cellWidth < SMALLEST_CELL) return { problem: { kind: 'smallCells', pixels: Math.floor(cellWidth) } };
  const cages = yield* cagesIn(located);
  const cells = yield* cutCells(gray, mesh, factor, cages);
  const regions = yield* regionsIn(located, cages?.outlines.before);
  const read = yield* readDigits(mesh.size, cells, { regions, cages }, budget);
  if (!read) return { problem: { kind: cages ? 'unreadCages' : 'noDigits' } };
  const doubtful: PicturedDoubt[] = [];
  for (const doubt of read.doubtful) {
    doubtful.push({ ...doubt, ...cropOf(located, doubt.cell, read.turns) });
    yield undefined;
  }
  return { ...read, doubtful, mesh };
}
