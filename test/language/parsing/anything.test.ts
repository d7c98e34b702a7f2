import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parse } from '../../../src/language/parsing/parser';
import { RUNS } from '../../core/arbitraries';
import { EASY, EASY_SOLVED, gridOf } from '../texts';

/** Pieces of everything that the parser knows, complete and incomplete. */
const PIECES = {
  digits: [...'123456789', '0', '.', '..', '1234', '12..', '....', '123456', '53..7....', '10', '16', 'A', 'G', 'x'],
  grids: [EASY, EASY_SOLVED, gridOf(EASY), '1234\n3412\n2143\n4321\n', EASY.slice(0, 70), EASY.replaceAll('.', '0')],
  space: ['\n', '\n', '\n', '\r\n', '\n\n', ' ', ' ', '\t', '  ', '\u00a0', '\u2028', '\r'],
  borders: [
    '|',
    '||',
    '+',
    '---',
    '-+-',
    '|---+---|',
    '*---*',
    '+---+\n',
    '│',
    '─',
    '┌─┬─┐',
    '├',
    '═',
    '╋',
    ':',
    "'",
    '_',
  ],
  html: [
    ...[
      '<table>',
      '</table>',
      '<tr>',
      '</tr>',
      '<r>',
      '<td>',
      '<td>',
      '<td>',
      '</td>',
      '<td',
      '>',
      '<th>',
      '<td></td>',
      '<div>',
    ],
    ...[
      '<br>',
      '<input value="3">',
      '<td class="a">',
      '&nbsp;',
      '&#49;',
      '&amp;',
      '<!--',
      '-->',
      '<',
      '<td/>',
      '<span>',
    ],
  ],
  latex: [
    '\\begin{tabular}{|c|c|}',
    '\\end{tabular}',
    '\\hline',
    '\\\\',
    '&',
    '&&&',
    '\\setrow{{1},{2}}',
    '|1|2|.',
    '{',
    '}',
  ],
  tables: [
    ',',
    ',,',
    ';',
    ';;',
    '"',
    '"1"',
    '| 1 |',
    '|:-:|',
    '| --- | --- |\n',
    '[1,2,3,4]',
    '[[',
    ']]',
    '],[',
    'null',
    "'1'",
  ],
  emoji: ['1️⃣', '2️⃣', '⬜', '□', '■', '①', '②', '５', '😀', '４'],
  marks: ['{123}', '(12)', '[12]', '123 45 6', '<5>', '12/34', '*9*', '1,2', '@1', '3\n4 5', ' 1 2 '],
  sections: [
    ...[
      '[Puzzle]',
      '[State]',
      '[Rules]',
      '[Regions]',
      '[Cages]',
      '[Other]',
      '[',
      'Rules:',
      '# corner: r1c1=12',
      '# section: none',
    ],
    ...[
      '#D',
      '#A x',
      '# box: 2x3',
      'cage 6: r1c1 r1c2',
      'thermo: r1c1-r3c1',
      'anti-knight',
      'A=5',
      'AABB',
      'whispers: r1c1 r2c2',
    ],
  ],
  programs: [
    ...[
      ':0000:x:',
      ':0300:4:',
      '{"size":4,"grid":[[{"value":1}]]}',
      '.Cage~6~R1C1~R1C2.',
      '.Thermo~R1C1~R2C1',
      '<opensudoku>',
    ],
    ...[
      '<game data="1234341221434321" />',
      'https://f-puzzles.com/?load=',
      'https://sudokupad.app/scl',
      '+1',
      '-2',
      '3x3:',
      '<<<<<<<',
    ],
  ],
} as const;

const kinds = Object.values(PIECES) as readonly (readonly string[])[];

/** Documents of one or two kinds of pieces, so that these meet each other often, with digits and line breaks. */
const anything = fc
  .tuple(fc.constantFrom(...kinds), fc.constantFrom(...kinds))
  .chain(([first, second]) =>
    fc.array(fc.constantFrom(...first, ...second, ...PIECES.digits, ...PIECES.space), { maxLength: 60 }),
  )
  .map(pieces => pieces.join(''));

describe('any text', () => {
  it('is read without an error, and what is found is in it', () => {
    const runs = { ...RUNS, numRuns: RUNS.numRuns * 10 };
    fc.assert(
      fc.property(anything, text => {
        let last = 0;
        for (const { start, end, problems, text: own } of parse(text).puzzles) {
          assert.ok(last <= start && start < end && end <= text.length, `${start} .. ${end}`);
          assert.equal(own, text.slice(start, end));
          for (const problem of problems) {
            const { start: from, end: to } = problem;
            assert.ok(0 <= from && from < to && to <= end - start, `${problem.code} ${from} .. ${to}`);
          }
          last = end;
        }
      }),
      runs,
    );
  });
});
