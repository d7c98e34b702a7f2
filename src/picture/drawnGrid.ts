/**
 * Finds grids that a program has drawn, as in screenshots: their lines are straight, parallel to the sides of the picture, and equally spaced.
 * A line may have any brightness and width, and may be only the border between two shades: what counts is a sharp edge along the whole grid.
 */

import type { Pausable } from '../core/pausing';
import { type Gray, isRest } from './gray';
import { isEven, type Mesh } from './mesh';

/** The smallest difference between adjacent pixels that is an edge. */
const LEAST_EDGE = 4;
/** The shortest line, in pixels, and as a share of the shorter side of the picture. */
const SHORTEST = { pixels: 36, share: 0.12 } as const;
/** The numbers of rows and columns. */
const SIZES = [16, 12, 10, 9, 8, 6, 4];

/** The edges across one direction: at each coordinate along `length`, how many of the pixels before a position have one. */
class Edges {
  /** By line: one more number than there are positions. */
  private readonly counts: Uint16Array;

  constructor(
    readonly lines: number,
    readonly length: number,
  ) {
    this.counts = new Uint16Array(lines * (length + 1));
  }

  add(line: number, position: number, isEdge: boolean): void {
    const at = line * (this.length + 1) + position;
    this.counts[at + 1] = this.counts[at] + (isEdge ? 1 : 0);
  }

  /** The share of a range of positions that have an edge. */
  share(line: number, from: number, to: number): number {
    if (line < 0 || line >= this.lines) return 0;
    const start = line * (this.length + 1);
    return (this.counts[start + to] - this.counts[start + from]) / Math.max(1, to - from);
  }

  /** The longest stretches of a line. Crossing lines and round corners of cells leave gaps, which are shorter than what is before them. */
  stretches(line: number, least: number): Stretch[] {
    const start = line * (this.length + 1);
    const found: Stretch[] = [];
    if (this.counts[start + this.length] < least / 2) return found;
    let from = 0;
    let end = -1;
    let piece = 0;
    const close = () => {
      if (end - from >= least) found.push({ from, to: end });
    };
    for (let position = 0; position < this.length; position++) {
      if (this.counts[start + position + 1] === this.counts[start + position]) continue;
      if (position === end) piece++;
      else {
        if (end < 0 || position - end > Math.max(3, WIDEST_GAP * piece)) {
          close();
          from = position;
        }
        piece = 1;
      }
      end = position + 1;
    }
    close();
    return found;
  }
}

/** The widest gap in a line, as a share of the unbroken piece before it. */
const WIDEST_GAP = 0.4;

/** A stretch of a line: from a position to before another. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The grids in a drawn picture, the largest first. Yields where it may be paused. */
export function* findDrawnGrids(gray: Gray): Pausable<Mesh[]> {
  const { columns, rows } = yield* edgesOf(gray);
  const least = Math.max(SHORTEST.pixels, SHORTEST.share * Math.min(gray.width, gray.height));
  const heights = yield* commonStretches(columns, least);
  const widths = yield* commonStretches(rows, least);
  const found: Mesh[] = [];
  const pairs = widths
    .flatMap(width => heights.map(height => ({ width, height, area: lengthOf(width) * lengthOf(height) })))
    .sort((a, b) => b.area - a.area);
  for (const { width, height } of pairs) {
    const ratio = lengthOf(width) / lengthOf(height);
    if (ratio < NARROWEST || ratio > 1 / NARROWEST || found.some(other => overlaps(other, width, height))) continue;
    const mesh = meshIn(columns, rows, width, height);
    if (mesh) found.push(mesh);
    yield undefined;
  }
  return found;
}

/** The minimum ratio of the sides of a grid. */
const NARROWEST = 0.8;

function lengthOf({ from, to }: Stretch): number {
  return to - from;
}

function overlaps({ points }: Mesh, width: Stretch, height: Stretch): boolean {
  const [first, last] = [points[0], points[points.length - 1]];
  return first.x < width.to && last.x > width.from && first.y < height.to && last.y > height.from;
}

