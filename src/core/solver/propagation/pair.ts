/** Two cells with related digits: one greater, neighbors, a double, with a sum. */

import type { Cell } from '../../numbers';
import { type DigitRelation, image, inverseRelation } from '../../rules/relations';
import type { Propagator, SearchState } from './state';

export class PairPropagator implements Propagator {
  readonly cells: readonly Cell[];

  /** `relation` leads from the first cell to the second, `back` is its inverse. */
  constructor(
    private readonly a: Cell,
    private readonly b: Cell,
    private readonly relation: DigitRelation,
    private readonly back: DigitRelation = inverseRelation(relation),
  ) {
    this.cells = [a, b];
  }

  propagate(state: SearchState): boolean {
    return (
      state.keep(this.b, image(this.relation, state.masks[this.a])) &&
      state.keep(this.a, image(this.back, state.masks[this.b]))
    );
  }
}
