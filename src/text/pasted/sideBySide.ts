/** Two or more grids side by side, as in reports that show a puzzle and its solution. */

import { geometryOfSize } from '../../core/geometry';
import type { Grid } from '../../core/grid';
import { isBar, isWhite, type PastedLine } from './form';
import { readLines } from './index';
import { areBeside } from './wrapped';

/** An arrow between grids. */
const ARROW = /(?<=\s)(?:[=-]{1,3}>|[\u2192\u21d2\u27f6])(?=\s)/g;

/** Fewest columns of white space between grids. */
const FEWEST_SPACES = 2;

/** Most lines of grids side by side, and most characters of a line. */
const MOST_LINES = 60;
const LONGEST = 400;

/** The grids, from left to right, or undefined when the lines are not such grids. */
export function gridsSideBySide(text: string, lines: readonly PastedLine[]): Grid[] | undefined {
  if (lines.length < 4 || lines.length > MOST_LINES || lines.some(({ start, end }) => end - start > LONGEST))
    return undefined;
  for (const [from, to] of gapsOf(text, lines)) {
    const left = gridsIn(text, partsOf(text, lines, 0, from));
    const after = partsOf(text, lines, to, Number.POSITIVE_INFINITY);
    const right = left && (gridsIn(text, after) ?? gridsSideBySide(text, after));
    if (left && right) return [...left, ...right];
  }
  return undefined;
}

/** Columns of white space, or of a vertical line, in all lines, with text on both sides: the first one and the one after the last, widest first. */
function gapsOf(text: string, lines: readonly PastedLine[]): (readonly [from: number, to: number])[] {
  const width = Math.max(...lines.map(({ start, end }) => end - start));
  // An arrow may point from the puzzle to its solution.
  const bare = lines.map(({ start, end }) => text.slice(start, end).replace(ARROW, arrow => ' '.repeat(arrow.length)));
  const isWhiteIn = (line: string, column: number) => column >= line.length || isWhite(line.charCodeAt(column));
  // A line may be between the grids. The lines of a frame cross its borders, so they are not the same in all lines.
  const isGap = (column: number) =>
    bare.every(line => isWhiteIn(line, column)) || bare.every(line => isBar(line.charCodeAt(column)));
  const fewest = areBeside(text, lines) ? 1 : FEWEST_SPACES;
  const gaps: [number, number][] = [];
  let from = -1;
  for (let column = 0; column <= width; column++) {
    if (column < width && isGap(column)) {
      if (from < 0) from = column;
    } else {
      if (from > 0 && column < width && column - from >= fewest) gaps.push([from, column]);
      from = -1;
    }
  }
  return gaps.sort(([a, b], [c, d]) => d - c - (b - a));
}

function partsOf(text: string, lines: readonly PastedLine[], from: number, to: number): PastedLine[] {
  return lines
    .map(({ start, end }) => ({ start: Math.min(start + from, end), end: Math.min(start + to, end) }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '');
}

function gridsIn(text: string, lines: readonly PastedLine[]): Grid[] | undefined {
  const reading = readLines(text, lines, geometryOfSize);
  return reading?.isWhole && reading.puzzles.length > 0 ? reading.puzzles.map(({ grid }) => grid) : undefined;
}