/** Vertical edges by column, and horizontal edges by row: those between a pixel and the one before it. */
function* edgesOf({ width, height, data }: Gray): Pausable<{ readonly columns: Edges; readonly rows: Edges }> {
  const columns = new Edges(width, height);
  const rows = new Edges(height, width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      columns.add(x, y, x > 0 && Math.abs(data[i] - data[i - 1]) >= LEAST_EDGE);
      rows.add(y, x, y > 0 && Math.abs(data[i] - data[i - width]) >= LEAST_EDGE);
    }
    if (isRest(y, width)) yield undefined;
  }
  return { columns, rows };
}

/** The number of lines that the smallest grid has in each direction. At least this number of stretches begin and end at the same positions. */
const LEAST_LINES = 5;
/** The largest difference between ends that count as the same, as a share of the length. */
const SAME_END = 0.03;
/** The number of kinds of stretches that are examined. */
const MOST_KINDS = 24;

/** Stretches with the same ends that several lines have, the longest first. */
function* commonStretches(edges: Edges, least: number): Pausable<Stretch[]> {
  const kinds: { from: number; to: number; lines: number }[] = [];
  for (let line = 0; line < edges.lines; line++) {
    for (const { from, to } of edges.stretches(line, least)) {
      const tolerance = Math.max(2, SAME_END * (to - from));
      const isSame = (kind: Stretch) => Math.abs(kind.from - from) <= tolerance && Math.abs(kind.to - to) <= tolerance;
      const kind = kinds.find(isSame);
      if (kind) kind.lines++;
      else kinds.push({ from, to, lines: 1 });
    }
    if (isRest(line, edges.length)) yield undefined;
  }
  return kinds
    .filter(({ lines }) => lines >= LEAST_LINES)
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, MOST_KINDS);
}

/** The grid between these sides with the most rows, or undefined. */
function meshIn(columns: Edges, rows: Edges, width: Stretch, height: Stretch): Mesh | undefined {
  for (const size of SIZES) {
    const xs = linesIn(columns, size, width, height);
    const ys = xs && linesIn(rows, size, height, width);
    if (!xs || !ys) continue;
    const mesh = { size, points: ys.flatMap(y => xs.map(x => ({ x, y }))) };
    if (isEven(mesh)) return mesh;
  }
  return undefined;
}

/** The minimum share of a line that has an edge. */
const LEAST_SHARE = 0.55;
/** The largest distance between a line and its place, as a share of a cell. */
const REACH = 0.12;
/** The largest distance at the ends, where the frame is thick or has a space inside. */
const END_REACH = 0.05;

/** The coordinates of the lines of a grid between two sides, or undefined if one is missing, or if there are more. */
function linesIn(edges: Edges, size: number, side: Stretch, along: Stretch): number[] | undefined {
  const pitch = lengthOf(side) / size;
  const reach = Math.max(2, Math.round(REACH * pitch));
  const places: LinePlace[] = [];
  for (let i = 0; i <= size; i++) {
    const place = lineNear(edges, Math.round(side.from + i * pitch), reach, along);
    if (!place) return undefined;
    places.push(place);
  }
  const lines = evenly(places);
  if (linesBetween(edges, lines, along) > MOST_BETWEEN * size) return undefined;
  const cell = (lines[size - 1] - lines[1]) / (size - 2);
  const [start, end] = [lines[1] - cell, lines[size - 1] + cell];
  if (Math.abs(lines[0] - start) > END_REACH * cell) lines[0] = start;
  if (Math.abs(lines[size] - end) > END_REACH * cell) lines[size] = end;
  return lines;
}

/** The number of lines between those of a grid from which it is a part of a larger table, as a share of its rows. */
const MOST_BETWEEN = 0.7;
/** The smallest distance of such a line from those of the grid, as a share of a cell. */
const LEAST_APART = 0.2;

/** The minimum share of such a line that has an edge: the strokes of digits and candidates in a column have less. */
const WHOLE = 0.8;

