import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { parse } from '../../../src/text/parser/parser';
import { RUNS } from '../../core/arbitraries';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ROWS = LINE.match(/.{9}/g) as string[];

const digitsOf = (text: string) => {
  const { puzzles } = parse(text);
  assert.deepEqual(
    puzzles.map(({ problems }) => problems),
    puzzles.map(() => []),
    text,
  );
  return puzzles.map(({ grid }) => [...grid.digits].join(' '));
};

/** The digits of a text with one character for each cell. */
const line = (text: string) => [...text].map(c => (c === '.' ? 0 : Number(c))).join(' ');

describe('cells that come from a spreadsheet', () => {
  const sizes = fc.constantFrom(6, 8, 9);

  it('may have empty columns and rows between boxes', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.constantFrom('columns', 'both'),
        fc.constantFrom('\t', ';', ','),
        fc.gen(),
        (size, spacers, sign, g) => {
          const { boxHeight, boxWidth } = geometryOfSize(size);
          // Each row and column has a digit, as in real puzzles.
          const digits = Array.from({ length: size }, (_, r) =>
            Array.from({ length: size }, (_, c) =>
              c === (r * boxWidth + Math.floor(r / boxHeight)) % size || g(fc.boolean)
                ? ((r * boxWidth + Math.floor(r / boxHeight) + c) % size) + 1
                : 0,
            ),
          );
          const spaced = <T>(cells: readonly T[], every: number, spacer: T) =>
            cells.flatMap((cell, i) => (i > 0 && i % every === 0 ? [spacer, cell] : [cell]));
          const rows = digits.map(cells =>
            spaced(
              cells.map(digit => (digit === 0 ? '' : `${digit}`)),
              boxWidth,
              '',
            ).join(sign),
          );
          const empty = rows[0].replace(/[^\t;,]/g, '');
          const text = `${(spacers === 'both' ? spaced(rows, boxHeight, empty) : rows).join('\n')}\n`;
          assert.deepEqual(digitsOf(text), [digits.flat().join(' ')], JSON.stringify(text));
        },
      ),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 2) },
    );
  });

  it('may have only names of columns', () => {
    const body = ROWS.map(row => `${[...row].map(c => (c === '.' ? '' : c)).join('\t')}\n`).join('');
    assert.deepEqual(digitsOf(`${[...'123456789'].join('\t')}\n${body}`), [line(LINE)]);
    assert.deepEqual(digitsOf(`${[...'ABCDEFGHI'].join('\t')}\n${body}`), [line(LINE)]);
  });
});

describe('empty cells from other programs', () => {
  it('can be LaTeX ties', () => {
    const body = ROWS.map(row => `${[...row].map(c => (c === '.' ? '~' : c)).join(' & ')} \\\\`).join('\n');
    assert.deepEqual(digitsOf(`\\begin{array}{|ccc|ccc|ccc|}\\hline\n${body}\n\\end{array}\n`), [line(LINE)]);
  });
  it('can be emoji of many kinds', () => {
    for (const blank of '➖ ❌ ⭕ ✖️ ➕ 🔵 🔹 🟦 ⬜'.split(' ')) {
      const rows = ROWS.map(row => [...row].map(c => (c === '.' ? blank : `${c}\ufe0f\u20e3`)).join(''));
      assert.deepEqual(digitsOf(`${rows.join('\n')}\n`), [line(LINE)], blank);
    }
  });
});
