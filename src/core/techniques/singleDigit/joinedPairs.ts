/**
 * Two conjugate pairs of a digit, in which a cell of one pair sees a cell of the other. These two cells, the joints, do not both
 * hold the digit. So at least one of the other two cells, the ends, holds it. Skyscraper, 2-String Kite and Turbot Fish differ
 * in the houses of the pairs.
 */

import { houseName } from '../../cellNames';
import type { House } from '../../geometry';
import type { Digit } from '../../numbers';
import { type Position, peerSets } from '../../position';
import { t } from '../../sentences';
import type { Names } from '../names';
import type { Chain, Found, Step } from '../step';
import { type ConjugatePair, conjugatePairs } from '../strongLinks';

/** Two joined conjugate pairs. */
export interface JoinedPairs {
  readonly digit: Digit;
  /** The houses of the two pairs: rows before columns before boxes. */
  readonly houses: readonly [House, House];
  /** By pair: the other cell. */
  readonly ends: readonly [number, number];
  /** By pair: the cell that sees a cell of the other pair. */
  readonly joints: readonly [number, number];
}

/** All joined pairs of a position. Yields `undefined` after each digit. */
export function* joinedPairs(position: Position): Generator<JoinedPairs | undefined> {
  const peers = peerSets(position.geometry);
  for (const pairs of conjugatePairs(position)) {
    for (const [i, one] of pairs.entries()) {
      for (const other of pairs.slice(i + 1)) {
        if (haveCommonCell(one, other)) continue;
        const houses = [one.house, other.house] as const;
        for (const [end, joint] of bothWays(one)) {
          for (const [otherEnd, otherJoint] of bothWays(other)) {
            if (!peers[joint].has(otherJoint)) continue;
            yield { digit: one.digit, houses, ends: [end, otherEnd], joints: [joint, otherJoint] };
          }
        }
      }
    }
    yield undefined;
  }
}

function haveCommonCell({ cells: [a, b] }: ConjugatePair, { cells: [c, d] }: ConjugatePair): boolean {
  return a === c || a === d || b === c || b === d;
}

function bothWays({ cells: [a, b] }: ConjugatePair): readonly (readonly [number, number])[] {
  return [
    [a, b],
    [b, a],
  ];
}

/** The part of a step that describes the pattern. Its cells are the two ends, then the two joints. */
export function patternOf(joined: JoinedPairs): Pick<Found, 'digits' | 'houses' | 'cells' | 'chains'> {
  const { digit, houses, ends, joints } = joined;
  return { digits: [digit], houses, cells: [...ends, ...joints], chains: [chainOf(joined)] };
}

/** From one end to the other: if the first is false, the second is true. */
function chainOf({ digit, ends, joints }: JoinedPairs): Chain {
  const cells = [ends[0], joints[0], joints[1], ends[1]];
  return { nodes: cells.map((cell, i) => ({ digit, cells: [cell], isOn: i % 2 === 1 })) };
}

/** The notation of joined pairs: `2 in r1c5,r7c7 (connected by r17c6)`. */
export function joinedPairsEvidence({ digits: [digit], cells }: Step, names: Names): string {
  const [ends, joints] = [cells.slice(0, 2), cells.slice(2)];
  return `${names.digit(digit)} in ${names.cells(ends)} (connected by ${names.cells(joints)})`;
}

/** Explains all kinds of joined pairs. */
export function explainJoinedPairs(step: Step, names: Names): string {
  const { digits, houses, cells, eliminations } = step;
  const [end, otherEnd, joint, otherJoint] = cells.map(cell => names.cell(cell));
  return t(
    'The {digit} of {house, form, genitive} is in {end} or {joint}. ' +
      'The {digit} of {otherHouse, form, genitive} is in {otherEnd} or {otherJoint}. ' +
      '{joint} and {otherJoint} see each other, so they cannot both be {digit}. So {end} or {otherEnd} is {digit}. ' +
      '{excluded} {n, plural, one {sees} other {see}} both of these cells and cannot be {digit}.',
    {
      digit: names.digit(digits[0]),
      house: houseName(houses[0]),
      otherHouse: houseName(houses[1]),
      end,
      otherEnd,
      joint,
      otherJoint,
      excluded: names.cells(eliminations.map(({ cell }) => cell)),
      n: eliminations.length,
    },
  );
}
