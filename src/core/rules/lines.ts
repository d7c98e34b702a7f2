/** Rules about cells along a line. */

import type { Cell, Digit } from '../numbers';
import { machineOf, once } from '../solver/propagation/automaton';
import type { ConstraintSink, RuleKind } from './constraintSink';
import { ones } from './sums';
import { USUAL_NUMBERS } from './usualNumbers';

/** A line: its cells in order. */
interface Line {
  readonly cells: readonly Cell[];
}

/** Calls back with the cells of a line that are `distance` apart. */
function along({ cells }: Line, distance: number, each: (a: Cell, b: Cell) => void): void {
  for (let i = distance; i < cells.length; i++) each(cells[i - distance], cells[i]);
}

/** Digits rise from the bulb on; slow ones may stay the same. */
export interface ThermoRule extends Line {
  readonly kind: 'thermo' | 'slowThermo';
}

export const thermo: RuleKind<ThermoRule> = {
  demand(rule, { related, different }) {
    if (rule.kind === 'thermo') different(rule.cells);
    along(rule, 1, (a, b) => related(a, b, rule.kind === 'thermo' ? isLess : isNotGreater));
  },
};

const isLess = (a: Digit, b: Digit) => a < b;
const isNotGreater = (a: Digit, b: Digit) => a <= b;

/** Neighbours on the line differ by at least so much. */
export interface WhispersRule extends Line {
  readonly kind: 'whispers';
  readonly difference: number;
}

export const whispers: RuleKind<WhispersRule> = {
  demand(rule, { related }) {
    const isFar = (a: Digit, b: Digit) => Math.abs(a - b) >= rule.difference;
    along(rule, 1, (a, b) => related(a, b, isFar));
  },
};

/** Digits that follow each other, in any order. */
export interface RenbanRule extends Line {
  readonly kind: 'renban';
}

export const renban: RuleKind<RenbanRule> = {
  demand({ cells }, { geometry, different, oneOf }) {
    different(cells);
    const windows = Array.from(
      { length: Math.max(0, geometry.size - cells.length + 1) },
      (_, i) => (2 ** cells.length - 1) << i,
    );
    oneOf(cells, windows);
  },
};

/** The same digits from both ends. */
export interface PalindromeRule extends Line {
  readonly kind: 'palindrome';
}

export const palindrome: RuleKind<PalindromeRule> = {
  demand({ cells }, { related }) {
    for (let i = 0; 2 * i < cells.length - 1; i++) related(cells[i], cells[cells.length - 1 - i], isEqual);
  },
};

const isEqual = (a: Digit, b: Digit) => a === b;

/** The digits between the ends are between theirs, or, on a lockout line, not; then the ends are apart from each other. */
export interface BetweenRule extends Line {
  readonly kind: 'between' | 'lockout';
  /** How far the ends are apart, for lockout lines; that of {@link USUAL_NUMBERS} if it is absent. */
  readonly difference?: number;
}

export const between: RuleKind<BetweenRule> = {
  demand({ kind, cells, difference }, { geometry, read, related }) {
    const { size } = geometry;
    const ends: [Cell, Cell] = [cells[0], cells[cells.length - 1]];
    const inner = cells.slice(1, -1);
    const apart = difference ?? USUAL_NUMBERS.lockout(geometry.size);
    if (kind === 'lockout') related(...ends, (a, b) => Math.abs(a - b) >= apart);
    const isInside = (digit: number, a: number, b: number) => digit > Math.min(a, b) && digit < Math.max(a, b);
    const isOutside = (digit: number, a: number, b: number) => digit < Math.min(a, b) || digit > Math.max(a, b);
    const fits = kind === 'between' ? isInside : isOutside;
    // It remembers the first digit, and then both.
    const digits = size + 1;
    const machine = machineOf(
      size,
      digits * digits,
      0,
      (memory, digit) => {
        if (memory === 0) return digit;
        if (memory < digits) return memory + digit * digits;
        return fits(digit, memory % digits, Math.floor(memory / digits)) ? memory : -1;
      },
      () => true,
    );
    if (inner.length > 0) read([...ends, ...inner], machine);
  },
};

/** The cells of the line in each region have the same sum. */
export interface RegionSumRule extends Line {
  readonly kind: 'regionSum';
}

export const regionSum: RuleKind<RegionSumRule> = {
  demand({ cells }, { geometry: { boxOf }, sum }) {
    const parts: Cell[][] = [];
    for (const [i, cell] of cells.entries()) {
      if (i > 0 && boxOf[cell] === boxOf[cells[i - 1]]) parts[parts.length - 1].push(cell);
      else parts.push([cell]);
    }
    for (const [i, one] of parts.entries())
      for (const other of parts.slice(i + 1)) sum([...ones(one), ...other.map(cell => ({ cell, weight: -1 }))], 0);
  },
};

/** Of every three cells in a row along the line, one is low, one in the middle and one high. */
export interface EntropicRule extends Line {
  readonly kind: 'entropic';
}

export const entropic: RuleKind<EntropicRule> = {
  demand(rule, { geometry, related }) {
    const third = geometry.size / 3;
    const differs = (a: Digit, b: Digit) => Math.ceil(a / third) !== Math.ceil(b / third);
    for (const distance of [1, 2]) along(rule, distance, (a, b) => related(a, b, differs));
  },
};

/** Of every n cells in a row along the line, all have another remainder when divided by n. */
export interface ModularRule extends Line {
  readonly kind: 'modular';
  readonly modulus: number;
}

export const modular: RuleKind<ModularRule> = {
  demand(rule, { related }) {
    const differs = (a: Digit, b: Digit) => a % rule.modulus !== b % rule.modulus;
    for (let distance = 1; distance < rule.modulus; distance++) along(rule, distance, (a, b) => related(a, b, differs));
  },
};

/** Cells equally far from the middle have the sum of the middle cell, or, without one, equal sums. */
export interface ZipperRule extends Line {
  readonly kind: 'zipper';
}

export const zipper: RuleKind<ZipperRule> = {
  demand({ cells }, { sum }) {
    const pairs = Array.from({ length: Math.floor(cells.length / 2) }, (_, i) => [
      cells[i],
      cells[cells.length - 1 - i],
    ]);
    const middle = cells.length % 2 === 1 ? [cells[(cells.length - 1) / 2]] : pairs.pop()!;
    for (const pair of pairs) sum([...ones(pair), ...middle.map(cell => ({ cell, weight: -1 }))], 0);
  },
};

/** The line can be cut into parts that have this sum each. */
export interface SumLineRule extends Line {
  readonly kind: 'sumLine';
  readonly sum: number;
  /** Whether the end of the line is joined with its start. */
  readonly isLoop?: boolean;
}

export const sumLine: RuleKind<SumLineRule> = {
  demand({ cells, sum: total, isLoop }, { geometry, read }: ConstraintSink) {
    const { size } = geometry;
    // One part alone may begin anywhere, so it is no loop.
    const hasParts = isLoop === true && 2 * total <= cells.length * size;
    const machine = once(() => {
      // The states are the sums so far of a part. On a loop, the first part may have begun at the end: then it ends with what it began with.
      const next = new Int32Array(total * (size + 1)).fill(-1);
      for (let sum = 0; sum < total; sum++)
        for (let digit = 1; digit <= size && sum + digit <= total; digit++)
          next[sum * (size + 1) + digit] = (sum + digit) % total;
      const isEnd = new Uint8Array(total);
      isEnd[0] = 1;
      return { states: total, starts: hasParts ? total : 1, next, isEnd, isLoop: hasParts };
    });
    read(cells, machine);
  },
};
