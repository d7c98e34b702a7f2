import assert from 'node:assert/strict';
import { geometryOf } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { rewritten } from '../../../src/features/codeActions/rewriteGrid';
import type { UnreadNote } from '../../../src/text/note';
import { parse } from '../../../src/text/parser/parser';

/** A grid of a size with boxes of `height` rows and `width` columns. */
interface Shape {
  readonly height: number;
  readonly width: number;
}

const SHAPES: readonly Shape[] = [
  { height: 2, width: 2 },
  { height: 2, width: 3 },
  { height: 3, width: 2 },
  { height: 2, width: 4 },
  { height: 4, width: 2 },
  { height: 3, width: 3 },
];
const LARGE: readonly Shape[] = [
  { height: 3, width: 4 },
  { height: 4, width: 3 },
  { height: 4, width: 4 },
];
const nameOf = ({ height, width }: Shape) => `${height * width} with boxes ${height}x${width}`;

const digitOf = (d: number) => (d < 10 ? String(d) : String.fromCharCode(0x41 + d - 10));

/** A puzzle as rows of digits and dots; `seed` changes which digits it has. */
function puzzle({ height, width }: Shape, seed = 0): string[] {
  const size = height * width;
  return Array.from({ length: size }, (_, r) =>
    Array.from({ length: size }, (__, c) => {
      const digit = ((width * (r % height) + Math.floor(r / height) + c + seed) % size) + 1;
      return (3 * r + 5 * c + r * c + seed) % 7 < 3 ? digitOf(digit) : '.';
    }).join(''),
  );
}

/** The characters of a frame. */
interface Lines {
  readonly across: string;
  readonly down: string;
  readonly corner: string;
}
const FRAMES: Readonly<Record<string, Lines>> = {
  ASCII: { across: '-', down: '|', corner: '+' },
  light: { across: '─', down: '│', corner: '┼' },
  heavy: { across: '━', down: '┃', corner: '╋' },
  double: { across: '═', down: '║', corner: '╬' },
};

/** How a frame around boxes is drawn. */
interface Frame {
  readonly lines: Lines;
  readonly blank: string;
  /** Characters between two cells, and on both sides of a box. */
  readonly gap: number;
  /** Empty lines above, between and below the rows of a box. */
  readonly rooms?: readonly [above: number, between: number, below: number];
}

