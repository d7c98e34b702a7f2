/**
 * A position as candidates and choices. A choice is a set of candidates of which exactly one is true: the candidates of a cell, or the
 * places for a digit in a house. In classic puzzles, every candidate is in four choices: its cell and its three houses.
 *
 * With choices, chains and nets need only two rules: a true candidate makes all others of its choices false, and the last candidate
 * of a choice is true. So naked and hidden singles are one rule, and the rules do not refer to rows, columns, boxes or digits.
 */

import { countBits } from '../cellSet';
import { bitOf, digitsOf } from '../grid';
import type { Cell, Digit, Statement } from '../numbers';
import type { Pausable } from '../pausing';
import { type Candidate, deriving, houseTable, type Position, type StepEffect } from '../position';
import { isOn, nodeOf } from './statement';

/** The candidates and choices of a position. */
export interface Choices {
  readonly position: Position;
  /** The number of candidates. They are numbered by cell, then digit, as in an implication graph. */
  readonly count: number;
  readonly cellOf: Uint16Array;
  readonly digitOf: Uint8Array;
  /** The maximum number of choices of a candidate. */
  readonly perCandidate: number;
  /**
   * From {@link perCandidate} * candidate on: its choices, for its box, row, column and cell, then for other houses. Candidates with
   * fewer choices have the number of all choices instead.
   */
  readonly choicesOf: Uint32Array;
  /** By choice: its candidates, ascending. Empty if the digit is placed. Cells come first, then the digits of each house. */
  readonly members: readonly (readonly number[])[];
  /** By candidate: the candidates that it excludes, ascending: those that share a choice with it, and others by rules. */
  readonly peers: readonly Uint16Array[];
}

/** The number of candidates whose peers are collected between two yields. */
const PEERS_AT_ONCE = 64;

/** The choices of a position, made once. */
export const choicesOf = deriving(function* (position): Pausable<Choices> {
  const { geometry, candidates } = position;
  const { size, cellCount, houses, housesOf } = geometry;
  const cells: Cell[] = [];
  const digits: Digit[] = [];
  const choices: number[] = [];
  const members: number[][] = Array.from({ length: cellCount + houses.length * size }, () => []);
  const perCandidate = 1 + houseTable(geometry).perCell;
  for (let cell = 0; cell < cellCount; cell++) {
    for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
      const digit = 32 - Math.clz32(rest & -rest);
      const own = housesOf[cell].map(house => cellCount + house.at * size + digit - 1);
      own.splice(3, 0, cell);
      for (const choice of own) {
        choices.push(choice);
        members[choice].push(cells.length);
      }
      for (let k = own.length; k < perCandidate; k++) choices.push(members.length);
      cells.push(cell);
      digits.push(digit);
    }
  }
  yield undefined;
  const firstOf = new Map<Cell, number>();
  for (const [c, cell] of cells.entries()) if (!firstOf.has(cell)) firstOf.set(cell, c);
  const numberOf = ({ cell, digit }: Candidate) =>
    firstOf.get(cell)! + countBits(candidates[cell] & (bitOf(digit) - 1));
  const peers: Uint16Array[] = [];
  for (let c = 0; c < cells.length; c++) {
    const near = new Set<number>();
    for (let k = perCandidate * c, end = k + perCandidate; k < end && choices[k] < members.length; k++)
      for (const member of members[choices[k]]) near.add(member);
    if (geometry.variant) for (const other of excludedByRules(position, cells[c], digits[c])) near.add(numberOf(other));
    near.delete(c);
    peers.push(Uint16Array.from(near).sort());
    if (c % PEERS_AT_ONCE === 0) yield undefined;
  }
  return {
    position,
    count: cells.length,
    perCandidate,
    cellOf: Uint16Array.from(cells),
    digitOf: Uint8Array.from(digits),
    choicesOf: Uint32Array.from(choices),
    members,
    peers,
  };
});

/** The candidates that rules exclude if one of them is true: in other cells, usually without a common choice. */
function excludedByRules({ geometry, candidates }: Position, cell: Cell, digit: Digit): Candidate[] {
  const inPeers = Array.from(geometry.peersOf[cell], peer => ({ cell: peer, digit }));
  const related = (geometry.variant?.relationsOf[cell] ?? []).flatMap(({ cell: other, allowed }) =>
    digitsOf(candidates[other] & ~allowed[digit]).map(no => ({ cell: other, digit: no })),
  );
  return [...inPeers, ...related].filter(each => (candidates[each.cell] & bitOf(each.digit)) !== 0);
}

/** The number of a candidate, which is one of the position. */
export const candidateNumber = ({ cellOf, digitOf }: Choices, { cell, digit }: Candidate): number =>
  digitOf.indexOf(digit, cellOf.indexOf(cell));

/** The effect of statements about candidates: placements of true ones or eliminations of false ones. All are of the same kind. */
export function effectOfStatements(
  { cellOf, digitOf }: Choices,
  statements: readonly Statement[],
): Pick<StepEffect, 'placements'> | Pick<StepEffect, 'eliminations'> {
  const candidates = statements.map(nodeOf).map(number => ({ cell: cellOf[number], digit: digitOf[number] }));
  return isOn(statements[0]) ? { placements: candidates } : { eliminations: candidates };
}
