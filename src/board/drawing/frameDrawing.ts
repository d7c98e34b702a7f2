/** The drawing of a state of an algorithm: the grid with the digits so far, and the cells of the last event. */

import type { CoverMatrix } from '../../core/algorithms/coverMatrix';
import type { AlgorithmEvent } from '../../core/algorithms/event';
import { type Frame, frameCandidates } from '../../core/algorithms/frame';
import { digitsOf, type Grid } from '../../core/grid';
import type { DrawnRole, StepDrawing } from '../protocol/snapshot';
import { sceneOf } from './scene';
import type { Scene } from './shape';
import type { DrawnPuzzle } from './view';

/** The puzzle of an algorithm. */
export interface WatchedPuzzle {
  readonly grid: Grid;
  /** The drawing of its givens and rules. */
  readonly drawn: DrawnPuzzle;
}

/** How an algorithm is drawn. */
export interface FrameView {
  /** Whether its candidates are drawn. */
  readonly hasCandidates: boolean;
  readonly matrix?: CoverMatrix | undefined;
}

/** The drawing of a state. */
export function frameSceneOf(
  { grid, drawn }: WatchedPuzzle,
  frame: Frame,
  { hasCandidates, matrix }: FrameView,
): Scene {
  const candidates = hasCandidates ? frameCandidates(grid.geometry, grid.allowed, frame, matrix) : undefined;
  const step = stepOf(grid, frame, candidates ?? []);
  const puzzle = { ...drawn, digits: [...frame.digits], ...(candidates && { candidates }), ...(step && { step }) };
  return sceneOf(puzzle, { candidates: candidates ? 'computed' : 'none' });
}

/** By kind of event: the role of its cell. Absent for events of a house, a column or the whole grid. */
const ROLES: Readonly<Record<AlgorithmEvent['kind'], DrawnRole | undefined>> = {
  choose: 'evidence',
  place: 'placement',
  remove: 'elimination',
  fill: 'placement',
  clear: 'elimination',
  eliminate: 'elimination',
  restore: 'evidence',
  fail: 'elimination',
  select: 'evidence',
  cover: undefined,
  uncover: undefined,
  solved: undefined,
  contradictory: undefined,
  stuck: undefined,
};

/** The last event as a step: its cell, its house, and the candidates that it eliminates. */
function stepOf({ geometry }: Grid, { last }: Frame, candidates: readonly number[]): StepDrawing | undefined {
  const role = last && ROLES[last.kind];
  if (!role) return undefined;
  const { kind, at, value } = last;
  const { cell, house, digit } = kind === 'select' ? columnAt(geometry, at) : { ...last, cell: at, digit: value };
  const isElimination = kind === 'eliminate';
  const eliminated = isElimination ? digitsOf(value).map(each => ({ cell, digit: each, role })) : [];
  const places =
    kind === 'select' && house >= 0
      ? [...geometry.houses[house].cells].filter(each => ((candidates[each] ?? 0) >> (digit - 1)) & 1)
      : [];
  return {
    name: '',
    sentence: '',
    explanation: '',
    area: house < 0 ? [] : [...geometry.houses[house].cells],
    cells: cell < 0 || isElimination ? [] : [{ cell, role }],
    candidates: [...eliminated, ...places.map(each => ({ cell: each, digit, role }))],
    links: [],
    ghosts: [],
    allowed: candidates.map((mask, each) => (isElimination && each === cell ? mask | value : mask)),
  };
}

/** The cell or the digit of a house of a column of the matrix. */
function columnAt({ cellCount, size }: Grid['geometry'], column: number) {
  const at = column - cellCount;
  return at < 0
    ? { cell: column, house: -1, digit: 0 }
    : { cell: -1, house: Math.floor(at / size), digit: (at % size) + 1 };
}
