import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Automaton, canRead, readable } from '../../../src/core/rules/automaton';
import { automaton, cellMasks, RUNS_AT_ONCE, SIZE } from './automata';

/** Whether an automaton accepts these digits, tried with each of its start states. */
function reads({ starts, next, isEnd, isLoop }: Automaton, digits: readonly number[]): boolean {
  return Array.from({ length: starts }, (_, start) => start).some(start => {
    const end = digits.reduce((state, digit) => (state < 0 ? state : next[state * (SIZE + 1) + digit]), start);
    return end >= 0 && (isLoop ? end === start : isEnd[end] === 1);
  });
}

/** By cell: the digits that occur in accepted words, found by trying all words. */
function tried(of: Automaton, masks: readonly number[]): number[] {
  const left = masks.map(() => 0);
  const extend = (digits: readonly number[]): void => {
    if (digits.length === masks.length) {
      if (reads(of, digits)) for (const [i, digit] of digits.entries()) left[i] |= 1 << (digit - 1);
      return;
    }
    for (let digit = 1; digit <= SIZE; digit++)
      if (masks[digits.length] & (1 << (digit - 1))) extend([...digits, digit]);
  };
  extend([]);
  return left;
}

describe('an automaton', () => {
  it('leaves the digits of accepted words, and accepts cells if there is such a word', () =>
    fc.assert(
      fc.property(automaton, cellMasks(5), (of, cells) => {
        const expected = tried(of, cells);
        assert.deepEqual(readable(of, cells, SIZE), expected);
        assert.equal(canRead(of, cells, SIZE), expected[0] !== 0);
      }),
      RUNS_AT_ONCE,
    ));
});
