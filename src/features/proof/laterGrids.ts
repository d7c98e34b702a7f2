/**
 * Distinguishes grids that show the placements of a path's steps from the puzzles of other paths. A grid with a wrong given
 * still counts as such a grid, so that the mistake is reported.
 */

import type { Geometry } from '../../core/geometry';
import { type Grid, isFull } from '../../core/grid';
import type { Puzzle } from '../../text/puzzle';
import { isExcludedTechniques, isPathTitle, pathEndOf } from './pathWords';
import type { WrittenGrid, WrittenPath } from './written';

/** How certain it is that a grid belongs to a path. A `supposed` one may also be another puzzle. */
export type Belonging = 'sure' | 'supposed';

/** Lines before a grid: the heading of the grid at the end of a path, the title of the report of the next one, or other text. */
export type Between = 'heading' | 'title' | 'text';

/** The kind of the lines before a grid including one more line. Empty lines and code fences do not count. */
export function nextBetween(before: Between | undefined, line: string): Between | undefined {
  if (/^\s*(?:```\w*\s*)?$/.test(line)) return before;
  if (before === 'title' || isPathTitle(line)) return 'title';
  if (pathEndOf(line)) return 'heading';
  return before === 'heading' && isExcludedTechniques(line) ? before : 'text';
}

/** Whether two puzzles have the same boxes. Later grids do not repeat the rules of the first one. */
export const isSameShape = (a: Geometry, b: Geometry): boolean =>
  a.boxHeight === b.boxHeight && a.boxWidth === b.boxWidth;

/** How a grid below a path belongs to it. Undefined if it does not, or if only similarity can decide. */
export function howBelongs(
  { puzzle: { grid: first }, parts }: WrittenPath,
  { grid, rules }: Puzzle,
  between: Between | undefined,
): Belonging | undefined {
  if (between === 'title' || (rules && grid.geometry !== first.geometry)) return undefined;
  const isSame =
    isSameShape(first.geometry, grid.geometry) && first.digits.every((digit, i) => [0, grid.digits[i]].includes(digit));
  if ((isSame && mayShow(grid, first, parts)) || between === 'heading') return 'sure';
  const isEnd = parts.length > 0 && between === undefined && isSameShape(first.geometry, grid.geometry) && isFull(grid);
  return isEnd ? 'supposed' : undefined;
}

/**
 * Whether a grid repeats the first one, or has at least half of the digits that steps have placed. Almost any grid of its size contains
 * a puzzle with few givens or none.
 */
function mayShow(grid: Grid, first: Grid, parts: WrittenPath['parts']): boolean {
  if (grid.digits.every((digit, cell) => digit === first.digits[cell])) return true;
  const placed = parts.flatMap(part => (part.kind === 'step' ? part.claims.filter(({ isOn }) => isOn) : []));
  return 2 * placed.filter(({ cell, digit }) => grid.digits[cell] === digit).length >= placed.length;
}

/** A part of a path. */
export function gridOf(puzzle: Puzzle, belonging: Belonging): WrittenGrid {
  return { kind: 'grid', puzzle, start: puzzle.start, end: puzzle.end, isSupposed: belonging === 'supposed' };
}

/** Whether a path has steps. */
export const hasStep = ({ parts }: WrittenPath): boolean => parts.some(({ kind }) => kind === 'step');

/** The paths, after adding each puzzle without steps that resembles the puzzle of the path above to that path. */
export function joinedGrids(paths: readonly WrittenPath[]): WrittenPath[] {
  const found: WrittenPath[] = [];
  for (const path of paths) {
    const above = found.at(-1);
    if (!above || !hasStep(above) || hasStep(path) || path.isTitled || !isLike(above.puzzle, path.puzzle)) {
      found.push(path);
      continue;
    }
    const grids = path.parts.map(part => (part.kind === 'grid' ? gridOf(part.puzzle, 'supposed') : part));
    found[found.length - 1] = {
      ...above,
      entries: [...above.entries, ...path.entries],
      excluded: [...above.excluded, ...path.excluded],
      parts: [...above.parts, gridOf(path.puzzle, 'supposed'), ...grids],
    };
  }
  return found;
}

/** Whether a grid has at least half of the digits of another one. */
function isLike({ grid: first }: Puzzle, { grid }: Puzzle): boolean {
  if (!isSameShape(grid.geometry, first.geometry)) return false;
  const filled = [...first.digits.entries()].filter(([, digit]) => digit !== 0);
  return 2 * filled.filter(([cell, digit]) => grid.digits[cell] === digit).length >= filled.length;
}
