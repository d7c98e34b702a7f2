/** What steps with linked almost locked sets have in common: the sets from end to end, and how they are written and explained. */

import type { AlmostLockedSet } from '../../almostLockedSets';
import { digitsOf } from '../../grid';
import type { Cell, Digit, DigitMask } from '../../numbers';
import type { Candidate, Position } from '../../position';
import { list, type Names } from '../names';
import { type CellsAndDigits, type Chain, eliminate, type Found, makeStep, type Step } from '../step';

/** How much there is to see in some sets: their cells. Sets that share cells come after all that do not. */
export function costOf(sets: readonly AlmostLockedSet[]): number {
  let cost = 0;
  for (const [i, { cells, set }] of sets.entries()) {
    cost += cells.length;
    for (let j = 0; j < i; j++) if (sets[j].set.intersects(set)) cost += OVERLAP;
  }
  return cost;
}

const OVERLAP = 100;

/** A set as a step shows it. */
export function shown({ cells, mask }: AlmostLockedSet): CellsAndDigits {
  return { cells, digits: digitsOf(mask) };
}

/** The cells of all the sets, each once, ascending. */
export function cellsOf(sets: readonly AlmostLockedSet[]): Cell[] {
  return [...new Set(sets.flatMap(({ cells }) => cells))].sort((a, b) => a - b);
}

/** What is excluded by a digit that must be in one of two sets: itself in the cells that see all its places in both. */
export function eliminateBetween(
  position: Position,
  one: AlmostLockedSet,
  other: AlmostLockedSet,
  mask: DigitMask,
): Candidate[] {
  return digitsOf(mask).flatMap(digit => eliminate(position, one.buddies(digit).and(other.buddies(digit)), digit));
}

/**
 * The step of a row of sets, each linked to the next by one digit, that excludes the digits of `mask` from the cells that see
 * all their places in the first and in the last.
 */
export function linkedStep(
  position: Position,
  found: Pick<Found, 'technique' | 'digits'>,
  sets: readonly AlmostLockedSet[],
  links: readonly Digit[],
  mask: DigitMask,
): Step | undefined {
  return makeStep({
    ...found,
    houses: [],
    cells: cellsOf(sets),
    sets: sets.map(shown),
    chains: digitsOf(mask).map(digit => chainThrough(sets, [digit, ...links, digit])),
    eliminations: eliminateBetween(position, sets[0], sets[sets.length - 1], mask),
  });
}

/** The chain that enters each set by one digit and leaves it by the next: not the one, therefore the other. */
function chainThrough(sets: readonly AlmostLockedSet[], digits: readonly Digit[]): Chain {
  return {
    nodes: sets.flatMap((set, i) => [
      { digit: digits[i], cells: set.cellsWith(digits[i]).cells(), isOn: false, almostLocked: shown(set) },
      { digit: digits[i + 1], cells: set.cellsWith(digits[i + 1]).cells(), isOn: true },
    ]),
  };
}

/** `r1c12 {123}` */
export function setName({ cells, digits }: CellsAndDigits, names: Names): string {
  return `${names.cells(cells)} {${names.digits(digits, '')}}`;
}

/** The digits that a step eliminates, ascending. */
export function eliminatedDigits({ eliminations }: Step): Digit[] {
  return [...new Set(eliminations.map(({ digit }) => digit))].sort((a, b) => a - b);
}

/** Why one of the ends of a row of linked sets must hold each digit that the step eliminates. */
export function explainLinked({ sets, chains }: Step, names: Names): string {
  const [z, ...others] = chains!.map(({ nodes }) => names.digit(nodes[0].digit));
  const held = chains![0].nodes.filter(({ isOn }) => isOn).map(({ digit }) => names.digit(digit));
  const [first, ...next] = sets!.map(({ cells }) => names.cells(cells));
  const last = next[next.length - 1];
  const row = next.map((set, i) => `, which excludes ${held[i]} from ${set}; so ${held[i + 1]} is there`);
  const likewise = others.length > 0 ? ` (and likewise ${list(others)})` : '';
  return (
    `${ONE_MORE} If ${z} is not in ${first}, then ${held[0]} is there${row.join('')}. ` +
    `One of ${first} and ${last} thus holds ${z}${likewise}, and no cell that sees all the places for it in both can hold it.`
  );
}

/** What makes a set almost locked, where there are several. */
export const ONE_MORE =
  'Each of these sets of cells has one candidate more than cells: without one of its digits it holds all the others.';
