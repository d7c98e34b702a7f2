/** Examples of lines. */

import fc from 'fast-check';
import type { Cell } from '../../../../src/core/numbers';
import type { LineRule } from '../../../../src/core/rules/kinds/lines';
import { adjacent, differ, hasThirds, type RuleExamples, thirdOf, total } from '../ruleExample';

/** The shapes of a band with an edge of dashes, and circles where it begins and ends. */
const dashed = (hue: number, dashes: string) => [
  `path edge${hue} ${dashes}`,
  ...Array(2).fill(`circle color${hue} edge${hue}`),
  `path color${hue}`,
];

const GRAY = 'color9 edge9';
const CELLS = '~R1C3~R1C4~R1C5';

/** A line of r1c3 to r1c5. */
const onLine = (name: string, shapes: readonly string[], legend: string) => ({
  line: `${name}: r1c3-r1c5`,
  shapes,
  legend,
  labels: { r1c5: `${name}, cell 3 of 3`, r1c3: `${name}, cell 1 of 3, then r1c4` },
});

/** Whether inner digits fit the two ends of a line. */
const innerFit = (line: readonly number[], fits: (digit: number, low: number, high: number) => boolean) => {
  const ends = [line[0], line[line.length - 1]];
  return line.slice(1, -1).every(digit => fits(digit, Math.min(...ends), Math.max(...ends)));
};

/** Whether a line can be divided into parts with this sum. */
function hasParts(line: readonly number[], wanted: number): boolean {
  let sum = 0;
  for (const digit of line) {
    sum += digit;
    if (sum > wanted) return false;
    if (sum === wanted) sum = 0;
  }
  return sum === 0;
}

