/** Steps with linked almost locked sets: their construction, notation and explanation. */

import type { AlmostLockedSet } from '../../almostLockedSets';
import { digitsOf } from '../../grid';
import type { Cell, Digit, DigitMask } from '../../numbers';
import type { Candidate, Position } from '../../position';
import { all, joinSentences, t } from '../../sentences';
import type { Names } from '../names';
import { type CellsAndDigits, type Chain, eliminate, type Found, makeStep, type Step } from '../step';

/** The cost of some sets: the number of their cells. Sets that share cells cost more than any sets that do not. */
export function costOfSets(sets: readonly AlmostLockedSet[]): number {
  let cost = 0;
  for (const [i, { cells, set }] of sets.entries()) {
    cost += cells.length;
    for (let j = 0; j < i; j++) if (sets[j].set.intersects(set)) cost += OVERLAP;
  }
  return cost;
}

const OVERLAP = 100;

/** A set in the form that steps use. */
export function cellsAndDigitsOf({ cells, mask }: AlmostLockedSet): CellsAndDigits {
  return { cells, digits: digitsOf(mask) };
}

/** The cells of all the sets, without duplicates, ascending. */
export function cellsOfSets(sets: readonly AlmostLockedSet[]): Cell[] {
  return [...new Set(sets.flatMap(({ cells }) => cells))].sort((a, b) => a - b);
}

/** For digits that must each be in one of two sets: the candidates of these digits that see all their places in both sets. */
export function eliminateBetween(
  position: Position,
  one: AlmostLockedSet,
  other: AlmostLockedSet,
  mask: DigitMask,
): Candidate[] {
  return digitsOf(mask).flatMap(digit => eliminate(position, one.buddies(digit).and(other.buddies(digit)), digit));
}

/**
 * The step of a chain of sets. `links` are the digits that link each set to the next. The digits of `mask` are eliminated from
 * the cells that see all their places in the first and in the last set.
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
    cells: cellsOfSets(sets),
    sets: sets.map(cellsAndDigitsOf),
    chains: digitsOf(mask).map(digit => chainThrough(sets, [digit, ...links, digit])),
    eliminations: eliminateBetween(position, sets[0], sets[sets.length - 1], mask),
  });
}

/** The chain that enters each set by one digit and leaves it by the next: the set lacks the first, so it holds the second. */
function chainThrough(sets: readonly AlmostLockedSet[], digits: readonly Digit[]): Chain {
  return {
    nodes: sets.flatMap((set, i) => [
      { digit: digits[i], cells: set.cellsWith(digits[i]).cells(), isOn: false, almostLocked: cellsAndDigitsOf(set) },
      { digit: digits[i + 1], cells: set.cellsWith(digits[i + 1]).cells(), isOn: true },
    ]),
  };
}

/** The notation of a set: `r1c12 {123}`. */
export function setName({ cells, digits }: CellsAndDigits, names: Names): string {
  return `${names.cells(cells)} {${names.digits(digits, '')}}`;
}

/** The digits that a step eliminates, ascending. */
export function eliminatedDigits({ eliminations }: Step): Digit[] {
  return [...new Set(eliminations.map(({ digit }) => digit))].sort((a, b) => a - b);
}

/** Why one of the two end sets of a chain must hold each digit that the step eliminates. */
export function explainLinked({ sets, chains }: Step, names: Names): string {
  const [z, ...likewise] = chains!.map(({ nodes }) => names.digit(nodes[0].digit));
  const held = chains![0].nodes.filter(({ isOn }) => isOn).map(({ digit }) => names.digit(digit));
  const [first, ...next] = sets!.map(({ cells }) => names.cells(cells));
  const last = next[next.length - 1];
  const sentences = [
    oneMore(),
    t('If {z} is not in {cells}, then {digit} is there.', { z, cells: first, digit: held[0] }),
    ...next.map((cells, i) =>
      t('This excludes {excluded} from {cells}, so {digit} is there.', {
        excluded: held[i],
        cells,
        digit: held[i + 1],
      }),
    ),
    t('So {first} or {last} holds {z}. A cell that sees all places for {z} in both sets cannot be {z}.', {
      first,
      last,
      z,
    }),
  ];
  if (likewise.length > 0) sentences.push(t('The same is true of {digits}.', { digits: all(likewise) }));
  return joinSentences(sentences);
}

/** The definition of an almost locked set, for explanations that mention several of them. */
export const oneMore = (): string =>
  t(
    'Each of these sets of cells has one more candidate than cells. ' +
      'If it lacks one of its digits, it holds all the others.',
  );
