/** Examples of rules that are houses. */

import fc from 'fast-check';
import type { HouseRule } from '../../../../src/core/rules/kinds/houses';
import { differ, type RuleExamples } from '../ruleExample';

/** By kind: its examples. */
export const houseExamples: RuleExamples<HouseRule> = {
  diagonal: {
    lines: [
      { line: 'diagonal /', shapes: ['path edge6'], labels: { r1c9: 'diagonal /' } },
      { line: 'diagonal \\', shapes: ['path edge6'], labels: { r1c1: 'diagonal \\' } },
    ],
    iss: '.Diagonal~1',
    fPuzzles: 'diagonal+',
    scope: 'house',
    isKept({ direction }, grid) {
      const { rowOf, columnOf, size } = grid.geometry;
      const isOn = (c: number) => (direction === '/' ? rowOf[c] + columnOf[c] === size - 1 : rowOf[c] === columnOf[c]);
      return differ(grid.of(grid.cells.filter(isOn)));
    },
    random: draw => ({ direction: draw.either('/', '\\') }),
    any: () => fc.record({ direction: fc.constantFrom('/', '\\') }),
  },
  windoku: {
    lines: [
      {
        line: 'windoku',
        shapes: [...Array(4).fill('path shade'), ...Array(4).fill('path edge9')],
        labels: { r2c7: 'window 2' },
      },
    ],
    iss: '.Windoku',
    fPuzzles: 'extraregion',
    scope: 'house',
    isPossible: ({ boxHeight, boxWidth }) => boxHeight === boxWidth,
    isKept(_, grid) {
      const { size, boxHeight, boxWidth, rowOf, columnOf } = grid.geometry;
      const windowOf = (c: number) => {
        const [r, k] = [rowOf[c], columnOf[c]];
        if (r % (boxHeight + 1) === 0 || k % (boxWidth + 1) === 0 || r === size - 1 || k === size - 1) return undefined;
        return `${Math.floor(r / (boxHeight + 1))} ${Math.floor(k / (boxWidth + 1))}`;
      };
      const whole = (name: string) => grid.cells.filter(c => windowOf(c) === name);
      const names = new Set(grid.cells.map(windowOf).filter(name => name !== undefined));
      return [...names].every(name => whole(name).length < size || differ(grid.of(whole(name))));
    },
    random: () => ({}),
    any: () => fc.constant({}),
  },
  disjointGroups: {
    lines: [{ line: 'disjoint groups', shapes: [], legend: 'Disjoint groups', labels: { r1c4: 'disjoint group 1' } }],
    iss: '.DisjointSets',
    fPuzzles: 'disjointgroups',
    scope: 'house',
    isPossible: ({ boxHeight }) => boxHeight > 1,
    isKept(_, grid) {
      const { size, boxHeight, boxWidth, rowOf, columnOf } = grid.geometry;
      const placeOf = (c: number) => (rowOf[c] % boxHeight) * boxWidth + (columnOf[c] % boxWidth);
      const places = Array.from({ length: size }, (_, place) => place);
      return places.every(place => differ(grid.of(grid.cells.filter(c => placeOf(c) === place))));
    },
    random: () => ({}),
    any: () => fc.constant({}),
  },
  region: {
    lines: [
      {
        line: 'region: r1c12 r2c1',
        shapes: ['path shade', 'path edge9'],
        labels: { r1c1: 'extra region with r1c2 r2c1' },
      },
    ],
    iss: '.AllDifferent~R1C1~R1C2~R2C1',
    fPuzzles: 'extraregion',
    isKept: ({ cells }, grid) => differ(grid.of(cells)),
    random: ({ line }) => ({ cells: line }),
    any: ({ set }) => fc.record({ cells: set }),
  },
};
