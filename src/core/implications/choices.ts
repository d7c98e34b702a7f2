/**
 * A position as nothing but candidates and choices. A choice is what must come true in exactly one way: the candidates of
 * a cell, or the places of a digit in a house. Every candidate lies in four of them, its cell and its three houses.
 *
 * In this form all that chains and nets are made of is two rules: what is true excludes all else in its choices, and what
 * is left alone in a choice is true. Naked and hidden singles are one and the same, and no rule knows of rows or digits.
 */

import type { Cell, Digit } from '../numbers';
import type { Pausable } from '../pausing';
import { deriving, indexOf, type Position } from '../position';

export interface Choices {
  readonly position: Position;
  /** How many candidates there are; they are numbered by cell, then digit, as in an implication graph. */
  readonly count: number;
  readonly cellOf: Uint16Array;
  readonly digitOf: Uint8Array;
  /** By candidate: its choices, box, row, column and cell; four numbers each. */
  readonly choicesOf: Uint32Array;
  /** By choice: its candidates, ascending; none for what is settled. Cells first, then the digits of each house. */
  readonly members: readonly (readonly number[])[];
  /** By candidate: what shares a choice with it, ascending. */
  readonly peers: readonly Uint16Array[];
}

/** Candidates whose peers are gathered between two yields. */
const PEERS_AT_ONCE = 64;

/** What a position leaves to choose. */
export const choicesOf = deriving(function* (position): Pausable<Choices> {
  const { geometry, candidates } = position;
  const { size, cellCount, housesOf } = geometry;
  const cells: Cell[] = [];
  const digits: Digit[] = [];
  const choices: number[] = [];
  const members: number[][] = Array.from({ length: cellCount + 3 * size * size }, () => []);
  for (let cell = 0; cell < cellCount; cell++) {
    for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
      const digit = 32 - Math.clz32(rest & -rest);
      const inHouses = housesOf[cell].map(house => cellCount + indexOf(geometry, house) * size + digit - 1);
      for (const choice of [...inHouses, cell]) {
        choices.push(choice);
        members[choice].push(cells.length);
      }
      cells.push(cell);
      digits.push(digit);
    }
  }
  yield undefined;
  const peers: Uint16Array[] = [];
  for (let c = 0; c < cells.length; c++) {
    const near = new Set<number>();
    for (let k = 4 * c; k < 4 * c + 4; k++) for (const member of members[choices[k]]) near.add(member);
    near.delete(c);
    peers.push(Uint16Array.from(near).sort());
    if (c % PEERS_AT_ONCE === 0) yield undefined;
  }
  return {
    position,
    count: cells.length,
    cellOf: Uint16Array.from(cells),
    digitOf: Uint8Array.from(digits),
    choicesOf: Uint32Array.from(choices),
    members,
    peers,
  };
});
