/**
 * A position as candidates and choices. A choice is a set of candidates of which exactly one is true: the candidates of a cell, or
 * the places for a digit in a house. Every candidate is in four choices: its cell and its three houses.
 *
 * With choices, chains and nets need only two rules. A true candidate makes all others of its choices false. The last candidate
 * of a choice is true. So naked and hidden singles are the same rule, and the rules do not know rows, columns, boxes or digits.
 */

import type { Cell, Digit } from '../numbers';
import type { Pausable } from '../pausing';
import { deriving, indexOf, type Position } from '../position';

/** The candidates and choices of a position. */
export interface Choices {
  readonly position: Position;
  /** The number of candidates. They are numbered by cell, then digit, as in an implication graph. */
  readonly count: number;
  readonly cellOf: Uint16Array;
  readonly digitOf: Uint8Array;
  /** From 4 * candidate on: its four choices, for its box, row, column and cell. */
  readonly choicesOf: Uint32Array;
  /** By choice: its candidates, ascending. Empty if the digit is placed. Cells come first, then the digits of each house. */
  readonly members: readonly (readonly number[])[];
  /** By candidate: the candidates that share a choice with it, ascending. */
  readonly peers: readonly Uint16Array[];
}

/** The number of candidates whose peers are collected between two yields. */
const PEERS_AT_ONCE = 64;

/** The choices of a position, made once. */
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
