import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import { parse } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED } from '../texts';

const rowsOf = (line: string) => Array.from({ length: 9 }, (_, r) => line.slice(9 * r, 9 * r + 9));
const ROWS = rowsOf(EASY);

/** Boxes of which the first three exchange a cell at their sides. */
const LETTERS = rowsOf('AAAABBCCCAAABBBCCCAABBBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII');
const NUMBERS = LETTERS.map(row => row.replace(/./g, c => String(c.charCodeAt(0) - 0x40)));
const ZEROS = LETTERS.map(row => row.replace(/./g, c => String(c.charCodeAt(0) - 0x41)));
const REGIONS = {
  'capital letters': LETTERS,
  letters: LETTERS.map(row => row.toLowerCase()),
  numbers: NUMBERS,
  'numbers from 0': ZEROS,
};

const quoted = (rows: readonly string[]) => `[\n${rows.map(row => `  "${row}",\n`).join('')}]`;
const listed = (rows: readonly string[]) => {
  const words = rows.map(row => [...row].map(c => (c === '.' ? '0' : /\d/.test(c) ? c : `"${c}"`)));
  return `[\n${words.map(row => `  [${row.join(', ')}],\n`).join('')}]`;
};
/** Two lists in programs: the regions below the digits. */
const CODE: Readonly<Record<string, (digits: readonly string[], regions: readonly string[]) => string>> = {
  'Python strings': (digits, regions) => `puzzle = ${quoted(digits)}\nregions = ${quoted(regions)}\n`,
  'strings, with an empty line between': (digits, regions) =>
    `const g = ${quoted(digits)};\n\nconst areas = ${quoted(regions)};\n`,
  'JavaScript lists': (digits, regions) => `const g = ${listed(digits)};\nconst r = ${listed(regions)};\n`,
  'the first row next to the name': (digits, regions) =>
    `g = ${listed(digits).replace(/\n\s*/, '')}\nr = ${listed(regions).replace(/\n\s*/, '')}\n`,
  'lists of digits, strings of regions': (digits, regions) => `g = ${listed(digits)}\nr = ${quoted(regions)}\n`,
  JSON: (digits, regions) =>
    `{\n  "puzzle": ${quoted(digits)},\n  "regions": ${quoted(regions)}\n}\n`.replaceAll(',\n]', '\n]'),
  'strings that end next to the last row': (digits, regions) =>
    `let g = ${quoted(digits).replace(/,\n\]/, '];')}\nlet r = ${quoted(regions).replace(/,\n\]/, '];')}\n`,
  'two strings': (digits, regions) => `g = "${digits.join('')}"\nr = "${regions.join('')}"\n`,
  'a line of comment between': (digits, regions) => `g = ${listed(digits)}\n# the regions\nr = ${quoted(regions)}\n`,
};

/** Texts with the regions below a grid. */
const TEXTS: Readonly<Record<string, (digits: readonly string[], regions: readonly string[]) => string>> = {
  'an empty line': (digits, regions) => `${digits.join('\n')}\n\n${regions.join('\n')}\n`,
  'nothing between': (digits, regions) => `${digits.join('\n')}\n${regions.join('\n')}\n`,
  'spaces between the cells, below their number': (digits, regions) => `9 9\n${spaced(digits)}\n${spaced(regions)}\n`,
  'words between': (digits, regions) => `${digits.join('\n')}\n\nWith these pieces\n${regions.join('\n')}\n`,
  'a word between': (digits, regions) => `${digits.join('\n')}\n\nRegions:\n${regions.join('\n')}\n`,
  'spaces between the cells, an empty line': (digits, regions) => `${spaced(digits)}\n\n${spaced(regions)}\n`,
  'bars between the cells': (digits, regions) => `${digits.join('\n')}\n\n${barred(regions)}\n`,
  'spaces between the cells': (digits, regions) => `${spaced(digits)}\n\nregions\n${spaced(regions)}\n`,
};
const joined = (rows: readonly string[]) => rows.join('\n');
const barred = (rows: readonly string[]) => rows.map(row => `|${[...row].join('|')}|`).join('\n');
const spaced = (rows: readonly string[]) => rows.map(row => [...row].join(' ')).join('\n');

/** Asserts that the puzzle is never read with boxes: it has the regions, or a problem in its rules. */
function hasRegions(text: string, digits: string): void {
  const [puzzle, ...others] = parse(text).puzzles;
  assert.deepEqual([makeLine(puzzle.grid.digits), others], [digits, []], text);
  assert.ok(puzzle.rules, text);
  assert.equal(puzzle.grid.geometry.regions, 'irregular', text);
}

describe('regions of a jigsaw next to its grid', () => {
  for (const [labels, regions] of Object.entries(REGIONS)) {
    for (const [name, make] of Object.entries({ ...CODE, ...TEXTS })) {
      it(`${name}, ${labels}: belong to the grid`, () => hasRegions(make(ROWS, regions), EASY));
    }
    for (const [name, make] of Object.entries(CODE)) {
      it(`${name}, ${labels}: cause a note above the grid`, () => {
        const { puzzles, notes = [] } = parse(make(regions, ROWS));
        const hasNote = notes.some(({ reason }) => reason === 'regions');
        assert.ok(hasNote, JSON.stringify([puzzles.length, notes]));
      });
    }
  }

  for (const [name, make] of Object.entries({ lines: joined, spaces: spaced, bars: barred })) {
    it(`${name} of letters: cause a note above the grid, and alone`, () => {
      for (const below of [`\n${ROWS.join('\n')}\n`, '']) {
        const { puzzles, notes = [] } = parse(`${make(LETTERS)}\n${below}`);
        assert.equal(puzzles.length, below ? 1 : 0);
        assert.deepEqual(
          notes.map(({ reason }) => reason),
          ['regions'],
        );
      }
    });
  }

  it('are not read from other text: a solution, or letters with one missing', () => {
    for (const below of [
      rowsOf(EASY_SOLVED),
      [...LETTERS.slice(0, 8), 'GGGHHHIIA'],
      ['ABAAABCCC', ...LETTERS.slice(1)],
    ]) {
      for (const make of Object.values(CODE)) {
        const [puzzle] = parse(make(ROWS, below)).puzzles;
        assert.deepEqual([makeLine(puzzle.grid.digits), puzzle.rules], [EASY, undefined]);
      }
    }
  });
});
