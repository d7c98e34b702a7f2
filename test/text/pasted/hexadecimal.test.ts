/** Grids of hexadecimal numbers, as in the data of programs. */

import assert from 'node:assert/strict';
import { parse } from '../../../src/text/parser/parser';
import { digitOf, LARGE, nameOf, puzzle, SHAPES, shown } from './drawing';

const WRITTEN: Readonly<Record<string, (digits: string) => string>> = {
  '0x0A': digits => `0x${digits.padStart(2, '0').toUpperCase()}`,
  '0x0a': digits => `0x${digits.padStart(2, '0')}`,
  '0xA': digits => `0x${digits.toUpperCase()}`,
  $0A: digits => `$${digits.padStart(2, '0').toUpperCase()}`,
  '0Ah': digits => `${digits.padStart(2, '0').toUpperCase()}h`,
};

/** By name: the text of some rows, and whether only numbers of C are possible in it. */
const LISTS: Readonly<Record<string, (rows: readonly string[]) => string>> = {
  'rows alone': rows => `${rows.join('\n')}\n`,
  'rows in braces': rows => `int grid[][] = {\n${rows.map(row => `  {${row}},`).join('\n')}\n};\n`,
  'rows in brackets': rows => `grid = [\n${rows.map(row => `  [${row}],`).join('\n')}\n]\n`,
  'one list': rows => `byte grid[] = {\n${rows.map(row => `  ${row},`).join('\n')}\n};\n`,
  'data of an assembler': rows => rows.map(row => `  db ${row}\n`).join(''),
};

describe('hexadecimal numbers', () => {
  for (const shape of [...SHAPES.slice(1), ...LARGE]) {
    it(`are read, in ${nameOf(shape)}`, () => {
      const rows = puzzle(shape, 1);
      const size = rows.length;
      const numberOf = (c: string) => Array.from({ length: size }, (_, i) => digitOf(i + 1)).indexOf(c) + 1;
      for (const [form, write] of Object.entries(WRITTEN)) {
        const lists = rows.map(row => [...row].map(c => write(numberOf(c).toString(16))).join(', '));
        for (const [name, textOf] of Object.entries(LISTS)) {
          if (name.includes(' in ') && !form.startsWith('0x')) continue;
          const text = textOf(lists);
          assert.deepEqual(shown(text).grids, [rows.join('')], `${form}, ${name}:\n${text}`);
        }
      }
    });
  }

  it('are not single-line puzzles whose blanks are 0 and x', () => {
    for (const count of [4, 9, 16, 25]) {
      for (const separator of [' ', ',', ', ']) {
        for (const digits of [1, 2, 4]) {
          const numbers = Array.from({ length: count }, (_, i) => `0x${String((3 * i) % 5).padStart(digits, '0')}`);
          const line = numbers.join(separator);
          for (const text of [`${line}\n`, `${line},\n`, `${line}\n${line}\n`]) {
            const { puzzles } = parse(text);
            assert.deepEqual(
              puzzles.map(({ start, end }) => text.slice(start, end)),
              [],
              text,
            );
          }
        }
      }
    }
  });

  it('leave a puzzle on their line one', () => {
    const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    for (const text of [
      `${line} # 0x1f`,
      `${line} # 0x1f, 0x2e`,
      `id 0x1f\t${line}`,
      `rl-1\t${line}\t6.6\tX-Wing 2.0x1; Hidden Pair 2.0x12; Hidden Single 1.0x17`,
    ])
      assert.deepEqual(shown(`${text}\n`).grids, [line], text);
  });

  it('are not decimal: 0x10 is not 10', () => {
    const rows = puzzle({ height: 2, width: 5 });
    const lists = rows.map(row => [...row].map(c => `0x${c === '.' ? '00' : c === 'A' ? '10' : `0${c}`}`).join(', '));
    for (const textOf of Object.values(LISTS)) assert.deepEqual(shown(textOf(lists)).grids, []);
  });
});
