/**
 * Finds the grid in a picture. Each candidate is scored by its lines: equally spaced ones in each direction, each darker than what is
 * next to it, so frames, tables and crosswords get low scores. The largest candidate with a clear score wins, otherwise the best one.
 * Further grids of the same size are found among the other candidates if their scores are clear.
 */

import type { Pausable } from '../core/pausing';
import { candidateQuadrilaterals } from './candidates';
import { boxMeans, type Darkness, darknessOf, type Gray, inverted, isDrawn, isRest, mapped, valueAt } from './gray';
import {
  distance,
  isPlausibleQuadrilateral,
  type Projection,
  projectionOf,
  type Quadrilateral,
  quadrilateralArea,
} from './homography';
import { cellCorners, flatMesh, gridCorners, isEven, type Mesh, meshProjection, refineMesh } from './mesh';

/** A grid that was found: the crossings of its lines and its score, at most 1. */
export interface FoundGrid {
  readonly mesh: Mesh;
  readonly score: number;
  /** Whether the lines are lighter than the paper. */
  readonly isInverted: boolean;
}

/** The thresholds between paper and ink, from faint to clear. The first one is only for drawn pictures. */
const THRESHOLDS = [0.02, 0.05, 0.1, 0.2];
/** The minimum score of a grid. */
const LEAST_SCORE = 0.6;
/** The score above which no other candidate is examined; candidates are examined in order of size. */
const CLEAR_SCORE = 0.85;
/** The darkness of a line that counts fully, in photos and in drawn pictures. Darker lines, such as borders of boxes, count no more. */
const CLEAR_LINE = { photo: 0.12, drawn: 0.025 } as const;

/** The darkness of a picture, and whether a program has drawn it. */
interface LinePicture extends Darkness {
  readonly isDrawn: boolean;
}

/** The grids in a picture of at most about 1,000 pixels, the best one first. Yields where it may be paused. */
export function* findGrids(gray: Gray): Pausable<FoundGrid[]> {
  const dark = yield* bestIn(gray);
  const isClear = (dark?.best.score ?? 0) > CLEAR_SCORE;
  const light = isClear ? undefined : yield* bestIn(yield* inverted(gray));
  const isInverted = (light?.best.score ?? 0) > (dark?.best.score ?? 0);
  const search = isInverted ? light : dark;
  if (!search || search.best.score < LEAST_SCORE) return [];
  return [search.best, ...(yield* othersIn(search))].map(({ mesh, score }) => ({ mesh, score, isInverted }));
}

/** The best grid, and where to look for further ones. */
interface GridSearch {
  readonly best: ScoredGrid;
  readonly lines: LinePicture;
  readonly candidates: readonly Quadrilateral[];
}

/** The minimum area of a further grid, as a share of that of the best one. */
const LEAST_AREA = 0.3;

/** The grids other than the best one: with the same number of rows and columns, and with clear scores. Parts of other tables have none. */
function* othersIn({ best, lines, candidates }: GridSearch): Pausable<ScoredGrid[]> {
  const { size } = best.mesh;
  const found = [best];
  for (const corners of candidates) {
    if (found.length === MOST_GRIDS) break;
    const isLarge = quadrilateralArea(corners) >= LEAST_AREA * quadrilateralArea(gridCorners(best.mesh));
    if (!isLarge || found.some(({ mesh }) => areNear(gridCorners(mesh), corners))) continue;
    if (scoreOf(lines, projectionOf(corners), size) < LEAST_FLAT_SCORE) continue;
    const grid = yield* gridIn(lines, corners, size);
    if (grid.isClear) found.push(grid);
  }
  return found.slice(1);
}

/** The number of grids of a picture that are read. */
export const MOST_GRIDS = 12;

/** Whether the bounding boxes of two outlines overlap. */
function areNear(one: Quadrilateral, other: Quadrilateral): boolean {
  const isBefore = (a: Quadrilateral, b: Quadrilateral, axis: 'x' | 'y') =>
    Math.max(...a.map(point => point[axis])) <= Math.min(...b.map(point => point[axis])) + SAME;
  return !(['x', 'y'] as const).some(axis => isBefore(one, other, axis) || isBefore(other, one, axis));
}