/** Rows in a frame around the boxes. */
function framed(rows: readonly string[], { height, width }: Shape, { lines, blank, gap, rooms }: Frame): string {
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

const beside = (drawings: readonly string[], gap: string) => {
  const all = drawings.map(drawing => drawing.split('\n'));
  return all[0].map((_, i) => all.map(lines => lines[i]).join(gap)).join('\n');
};

/** All grids that are read, or that notes show, as lines, and the reasons of the notes. */
function shown(text: string): { readonly grids: string[]; readonly reasons: string[]; readonly boxes: string[] } {
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
const variants = (text: string) => [
  text,
  `${text.replaceAll('\n', '\r\n')}\r\n`,
  `Puzzle of the day\n${text}\n`,
  `A title\n\n${text}\n\nThe next words\n`,
];

describe('drawn grids', () => {
  for (const [name, lines] of Object.entries(FRAMES)) {
    for (const shape of SHAPES) {
      it(`shows each of 2 to 4 grids of ${nameOf(shape)} in ${name} frames side by side`, () => {
        for (const blank of [' ', '.', '0', '_']) {
          for (let count = 2; count <= 4; count++) {
            const puzzles = Array.from({ length: count }, (_, i) => puzzle(shape, i));
            const drawings = puzzles.map(rows => framed(rows, shape, { lines, blank, gap: 1 }));
            for (const text of variants(beside(drawings, '   '))) {
              const { grids, reasons } = shown(text);
              assert.deepEqual([grids, reasons], [puzzles.map(rows => rows.join('')), ['side-by-side']], text);
            }
          }
        }
      });
    }
    for (const shape of [...SHAPES, ...LARGE]) {
      it(`reads or shows the rows of ${nameOf(shape)} between empty lines in ${name} frames of boxes`, () => {
        const rows = puzzle(shape);
        for (const gap of [1, 3]) {
          for (const rooms of [
            [0, 0, 0],
            [0, 1, 0],
            [1, 1, 1],
            [0, 1, 1],
            [0, 2, 0],
            [1, 2, 1],
          ] as const) {
            for (const text of variants(framed(rows, shape, { lines, blank: ' ', gap, rooms }))) {
              const { grids, boxes } = shown(text);
              assert.deepEqual([grids, boxes], [[rows.join('')], [`${shape.height}x${shape.width}`]], text);
            }
          }
        }
      });
    }
  }

  it('shows grids below a line of titles: letters, numbers, words', () => {
    const shape = { height: 3, width: 3 };
    for (const [gap, space] of [
      [' | ', '   '],
      ['   ', '   '],
    ]) {
      for (const titles of ['ABC', '123', ['(a)', '(b)', '(c)'], ['P1', 'P2', 'P3'], ['One', 'Two', 'Three']]) {
        const puzzles = [0, 1, 2].map(seed => puzzle(shape, seed));
        const head = [...titles].map(title => title.padEnd(9)).join(space);
        for (const text of variants(
          `${head}\n${beside(
            puzzles.map(rows => rows.join('\n')),
            gap,
          )}`,
        )) {
          assert.deepEqual(
            shown(text).grids,
            puzzles.map(rows => rows.join('')),
            text,
          );
        }
      }
    }
  });
});

/** Regions of jigsaws by their sizes, without those of boxes. */
const JIGSAWS: readonly (readonly string[])[] = [
  ['AAAB', 'ACBB', 'CCDB', 'CDDD'],
  ['ABBBB', 'ABCCC', 'ACCDE', 'ADDDE', 'ADEEE'],
  ['AABBBB', 'AAACBD', 'ACCCBD', 'EECCDD', 'EEEEFD', 'FFFFFD'],
  ['AAABBBB', 'ACCBDBB', 'ACCCDEE', 'AACCDDE', 'FGGGDDE', 'FGFGGDE', 'FFFFGEE'],
  ['AAAAABBB', 'AAABBBBB', 'CCCCDDDD', 'CCCCDDDD', 'EEEEFFFF', 'EEEEFFFF', 'GGGGHHHH', 'GGGGHHHH'],
  ['ABCCCCCCC', 'ABBBBCCDD', 'ABBEEEDDD', 'ABBEFEEDD', 'AAAEFFFDD', 'GGAEFFFHH', 'GGAEFFHHH', 'GGGIIIIHH', 'GGIIIIIHH'],
];

/** Characters between regions and between other cells. */
interface Walls {
  readonly wall: readonly [across: string, down: string];
  readonly other: readonly [across: string, down: string];
}
const WALLS: Readonly<Record<string, Walls>> = {
  'heavy walls, light lines': { wall: ['━', '┃'], other: ['─', '│'] },
  'double walls, light lines': { wall: ['═', '║'], other: ['─', '│'] },
  'double walls, ASCII lines': { wall: ['=', '║'], other: ['-', '|'] },
  'heavy walls, dashed lines': { wall: ['━', '┃'], other: ['┄', '┆'] },
  'heavy walls only': { wall: ['━', '┃'], other: [' ', ' '] },
  'light walls only': { wall: ['─', '│'], other: [' ', ' '] },
  'ASCII walls only': { wall: ['-', '|'], other: [' ', ' '] },
};

/** A jigsaw with lines around its cells. */
function walled(rows: readonly string[], regions: readonly string[], { wall, other }: Walls, blank: string): string {
  const size = rows.length;
  const lines: string[] = [];
  for (let r = 0; r <= size; r++) {
    const across = Array.from({ length: size }, (_, c) => (regions[r - 1]?.[c] === regions[r]?.[c] ? other : wall)[0]);
    lines.push(`+${across.map(sign => `${sign.repeat(3)}+`).join('')}`);
    if (r === size) break;
    const cells = [...rows[r]].map((c, i) => {
      const down = (regions[r][i] === regions[r][i + 1] ? other : wall)[1];
      return ` ${c === '.' ? blank : c} ${down}`;
    });
    lines.push(wall[1] + cells.join(''));
  }
  return lines.join('\n');
}

describe('drawn jigsaws', () => {
  for (const regions of JIGSAWS) {
    const size = regions.length;
    const rows = Array.from({ length: size }, (_, r) =>
      Array.from({ length: size }, (__, c) => ((r * 3 + c * 5) % 4 === 0 ? String(((r + c) % size) + 1) : '.')).join(
        '',
      ),
    );
    for (const [name, walls] of Object.entries(WALLS)) {
      it(`shows the regions of ${size}x${size}: ${name}`, () => {
        for (const blank of [' ', '.']) {
          const text = walled(rows, regions, walls, blank);
          for (const variant of [...variants(text), text.replaceAll('\n', '\r')]) {
            const { puzzles, notes = [] } = parse(variant);
            const [note] = notes as readonly UnreadNote[];
            assert.deepEqual(
              [puzzles.length, notes.map(each => each.reason)],
              [0, ['regions']],
              JSON.stringify(variant),
            );
            assert.equal(note?.reason, 'regions', variant);
            assert.deepEqual(
              [note.grids?.map(({ digits }) => makeLine(digits)), note.regions],
              [[rows.join('')], regions],
              variant,
            );
          }
        }
      });
    }
  }

  it('are grids with boxes if the heavy lines are around the boxes', () => {
    for (const shape of SHAPES) {
      const rows = puzzle(shape);
      const boxes = rows.map((row, r) =>
        [...row]
          .map((_, c) => digitOf(10 + Math.floor(r / shape.height) * shape.height + Math.floor(c / shape.width)))
          .join(''),
      );
      for (const walls of [WALLS['heavy walls, light lines'], WALLS['double walls, light lines']]) {
        for (const text of variants(walled(rows, boxes, walls, ' '))) {
          const { grids, reasons, boxes: read } = shown(text);
          assert.deepEqual([grids, reasons, read], [[rows.join('')], [], [`${shape.height}x${shape.width}`]], text);
        }
      }
    }
  });
});

/** How candidates are drawn. */
interface Candidates {
  readonly lines: number;
  /** The sign at the place of an excluded candidate. */
  readonly blank: string;
  readonly joint: string;
  /** Whether lines are around the cells, or only around the boxes. */
  readonly areDrawn: boolean;
  /** Whether an empty line is between the rows of a box. */
  readonly room: boolean;
}

/** A puzzle whose empty cells have two candidates or more each, and whose digits are in the last columns of their cells. */
function candidates(rows: readonly string[], { height, width }: Shape, how: Candidates): string {
  const size = rows.length;
  const across = Math.ceil(size / how.lines);
  const cellWidth = across + (across - 1) * how.joint.length;
  const partOf = (c: string, r: number, column: number, line: number) => {
    if (c !== '.') return (line === how.lines >> 1 ? c.padStart((cellWidth >> 1) + 1) : '').padEnd(cellWidth);
    const kept = (d: number) => d <= 2 || (d + r + column) % 3 > 0;
    const signs = Array.from({ length: across }, (_, i) => line * across + i + 1);
    return signs.map(d => (d > size ? ' ' : kept(d) ? String(d) : how.blank)).join(how.joint);
  };
  const [boxWidth, boxHeight] = how.areDrawn ? [1, 1] : [width, height];
  const border = `+${`${'-'.repeat(boxWidth * (cellWidth + 1) + 1)}+`.repeat(size / boxWidth)}`;
  const lines = rows.flatMap((row, r) => [
    ...(r % boxHeight === 0 ? [border] : how.room ? [border.replace(/\+/g, '|').replaceAll('-', ' ')] : []),
    ...Array.from({ length: how.lines }, (_, line) => {
      const cells = [...row].map((c, column) => partOf(c, r, column, line));
      const boxes = Array.from({ length: size / boxWidth }, (__, i) => cells.slice(i * boxWidth, (i + 1) * boxWidth));
      return `|${boxes.map(box => ` ${box.join(' ')} `).join('|')}|`;
    }),
  ]);
  return [...lines, border].join('\n');
}

describe('candidates in several lines of a cell', () => {
  const LINES = new Map([
    [4, [2]],
    [6, [2, 3]],
    [8, [2, 3, 4]],
    [9, [3]],
  ]);
  for (const shape of SHAPES) {
    const rows = puzzle(shape, 3);
    for (const lines of LINES.get(rows.length) ?? []) {
      it(`are left out of ${nameOf(shape)} with ${lines} lines`, () => {
        for (const blank of ['.', ' ', '-']) {
          for (const joint of ['', ' ']) {
            for (const [areDrawn, room] of [
              [true, false],
              [false, false],
              [false, true],
            ]) {
              for (const text of variants(candidates(rows, shape, { lines, blank, joint, areDrawn, room }))) {
                const { grids, reasons, boxes } = shown(text);
                assert.deepEqual([grids, reasons], [[rows.join('')], ['tall-cells']], text);
                if (!areDrawn) assert.deepEqual(boxes, [`${shape.height}x${shape.width}`], text);
              }
            }
          }
        }
      });
    }
  }

  it('do not join two grids, one below the other', () => {
    for (const shape of SHAPES) {
      for (const blank of [' ', '.']) {
        const puzzles = [0, 1].map(seed => puzzle(shape, seed));
        const drawings = puzzles.map(rows => framed(rows, shape, { lines: FRAMES.ASCII, blank, gap: 1 }));
        for (const joint of ['\n', '\n\n']) {
          const { grids } = shown(drawings.join(joint));
          assert.deepEqual(
            grids,
            puzzles.map(rows => rows.join('')),
            drawings.join(joint),
          );
        }
      }
    }
  });
});

describe('spreadsheets with grids side by side', () => {
  for (const shape of [...SHAPES, LARGE[0]]) {
    it(`are noted with both grids of ${nameOf(shape)}`, () => {
      const puzzles = [0, 1].map(seed => puzzle(shape, seed));
      const size = shape.height * shape.width;
      for (const separator of ['\t', ',', ';']) {
        for (const blank of ['', '0', '.']) {
          for (let between = blank === '' ? 1 : 0; between <= 2; between++) {
            for (const head of [
              '',
              ['Puzzle', ...new Array(size + between - 1).fill(''), 'Solution'].join(separator),
            ]) {
              const lines = puzzles[0].map((row, r) =>
                [...row, ...new Array<string>(between).fill(' '), ...puzzles[1][r]]
                  .map(c => (c === '.' ? blank : c === ' ' ? '' : /[A-Z]/.test(c) ? String(c.charCodeAt(0) - 0x37) : c))
                  .join(separator),
              );
              for (const text of variants([...(head ? [head] : []), ...lines].join('\n'))) {
                const { grids, reasons } = shown(text);
                assert.deepEqual(
                  [grids, reasons],
                  [puzzles.map(rows => rows.join('')), ['side-by-side']],
                  JSON.stringify(text),
                );
              }
            }
          }
        }
      }
    });
  }
});

describe('letters and sums of cages', () => {
  const LETTERS: readonly (readonly string[])[] = [
    ['ABBB', 'AACD', 'ECCF', 'EGGF'],
    ['AABBCC', 'ADDDCC', 'AEFFGG', 'AEFHHG', 'IEFFJK', 'IILLJK'],
    [
      'AABBBCDEF',
      'GGHHCCDEF',
      'GGIICJKKF',
      'LMMINJKOF',
      'LPPQNJOOR',
      'STPQNUVVR',
      'STTQWUUXX',
      'SYZZWWaXX',
      'SYZbbbacc',
    ],
  ];
  const sumsOf = (rows: readonly string[], joint: string) =>
    [...new Set(rows.join(''))].map((c, i) => `${c}${joint}${i + 5}`);
  const LAYOUTS: Readonly<Record<string, (rows: readonly string[], grid: readonly string[]) => string>> = {
    'sums below': rows => `${rows.join('\n')}\n\n${sumsOf(rows, '=').join(' ')}`,
    'spaces between the letters, sums below': rows =>
      `${rows.map(row => [...row].join(' ')).join('\n')}\n\n${sumsOf(rows, ': ').join('\n')}`,
    'bars between the boxes, sums below': rows => {
      const bars = rows.map(row => row.replace(/^(.{2,3})(?=.{2,3}$|.{6}$)/, '$1|').replace(/(?<=\|...)(?=...$)/, '|'));
      return `${bars.join('\n')}\n\n${sumsOf(rows, ' = ').join('   ')}`;
    },
    'sums to the right': rows => rows.map((row, r) => `${row}   ${sumsOf(rows, '=')[r]}`).join('\n'),
    'a grid and sums to the right': (rows, grid) =>
      rows
        .map(
          (row, r) =>
            `${row}   ${grid[r]}   ${sumsOf(rows, '=')
              .slice(2 * r, 2 * r + 2)
              .join(' ')}`,
        )
        .join('\n'),
    'a grid to the left, sums below': (rows, grid) =>
      `${rows.map((row, r) => `${grid[r]} ${row}`).join('\n')}\n\n${sumsOf(rows, '=').join(' ')}`,
    'sums in the cells of a frame': rows => {
      const seen = new Set<string>();
      const border = `+${'-----+'.repeat(rows.length)}`;
      const cell = (c: string, i: number) => (seen.has(c) ? c : `${c}${seen.add(c) && i + 5}`).padEnd(4);
      return [border, ...rows.flatMap(row => [`|${[...row].map((c, i) => ` ${cell(c, i)}`).join('|')}|`, border])].join(
        '\n',
      );
    },
    'below a grid': (rows, grid) => `${grid.join('\n')}\n\n${rows.join('\n')}\n\n${sumsOf(rows, '=').join(' ')}`,
  };
  for (const rows of LETTERS) {
    for (const [name, layout] of Object.entries(LAYOUTS)) {
      it(`are noted, ${rows.length}x${rows.length}: ${name}`, () => {
        const grid = rows.map(row => row.replace(/./g, '.'));
        for (const text of variants(layout(rows, grid))) {
          const { puzzles, notes = [] } = parse(text);
          assert.deepEqual(
            notes.map(({ reason }) => reason),
            ['cages'],
            text,
          );
          assert.ok(
            puzzles.every(puzzle => puzzle.rules === undefined && makeLine(puzzle.grid.digits) === grid.join('')),
            text,
          );
        }
      });
    }
  }
});

describe('a grid with unusual boxes', () => {
  it('is rewritten below a comment with its boxes', () => {
    const shape = { height: 3, width: 2 };
    const rows = puzzle(shape);
    const grid = { geometry: geometryOf(3, 2), digits: Uint8Array.from(rows.join(''), c => Number(c) || 0) };
    const [read] = parse(rewritten({ start: 0, end: 0, reason: 'tall-cells', grids: [grid] })).puzzles;
    assert.deepEqual([makeLine(read.grid.digits), read.grid.geometry.boxHeight], [rows.join(''), 3]);
  });
});
