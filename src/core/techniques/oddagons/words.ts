/** The explanation of tridagons. */

import { houseNames } from '../../cellNames';
import type { Cell } from '../../numbers';
import { all, joinSentences, t } from '../../sentences';
import type { Names } from '../names';
import type { Step } from '../step';
import { guardiansAsNotation, guardiansInWords } from './guardians';

/** `3,5,7 in r4c2,…, r4c6=7 or r5c5=9`: the digits, the cells and the guardians. */
export function oddagonEvidence({ digits, cells, guardians }: Step, names: Names): string {
  return `${names.digits(digits)} in ${names.cells(cells)}, ${guardiansAsNotation(guardians!, names)}`;
}

/** The reason why a guardian of a tridagon is true, and the conclusion from the guardians. */
export function explainTridagon(step: Step, names: Names): string {
  return joinSentences([...guardiansOfTridagon(step, names), ...conclusionInWords(step, names)]);
}

/** The reason why a guardian of a tridagon is true. `covers`: the boxes whose cells go up. */
export function guardiansOfTridagon({ digits, cells, houses, covers, guardians }: Step, names: Names): string[] {
  return [
    t(
      '{cells} are three cells in each of {boxes}, in different rows and columns of the box. ' +
        'Suppose that they hold only {digits}. In two boxes side by side, these digits are in the same cyclic order ' +
        'from top to bottom, because no row has a digit twice. In two boxes one above the other, they are in the same ' +
        'cyclic order from left to right. Both orders are the same in a box whose cells go down from left to right ' +
        '(the top row comes after the bottom row), and opposite in a box whose cells go up, which is the case in ' +
        '{rising}: an odd number of boxes. So around the four boxes, the order is the opposite of itself, which is impossible.',
      {
        cells: names.cells(cells),
        boxes: houseNames(houses),
        digits: all(digits.map(names.digit)),
        rising: houseNames(covers!),
      },
    ),
    t('So {conclusion}.', { conclusion: guardiansInWords(guardians!, names) }),
  ];
}

/** The conclusion from several guardians. */
export function conclusionInWords({ placements, eliminations, chains }: Step, names: Names): string[] {
  if (placements.length > 0 && !chains) return []; // the guardian itself
  return [t('In each case {conclusion}.', { conclusion: names.effect({ placements, eliminations }) })];
}

/** `r1c1-r1c5-r4c5`: the cells of a ring in order. */
export const ringInWords = (cells: readonly Cell[], names: Names): string =>
  cells.map(cell => names.cell(cell)).join('-');