/** The best grid with dark lines. */
function* bestIn(gray: Gray): Pausable<GridSearch | undefined> {
  const side = Math.max(gray.width, gray.height);
  const sharp = yield* darknessOf(gray, Math.round(side / 32));
  const darkness = { ...sharp, data: yield* boxMeans(sharp, 1) };
  // The background of drawn pictures is even. Next to lines, the means of the surroundings would look like fainter lines.
  const paper = yield* paperOf(gray);
  const lines: LinePicture = (yield* isDrawn(gray))
    ? { ...gray, data: yield* mapped(yield* boxMeans(gray, 1), value => (paper - value) / 255), isDrawn: true }
    : { ...darkness, isDrawn: false };
  let best: ScoredGrid | undefined;
  const candidates = yield* candidatesIn(darkness, lines.isDrawn ? THRESHOLDS : THRESHOLDS.slice(1));
  for (const corners of candidates.slice(0, MOST_CANDIDATES))
    for (const found of [yield* usualGrid(lines, corners), yield* otherGrid(lines, corners)]) {
      if (found && found.score > (best?.score ?? -1)) best = found;
      if (best && found?.isClear) return { best, lines, candidates };
    }
  return best && { best, lines, candidates };
}

/** The most common brightness. */
function* paperOf({ width, height, data }: Gray): Pausable<number> {
  const counts = new Uint32Array(256);
  for (let y = 0; y < height; y++) {
    for (let i = y * width; i < (y + 1) * width; i++) counts[data[i]]++;
    if (isRest(y, width)) yield undefined;
  }
  return counts.indexOf(Math.max(...counts));
}

/** The most common number of rows and columns. */
const USUAL_SIZE = 9;

/** A 9x9 grid with an outline. Most outlines fit at once. Those with attached text or a broken border need their corners moved first. */
function* usualGrid(darkness: LinePicture, corners: Quadrilateral): Pausable<ScoredGrid | undefined> {
  let best: ScoredGrid | undefined;
  for (const outline of [corners, undefined]) {
    const found = yield* gridIn(darkness, outline ?? (yield* refine(darkness, corners)), USUAL_SIZE);
    if (found.score > (best?.score ?? -1)) best = found;
    if (found.isClear) break;
  }
  return best;
}

/** The other numbers of rows and columns, so that the lines of a grid are not taken for those of a smaller one. */
const OTHER_SIZES = [16, 12, 10, 8, 6, 4];
/** The minimum score of an outline before the crossings move. */
const LEAST_FLAT_SCORE = 0.25;
/** The minimum score of each line of such a grid: digits in the middle of cells may be like a faint line. */
const LEAST_LINE = 0.35;
/** The factor of the scores of other sizes against that of 9x9 grids, which are much more common. */
const HANDICAP = 0.9;

/** The grid of another size with an outline: the one with the most lines. */
function* otherGrid(darkness: LinePicture, corners: Quadrilateral): Pausable<ScoredGrid | undefined> {
  for (const size of OTHER_SIZES) {
    if (scoreOf(darkness, projectionOf(corners), size) < LEAST_FLAT_SCORE) continue;
    const found = yield* gridIn(darkness, corners, size);
    const worst = Math.min(...lineScores(darkness, meshProjection(found.mesh), size));
    if (found.score >= LEAST_SCORE && worst >= LEAST_LINE) return { ...found, score: HANDICAP * found.score };
  }
  return undefined;
}

interface ScoredGrid {
  readonly mesh: Mesh;
  readonly score: number;
  readonly isClear: boolean;
}

/** A grid with an outline. Drawn grids are flat, but a scanned page with the even background of a drawn picture may be bent. */
function* gridIn(darkness: LinePicture, corners: Quadrilateral, size: number): Pausable<ScoredGrid> {
  let best: ScoredGrid | undefined;
  for (const page of darkness.isDrawn ? (['flat', 'bent'] as const) : (['bent'] as const)) {
    const mesh = yield* refineMesh(darkness, flatMesh(corners, size), page);
    const score = isEven(mesh) ? scoreOf(darkness, meshProjection(mesh), size) : -1;
    if (!best || score > best.score) best = { mesh, score, isClear: score > CLEAR_SCORE };
    if (best.isClear) break;
  }
  return best as ScoredGrid;
}

/** The candidates at all thresholds, the largest first, without those that are almost the same. */
function* candidatesIn(darkness: Darkness, thresholds: readonly number[]): Pausable<Quadrilateral[]> {
  const distinct: Quadrilateral[] = [];
  for (const threshold of thresholds)
    for (const corners of yield* candidateQuadrilaterals(darkness, threshold)) {
      const isNew = (other: Quadrilateral) => corners.some((corner, i) => distance(corner, other[i]) > SAME);
      if (distinct.every(isNew)) distinct.push(corners);
    }
  return distinct.sort((a, b) => quadrilateralArea(b) - quadrilateralArea(a));
}

