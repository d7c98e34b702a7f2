/** The numbers in sentences about broken clues outside the grid, for all rows of a 4x4 grid. */

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { brokenRuleFindings } from '../../../src/features/diagnostics/ruleFindings';
import { parse } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';

const SIZE = 4;
const { cellCount } = geometryOfSize(SIZE);

/** All rows of digits and blanks. */
const ROWS: readonly (readonly number[])[] = Array.from({ length: (SIZE + 1) ** SIZE }, (_, i) =>
  Array.from({ length: SIZE }, (_, column) => Math.floor(i / (SIZE + 1) ** column) % (SIZE + 1)),
);

const total = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0);

/** The sentences about a clue of row 1 for a row, without the name of the clue. */
function sentencesOf(puzzle: Puzzle, row: readonly number[]): string[] {
  const digits = new Uint8Array(cellCount);
  digits.set(row);
  const findings = [...brokenRuleFindings({ ...puzzle, grid: { ...puzzle.grid, digits } })];
  return findings.map(({ message }) => message.split(': ')[1] ?? '');
}

/** Checks each sentence of this form that a clue has in some row. */
function check(clue: string, form: RegExp, isTrue: (row: readonly number[], ...words: string[]) => boolean): void {
  const words = form.source.replace(/[\^$]/g, '').replaceAll('(\\d+)', 'N');
  it(`${clue}: "${words}" is true, and is written for some rows`, () => {
    let count = 0;
    for (let number = 1; number <= 9; number++) {
      const line = clue.replace('N', String(number));
      const { puzzles } = parse(`${'....\n'.repeat(SIZE)}[Rules]\n${line}\n`);
      if (puzzles[0].rules === undefined || !puzzles[0].grid.geometry.variant) continue;
      for (const row of ROWS)
        for (const sentence of sentencesOf(puzzles[0], row)) {
          const found = form.exec(sentence);
          if (!found) continue;
          count++;
          assert.ok(isTrue(row, ...found.slice(1)), `${line} in ${row.join('')}: ${sentence}`);
        }
    }
    assert.ok(count > 0);
  });
}

describe('sentences about broken clues', () => {
  check('skyscraper N: r1 left', /^(\d+) digits? can be seen$/, (row, seen) => {
    let [highest, count] = [0, 0];
    for (const digit of row)
      if (digit > highest) {
        highest = digit;
        count++;
      }
    return !row.includes(0) && count === Number(seen);
  });
  check('x-sum N: r1 left', /^the first (\d+) digits? add up to (\d+)$/, (row, count, sum) => {
    const first = row.slice(0, Number(count));
    return row[0] === Number(count) && !first.includes(0) && total(first) === Number(sum);
  });
  check('sandwich N: r1', /^the digits between (\d+) and (\d+) add up to (\d+)$/, (row, a, b, sum) => {
    // A digit may be there twice.
    const isEnd = (digit: number, end: string) => digit === Number(end) && (digit === 1 || digit === SIZE);
    return row.some(
      (one, from) =>
        isEnd(one, a) &&
        row.some((other, to) => from < to && isEnd(other, b) && total(row.slice(from + 1, to)) === Number(sum)),
    );
  });
  check('numbered room N: r1 left', /^position (\d+) has (\d+)$/, (row, place, digit) => {
    return row[0] === Number(place) && row[Number(place) - 1] === Number(digit);
  });
  check(
    'numbered room N: r1 left',
    /^(\d+) is in position (\d+), but the first digit is (\d+)$/,
    (row, digit, at, first) => {
      return row[Number(at) - 1] === Number(digit) && row[0] === Number(first) && at !== first;
    },
  );
});
