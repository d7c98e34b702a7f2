/** The algorithms that can be watched and compared. They are for learning: the engines in `solver/` are thousands of times faster. */

import type { Grid } from '../grid';
import { rulesOfGeometry } from '../rules/geometry';
import { isHouseOnly } from '../rules/rule';
import { BACKTRACKING_CODE, runBacktracking } from './backtracking';
import { coverMatrixOf } from './coverMatrix';
import type { CodeLine, Run } from './event';
import { EXACT_COVER_CODE, runExactCover } from './exactCover';
import { Frame } from './frame';
import { PROPAGATION_CODE, runPropagation } from './propagation';
import { runSingles, SINGLES_CODE } from './singles';
import { runSmallestDomain, SMALLEST_DOMAIN_CODE } from './smallestDomain';

/** The names of the algorithms, the simplest first. */
export const ALGORITHM_NAMES = ['backtracking', 'smallestDomain', 'singles', 'exactCover', 'propagation'] as const;
/** One of {@link ALGORITHM_NAMES}. */
export type AlgorithmName = (typeof ALGORITHM_NAMES)[number];

/** By algorithm: its pseudocode. */
export const CODE = {
  backtracking: BACKTRACKING_CODE,
  smallestDomain: SMALLEST_DOMAIN_CODE,
  singles: SINGLES_CODE,
  exactCover: EXACT_COVER_CODE,
  propagation: PROPAGATION_CODE,
} as const satisfies Readonly<Record<AlgorithmName, readonly CodeLine[]>>;

const RUNS: Readonly<Record<AlgorithmName, (grid: Grid) => Run>> = {
  backtracking: runBacktracking,
  smallestDomain: runSmallestDomain,
  singles: runSingles,
  exactCover: runExactCover,
  propagation: runPropagation,
};

/** Starts an algorithm. The grid must not have conflicts, and the algorithm must {@link canRun}. */
export const runOf = (name: AlgorithmName, grid: Grid): Run => RUNS[name](grid);

/** Whether an algorithm can search a puzzle. The columns of exact cover are cells and houses, so it supports no other rules. */
export const canRun = (name: AlgorithmName, { geometry }: Grid): boolean =>
  name !== 'exactCover' || rulesOfGeometry(geometry).every(rule => isHouseOnly(rule, geometry));

/** The matrix that an algorithm works on, if it has one. */
export const matrixOf = (name: AlgorithmName, { geometry }: Grid) =>
  name === 'exactCover' ? coverMatrixOf(geometry) : undefined;

/** The state of an algorithm before its first event. */
export const startFrame = (name: AlgorithmName, grid: Grid): Frame => Frame.start(grid, matrixOf(name, grid));
