/** Sentences about digits that break a rule, on both sides of each condition, also for digits that no check reports. */

import assert from 'node:assert/strict';
import type { Rule } from '../../src/core/rules/rule';
import { brokenLines } from '../../src/messages/rules/brokenLines';
import { brokenSums } from '../../src/messages/rules/brokenSums';
import type { Sentence } from '../../src/messages/rules/brokenWords';

/** A row of a 6x6 grid with `.` for empty cells, and the cells of the row that break the rule. */
type Broken = readonly [row: string, cells: readonly number[]];

/** Rules of cells of the first row, which may be longer than six cells. */
const check = (rule: object, [row, cells]: Broken, expected: string) => {
  const { kind } = rule as Rule;
  it(`${kind} ${row} ${cells.join()}: ${expected}`, () => {
    const digits = new Uint8Array(36);
    for (const [cell, digit] of [...row].entries()) digits[cell] = digit === '.' ? 0 : Number(digit);
    const sentences = { ...brokenLines, ...brokenSums } as unknown as Record<string, Sentence>;
    const broken = {
      rule,
      cells,
      digits,
      at: cells[0],
      head: 'It',
      nameOf: (cell: number) => `c${cell}`,
      symbolOf: String,
    };
    assert.equal(
      sentences[kind](broken as unknown as Parameters<Sentence>[0]),
      `It ${expected}`.replace('It :', 'It:'),
    );
  });
};
const impossible = (...digits: readonly number[]) =>
  `is impossible with ${digits.join(', ').replace(/, (\d)$/, ' and $1')}`;
const upTo = (length: number) => Array.from({ length }, (_, i) => i);

describe('the sentence about a broken line', () => {
  const thermo = { kind: 'thermo', cells: upTo(7) };
  check(thermo, ['....4..', [4]], 'has 4 in c4, but needs 4 smaller digits before it');
  check(thermo, ['....5..', [4]], 'has 5 in c4, but needs 2 greater digits after it');
  const whispers = { kind: 'whispers', cells: [0, 1, 2, 3, 4, 5, 0], difference: 3 };
  check(whispers, ['12', [0, 1]], ': 1 and 2 differ by 1');
  check(whispers, ['1....2', [0, 5]], ': 1 and 2 differ by 1');
  check(whispers, ['1.6', [0, 2]], ': no digit between 1 and 6 differs from both by 3 or more');
  check(whispers, ['1..6', [0, 3]], impossible(1, 6));
  check(whispers, ['1......6', [0, 7]], impossible(1, 6));
  const between = { kind: 'between', cells: upTo(5) };
  check(between, ['1...2', [0, 4]], ': no digit is between 1 and 2');
  check(between, ['1.5.4', [0, 4, 2]], ': 5 is not between 1 and 4');
  check(between, ['16', [0, 1]], ': 6 cannot be between 1 and another digit');
  check(between, ['.6', [1]], ': 6 cannot be between two digits');
  check(between, ['156', [0, 1, 2]], impossible(1, 5, 6));
  check(between, ['.56', [1, 2]], impossible(5, 6));
  check(between, ['356.4', [0, 1, 2, 4]], impossible(3, 5, 6, 4));
  check(between, ['1', [0]], impossible(1));
  const lockout = { kind: 'lockout', cells: upTo(5), difference: 3 };
  check(lockout, ['1...3', [0, 4]], ': 1 and 3 differ by 2');
  check(lockout, ['1...4', [0, 4]], ': no digit is left outside of 1 and 4');
  check(lockout, ['5.3.2', [0, 4, 2]], ': 3 is between 5 and 2');
  check(lockout, ['5.5.2', [0, 4, 2]], impossible(5, 2, 5));
  check(lockout, ['534.2', [0, 4, 1, 2]], impossible(5, 2, 3, 4));
  check(lockout, ['3', [0]], ': no digit differs from 3 by 3 or more');
  check(lockout, ['34', [0, 1]], impossible(3, 4));
  check(lockout, ['.4', [1]], impossible(4));
  const odd = { kind: 'zipper', cells: upTo(5) };
  const even = { kind: 'zipper', cells: upTo(4) };
  check(odd, ['41.52', [0, 4, 1, 3]], ': 4 + 2 is not 1 + 5');
  check(odd, ['4.1.2', [0, 4, 2]], ': 4 + 2 is not 1');
  check(odd, ['4...3', [0, 4]], ': 4 + 3 is too large for a digit in the middle');
  check(odd, ['6..12', [0, 4, 3]], ': 1 and another digit cannot add up to 6 + 2');
  check(odd, ['4.3', [0, 2]], ': 4 is too large for 3 in the middle');
  check(odd, ['412.3', [0, 1, 2, 4]], impossible(4, 1, 2, 3));
  check(odd, ['41', [0, 1]], impossible(4, 1));
  check(odd, ['4', [0]], impossible(4));
  check(odd, ['..4', [2]], impossible(4));
  check({ kind: 'zipper', cells: upTo(6) }, ['123456', upTo(6)], impossible(1, 2, 3, 4, 5, 6));
  check(even, ['4..3', [0, 3]], impossible(4, 3));
  check(even, ['4513', [0, 1, 2, 3]], ': 4 + 3 is not 5 + 1');
});

