/** Propagators by themselves: none removes a candidate that its rule can use, and some must remove all others. */

import assert from 'node:assert/strict';
import { countBits } from '../../../../src/core/cellSet';
import { Random } from '../../../../src/core/random';
import type { Term } from '../../../../src/core/rules/constraint';
import { Contains } from '../../../../src/core/solver/propagation/contains';
import { DigitSet } from '../../../../src/core/solver/propagation/digitSet';
import { setsOf } from '../../../../src/core/solver/propagation/digitSets';
import { Linear } from '../../../../src/core/solver/propagation/linear';
import { NO_ONLOOKERS } from '../../../../src/core/solver/propagation/onlookers';
import { type Propagator, SearchState } from '../../../../src/core/solver/propagation/state';
import { sized } from '../../../sizes';

const SIZE = 6;

/** Candidates as people write them. */
const maskOf = (digits: string) => [...digits].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
const textOf = (mask: number) => [1, 2, 3, 4, 5, 6].filter(digit => mask & (1 << (digit - 1))).join('');

/** The candidates that are left after one rule; undefined if it finds that it cannot be satisfied. */
function settled(rule: Propagator, candidates: readonly string[], peersOf: readonly number[][]): string[] | undefined {
  const state = new SearchState(SIZE, candidates.length, [rule], peersOf);
  state.startFrom(candidates.map(maskOf));
  return state.settle() ? [...state.masks].map(textOf) : undefined;
}

/** The candidates that occur in some way to satisfy the rule; undefined if there is no way. */
function needed(
  candidates: readonly string[],
  peersOf: readonly number[][],
  keeps: (digits: readonly number[]) => boolean,
): string[] | undefined {
  const found = candidates.map(() => 0);
  const extend = (digits: readonly number[]): void => {
    if (digits.length === candidates.length) {
      if (keeps(digits)) for (const [cell, digit] of digits.entries()) found[cell] |= 1 << (digit - 1);
      return;
    }
    const peers = peersOf[digits.length];
    for (const digit of [...candidates[digits.length]].map(Number))
      if (!peers.some(peer => digits[peer] === digit)) extend([...digits, digit]);
  };
  extend([]);
  return found[0] === 0 ? undefined : found.map(textOf);
}

const noOnlookers = (count: number): number[][] => Array.from({ length: count }, () => []);
const everybody = (count: number): number[][] =>
  Array.from({ length: count }, (_, cell) => [...Array(count).keys()].filter(other => other !== cell));

/** Tests random candidates. `isExact`: whether the propagator finds all consequences. */
function check(
  count: number,
  peersOf: number[][],
  make: (random: Random) => { rule: Propagator; keeps: (digits: readonly number[]) => boolean; isExact: boolean },
): void {
  const random = new Random(count);
  const seen = { kept: 0, narrowed: 0, broken: 0 };
  for (let run = 0; run < sized(500, 1500); run++) {
    const { rule, keeps, isExact } = make(random);
    const candidates = Array.from({ length: count }, () => textOf(1 + random.below(2 ** SIZE - 1)));
    const expected = needed(candidates, peersOf, keeps);
    const left = settled(rule, candidates, peersOf);
    const message = `${candidates.join()}: ${left?.join()} for ${expected?.join()}`;
    if (isExact) assert.deepEqual(left, expected, message);
    else if (expected)
      assert.ok(
        left?.every((each, cell) => [...expected[cell]].every(digit => each.includes(digit))),
        message,
      );
    if (left?.every(each => each.length === 1)) assert.ok(expected, message);
    if (left === undefined) seen.broken++;
    else if (left.join() === candidates.join()) seen.kept++;
    else seen.narrowed++;
  }
  assert.ok(seen.narrowed > sized(5, 10) && seen.broken > sized(5, 10), JSON.stringify(seen));
}

const sumOf = (terms: readonly Term[], digits: readonly number[]) =>
  terms.reduce((sum, { cell, weight }) => sum + weight * digits[cell], 0);

function linear(weights: readonly number[], peersOf: number[][], isExact: boolean) {
  return (random: Random) => {
    const terms = weights.map((weight, cell) => ({ cell, weight }));
    const total = sumOf(
      terms,
      terms.map(() => 1 + random.below(SIZE)),
    );
    const rule = new Linear(terms, total, (a, b) => peersOf[a].includes(b));
    return { rule, keeps: (digits: readonly number[]) => sumOf(terms, digits) === total, isExact };
  };
}

