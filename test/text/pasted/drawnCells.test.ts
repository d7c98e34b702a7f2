import assert from 'node:assert/strict';
import { geometryOf } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { rewritten } from '../../../src/features/codeActions/rewriteGrid';
import { parse } from '../../../src/text/parser/parser';
import { FRAMES, framed, LARGE, nameOf, puzzle, SHAPES, type Shape, shown, variants } from './drawing';

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

  it('are left out where only one is left, which the signs of the others show', () => {
    const shape = { height: 3, width: 3 };
    const rows = puzzle(shape, 3);
    const text = candidates(rows, shape, { lines: 3, blank: '.', joint: '', areDrawn: true, room: false });
    const lines = text.split('\n');
    for (let digit = 1; digit <= 9; digit++) {
      // The candidates of the first empty cell
      const column = rows[0].indexOf('.');
      const marks = `${'.'.repeat(digit - 1)}${digit}${'.'.repeat(9 - digit)}`;
      const changed = lines.map((line, i) => {
        if (i < 1 || i > 3) return line;
        const at =
          line
            .split('|')
            .slice(0, column + 1)
            .join('|').length + 2;
        return line.slice(0, at) + marks.slice(3 * i - 3, 3 * i) + line.slice(at + 3);
      });
      assert.deepEqual(shown(changed.join('\n')).grids, [rows.join('')], changed.join('\n'));
    }
  });

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