/** The number of lines inside the cells of a grid. */
function linesBetween(edges: Edges, lines: readonly number[], along: Stretch): number {
  let count = 0;
  for (let i = 1; i < lines.length; i++) {
    const apart = LEAST_APART * (lines[i] - lines[i - 1]);
    let wasClear = false;
    for (let line = Math.ceil(lines[i - 1] + apart); line < lines[i] - apart; line++) {
      const isClear = edges.share(line, along.from, along.to) >= WHOLE;
      if (isClear && !wasClear) count++;
      wasClear = isClear;
    }
  }
  return count;
}

/** The possible centers of the clearest line near a place: most lines have two edges. Undefined if there is none. */
function lineNear(edges: Edges, place: number, reach: number, { from, to }: Stretch): LinePlace | undefined {
  const shares = Array.from({ length: 2 * reach + 1 }, (_, i) => edges.share(place - reach + i, from, to));
  const most = Math.max(...shares);
  if (most < LEAST_SHARE) return undefined;
  const centerOf = (share: number) => {
    const clear = [...shares.keys()].filter(i => shares[i] > share * most);
    const [first, last] = [clear[0], clear[clear.length - 1]];
    // An edge lies between two pixels, whose centers have whole coordinates.
    return { center: place - reach - 0.5 + (first + last) / 2, width: last - first };
  };
  const found = CLEAR.map(centerOf);
  const isWide = found[0].width > WIDEST_LINE * reach;
  return { centers: found.map(({ center }) => center), usual: found[isWide ? 1 : 0].center, isWide };
}

/** The possible centers of a line, and the most probable one: not the first one if `isWide`, if clear edges are further apart than those of one line. */
interface LinePlace {
  readonly centers: readonly number[];
  readonly usual: number;
  readonly isWide: boolean;
}

/** The shares of the clearest edge of a line that its other edge may have: outlines of cages next to a line have gaps. The first one is usual. */
const CLEAR = [0.6, 0.94, 0.9, 0.97];
/** The largest distance of the edges of a line, as a share of the distance that is searched on each side. */
const WIDEST_LINE = 0.75;

/** The centers of lines: the usual ones, or if edges of other lines are near, those nearest to equally spaced lines. */
function evenly(places: readonly LinePlace[]): number[] {
  const usual = places.map(place => place.usual);
  if (!places.some(({ isWide }) => isWide)) return usual;
  const pitch = medianOf(usual.flatMap((a, i) => usual.slice(i + 1).map((b, j) => (b - a) / (j + 1))));
  const start = medianOf(usual.map((at, i) => at - i * pitch));
  return places.map(({ centers }, i) => {
    const even = start + i * pitch;
    const best = centers.reduce((one, other) => (Math.abs(other - even) < Math.abs(one - even) ? other : one));
    return Math.abs(best - even) > Math.max(1, UNEVEN * pitch) ? even : best;
  });
}

/** The distance from equally spaced lines up to which the edges of a line are preferred, as a share of a cell: a pixel or more. */
const UNEVEN = 0.015;

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

/** Whether the digits of a drawn grid are lighter than the paper of their cells. Yields where it may be paused. */
export function* hasLightDigits({ width, data }: Gray, { size, points }: Mesh): Pausable<boolean> {
  let darker = 0;
  for (let cell = 0; cell < size * size; cell++) {
    const first = Math.floor(cell / size) * (size + 1) + (cell % size);
    const [start, end] = [points[first], points[first + size + 2]];
    const values: number[] = [];
    const inside = (from: number, to: number, i: number) => Math.round(from + ((to - from) * (3 + i)) / 22);
    for (let row = 0; row <= 16; row++)
      for (let column = 0; column <= 16; column++)
        values.push(data[inside(start.y, end.y, row) * width + inside(start.x, end.x, column)]);
    const paper = values.sort((a, b) => a - b)[values.length >> 1];
    darker += values.reduce((sum, value) => sum + paper - value, 0);
    if (cell % size === 0) yield undefined;
  }
  return darker < 0;
}
