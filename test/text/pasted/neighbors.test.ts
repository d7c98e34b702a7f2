/** Two grids in different forms with an empty line between them are read as each of them alone. */

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { parse } from '../../../src/text/parser/parser';
import { EASY } from '../texts';
import { CODE } from './codeMakers';
import { LINES } from './lineMakers';
import { PASTED } from './makers';

const SIZE = 9;
const MAKERS = [...PASTED, ...LINES, ...CODE].filter(({ sizes }) => sizes.includes(SIZE));
/** The places of other forms among all of them, after a form. They have common factors with no usual number of forms. */
const STEPS = [1, 113];

/** Forms whose bands are separated by empty lines, so that the next grid may be another band. */
const IN_BANDS = ['arguments of a command in LaTeX, in bands', 'two lines', 'three lines', 'bands of circled digits'];

const shown = (text: string, from = 0) =>
  parse(text).puzzles.map(({ start, end, grid: { digits } }) => `${start + from} ${end + from} ${makeLine(digits)}`);

describe('a grid above an empty line and another grid', () => {
  const grid = { geometry: geometryOfSize(SIZE), digits: Uint8Array.from(EASY, c => Number(c) || 0) };
  const texts = MAKERS.map(({ make }) => make(grid));
  for (const [i, { name }] of MAKERS.entries()) {
    if (IN_BANDS.includes(name)) continue;
    it(`is read like the two grids separately: ${name}`, () => {
      for (const step of STEPS) {
        const below = texts[(i + step) % texts.length];
        const expected = [...shown(`${texts[i]}\n`), ...shown(`${below}\n`, texts[i].length + 2)];
        assert.deepEqual(shown(`${texts[i]}\n\n${below}\n`), expected, below);
      }
    });
  }
});
