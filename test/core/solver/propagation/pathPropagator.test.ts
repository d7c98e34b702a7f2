import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readable } from '../../../../src/core/rules/automaton';
import { readBy } from '../../../../src/core/solver/propagation/loopAutomatonPropagator';
import { SearchState } from '../../../../src/core/solver/propagation/state';
import { automaton, cellMasks, RUNS_AT_ONCE, SIZE } from '../../rules/automata';

/** The number of cells. */
const LENGTH = 6;

/** By cell: the candidates that a new run of the rule leaves; none if it cannot be satisfied. */
function left(state: SearchState, masks: readonly number[]): number[] {
  state.startFrom(masks);
  return state.settle() ? [...state.masks] : masks.map(() => 0);
}

describe('an automaton as a propagator', () => {
  const cells = Array.from({ length: LENGTH }, (_, i) => i);
  const noPeers = cells.map(() => []);

  it('keeps the digits of accepted words after runs with other candidates', () =>
    fc.assert(
      fc.property(automaton, fc.array(cellMasks(LENGTH, LENGTH), { minLength: 1, maxLength: 12 }), (of, positions) => {
        const state = new SearchState(SIZE, LENGTH, [readBy(cells, of)], noPeers);
        for (const masks of positions) assert.deepEqual(left(state, masks), readable(of, masks, SIZE));
      }),
      RUNS_AT_ONCE,
    ));

  it('keeps them when few candidates change', () =>
    fc.assert(
      fc.property(
        automaton,
        cellMasks(LENGTH, LENGTH),
        fc.array(fc.tuple(fc.nat(LENGTH - 1), fc.integer({ min: 1, max: 2 ** SIZE - 1 })), { maxLength: 30 }),
        (of, masks, changes) => {
          const state = new SearchState(SIZE, LENGTH, [readBy(cells, of)], noPeers);
          for (const [cell, mask] of changes) {
            masks[cell] = mask;
            assert.deepEqual(left(state, masks), readable(of, masks, SIZE));
          }
        },
      ),
      RUNS_AT_ONCE,
    ));
});
