/**
 * The changes since a technique last found nothing. The next position of a path differs in a few candidates, so most parts that a
 * technique examines are unchanged and still have no step. Only changed parts are searched again; the steps are the same.
 */

import type { Candidates } from '../candidates';
import { bitOf } from '../grid';
import type { Cell, Digit, DigitMask } from '../numbers';
import { ofGeometry, type Position } from '../position';
import type { Step, Technique } from './step';

/** A position in which a technique found nothing. */
interface Barren {
  readonly digits: Uint8Array;
  readonly candidates: Candidates;
}

/** The last such position of each technique, without data derived from it. */
const lastBarren = ofGeometry(() => new Map<Technique, Barren>());

/** The changed parts of a position; all parts if nothing is known. */
export class Changes {
  private readonly isChanged: Uint8Array;
  private readonly changedDigits: DigitMask;

  constructor({ digits, candidates }: Position, before: Barren | undefined) {
    this.isChanged = new Uint8Array(digits.length).fill(before ? 0 : 1);
    let all = before ? 0 : -1;
    for (let cell = 0; before && cell < digits.length; cell++) {
      const changed = candidates[cell] ^ before.candidates[cell];
      const isOther = digits[cell] !== before.digits[cell];
      if (changed === 0 && !isOther) continue;
      this.isChanged[cell] = 1;
      all |= changed;
      if (isOther) for (const digit of [digits[cell], before.digits[cell]]) if (digit > 0) all |= bitOf(digit);
    }
    this.changedDigits = all;
  }

  /** Whether the set of cells that hold a digit, or can hold it, has changed. */
  ofDigit(digit: Digit): boolean {
    return (this.changedDigits & bitOf(digit)) !== 0;
  }

  /** Whether the candidates or the digit of a cell have changed. */
  ofCell(cell: Cell): boolean {
    return this.isChanged[cell] === 1;
  }

  /** Whether at least one of some cells has changed. */
  ofAny(cells: ArrayLike<Cell>): boolean {
    for (let i = 0; i < cells.length; i++) if (this.isChanged[cells[i]] === 1) return true;
    return false;
  }
}

/**
 * The steps of a technique. `find` finds them, and may skip everything that depends on nothing that changed. Its results must depend
 * only on digits and candidates.
 */
export function* whereChanged(
  position: Position,
  technique: Technique,
  find: (changes: Changes) => Iterable<Step | undefined>,
): Generator<Step | undefined, void> {
  const barren = lastBarren(position.geometry);
  let isBarren = true;
  for (const step of find(new Changes(position, barren.get(technique)))) {
    if (step) isBarren = false;
    yield step;
  }
  const { digits, candidates } = position;
  if (isBarren) barren.set(technique, { digits, candidates });
}
