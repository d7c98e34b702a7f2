/** Dumps of files with a grid, and sheets of Excel whose texts are in another file, each with the reason and the grids of its note. */

import { EASY } from '../texts';
import type { UnreadText } from './unreadFacts';
import { ROWS, SOLVED, spaced } from './unreadMakers';

const hex = (number: number, length = 2) => number.toString(16).padStart(length, '0');

/** The offsets of the lines of a dump, and what is written for the bytes of each. */
interface DumpForm {
  readonly offset?: (at: number) => string;
  readonly bytes: (bytes: readonly number[]) => string;
  /** Bytes of a line. */
  readonly count?: number;
  /** Whether the last line has only the length of the file. */
  readonly hasEnd?: boolean;
}

function dumpOf(content: string | readonly number[], { offset, bytes, count = 16, hasEnd = false }: DumpForm): string {
  const all = typeof content === 'string' ? [...Buffer.from(content)] : content;
  const starts = Array.from({ length: Math.ceil(all.length / count) }, (_, i) => i * count);
  const lines = starts.map(at => `${offset?.(at) ?? ''}${bytes(all.slice(at, at + count))}`);
  return [...lines, ...(hasEnd && offset ? [offset(all.length)] : [])].join('\n');
}

const inGroups = (bytes: readonly number[], size: number, isReversed = false) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => {
    const group = bytes.slice(i * size, (i + 1) * size);
    const whole = isReversed && group.length < size ? [...group, 0] : group;
    return (isReversed ? [...whole].reverse() : whole).map(byte => hex(byte)).join('');
  }).join(' ');
const shown = (bytes: readonly number[]) =>
  bytes.map(byte => (byte > 31 && byte < 127 ? String.fromCharCode(byte) : '.')).join('');
const named = (byte: number) =>
  ({ 0: '\\0', 7: '\\a', 8: '\\b', 9: '\\t', 10: '\\n', 13: '\\r' })[byte] ??
  (byte < 32 ? byte.toString(8).padStart(3, '0') : String.fromCharCode(byte));

const octal = (at: number) => at.toString(8).padStart(7, '0');
const xxd = (size: number, count = 16): DumpForm => ({
  offset: at => `${hex(at, 8)}: `,
  count,
  bytes: bytes => `${inGroups(bytes, size).padEnd(Math.ceil((count * (2 * size + 1)) / size))} ${shown(bytes)}`,
});

const FORMS: Readonly<Record<string, DumpForm>> = {
  xxd: xxd(2),
  'xxd -g1': xxd(1),
  'xxd -c9': xxd(2, 9),
  'xxd -p': { bytes: bytes => bytes.map(byte => hex(byte)).join(''), count: 30 },
  'hexdump -C': {
    offset: at => hex(at, 8),
    bytes: bytes =>
      `  ${`${inGroups(bytes.slice(0, 8), 1)}  ${inGroups(bytes.slice(8), 1)}`.padEnd(50)} |${shown(bytes)}|`,
    hasEnd: true,
  },
  hexdump: { offset: at => hex(at, 7), bytes: bytes => ` ${inGroups(bytes, 2, true)}`, hasEnd: true },
  'od -t x1': { offset: octal, bytes: bytes => ` ${inGroups(bytes, 1)}`, hasEnd: true },
  'od -A x -t x1z': {
    offset: at => hex(at, 6),
    bytes: bytes => ` ${inGroups(bytes, 1).padEnd(48)} >${shown(bytes)}<`,
    hasEnd: true,
  },
  'od -c': {
    offset: octal,
    bytes: bytes => bytes.map(byte => named(byte).padStart(4)).join(''),
    hasEnd: true,
  },
  'od -b': {
    offset: octal,
    bytes: bytes => bytes.map(byte => ` ${byte.toString(8).padStart(3, '0')}`).join(''),
    hasEnd: true,
  },
  'od -An -tu1': { bytes: bytes => bytes.map(byte => String(byte).padStart(4)).join('') },
};

const FILES: Readonly<Record<string, string>> = {
  rows: `${ROWS.join('\n')}\n`,
  'a line': EASY,
  'rows with CRLF': `${ROWS.join('\r\n')}\r\n`,
  'rows with spaces': `${spaced(ROWS)}\n`,
};