describe('the sentence about a broken sum', () => {
  const cage = (sum: number | undefined, length = 3) => ({ kind: 'cage', cells: upTo(length), sum });
  check(cage(9), ['123', [0, 1, 2]], 'adds up to 6');
  check(cage(9), ['12.', [0]], 'adds up to 3, with 1 cell left');
  check(cage(3), ['12.', [0, 1]], 'adds up to 3, with 1 cell left');
  check(cage(2), ['12.', [0, 1]], 'adds up to 3, with 1 cell left');
  check(cage(undefined), ['12.', [0, 1]], 'adds up to 3, with 1 cell left');
  check(cage(4), ['12.', [0, 1]], 'adds up to 3, and the last cell cannot also be 1');
  check(cage(8), ['5..', [0]], 'adds up to 5, with 2 cells left');
  check(cage(9), ['1..', [0]], 'adds up to 1, with 2 cells left');
  check(cage(10), ['24.', [0, 1]], 'adds up to 6, and the last cell cannot also be 4');
  check(cage(6, 4), ['1...', [0]], 'adds up to 1, with 3 cells left');
  check(cage(7, 4), ['1...', [0]], 'adds up to 1, and no 3 other digits add up to 6');
  check({ kind: 'sum', cells: [0, 1], sum: 8 }, ['4.', [0]], 'adds up to 4, with 1 cell left');
  check({ kind: 'littleKiller', sum: 8 }, ['4.5', [0, 1]], 'adds up to 4, with 1 cell left');
  const arrow = (circle: readonly number[], ...shaft: readonly number[]) => ({ kind: 'arrow', circle, shaft });
  check(arrow([0], 1, 2), ['513', [0, 1, 2]], ': the shaft adds up to 4');
  check(arrow([0], 1, 2), ['31.', [0, 1]], ': the shaft adds up to 1 with 1 cell left, so its sum cannot be 3');
  check(arrow([0], 1, 2), ['1', [0]], ': 2 cells cannot add up to 1');
  check(arrow([0], 1, 2), ['.61', [1, 2]], ': the shaft adds up to 7, which is too much');
  check(arrow([0, 1], 2, 3), ['1265', [0, 1, 2, 3]], ': the shaft adds up to 11');
  check(arrow([0, 1], 2, 3), ['1.65', [0, 2, 3]], impossible(1, 6, 5));
  check(arrow([0, 1], 2, 3), ['..11', [2, 3]], impossible(1, 1));
  const quad = (...digits: readonly number[]) => ({ kind: 'quad', digits });
  check(quad(1, 2), ['3456', upTo(4)], 'has no cell for 1 and 2');
  check(quad(1, 1), ['1345', upTo(4)], 'has no cell for 1');
  check(quad(1, 1, 2), ['1345', upTo(4)], 'has no cell for 1 and 2');
  check(quad(1, 2), ['345.', upTo(4)], 'has 1 cell left for 1 and 2');
  check(quad(1, 2), ['34..', upTo(4)], impossible(3, 4));
  check(quad(1, 2), ['1345', upTo(4)], 'has no cell for 2');
});

describe('the sentence about a broken clue', () => {
  const sight = { kind: 'row', index: 0, isReversed: false };
  for (const kind of ['sandwich', 'xSum', 'skyscraper', 'numberedRoom'])
    check({ kind, sight }, ['5', [0]], 'cannot begin with 5');
  const sandwich = { kind: 'sandwich', sight };
  check(sandwich, ['1236', upTo(4)], ': the digits between 1 and 6 add up to 5');
  check(sandwich, ['6.231.', [0, 2, 3, 4]], impossible(6, 2, 3, 1));
  check(sandwich, ['.65431', [1, 2, 3, 4, 5]], ': the digits between 6 and 1 add up to 12');
  check(sandwich, ['.16', [1, 2]], ': the digits between 1 and 6 add up to 0');
  check(sandwich, ['.1', [1]], impossible(1));
  const xSum = { kind: 'xSum', sight };
  check(xSum, ['316', [0, 1, 2]], ': the first 3 digits add up to 10');
  check(xSum, ['3.6', [0, 2]], impossible(3, 6));
  check(xSum, ['316', [0, 2]], impossible(3, 6));
  check(xSum, ['.16', [1, 2]], impossible(1, 6));
  const skyscraper = { kind: 'skyscraper', sight };
  check(skyscraper, ['213546', upTo(6)], ': 4 digits can be seen');
  check(skyscraper, ['654321', upTo(6)], ': 1 digit can be seen');
  check(skyscraper, ['213546', [0, 1, 2, 3, 4]], impossible(2, 1, 3, 5, 4));
  check(skyscraper, ['33..33', [0, 1, 4, 5]], impossible(3, 3, 3, 3));
  const room = { kind: 'numberedRoom', sight, digit: 4 };
  check(room, ['3.1', [0, 2]], ': position 3 has 1');
  check(room, ['34', [0, 1]], ': 4 is in position 2, but the first digit is 3');
  check(room, ['1..4', [0, 3]], ': position 1 has 1');
  check(room, ['3..6', [0, 3]], impossible(3, 6));
  check(room, ['...4', [3]], impossible(4));
});
