/** Long texts of every kind of line, for linear.test.ts. */

import { readTexts, variantLinesIn } from '../../../src/formats/finding/readMany';
import { parse } from '../../../src/text/parser/parser';
import { finish } from '../../../src/text/work';
import { sized } from '../../sizes';
import type { Work } from '../../steps';
import { EASY } from '../texts';
import { PIECES } from './pieces';

/** The numbers of characters of the compared texts. */
export const LENGTHS = [1 << 14, 1 << 16, ...sized([], [1 << 18])];

const MORE = [
  ...[
    '4j',
    '1x',
    'r1c1 ',
    'a=1 ',
    'c1',
    '.Cage~3~R1C1',
    ':',
    '[[',
    '))',
    '"a" ',
    'Title ',
    '# ',
    '{',
    '<td',
    '\\\\begin{a}',
    '1=>',
    'r1',
  ],
  ...[
    '[Rules]\nanti-knight\n',
    '[Rules]\n\nA\n',
    '[Regions]\nAABB\n',
    '[Puzzle]\n1234\n[State]\n',
    'Rules:\n',
    'Ruels:\n\n',
  ],
];
/** Testing all pieces takes an hour. */
const pieces = sized(
  ['\\hline', '4j', 'Title ', '# corner: r1c1=12'],
  [...new Set([...Object.values(PIECES).flat(), ...MORE])],
);

/** Repeats each piece: on one line, in lines, and below an open section of rules. */
const SHAPES: Readonly<Record<string, (piece: string, length: number) => string>> = {
  'on one line': (piece, length) => `${EASY}\n${piece.repeat(length / piece.length)}`,
  'in lines': (piece, length) => `${EASY}\n${`${piece}\n`.repeat(length / (piece.length + 1))}`,
  'in rules': (piece, length) => `${EASY}\n[Rules]\n${`${piece}\n`.repeat(length / (piece.length + 1))}`,
};

/** Parses each text once without counting, and then texts of all lengths. */
export function* work(): Work {
  const read = (text: string) => {
    parse(text);
    finish(readTexts(text));
    finish(variantLinesIn(text));
  };
  for (const piece of pieces) {
    for (const [shape, textOf] of Object.entries(SHAPES)) {
      for (const length of LENGTHS) {
        const text = textOf(piece, length);
        yield [`${JSON.stringify(piece)} ${shape} ${length}`, () => read(text)];
      }
    }
  }
}