describe('Linear', () => {
  it('is exact for two cells', () => check(2, noOnlookers(2), linear([1, -2], noOnlookers(2), true)));
  it('is exact for three cells', () => check(3, noOnlookers(3), linear([1, 1, -1], noOnlookers(3), true)));
  it('keeps the candidates of five cells that may repeat digits', () =>
    check(5, noOnlookers(5), linear([1, 1, 1, 2, -1], noOnlookers(5), false)));
  it('keeps the candidates of five different cells', () =>
    check(5, everybody(5), linear([1, 1, 1, 1, 1], everybody(5), false)));
  it('keeps the candidates of two groups of different cells', () => {
    const peersOf = [[1, 2], [0, 2], [0, 1], [4], [3]];
    check(5, peersOf, linear([1, 1, 1, -1, -1], peersOf, false));
  });
  it('computes the lowest sum of different cells', () => {
    const terms = [0, 1, 2, 3].map(cell => ({ cell, weight: 1 }));
    const rule = new Linear(terms, 11, () => true);
    const all = ['123456', '123456', '123456', '123456'];
    assert.deepEqual(settled(rule, all, noOnlookers(4)), ['12345', '12345', '12345', '12345']);
  });
});

/** The sets of a line of three consecutive digits. */
const LINES = [0b111, 0b1110, 0b11100, 0b111000];

const setOf = (digits: readonly number[]) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

describe('DigitSet', () => {
  const followEachOther = (digits: readonly number[]) => LINES.includes(setOf(digits));

  it('is exact for three consecutive digits', () =>
    check(3, everybody(3), () => ({
      rule: setsOf([0, 1, 2], LINES, NO_ONLOOKERS),
      keeps: followEachOther,
      isExact: true,
    })));
  for (const count of [1, 2, 3, 4, 5, 6])
    it(`keeps the candidates of sets of ${count} digits`, () =>
      check(count, everybody(count), random => {
        const all = [...Array(2 ** SIZE).keys()].filter(set => countBits(set) === count);
        const sets = random.shuffle(all).slice(0, 1 + random.below(all.length));
        const cells = [...Array(count).keys()];
        return {
          rule: setsOf(cells, sets, NO_ONLOOKERS),
          keeps: digits => sets.includes(setOf(digits)),
          isExact: count <= 3,
        };
      }));
  it('keeps the candidates of a house', () =>
    check(6, everybody(6), () => ({
      rule: new DigitSet([0, 1, 2, 3, 4, 5], 0b111111, NO_ONLOOKERS),
      keeps: () => true,
      isExact: false,
    })));
  it('rejects a set whose digits have too few cells', () => {
    const left = settled(setsOf([0, 1, 2], LINES, NO_ONLOOKERS), ['3456', '3456', '1356'], everybody(3));
    assert.deepEqual(left, ['3456', '3456', '356']);
  });
  it('removes a required digit from cells that see all its places', () => {
    const rule = setsOf([0, 1, 2], LINES, { ofAll: [4], ofMost: [3, 2, 2, 2] });
    assert.deepEqual(settled(rule, ['34', '345', '56', '123456', '135'], noOnlookers(5)), [
      '34',
      '345',
      '56',
      '12356',
      '13',
    ]);
  });
});

describe('Contains', () => {
  const halves = [
    { digits: maskOf('12'), count: 1 },
    { digits: maskOf('34'), count: 1 },
    { digits: maskOf('56'), count: 1 },
  ];

  it('is exact for one digit of each of three kinds among four cells', () =>
    check(4, noOnlookers(4), () => ({
      rule: new Contains([0, 1, 2, 3], halves, NO_ONLOOKERS),
      keeps: digits => [1, 2, 3].every(kind => digits.some(digit => Math.ceil(digit / 2) === kind)),
      isExact: true,
    })));
  it('removes the only digit of its kind from cells that see all its places', () => {
    const rule = new Contains([0, 1, 2, 3], halves, { ofAll: [], ofMost: [4, 3, 3, 3] });
    const left = settled(rule, ['13', '145', '356', '346', '123456'], noOnlookers(5));
    assert.deepEqual(left, ['13', '145', '356', '346', '23456']);
  });
});
