/** Draws grids of all sizes and shapes of boxes as people do, for tests. */

import { makeLine } from '../../../src/core/notation';
import type { UnreadNote } from '../../../src/text/note';
import { parse } from '../../../src/text/parser/parser';

/** A grid of a size with boxes of `height` rows and `width` columns. */
export interface Shape {
  readonly height: number;
  readonly width: number;
}

export const SHAPES: readonly Shape[] = [
  { height: 2, width: 2 },
  { height: 2, width: 3 },
  { height: 3, width: 2 },
  { height: 2, width: 4 },
  { height: 4, width: 2 },
  { height: 3, width: 3 },
];
export const LARGE: readonly Shape[] = [
  { height: 3, width: 4 },
  { height: 4, width: 3 },
  { height: 4, width: 4 },
];
export const nameOf = ({ height, width }: Shape) => `${height * width} with boxes ${height}x${width}`;

export const digitOf = (d: number) => (d < 10 ? String(d) : String.fromCharCode(0x41 + d - 10));

/** A puzzle as rows of digits and dots; `seed` changes which digits it has. */
export function puzzle({ height, width }: Shape, seed = 0): string[] {
  const size = height * width;
  return Array.from({ length: size }, (_, r) =>
    Array.from({ length: size }, (__, c) => {
      const digit = ((width * (r % height) + Math.floor(r / height) + c + seed) % size) + 1;
      return (3 * r + 5 * c + r * c + seed) % 7 < 3 ? digitOf(digit) : '.';
    }).join(''),
  );
}

/** The characters of a frame. */
export interface Lines {
  readonly across: string;
  readonly down: string;
  readonly corner: string;
}
export const FRAMES: Readonly<Record<string, Lines>> = {
  ASCII: { across: '-', down: '|', corner: '+' },
  light: { across: '─', down: '│', corner: '┼' },
  heavy: { across: '━', down: '┃', corner: '╋' },
  double: { across: '═', down: '║', corner: '╬' },
};

/** How a frame around boxes is drawn. */
export interface Frame {
  readonly lines: Lines;
  readonly blank: string;
  /** Characters between two cells, and on both sides of a box. */
  readonly gap: number;
  /** Empty lines above, between and below the rows of a box. */
  readonly rooms?: readonly [above: number, between: number, below: number];
}

/** Rows in a frame around the boxes. */
export function framed(rows: readonly string[], { height, width }: Shape, { lines, blank, gap, rooms }: Frame): string {
  const [above, between, below] = rooms ?? [0, 0, 0];
  const inner = width + (width + 1) * gap;
  const count = rows.length / width;
  const border = lines.corner + (lines.across.repeat(inner) + lines.corner).repeat(count);
  const room = lines.down + (' '.repeat(inner) + lines.down).repeat(count);
  const rowOf = (row: string) => {
    const boxes = Array.from({ length: count }, (_, i) => [...row.slice(i * width, (i + 1) * width)]);
    const space = ' '.repeat(gap);
    return `${lines.down}${boxes.map(box => space + box.map(c => (c === '.' ? blank : c)).join(space) + space).join(lines.down)}${lines.down}`;
  };
  const drawn = rows.flatMap((row, r) => [
    ...(r % height === 0 ? [border, ...new Array<string>(above).fill(room)] : new Array<string>(between).fill(room)),
    rowOf(row),
    ...(r % height === height - 1 ? new Array<string>(below).fill(room) : []),
  ]);
  return [...drawn, border].join('\n');
}

export const beside = (drawings: readonly string[], gap: string) => {
  const all = drawings.map(drawing => drawing.split('\n'));
  return all[0].map((_, i) => all.map(lines => lines[i]).join(gap)).join('\n');
};

/** All grids that are read, or that notes show, as lines, and the reasons of the notes. */
export function shown(text: string): {
  readonly grids: string[];
  readonly reasons: string[];
  readonly boxes: string[];
} {
  const { puzzles, notes = [] } = parse(text);
  const unread = notes.filter((note): note is UnreadNote => note.reason !== 'rules');
  const all = [...puzzles.map(({ grid }) => grid), ...unread.flatMap(({ grids = [] }) => grids)];
  return {
    grids: all.map(({ digits }) => makeLine(digits)),
    reasons: unread.map(({ reason }) => reason),
    boxes: all.map(({ geometry: { boxHeight, boxWidth } }) => `${boxHeight}x${boxWidth}`),
  };
}

/** A text with each line ending, with and without a title. */
export const variants = (text: string) => [
  text,
  `${text.replaceAll('\n', '\r\n')}\r\n`,
  `Puzzle of the day\n${text}\n`,
  `A title\n\n${text}\n\nThe next words\n`,
];
