/** Texts for tests of edits: samples, fragments of files, and edits of them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { candidatesOf } from '../../../src/core/candidates';
import { digitsOf } from '../../../src/core/grid';
import { parse } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED, gridOf } from '../texts';

export interface Edit {
  /** The place as a fraction of the text, the number of removed characters, and the new text. */
  readonly at: number;
  readonly cut: number;
  readonly typed: string;
}

export const SAMPLES = join(__dirname, '../../../samples');
export const samples = readdirSync(SAMPLES).map(name => readFileSync(join(SAMPLES, name), 'utf8'));

export const MARKS = `*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*
`;

const { digits, geometry } = parse(EASY).puzzles[0].grid;
/** The candidates of the same puzzle, as Simple Sudoku prints them below it, in wide columns. */
export const PENCIL_MARKS = Array.from(candidatesOf({ digits, geometry }), (mask, cell) =>
  (digits[cell] || digitsOf(mask).join('')).toString().padEnd(16),
)
  .map((marks, cell) => (cell % 9 === 8 ? `${marks}\n` : marks))
  .join('');

/** Parts of files, complete and incomplete. */
export const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(EASY, EASY_SOLVED, `${EASY.replaceAll('.', '0')} # easy`, `7,${EASY},easy`) },
  { weight: 3, arbitrary: fc.constantFrom(gridOf(EASY), gridOf(EASY_SOLVED), MARKS, [...EASY].join(' ')) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(EASY.slice(0, 70), EASY.slice(0, 40), EASY + EASY, EASY_SOLVED.slice(0, 50)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      EASY.slice(0, 12),
      '12..3..2...',
      EASY.replaceAll('.', ' '),
      '<<<<<<< HEAD',
      'https://sudokupad.app/abc123',
      '=======',
      '>>>>>>> b',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...samples) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...[
        '',
        '',
        '# box: 2x3',
        '# a comment',
        '# corner: r1c3=12 r4c5=7',
        '# colour: r1c1=1',
        '# section: none',
        '# section: puzzle',
        '[Puzzle]',
        '[State]',
        '[Other]',
        '[Rules]',
        '[Rules]',
        '[Rules]\ncage 16: r1c8 r2c89\n\nthermo: r1c1-r4c1',
        '[Regions]',
        '[Regions]\nAABB\nAABB\nCCDD\nCCDD',
        '[Cages]',
        '[Cages]\nAABB\nA.CB\nC.CD\nCCDD\n\nA=4 B=5',
        'AAb......',
        'A=16 b=9',
        'cage 3: r9c78',
        'anti-knight',
        '[Ruels]',
        '[Rules] # some',
        'Rules:',
        '[Killer]',
        '[Cage]\nAA.......\n.........',
        '+---+---+---+',
        'Windoku',
        'Two towers',
        'Grid 01',
        'Candidates:',
        '#Dcalled',
        '\ufeff',
        '\u{1f600}',
      ],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...['x', '1', '.', ' ', '#', '12 '].map(part => part.repeat(30_000 / part.length))),
  },
  { weight: 1, arbitrary: fc.constantFrom(`${EASY} ${'y'.repeat(20_000)}`, `# ${'\u{1f600}'.repeat(5000)}`) },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...'123456789....0|-+# \t'), maxLength: 30 }) },
);
/** Views of one puzzle, which are merged into one puzzle when they follow each other. */
export const view = fc.constantFrom(
  MARKS,
  MARKS,
  PENCIL_MARKS,
  PENCIL_MARKS,
  gridOf(EASY),
  EASY,
  '',
  '',
  'words',
  '[Rules]',
  '[Rule]',
  'Rules:',
  'diagonals',
  'cage 3: r1c78',
  '# a comment',
  '# centre: r1c3=12',
);
export const newline = fc.constantFrom('\n', '\n', '\r\n', '\r', '\n\n');
export const content = fc
  .array(fc.tuple(piece, newline), { maxLength: 30 })
  .map(pieces => pieces.map(([text, end]) => text + end).join(''));
export const views = fc
  .array(fc.tuple(view, fc.constantFrom('\n', '\n\n')), { maxLength: 12 })
  .map(some => some.flat().join(''));
export const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.oneof(fc.constant(0), fc.constant(1), fc.nat(200)),
    typed: fc.oneof(
      fc.constantFrom('', '5', '.', '\n', '\r', '\r\n', '#', '\udc00', '\ud83d', ' ', ':', ']'),
      fc.tuple(fc.oneof(piece, view), newline).map(([text, end]) => end + text + end),
    ),
  }),
  { maxLength: 8 },
);