/** The distance between corners up to which outlines count as the same, in pixels. */
const SAME = 3;
/** The number of candidates that are examined for the best grid. */
const MOST_CANDIDATES = 16;

/** Moves one corner at a time while the score increases, in ever smaller steps. */
function* refine(darkness: LinePicture, corners: Quadrilateral): Pausable<Quadrilateral> {
  let best = corners;
  let score = scoreOf(darkness, projectionOf(corners), USUAL_SIZE);
  const cell = Math.hypot(corners[2].x - corners[0].x, corners[2].y - corners[0].y) / 12.7;
  for (let step = cell / 4; step > 0.4; step /= 2) {
    for (let isBetter = true, rounds = 0; isBetter && rounds < 8; rounds++) {
      isBetter = false;
      for (let corner = 0; corner < 4; corner++)
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const moved = best.map((point, i) =>
            i === corner ? { x: point.x + dx * step, y: point.y + dy * step } : point,
          ) as unknown as Quadrilateral;
          const value = isPlausibleQuadrilateral(moved) ? scoreOf(darkness, projectionOf(moved), USUAL_SIZE) : -1;
          if (value > score) [best, score, isBetter] = [moved, value, true];
        }
      yield undefined;
    }
  }
  return best;
}

/** Positions along a segment, as shares of a cell. */
const ALONG = [0.2, 0.5, 0.8];

/** The distance from a line at which paper is expected, as a share of a cell. Drawn lines are sharp, and candidates are near them. */
const BESIDE = { photo: 0.17, drawn: 0.1 } as const;
/** The smallest such distance in pixels. */
const LEAST_BESIDE = 3.2;

/** How well the lines of a grid match, from -1 to 1: the mean over all segments, and the worst line, so that all lines are needed. */
function scoreOf(darkness: LinePicture, at: Projection, size: number): number {
  const scores = lineScores(darkness, at, size);
  return 0.7 * (scores.reduce((sum, score) => sum + score, 0) / scores.length) + 0.3 * Math.min(...scores);
}

/** How well each line of a grid matches, from -1 to 1. */
function lineScores(darkness: LinePicture, at: Projection, size: number): number[] {
  const cell = distance(at(0, 0), at(1, 1)) / (size * Math.SQRT2);
  const beside = darkness.isDrawn ? Math.max(BESIDE.drawn, Math.min(0.25, LEAST_BESIDE / cell)) : BESIDE.photo;
  return [true, false].flatMap(isRow =>
    Array.from({ length: size + 1 }, (_, line) =>
      lineScore(darkness, isRow ? (u, v) => at(v, u) : at, line, { size, beside }),
    ),
  );
}

/** How much darker a line is than its sides, from -1 to 1. The line is `u = line / size`. */
function lineScore(
  darkness: LinePicture,
  at: Projection,
  line: number,
  { size, beside }: { readonly size: number; readonly beside: number },
): number {
  let sum = 0;
  const value = (u: number, v: number) => {
    const { x, y } = at(u / size, v / size);
    return valueAt(darkness, x, y);
  };
  const clear = darkness.isDrawn ? CLEAR_LINE.drawn : CLEAR_LINE.photo;
  for (let segment = 0; segment < size; segment++)
    for (const along of ALONG) {
      const v = segment + along;
      const sides = [line - beside, line + beside].map(side => (value(line, v) - value(side, v)) / clear);
      // Next to a light line, a drawn picture is darker on one side only.
      const contrasts = darkness.isDrawn ? sides.map(contrast => Math.min(1, contrast)) : sides;
      sum += Math.max(-1, Math.min(1, (contrasts[0] + contrasts[1]) / 2));
    }
  return sum / (size * ALONG.length);
}

/** The width of the narrowest cell of a grid, in pixels. */
export function cellWidthOf(mesh: Mesh): number {
  let least = Infinity;
  for (let cell = 0; cell < mesh.size ** 2; cell++) {
    const corners = cellCorners(mesh, cell);
    for (const [i, corner] of corners.entries()) least = Math.min(least, distance(corner, corners[(i + 1) % 4]));
  }
  return least;
}
