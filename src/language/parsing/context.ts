/** What reading a part of a file needs to know of the lines before it. */

import type { Geometry } from '../../core/geometry';
import { type KnownNames, NO_NAMES, sameNames } from './titles';

/** Whether the lines stand in a section of SadMan's, and in which. */
export type Section = 'none' | 'puzzle' | 'state' | 'unknown';

/** What the lines before a place say about those after it. Never changed in place. */
export interface Context {
  readonly section: Section;
  /** Boxes as `# box: 3x2` set them, by size. */
  readonly boxes: ReadonlyMap<number, Geometry>;
  readonly names: KnownNames;
  /**
   * How many puzzles in rows came last with nothing but empty lines and borders between and behind them, at most two:
   * those that may still become one with a grid of pencil marks, as its givens and its position.
   */
  readonly adjacent: number;
  /** Whether the last puzzle may still get the position of a `[State]`. */
  readonly awaitsState: boolean;
  /** Whether the place lies within a line, behind what is read of a long one; the rest of the line says nothing. */
  readonly isInLine: boolean;
  /** Of the last puzzle. */
  readonly size: number | undefined;
}

/** At the start of a file. */
export const START: Context = {
  section: 'none',
  boxes: new Map(),
  names: NO_NAMES,
  adjacent: 0,
  awaitsState: false,
  isInLine: false,
  size: undefined,
};

/** How many puzzles before a place may still become one with those behind it. */
export function reachOf({ adjacent, awaitsState }: Context): number {
  return Math.max(adjacent, awaitsState ? 1 : 0);
}

/** Whether the same lines mean the same after either. */
export function sameContext(a: Context, b: Context): boolean {
  return (
    a === b ||
    (a.section === b.section &&
      a.adjacent === b.adjacent &&
      a.awaitsState === b.awaitsState &&
      a.isInLine === b.isInLine &&
      a.size === b.size &&
      sameNames(a.names, b.names) &&
      sameBoxes(a.boxes, b.boxes))
  );
}

function sameBoxes(a: Context['boxes'], b: Context['boxes']): boolean {
  return a === b || (a.size === b.size && [...a].every(([size, geometry]) => b.get(size) === geometry));
}
