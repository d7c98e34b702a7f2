/**
 * Finds the grid in a picture. Each candidate is scored by its lines: ten equally spaced ones in each direction, each darker than what is
 * next to it, so frames, tables and crosswords get low scores. The largest candidate with a clear score wins, otherwise the best one.
 */

import type { Pausable } from '../core/pausing';
import { candidateQuadrilaterals } from './candidates';
import { boxMeans, type Darkness, darknessOf, type Gray, inverted, valueAt } from './gray';
import {
  distance,
  isPlausibleQuadrilateral,
  type Projection,
  projectionOf,
  type Quadrilateral,
  quadrilateralArea,
} from './homography';
import { flatMesh, isEven, type Mesh, meshProjection, refineMesh } from './mesh';

/** A grid that was found: the crossings of its lines and its score, at most 1. */
export interface FoundGrid {
  readonly mesh: Mesh;
  readonly score: number;
  /** Whether the lines are lighter than the paper. */
  readonly isInverted: boolean;
}

/** The thresholds between paper and ink, from faint to clear. */
const THRESHOLDS = [0.05, 0.1, 0.2];
/** The minimum score of a grid. */
const LEAST_SCORE = 0.6;
/** The score above which no other candidate is examined; candidates are examined in order of size. */
const CLEAR_SCORE = 0.85;
/** The darkness of a line that counts fully. Darker lines, such as borders of boxes, count no more. */
const CLEAR_LINE = 0.12;

/** The best grid in a picture of at most about 1,000 pixels, or undefined. Yields where it may be paused. */
export function* findGrid(gray: Gray): Pausable<FoundGrid | undefined> {
  const dark = yield* bestIn(gray);
  if (dark && dark.score > CLEAR_SCORE) return { ...dark, isInverted: false };
  const light = yield* bestIn(yield* inverted(gray));
  const isInverted = (light?.score ?? 0) > (dark?.score ?? 0);
  const best = isInverted ? light : dark;
  return best && best.score >= LEAST_SCORE ? { ...best, isInverted } : undefined;
}

/** The best grid with dark lines. */
function* bestIn(gray: Gray): Pausable<Omit<FoundGrid, 'isInverted'> | undefined> {
  const side = Math.max(gray.width, gray.height);
  const sharp = yield* darknessOf(gray, Math.round(side / 32));
  const darkness = { ...sharp, data: yield* boxMeans(sharp, 1) };
  let best: Omit<FoundGrid, 'isInverted'> | undefined;
  // Most outlines fit at once. Those with attached text or a broken border need their corners moved first.
  for (const corners of yield* candidatesIn(darkness))
    for (const outline of [corners, undefined]) {
      const mesh = yield* refineMesh(darkness, flatMesh(outline ?? (yield* refine(darkness, corners))));
      const score = isEven(mesh) ? scoreOf(darkness, meshProjection(mesh)) : -1;
      if (score > (best?.score ?? -1)) best = { mesh, score };
      if (score > CLEAR_SCORE) return best;
    }
  return best;
}

/** The candidates at all thresholds, the largest first, without those that are almost the same. */
function* candidatesIn(darkness: Darkness): Pausable<Quadrilateral[]> {
  const distinct: Quadrilateral[] = [];
  for (const threshold of THRESHOLDS)
    for (const corners of yield* candidateQuadrilaterals(darkness, threshold)) {
      const isNew = (other: Quadrilateral) => corners.some((corner, i) => distance(corner, other[i]) > SAME);
      if (distinct.every(isNew)) distinct.push(corners);
    }
  return distinct.sort((a, b) => quadrilateralArea(b) - quadrilateralArea(a)).slice(0, MOST_CANDIDATES);
}

/** The distance between corners up to which outlines count as the same, in pixels. */
const SAME = 3;
/** The number of candidates that are examined. */
const MOST_CANDIDATES = 16;

/** Moves one corner at a time while the score increases, in ever smaller steps. */
function* refine(darkness: Darkness, corners: Quadrilateral): Pausable<Quadrilateral> {
  let best = corners;
  let score = scoreOf(darkness, projectionOf(corners));
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
          const value = isPlausibleQuadrilateral(moved) ? scoreOf(darkness, projectionOf(moved)) : -1;
          if (value > score) [best, score, isBetter] = [moved, value, true];
        }
      yield undefined;
    }
  }
  return best;
}

/** Positions along a segment, as shares of a cell. */
const ALONG = [0.2, 0.5, 0.8];
/** The distance from a line at which paper is expected, as a share of a cell. */
const BESIDE = 0.17;

/** How well the lines of a grid match, from -1 to 1: the mean over all segments, and the worst line, so that all lines are needed. */
function scoreOf(darkness: Darkness, at: Projection): number {
  let sum = 0;
  let worst = 1;
  for (const isRow of [true, false])
    for (let line = 0; line < 10; line++) {
      const contrast = lineScore(darkness, isRow ? (u, v) => at(v, u) : at, line);
      sum += contrast;
      worst = Math.min(worst, contrast);
    }
  return 0.7 * (sum / 20) + 0.3 * worst;
}

/** How much darker a line is than its sides, from -1 to 1. The line is `u = line / 9`. */
function lineScore(darkness: Darkness, at: Projection, line: number): number {
  let sum = 0;
  const value = (u: number, v: number) => {
    const { x, y } = at(u, v);
    return valueAt(darkness, x, y);
  };
  for (let segment = 0; segment < 9; segment++)
    for (const along of ALONG) {
      const v = (segment + along) / 9;
      const beside = (value((line - BESIDE) / 9, v) + value((line + BESIDE) / 9, v)) / 2;
      const contrast = (value(line / 9, v) - beside) / CLEAR_LINE;
      sum += Math.max(-1, Math.min(1, contrast));
    }
  return sum / (9 * ALONG.length);
}

/** The width of the narrowest cell of a grid, in pixels. */
export function cellWidthOf(mesh: Mesh): number {
  const widths = mesh.flatMap((point, i) =>
    [i % 10 < 9 ? i + 1 : i, i < 90 ? i + 10 : i].filter(j => j !== i).map(j => distance(point, mesh[j])),
  );
  return Math.min(...widths);
}
