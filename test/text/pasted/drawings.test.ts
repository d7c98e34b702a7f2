import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import type { UnreadNote } from '../../../src/text/note';
import { parse } from '../../../src/text/parser/parser';
import { beside, digitOf, FRAMES, framed, LARGE, nameOf, puzzle, SHAPES, shown, variants } from './drawing';

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
      it(`finds the rows of ${nameOf(shape)} with empty lines between them in ${name} box frames`, () => {
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
