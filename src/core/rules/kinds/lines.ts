/**
 * Rules about cells in an order: along a line, or in two groups. The kinds are independent of each other, and each has a few lines here: a
 * family is one file, as in `text/rules/kinds/` and `board/rules/kinds/`.
 */

import type { Cell, Digit } from '../../numbers';
import { onceFor, pairAutomatonOf } from '../automaton';
import {
  allDifferent,
  type Constraint,
  ones,
  type RuleKind,
  type RuleKinds,
  relation,
  sumConstraintOf,
  type Term,
} from '../constraint';

/** A line: its cells in order. */
interface Line {
  readonly cells: readonly Cell[];
}

/** A constraint for each pair of cells at distance `distance` on a line. */
const along = ({ cells }: Line, distance: number, make: (a: Cell, b: Cell) => Constraint): Constraint[] =>
  cells.slice(distance).map((cell, i) => make(cells[i], cell));

/** Digits increase from the bulb on; on slow thermometers, neighbors may be equal. */
export interface ThermoRule extends Line {
  readonly kind: 'thermo' | 'slowThermo';
}

const anyThermo: RuleKind<ThermoRule> = {
  uses: ['line', 'thermo'],
  constraints: rule =>
    rule.kind === 'thermo'
      ? [allDifferent(rule.cells), ...along(rule, 1, (a, b) => relation(a, b, isLess))]
      : along(rule, 1, (a, b) => relation(a, b, isNotGreater)),
};

const thermo: RuleKind<ThermoRule> = {
  ...anyThermo,
  generation: { by: 'line', fewest: 3, most: 6, canFollow: (line, next) => next > lastOf(line) },
};

const lastOf = (line: readonly Digit[]) => line[line.length - 1];
const isLess = (a: Digit, b: Digit) => a < b;
const isNotGreater = (a: Digit, b: Digit) => a <= b;

/** Neighbors on the line differ by at least this number. */
export interface WhispersRule extends Line {
  readonly kind: 'whispers';
  readonly difference: number;
}

/** Half of the size, rounded up: 5 in 9x9. */
const half = (size: number): number => Math.ceil(size / 2);

/** The difference of the Dutch whispers, and of lockout lines without a number: 4 in 9x9. */
export const dutchDifference = (size: number): number => half(size) - 1;

const whispers: RuleKind<WhispersRule> = {
  uses: ['whispers'],
  number: { field: 'difference', usual: half },
  generation: {
    by: 'line',
    fewest: 3,
    most: 6,
    canFollow: (line, next, size) => Math.abs(next - lastOf(line)) >= half(size),
  },
  constraints(rule) {
    const isFar = (a: Digit, b: Digit) => Math.abs(a - b) >= rule.difference;
    return along(rule, 1, (a, b) => relation(a, b, isFar));
  },
};

/** Consecutive digits, in any order. */
export interface RenbanRule extends Line {
  readonly kind: 'renban';
}

/** The longest generated line. Longer ones are rare. */
const LONGEST_RENBAN = 5;
const rangeOf = (digits: readonly Digit[]) => Math.max(...digits) - Math.min(...digits);

const renban: RuleKind<RenbanRule> = {
  uses: ['renban'],
  generation: {
    by: 'line',
    fewest: 3,
    most: LONGEST_RENBAN,
    canFollow: (line, next) => !line.includes(next) && rangeOf([...line, next]) < LONGEST_RENBAN,
    isWhole: line => rangeOf(line) === line.length - 1,
  },
  constraints({ cells }, { size }) {
    const sets = Array.from({ length: Math.max(0, size - cells.length + 1) }, (_, i) => (2 ** cells.length - 1) << i);
    return [allDifferent(cells), { kind: 'digitSets', cells, sets }];
  },
};

/** The same digits from both ends. */
export interface PalindromeRule extends Line {
  readonly kind: 'palindrome';
}

const palindrome: RuleKind<PalindromeRule> = {
  uses: ['line'],
  constraints: ({ cells }) =>
    cells.slice(0, Math.floor(cells.length / 2)).map((cell, i) => relation(cell, cells[cells.length - 1 - i], isEqual)),
};

const isEqual = (a: Digit, b: Digit) => a === b;

/** Two groups of cells with the same digits in the same order. */
export interface CloneRule {
  readonly kind: 'clone';
  readonly original: readonly Cell[];
  /** As many cells as the original. */
  readonly copy: readonly Cell[];
}

const clone: RuleKind<CloneRule> = {
  cells: ({ original, copy }) => [...original, ...copy],
  constraints: ({ original, copy }) => original.map((cell, i) => relation(cell, copy[i], isEqual)),
};

/** All inner digits are between those of the ends. */
export interface BetweenRule extends Line {
  readonly kind: 'between';
}

/** No inner digit is equal to or between those of the ends, which differ by at least this number. */
export interface LockoutRule extends Line {
  readonly kind: 'lockout';
  readonly difference: number;
}

/** Whether a digit is allowed between the digits `a` and `b` at the ends. */
type FitsEnds = (digit: Digit, a: Digit, b: Digit) => boolean;

/** The constraint on the inner cells of a line that depends on the digits at its ends. */
function innerOf(kind: 'between' | 'lockout', cells: readonly Cell[], size: number, fits: FitsEnds): Constraint[] {
  const ends: [Cell, Cell] = [cells[0], cells[cells.length - 1]];
  const inner = cells.slice(1, -1);
  if (inner.length === 0) return [];
  const automaton = onceFor(
    `${kind} ${size}`,
    pairAutomatonOf(
      size,
      size,
      (first, last, digit) => {
        if (first === 0) return [digit, 0];
        if (last === 0) return [first, digit];
        return fits(digit, first, last) ? [first, last] : undefined;
      },
      () => true,
    ),
  );
  return [{ kind: 'automaton', cells: [...ends, ...inner], automaton }];
}

