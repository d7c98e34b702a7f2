/** Examples of sums: cages, sums of any cells, and arrows. */

import fc from 'fast-check';
import type { SumsRule } from '../../../../src/core/rules/kinds/sums';
import { differ, type RuleExamples, sorted, total } from '../ruleExample';

/** By kind: its examples. */
export const sumExamples: RuleExamples<SumsRule> = {
  cage: {
    lines: [
      {
        line: 'cage 16: r12c8',
        shapes: ['text given 16', 'path note 5 3'],
        labels: { r1c8: 'cage 16 with r2c8' },
      },
      { line: 'cage: r1c12 r2c1', shapes: ['path note 5 3'], labels: { r1c2: 'cage with r1c1 r2c1' } },
    ],
    iss: '.Cage~16~R1C8~R2C8',
    fPuzzles: 'killercage',
    isKept({ cells, sum }, grid) {
      const digits = grid.of(cells);
      return differ(digits) && (sum === undefined || total(digits) === sum);
    },
    random: draw => ({
      cells: draw.line,
      ...draw.either({}, { sum: total(draw.grid.of(draw.line)) + draw.error }),
    }),
    any: ({ set, number }) => fc.record({ cells: set, sum: number(200) }, { requiredKeys: ['cells'] }),
  },
  sum: {
    lines: [
      {
        line: 'sum 16: r12c8',
        shapes: ['text given 16', 'path note 0 4'],
        labels: { r1c8: 'sum 16 with r2c8' },
      },
    ],
    iss: '.Sum~16~R1C8~R2C8',
    isKept: ({ cells, sum }, grid) => total(grid.of(cells)) === sum,
    random({ grid, line, random, error }) {
      const cells = [...line, ...line.slice(0, random.below(2))];
      return { cells, sum: total(grid.of(cells)) + error };
    },
    any: ({ cell, size, number }) =>
      fc.record({ cells: fc.array(cell, { minLength: 1, maxLength: 2 * size }).map(sorted), sum: number(999) }),
  },
  arrow: {
    lines: [
      {
        line: 'arrow: r1c1 = r1c2 r1c3',
        shapes: ['rect edge9', 'path edge9'],
        labels: { r1c1: 'circle of an arrow along r1c2 r1c3', r1c3: 'arrow of r1c1, cell 2 of 2' },
      },
      {
        line: 'arrow: r1c1 r1c2 = r2c3 r3c3',
        shapes: ['rect edge9', 'path edge9'],
        labels: { r1c2: 'circle of an arrow along r2c3 r3c3', r2c3: 'arrow of r1c1 r1c2, cell 1 of 2, then r3c3' },
      },
      {
        line: 'arrow: r1c1 r2c2 = r3c3',
        shapes: ['path edge9', 'path paper', 'path edge9'],
        labels: { r3c3: 'arrow of r1c1 r2c2, cell 1 of 1' },
      },
    ],
    iss: '.Arrow~R1C1~R1C2~R1C3',
    fPuzzles: 'arrow',
    isKept: ({ circle, shaft }, grid) => total(grid.of(shaft)) === Number(grid.of(circle).join('')),
    random({ line, random }) {
      const length = 1 + random.below(2);
      return { circle: line.slice(0, length), shaft: line.slice(length) };
    },
    any: ({ cells, number }) =>
      fc
        .tuple(cells, number(2))
        .map(([line, length]) => ({ circle: line.slice(0, length), shaft: line.slice(length) })),
  },
};
