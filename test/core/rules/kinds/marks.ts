/** Examples of marks between cells, and of the rules that require all marks of a kind. */

import fc from 'fast-check';
import { moved } from '../../../../src/core/rules/cells';
import type { DotRule, MarkRule } from '../../../../src/core/rules/kinds/marks';
import { type ExampleLine, type FullGrid, keyword, type RuleExample, type RuleExamples } from '../ruleExample';

type Mark = DotRule['kind'];

/** By kind: whether two digits have the mark. */
const MARKS: Readonly<Record<Mark, (a: number, b: number) => boolean>> = {
  whiteDot: (a, b) => Math.abs(a - b) === 1,
  blackDot: (a, b) => a === 2 * b || b === 2 * a,
  x: (a, b) => a + b === 10,
  v: (a, b) => a + b === 5,
};

function dot(kind: Mark, example: ExampleLine): Omit<RuleExample<DotRule>, 'iss' | 'fPuzzles'> {
  return {
    lines: [example],
    isKept: ({ cells: [a, b] }, { digits }) => MARKS[kind](digits[a], digits[b]),
    random: ({ pair }) => ({ cells: pair }),
    any: ({ pair }) => fc.record({ cells: pair }),
  };
}

/** Whether neighbors without one of the marks `marking` do not have digits of the marks `kinds`. */
const strict = (marking: readonly Mark[], kinds: readonly Mark[]) => (grid: FullGrid) => {
  const marks = grid.rules.filter((rule): rule is DotRule => marking.some(kind => kind === rule.kind));
  return grid.cellsApart(0, 1).every(([a, b]) => {
    const isMarked = marks.some(({ cells }) => cells.includes(a) && cells.includes(b));
    return isMarked || kinds.every(kind => !MARKS[kind](grid.digits[a], grid.digits[b]));
  });
};

/** By kind: its examples. */
export const markExamples: RuleExamples<MarkRule> = {
  whiteDot: {
    ...dot('whiteDot', {
      line: 'white dot: r1c1 r1c2',
      shapes: ['circle white region'],
      labels: { r1c1: 'white dot with r1c2', r1c2: 'white dot with r1c1' },
    }),
    iss: '.WhiteDot~R1C1~R1C2',
    fPuzzles: 'difference',
  },
  blackDot: {
    ...dot('blackDot', {
      line: 'black dot: r1c1 r1c2',
      shapes: ['circle black region'],
      labels: { r1c1: 'black dot with r1c2' },
    }),
    iss: '.BlackDot~R1C1~R1C2',
    fPuzzles: 'ratio',
  },
  x: {
    ...dot('x', {
      line: 'x: r1c1 r1c2',
      shapes: ['circle paper', 'text given X'],
      labels: { r1c1: 'X with r1c2' },
    }),
    iss: '.X~R1C1~R1C2',
    fPuzzles: 'xv',
    isPossible: ({ size }) => size >= 6,
  },
  v: {
    ...dot('v', {
      line: 'v: r1c1 r1c2',
      shapes: ['circle paper', 'text given V'],
      labels: { r1c1: 'V with r1c2' },
    }),
    iss: '.V~R1C1~R1C2',
    fPuzzles: 'xv',
  },
  strictKropki: {
    ...keyword('strict kropki', 'All dots given', strict(['whiteDot', 'blackDot'], ['whiteDot', 'blackDot'])),
    iss: '.StrictKropki',
    fPuzzles: 'negative nonconsecutive',
  },
  strictWhiteDots: {
    ...keyword('strict white dots', 'All white dots given', strict(['whiteDot', 'blackDot'], ['whiteDot'])),
    fPuzzles: 'nonconsecutive',
  },
  strictBlackDots: {
    ...keyword('strict black dots', 'All black dots given', strict(['whiteDot', 'blackDot'], ['blackDot'])),
    fPuzzles: 'negative',
  },
  strictXv: {
    ...keyword('strict xv', 'All Xs and Vs given', strict(['x', 'v'], ['x', 'v'])),
    iss: '.StrictXV',
    fPuzzles: 'negative',
  },
  greater: {
    lines: [
      {
        line: 'greater: r1c1 > r1c2',
        shapes: ['path paper', 'path given'],
        labels: { r1c1: 'greater than r1c2', r1c2: 'less than r1c1' },
      },
    ],
    iss: '.GreaterThan~R1C1~R1C2',
    fPuzzles: 'thermometer',
    isKept: ({ cells: [a, b] }, { digits }) => digits[a] > digits[b],
    random: ({ pair }) => ({ cells: pair }),
    any: ({ pair }) => fc.record({ cells: pair }),
  },
  quad: {
    lines: [
      {
        line: 'quad 4 7: r2c3',
        shapes: ['circle paper region', 'text given 4', 'text given 7'],
        labels: { r2c3: 'quad 4 7 with r2c4 r3c3 r3c4' },
      },
    ],
    iss: '.Quad~R2C3~4~7',
    fPuzzles: 'quadruple',
    isKept({ cell, digits }, grid) {
      const count = (among: readonly number[], digit: number) => among.filter(each => each === digit).length;
      return digits.every(digit => count(grid.squareAt(cell), digit) >= count(digits, digit));
    },
    random({ grid, random }) {
      const { geometry, size } = grid;
      const cell = random.below(geometry.cellCount - size);
      if (geometry.columnOf[cell] === size - 1) return undefined;
      return { cell, digits: grid.squareAt(cell).slice(0, 1 + random.below(4)) };
    },
    any: ({ geometry, cell, size, number }) =>
      fc.record({
        cell: cell.filter(each => moved(geometry, each, [1, 1]) !== undefined),
        digits: fc.array(number(size), { minLength: 1, maxLength: 4 }),
      }),
  },
};
