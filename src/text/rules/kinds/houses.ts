/** The notation of the rules that are houses. */

import type { HouseRule } from '../../../core/rules/kinds/houses';
import type { KindWords, WordSpec } from '../ruleWord';
import { cellSetShape } from '../shapes/cellList';
import { diagonal } from '../shapes/diagonal';
import { hasBoxes, hasSquareBoxes, plainShape, shorthand } from '../shapes/plain';

/** The keyword and the notation of each kind. */
export const houseWords: KindWords<HouseRule> = {
  diagonal: { ...diagonal, iss: 'Diagonal' },
  windoku: {
    ...plainShape(['windoku', 'hyper', 'hyper sudoku', 'windows'], { kind: 'windoku' }, hasSquareBoxes),
    iss: 'Windoku',
  },
  disjointGroups: {
    ...plainShape(['disjoint groups', 'disjoint sets', 'disjoint'], { kind: 'disjointGroups' }, hasBoxes),
    iss: 'DisjointSets',
    fPuzzles: 'disjointgroups',
  },
  region: {
    ...cellSetShape('region', ['region', 'extra region', 'all different'], {
      form: 'region',
      place: 'area',
      repeats: 'never',
      fewest: 2,
      isDifferent: true,
    }),
    iss: 'AllDifferent',
    fPuzzles: 'extraregion',
  },
};

/** Further keywords for these rules. */
export const otherHouseWords = {
  diagonals: shorthand(['diagonals', 'both diagonals', 'x sudoku', 'x diagonal', 'x diagonals'], reader => {
    reader.add({ kind: 'diagonal', direction: '/' });
    reader.add({ kind: 'diagonal', direction: '\\' });
  }),
  noBoxes: shorthand(['no boxes', 'latin square'], reader => {
    reader.noBoxes = true;
  }),
} satisfies Readonly<Record<string, WordSpec>>;
