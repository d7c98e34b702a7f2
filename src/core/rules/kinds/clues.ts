/** Rules that are clues outside the grid. */

import type { Geometry } from '../../geometry';
import type { Cell, Digit } from '../../numbers';
import { automatonOf, type MakeAutomaton, onceFor, pairAutomatonOf } from '../automaton';
import { type CellDirection, cellsInSight, ray, type Sight } from '../cells';
import { type Constraint, ones, type RuleKind, type RuleKinds, sumConstraintOf } from '../constraint';
import { setsWithSum, sumOfDigits } from './sums';

/** The digits of a diagonal, which may repeat, have this sum. */
export interface LittleKillerRule {
  readonly kind: 'littleKiller';
  readonly sum: number;
  /** Its first cell, and its direction. */
  readonly cell: Cell;
  readonly move: CellDirection;
}

const littleKiller: RuleKind<LittleKillerRule> = {
  uses: ['sum'],
  number: { field: 'sum' },
  countsTogether: true,
  generation: { by: 'diagonal' },
  cells: ({ cell, move }, geometry) => ray(geometry, cell, move),
  constraints: ({ sum: total, cell, move }, geometry) => [sumConstraintOf(ones(ray(geometry, cell, move)), total)],
};

/** The digits between 1 and N in a row or column have this sum. */
export interface SandwichRule {
  readonly kind: 'sandwich';
  readonly sum: number;
  readonly sight: Sight;
}

const sandwich: RuleKind<SandwichRule> = {
  uses: ['sandwich'],
  number: { field: 'sum' },
  isSameFromBothSides: true,
  generation: {
    by: 'sight',
    numberOf(seen) {
      const [from, to] = [seen.indexOf(1), seen.indexOf(seen.length)].sort((a, b) => a - b);
      return sumOfDigits(seen.slice(from + 1, to));
    },
  },
  constraints({ sum: total, sight }, geometry) {
    const { size } = geometry;
    // Digits between 1 and N are those from 2 to N - 1: sets of digits from 1 on, shifted by one.
    const sets = onceFor(`sandwich ${size} ${total}`, () =>
      Array.from({ length: size - 1 }, (_, count) => setsWithSum(size - 2, count, total - count).map(set => set << 1)),
    );
    return [{ kind: 'between', cells: cellsInSight(geometry, sight), sets }];
  },
};

/** A constraint that an automaton accepts the digits that a clue sees. */
const inSight = (geometry: Geometry, sight: Sight, automaton: MakeAutomaton): Constraint => ({
  kind: 'automaton',
  cells: cellsInSight(geometry, sight),
  automaton,
});

/** The first X digits have this sum, where X is the first of them. */
export interface XSumRule {
  readonly kind: 'xSum';
  readonly sum: number;
  readonly sight: Sight;
}

const xSum: RuleKind<XSumRule> = {
  uses: ['outsideClue'],
  number: { field: 'sum' },
  generation: { by: 'sight', numberOf: seen => sumOfDigits(seen.slice(0, seen[0])) },
  constraints({ sum: total, sight }, geometry) {
    const { size } = geometry;
    const most = Math.max(0, Math.min(Math.ceil(total), size * size));
    // `left` is the number of digits still to be added, plus 1; 0 before the first digit.
    const automaton = onceFor(
      `xSum ${size} ${total}`,
      pairAutomatonOf(
        size,
        most,
        (left, sum, digit) => {
          if (left === 1) return [left, sum];
          const next = sum + digit;
          const rest = left === 0 ? digit : left - 1;
          return next > total || (rest === 1 && next !== total) ? undefined : [rest, next];
        },
        left => left === 1,
      ),
    );
    return [inSight(geometry, sight, automaton)];
  },
};

/** The number of digits that are greater than all before them. */
export interface SkyscraperRule {
  readonly kind: 'skyscraper';
  readonly count: number;
  readonly sight: Sight;
}

const skyscraper: RuleKind<SkyscraperRule> = {
  uses: ['outsideClue'],
  number: { field: 'count' },
  generation: {
    by: 'sight',
    numberOf: seen => seen.filter((digit, i) => seen.slice(0, i).every(before => before < digit)).length,
  },
  constraints({ count, sight }, geometry) {
    const { size } = geometry;
    const automaton = onceFor(
      `skyscraper ${size} ${count}`,
      pairAutomatonOf(
        size,
        size,
        (highest, seen, digit) => {
          if (digit <= highest) return [highest, seen];
          return seen === count ? undefined : [digit, seen + 1];
        },
        (_, seen) => seen === count,
      ),
    );
    return [inSight(geometry, sight, automaton)];
  },
};

/** The digit is at place X, where X is the first digit. */
export interface NumberedRoomRule {
  readonly kind: 'numberedRoom';
  readonly digit: Digit;
  readonly sight: Sight;
}

const numberedRoom: RuleKind<NumberedRoomRule> = {
  uses: ['outsideClue'],
  number: { field: 'digit', isDigit: true },
  generation: { by: 'sight', numberOf: seen => seen[seen[0] - 1] },
  constraints({ digit: wanted, sight }, geometry) {
    const { size } = geometry;
    // The memory is the number of cells before the digit, plus 1; 0 before the first digit, and 1 after the digit.
    const automaton = onceFor(
      `numberedRoom ${size} ${wanted}`,
      automatonOf(
        size,
        size + 1,
        0,
        (memory, digit) => {
          if (memory === 0 && digit === 1) return wanted === 1 ? 1 : -1;
          if (memory === 0) return digit;
          if (memory === 1) return 1;
          if (memory === 2) return digit === wanted ? 1 : -1;
          return memory - 1;
        },
        memory => memory === 1,
      ),
    );
    return [inSight(geometry, sight, automaton)];
  },
};

/** A clue outside the grid. */
export type ClueRule = LittleKillerRule | SandwichRule | XSumRule | SkyscraperRule | NumberedRoomRule;

/** A clue that sees a row or column. */
export type SightRule = Extract<ClueRule, { readonly sight: Sight }>;

/** The kinds of clues outside the grid. */
export const clueKinds: RuleKinds<ClueRule> = { littleKiller, sandwich, xSum, skyscraper, numberedRoom };