/** By kind: its examples. */
export const lineExamples: RuleExamples<LineRule> = {
  thermo: {
    lines: [
      {
        line: 'thermo: r1c1-r1c4',
        shapes: ['path edge9', `circle ${GRAY}`, 'circle color9', 'path color9'],
        labels: {
          r1c1: 'thermo, cell 1 of 4, then r1c2',
          r1c2: 'thermo, cell 2 of 4, then r1c3',
          r1c4: 'thermo, cell 4 of 4',
        },
      },
    ],
    iss: '.Thermo~R1C1~R1C2~R1C3~R1C4',
    fPuzzles: 'thermometer',
    isKept: ({ cells }, grid) => adjacent(grid.of(cells)).every(([a, b]) => a < b),
    random: ({ grid, line }) => ({ cells: [...line].sort((a, b) => grid.digits[a] - grid.digits[b]).slice(0, 3) }),
    any: ({ cells }) => fc.record({ cells }),
  },
  slowThermo: {
    lines: [
      onLine(
        'slow thermo',
        ['path edge9 4 4', ...Array(3).fill(`circle ${GRAY}`), 'circle color9', 'path color9'],
        'Slow thermo',
      ),
    ],
    fPuzzles: 'slowthermometer',
    isKept: ({ cells }, grid) => adjacent(grid.of(cells)).every(([a, b]) => a <= b),
    random: ({ grid, line }) => ({ cells: [...line].sort((a, b) => grid.digits[a] - grid.digits[b]) }),
    any: ({ cells }) => fc.record({ cells }),
  },
  whispers: {
    lines: [
      onLine('whispers 5', ['path edge4', 'path color4'], 'Whispers'),
      onLine('whispers 4', dashed(2, '9 3'), 'Whispers 4'),
    ],
    iss: `.Whisper~5${CELLS}`,
    fPuzzles: 'whispers',
    isKept: ({ cells, difference }, grid) => adjacent(grid.of(cells)).every(([a, b]) => Math.abs(a - b) >= difference),
    random: ({ line, random }) => ({ cells: line.slice(0, 3), difference: 1 + random.below(2) }),
    any: ({ cells, size, number }) => fc.record({ cells, difference: number(size) }),
  },
  renban: {
    lines: [onLine('renban', dashed(7, '5 4'), 'Renban')],
    iss: `.Renban${CELLS}`,
    fPuzzles: 'renban',
    isKept({ cells }, grid) {
      const line = grid.of(cells);
      return differ(line) && Math.max(...line) - Math.min(...line) === line.length - 1;
    },
    random: ({ line, random }) => ({ cells: line.slice(0, 1 + random.below(3)) }),
    any: ({ cells }) => fc.record({ cells }),
  },
  palindrome: {
    lines: [
      {
        line: 'palindrome: r1c3-r3c5',
        shapes: ['path edge9', 'path color9'],
        legend: 'Palindrome',
        labels: { r1c3: 'palindrome, cell 1 of 3, then r2c4' },
      },
    ],
    iss: '.Palindrome~R1C3~R2C4~R3C5',
    fPuzzles: 'palindrome',
    isKept: ({ cells }, grid) => grid.of(cells).join() === grid.of(cells).reverse().join(),
    random: ({ line }) => ({ cells: line.slice(0, 3) }),
    any: ({ cells, geometry: { rowOf, columnOf } }) =>
      fc.record({ cells }).filter(({ cells: line }) =>
        line.every((cell, i) => {
          const mirrored = line[line.length - 1 - i];
          const sees = (of: Uint8Array) => of[cell] === of[mirrored];
          return cell === mirrored || !(sees(rowOf) || sees(columnOf));
        }),
      ),
  },
  clone: {
    lines: [
      {
        line: 'clone: r1c1 r1c2 = r5c5 r5c6',
        shapes: [...Array(2).fill('path shade'), ...Array(2).fill('path edge5 8 4')],
        legend: 'Clone',
        labels: { r1c1: 'clone of r5c5', r5c6: 'clone of r1c2' },
      },
    ],
    iss: '.SameValues~2~R1C1~R5C5.SameValues~2~R1C2~R5C6',
    fPuzzles: 'clone',
    isKept: ({ original, copy }, grid) => grid.of(original).join() === grid.of(copy).join(),
    random({ grid, line, random, error }) {
      const original = line.slice(0, Math.max(1, line.length >> 1));
      const free = random.shuffle(grid.cells.filter(cell => !original.includes(cell)));
      const copy: Cell[] = [];
      for (const cell of original)
        copy.push(
          free.find(other => grid.digits[other] === grid.digits[cell] && !copy.includes(other)) ??
            free.find(other => !copy.includes(other))!,
        );
      return { original, copy: error === 0 ? copy : free.slice(0, original.length) };
    },
    any: ({ cells, geometry }) =>
      cells
        .map(line => ({ original: line.slice(0, line.length >> 1), copy: line.slice(-(line.length >> 1)) }))
        .filter(({ original, copy }) => original.every((one, i) => !geometry.peersOf[one].includes(copy[i]))),
  },
  between: {
    lines: [onLine('between', ['path edge9', 'path color9', ...Array(2).fill('circle paper edge9')], 'Between')],
    iss: `.Between${CELLS}`,
    fPuzzles: 'betweenline',
    isKept: ({ cells }, grid) => innerFit(grid.of(cells), (digit, low, high) => low < digit && digit < high),
    random: ({ line, random }) => ({ cells: line.slice(0, 2 + random.below(3)) }),
    any: ({ cells }) => fc.record({ cells }),
  },
  lockout: {
    lines: [
      onLine('lockout 4', ['path edge6', 'path color6', ...Array(2).fill('path color6 edge6')], 'Lockout'),
      onLine('lockout 5', ['path edge6', 'path color6', ...Array(2).fill('path color6 edge6')], 'Lockout 5'),
    ],
    iss: `.Lockout~4${CELLS}`,
    fPuzzles: 'lockout',
    isKept({ cells, difference }, grid) {
      const line = grid.of(cells);
      const isWide = Math.abs(line[0] - line[line.length - 1]) >= difference;
      return isWide && innerFit(line, (digit, low, high) => digit < low || digit > high);
    },
    random: ({ line, random, size }) => ({ cells: line.slice(0, 3), difference: 1 + random.below(size - 1) }),
    any: ({ cells, size, number }) => fc.record({ cells, difference: number(size) }),
  },
  regionSum: {
    lines: [onLine('region sum', dashed(6, '14 4'), 'Region sum')],
    iss: `.RegionSumLine${CELLS}`,
    fPuzzles: 'regionsumline',
    isKept({ cells }, { geometry: { boxOf }, digits }) {
      const sums: number[] = [];
      for (const [i, cell] of cells.entries()) {
        if (i === 0 || boxOf[cell] !== boxOf[cells[i - 1]]) sums.push(0);
        sums[sums.length - 1] += digits[cell];
      }
      return new Set(sums).size <= 1;
    },
    random: ({ line }) => ({ cells: line }),
    any: ({ cells }) => fc.record({ cells }),
  },
  entropic: {
    lines: [onLine('entropic', dashed(2, '13 4 3 4'), 'Entropic')],
    iss: `.Entropic${CELLS}`,
    fPuzzles: 'entropicline',
    isPossible: hasThirds,
    isKept: ({ cells }, grid) =>
      cells.every((_, i) => differ(grid.of(cells.slice(i, i + 3)).map(digit => thirdOf(digit, grid.size)))),
    random: ({ grid, line }) => (hasThirds(grid.geometry) ? { cells: line.slice(0, 4) } : undefined),
    any: ({ cells }) => fc.record({ cells }),
  },
  modular: {
    lines: [
      onLine('modular 3', dashed(5, '13 4 3 4 3 4'), 'Modular'),
      onLine('modular 4', dashed(5, '13 4 3 4 3 4'), 'Modular 4'),
    ],
    iss: `.Modular~3${CELLS}`,
    fPuzzles: 'modularline',
    isKept: ({ cells, modulus }, grid) =>
      cells.every((_, i) => differ(grid.of(cells.slice(i, i + modulus)).map(digit => digit % modulus))),
    random: ({ line, random }) => ({ cells: line.slice(0, 4), modulus: 2 + random.below(2) }),
    any: ({ cells, size, number }) => fc.record({ cells, modulus: number(size) }),
  },
  zipper: {
    lines: [onLine('zipper', ['path edge8', 'path color8', 'circle color8 edge8'], 'Zipper')],
    iss: `.Zipper${CELLS}`,
    fPuzzles: 'zipperline',
    isKept({ cells }, grid) {
      const line = grid.of(cells);
      const sums = line.slice(0, Math.floor(line.length / 2)).map((digit, i) => digit + line[line.length - 1 - i]);
      if (line.length % 2 === 1) sums.push(line[(line.length - 1) / 2]);
      return new Set(sums).size <= 1;
    },
    random: ({ line }) => ({ cells: line }),
    any: ({ cells }) => fc.record({ cells }),
  },
  sumLine: {
    lines: [onLine('sum line 10', dashed(3, '2 4'), 'Sum line 10')],
    iss: `.SumLine~10${CELLS}`,
    isKept({ cells, sum, isLoop }, grid) {
      const line = grid.of(cells);
      return isLoop ? line.some((_, i) => hasParts([...line.slice(i), ...line.slice(0, i)], sum)) : hasParts(line, sum);
    },
    random(draw) {
      const { grid, line, random } = draw;
      const part = line.slice(0, 1 + random.below(line.length));
      return { cells: line, sum: total(grid.of(part)), isLoop: draw.either(true, false) };
    },
    any: ({ cells, number }) =>
      fc.record({ cells, sum: number(99), isLoop: fc.constant(true) }, { requiredKeys: ['cells', 'sum'] }),
  },
};