const between: RuleKind<BetweenRule> = {
  uses: ['line'],
  constraints: ({ cells }, { size }) =>
    innerOf('between', cells, size, (digit, a, b) => digit > Math.min(a, b) && digit < Math.max(a, b)),
};

const lockout: RuleKind<LockoutRule> = {
  uses: ['line'],
  number: { field: 'difference', usual: dutchDifference },
  constraints: ({ cells, difference }, { size }) => [
    relation(cells[0], cells[cells.length - 1], (a, b) => Math.abs(a - b) >= difference),
    ...innerOf('lockout', cells, size, (digit, a, b) => digit < Math.min(a, b) || digit > Math.max(a, b)),
  ],
};

/** The borders of boxes or regions divide the line into parts with the same sum. */
export interface RegionSumRule extends Line {
  readonly kind: 'regionSum';
}

const regionSum: RuleKind<RegionSumRule> = {
  uses: ['equalSums'],
  constraints({ cells }, { boxOf }) {
    const parts: Cell[][] = [];
    for (const [i, cell] of cells.entries()) {
      if (i > 0 && boxOf[cell] === boxOf[cells[i - 1]]) parts[parts.length - 1].push(cell);
      else parts.push([cell]);
    }
    return parts.flatMap((one, i) =>
      parts.slice(i + 1).map(other => sumConstraintOf([...ones(one), ...taken(other)], 0)),
    );
  },
};

/** Terms for cells whose digits are subtracted. */
const taken = (cells: readonly Cell[]): Term[] => cells.map(cell => ({ cell, weight: -1 }));

/** Every three consecutive cells along the line contain a low, a middle and a high digit. */
export interface EntropicRule extends Line {
  readonly kind: 'entropic';
}

const entropic: RuleKind<EntropicRule> = {
  uses: ['line'],
  constraints(rule, { size }) {
    const third = size / 3;
    const differs = (a: Digit, b: Digit) => Math.ceil(a / third) !== Math.ceil(b / third);
    return [1, 2].flatMap(distance => along(rule, distance, (a, b) => relation(a, b, differs)));
  },
};

/** Every n consecutive cells along the line have different remainders when divided by n. */
export interface ModularRule extends Line {
  readonly kind: 'modular';
  readonly modulus: number;
}

const modular: RuleKind<ModularRule> = {
  uses: ['line'],
  number: { field: 'modulus', usual: () => 3 },
  constraints(rule) {
    const differs = (a: Digit, b: Digit) => a % rule.modulus !== b % rule.modulus;
    const distances = Array.from({ length: Math.min(rule.modulus, rule.cells.length) - 1 }, (_, i) => i + 1);
    return distances.flatMap(distance => along(rule, distance, (a, b) => relation(a, b, differs)));
  },
};

/** Each pair of cells at equal distance from the middle adds up to the middle digit. Without a middle cell, all pairs have the same sum. */
export interface ZipperRule extends Line {
  readonly kind: 'zipper';
}

const zipper: RuleKind<ZipperRule> = {
  uses: ['equalSums'],
  constraints({ cells }) {
    const pairs = Array.from({ length: Math.floor(cells.length / 2) }, (_, i) => [
      cells[i],
      cells[cells.length - 1 - i],
    ]);
    const middle = cells.length % 2 === 1 ? [cells[(cells.length - 1) / 2]] : pairs.pop()!;
    return pairs.map(pair => sumConstraintOf([...ones(pair), ...taken(middle)], 0));
  },
};

/** The line can be divided into parts that each add up to this sum. */
export interface SumLineRule extends Line {
  readonly kind: 'sumLine';
  readonly sum: number;
  /** Whether the last cell of the line is joined to its first. */
  readonly isLoop?: boolean;
}

const sumLine: RuleKind<SumLineRule> = {
  uses: ['equalSums'],
  number: { field: 'sum' },
  constraints({ cells, sum: total, isLoop }, { size }) {
    // If there can be only one part, it may begin anywhere, so the line is not treated as a loop.
    const hasParts = isLoop === true && 2 * total <= cells.length * size;
    const automaton = onceFor(`sumLine ${size} ${total} ${hasParts}`, () => {
      // The state is the sum of the current part so far. On a loop, the first part may have begun before the start of
      // the line: then the sum at the end equals the sum at the start.
      const next = new Int32Array(total * (size + 1)).fill(-1);
      for (let sum = 0; sum < total; sum++)
        for (let digit = 1; digit <= size && sum + digit <= total; digit++)
          next[sum * (size + 1) + digit] = (sum + digit) % total;
      const isEnd = new Uint8Array(total);
      isEnd[0] = 1;
      return { states: total, starts: hasParts ? total : 1, next, isEnd, isLoop: hasParts };
    });
    return [{ kind: 'automaton', cells, automaton }];
  },
};

/** A rule about cells in an order. */
export type LineRule =
  | ThermoRule
  | WhispersRule
  | RenbanRule
  | PalindromeRule
  | CloneRule
  | BetweenRule
  | LockoutRule
  | RegionSumRule
  | EntropicRule
  | ModularRule
  | ZipperRule
  | SumLineRule;

/** The kinds of rules about cells in an order. */
export const lineKinds: RuleKinds<LineRule> = {
  thermo,
  slowThermo: anyThermo,
  whispers,
  renban,
  palindrome,
  clone,
  between,
  lockout,
  regionSum,
  entropic,
  modular,
  zipper,
  sumLine,
};
