/** Two cells whose digits are related: one greater, neighbours, a double, with a sum. */

import type { Cell, DigitMask } from '../../numbers';
import type { Propagator, State } from './state';

/** By digit, from 1: the digits that the other cell may have. */
export type Relation = Uint32Array;

/** The relation of `a` to `b` in a puzzle of a size. */
export function relationOf(size: number, isAllowed: (a: number, b: number) => boolean): Relation {
  const relation = new Uint32Array(size + 1);
  for (let a = 1; a <= size; a++) for (let b = 1; b <= size; b++) if (isAllowed(a, b)) relation[a] |= 1 << (b - 1);
  return relation;
}

/** The relation seen from the other cell. */
export function inverse(relation: Relation): Relation {
  const back = new Uint32Array(relation.length);
  for (let a = 1; a < relation.length; a++)
    for (let rest = relation[a]; rest !== 0; rest &= rest - 1) back[32 - Math.clz32(rest & -rest)] |= 1 << (a - 1);
  return back;
}

export class Pair implements Propagator {
  readonly cells: readonly Cell[];

  /** `relation` is that of the first cell to the second, `back` the inverse. */
  constructor(
    private readonly a: Cell,
    private readonly b: Cell,
    private readonly relation: Relation,
    private readonly back: Relation = inverse(relation),
  ) {
    this.cells = [a, b];
  }

  propagate(state: State): boolean {
    return (
      state.keep(this.b, image(this.relation, state.masks[this.a])) &&
      state.keep(this.a, image(this.back, state.masks[this.b]))
    );
  }
}

/** The digits that go with at least one of these. */
function image(relation: Relation, mask: DigitMask): DigitMask {
  let all = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) all |= relation[32 - Math.clz32(rest & -rest)];
  return all;
}
