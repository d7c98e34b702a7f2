/** Examples of clues outside the grid. */

import fc from 'fast-check';
import { type CellDirection, cellsInSight, ray } from '../../../../src/core/rules/cells';
import type { ClueRule } from '../../../../src/core/rules/kinds/clues';
import { type RuleExamples, total } from '../ruleExample';

/** The sum of the digits between the lowest and the highest digit. */
function sandwichOf(line: readonly number[]): number {
  const [a, b] = [line.indexOf(1), line.indexOf(line.length)].sort((x, y) => x - y);
  return total(line.slice(a + 1, b));
}

const xSumOf = (line: readonly number[]) => total(line.slice(0, line[0]));

/** The number of digits that are greater than all before them. */
const visibleIn = (line: readonly number[]) =>
  line.filter((digit, i) => line.slice(0, i).every(other => other < digit)).length;

/** By kind: its examples. */
export const clueExamples: RuleExamples<ClueRule> = {
  littleKiller: {
    lines: [
      {
        line: 'little killer 22: r1c8 down-left',
        shapes: ['path note', 'text given 22'],
        labels: { r1c8: 'little killer 22, cell 1 of 8, then r2c7' },
      },
    ],
    iss: '.LittleKiller~22~R1C8',
    fPuzzles: 'littlekillersum',
    isKept: ({ cell, move, sum }, grid) => total(grid.of(ray(grid.geometry, cell, move))) === sum,
    random(draw) {
      const move: CellDirection = [draw.either(1, -1), draw.either(1, -1)];
      const [cell] = draw.line;
      return { cell, move, sum: total(draw.grid.of(ray(draw.grid.geometry, cell, move))) };
    },
    any: ({ geometry, sight, number }) =>
      fc
        .record({
          seen: sight,
          move: fc.constantFrom<CellDirection[]>([1, 1], [1, -1], [-1, 1], [-1, -1]),
          sum: number(200),
        })
        .map(({ seen, ...rest }) => ({ cell: cellsInSight(geometry, seen)[0], ...rest })),
  },
  sandwich: {
    lines: [
      {
        line: 'sandwich 8: c1',
        shapes: ['path note', 'text given 8'],
        legend: 'Sandwich',
        labels: { r1c1: 'sandwich 8 of column 1' },
      },
    ],
    iss: '.Sandwich~8~C1',
    fPuzzles: 'sandwichsum',
    isKept: ({ sight, sum }, grid) => sandwichOf(grid.seenFrom(sight)) === sum,
    random(draw) {
      const sight = draw.sight();
      return { sight, sum: sandwichOf(draw.grid.seenFrom(sight)) + draw.error };
    },
    any: ({ sight, number }) => fc.record({ sight, sum: number(60, 0) }),
  },
  xSum: {
    lines: [
      {
        line: 'x-sum 27: c1 bottom',
        shapes: ['circle note', 'text given 27'],
        legend: 'X-sum',
        labels: { r9c1: 'x-sum 27 of column 1' },
      },
    ],
    iss: '.XSum~C1~~27',
    fPuzzles: 'xsum',
    isKept: ({ sight, sum }, grid) => xSumOf(grid.seenFrom(sight)) === sum,
    random(draw) {
      const sight = draw.sight();
      return { sight, sum: xSumOf(draw.grid.seenFrom(sight)) + draw.error };
    },
    any: ({ sight, number }) => fc.record({ sight, sum: number(60) }),
  },
  skyscraper: {
    lines: [
      {
        line: 'skyscraper 5: r1 right',
        shapes: ['path note', 'text given 5'],
        legend: 'Skyscraper',
        labels: { r1c9: 'skyscraper 5 of row 1' },
      },
    ],
    iss: '.Skyscraper~R1~~5',
    fPuzzles: 'skyscraper',
    isKept: ({ sight, count }, grid) => visibleIn(grid.seenFrom(sight)) === count,
    random(draw) {
      const sight = draw.sight();
      return { sight, count: Math.min(draw.size, visibleIn(draw.grid.seenFrom(sight)) + draw.error) };
    },
    any: ({ sight, size, number }) => fc.record({ sight, count: number(size) }),
  },
  numberedRoom: {
    lines: [
      {
        line: 'numbered room 4: r1 left',
        shapes: ['rect note', 'text given 4'],
        legend: 'Numbered room',
        labels: { r1c1: 'numbered room 4 of row 1' },
      },
    ],
    iss: '.NumberedRoom~R1~4~',
    isKept({ sight, digit }, grid) {
      const line = grid.seenFrom(sight);
      return line[line[0] - 1] === digit;
    },
    random(draw) {
      const sight = draw.sight();
      const line = draw.grid.seenFrom(sight);
      return { sight, digit: line[line[0] - 1] };
    },
    any: ({ sight, size, number }) => fc.record({ sight, digit: number(size) }),
  },
};