const codesOf = (text: string) => [...text].map(c => c.charCodeAt(0));
const NUMBERS = [...EASY.replaceAll('.', '0')].map(Number);

/** The cells of a sheet that are not empty. Their texts are in another file, in the order in which they are first used. */
function sheetOf(rows: readonly string[], { empty = '', joint = '', sign = '"' } = {}): string {
  const texts = [...new Set([...rows.join('').replaceAll('.', '')])];
  const lines = rows.map((row, r) => {
    const all = [...row].map((c, i) => {
      const name = `${'ABCDEFGHI'[i]}${r + 1}`;
      return c === '.' ? empty.replace('#', name) : `<c r="${name}" s="1" t="s"><v>${texts.indexOf(c)}</v></c>`;
    });
    return `<row r="${r + 1}" spans="1:9">${all.filter(cell => cell !== '').join(joint)}</row>`;
  });
  return `<sheetData>\n${lines.join('\n')}\n</sheetData>`.replaceAll('"', sign);
}

export const UNREAD_DUMPS: Readonly<Record<string, UnreadText>> = {
  ...Object.fromEntries(
    Object.entries(FORMS).flatMap(([tool, form]) =>
      Object.entries(FILES).map(([file, content]) => [
        `${tool} of ${file}`,
        [dumpOf(content, form), 'codes', [EASY]] as const,
      ]),
    ),
  ),
  'xxd of bytes': [dumpOf(NUMBERS, xxd(2)), 'codes', [EASY]],
  'od -c of bytes': [dumpOf(NUMBERS, FORMS['od -c']), 'codes', [EASY]],
  'xxd of UTF-16': [dumpOf([...Buffer.from(FILES.rows, 'utf16le')], xxd(2)), 'codes', [EASY]],
  'xxd -i': [
    `unsigned char grid_txt[] = {\n${dumpOf(FILES.rows, { bytes: bytes => `  ${bytes.map(byte => `0x${hex(byte)}`).join(', ')},`, count: 12 }).slice(0, -1)}\n};\nunsigned int grid_txt_len = 90;`,
    'codes',
    [EASY],
  ],
  'codes in a list': [`const codes = [${codesOf(EASY).join(', ')}];`, 'codes', [EASY]],
  'codes in escapes': [
    `char *grid = "${codesOf(EASY)
      .map(code => `\\x${hex(code)}`)
      .join('')}";`,
    'codes',
    [EASY],
  ],
  'codes of an assembler': [
    ROWS.map(
      row =>
        `  db ${codesOf(row)
          .map(code => `0x${hex(code)}`)
          .join(',')}`,
    ).join('\n'),
    'codes',
    [EASY],
  ],
  'texts of Excel without empty cells': [sheetOf(ROWS), 'merged-cells', []],
  'texts of Excel with empty cells': [sheetOf(ROWS, { empty: '<c r="#" s="2"/>' }), 'merged-cells', []],
  'texts of Excel with a text for empty cells': [
    sheetOf(ROWS, { empty: '<c r="#" t="s"><v>9</v></c>' }),
    'merged-cells',
    [],
  ],
  'texts of Excel on several lines': [sheetOf(ROWS, { joint: '\n    ' }), 'merged-cells', []],
  'texts of Excel in single quotes': [sheetOf(ROWS, { sign: "'" }), 'merged-cells', []],
  'texts of Excel with a namespace': [sheetOf(ROWS).replace(/<(\/?)(\w)/g, '<$1x:$2'), 'merged-cells', []],
  'texts of Excel with a solution': [sheetOf(SOLVED), 'merged-cells', []],
  'numbers of Excel on several lines': [
    sheetOf(ROWS, { joint: '\n    ' })
      .replace(/ t="s"/g, '')
      .replace(/(?<=<v>)\d/g, index => [...new Set(EASY.replaceAll('.', ''))][Number(index)]),
    'merged-cells',
    [EASY],
  ],
};

/** The texts of Excel sheets of other content: as many as a grid, but not as different as digits. */
export const OTHER_SHEETS: Readonly<Record<string, string>> = {
  'different texts of Excel': sheetOf(SOLVED).replace(/(?<=<v>)\d(?=<)/g, (_, at) => String(at % 97)),
  'texts of Excel that appear twice in a column': sheetOf(Array.from({ length: 9 }, () => SOLVED[0])),
};
