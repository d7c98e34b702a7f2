/** Arbitrary automata, and candidates for their cells. */

import fc from 'fast-check';
import type { Automaton } from '../../../src/core/rules/automaton';
import { RUNS } from '../arbitraries';

/** {@link RUNS} without a search for a smaller example, which takes many minutes for automata. */
export const RUNS_AT_ONCE = { ...RUNS, endOnFailure: true };

export const SIZE = 3;

/** Automata with any states and transitions, in a line or around a loop. */
export const automaton: fc.Arbitrary<Automaton> = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.boolean())
  .chain(([states, isLoop]) =>
    fc.record({
      states: fc.constant(states),
      starts: fc.integer({ min: 1, max: states }),
      next: fc
        .array(fc.integer({ min: -1, max: states - 1 }), {
          minLength: states * (SIZE + 1),
          maxLength: states * (SIZE + 1),
        })
        .map(table => Int32Array.from(table)),
      isEnd: fc.array(fc.nat(1), { minLength: states, maxLength: states }).map(ends => Uint8Array.from(ends)),
      isLoop: fc.constant(isLoop),
    }),
  );

/** The candidates of up to this number of cells. */
export const cellMasks = (maxLength: number, minLength = 1) =>
  fc.array(fc.integer({ min: 1, max: 2 ** SIZE - 1 }), { minLength, maxLength });
