/**
 * Short arguments why a digit cannot be in a cell: suppose it is, fill in the singles that follow, and some cell is left without a
 * candidate, or some house without a place for a digit. There is no exhaustive search for minimal arguments. Singles are filled in
 * different random orders, and each result is reduced to what its end needs; the shortest one is usually as short as possible. If singles
 * are not enough, candidates that singles refute are excluded, each with its own argument.
 */

import { candidatesOf, exclude, findForced, isDeadEnd } from '../candidates';
import type { House } from '../geometry';
import { bitOf, digitsOf, type Grid } from '../grid';
import type { Cell, Digit } from '../numbers';
import type { Pausable } from '../pausing';
import type { Candidate } from '../position';
import { Random } from '../random';

/** The end of a refutation: an empty cell without candidates, a digit without a place in a house, or a broken rule. */
export type DeadEnd =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'house'; readonly house: House; readonly digit: Digit }
  | { readonly kind: 'rule' };

/** A line of a refutation: a digit that is a single after the lines before it, or a candidate that they exclude, with the reason. */
export interface Inference extends Candidate {
  /** Of an excluded candidate: its refutation, which consists of singles. */
  readonly because?: MistakeRefutation;
}

/** A refutation of a digit, or of a whole grid. */
export interface MistakeRefutation {
  /** The refuted digit. Absent if the digits of the grid contradict each other without it. */
  readonly assumed?: Candidate | undefined;
  readonly lines: readonly Inference[];
  readonly end: DeadEnd;
}

/** Number of orders in which the singles are filled. In tests with 1,000 mistakes, more orders shortened one argument in a hundred. */
const ORDERS = 40;

/**
 * The shortest refutation by singles that was found: of a digit in an empty cell or, without a digit, of the grid. Undefined if singles do
 * not refute it. `grid` is without the digit. The same arguments always give the same result. Yields where it may be paused.
 */
export function* refutationOf(grid: Grid, assumed?: Candidate): Pausable<MistakeRefutation | undefined> {
  const random = new Random(1);
  const start = startOf(grid, assumed);
  let best: MistakeRefutation | undefined;
  for (let order = 0; order < ORDERS; order++) {
    const found = followed(start, assumed, order === 0 ? () => 0 : bound => random.below(bound));
    if (!found) return undefined;
    const reduced = reducedTo(start, found);
    if (!best || refutationLengthOf(reduced) < refutationLengthOf(best)) best = reduced;
    if (best.lines.length === 0) break;
    yield undefined;
  }
  return best;
}

/** Number of attempts to exclude candidates, in random orders. */
const ATTEMPTS = 4;

/** A refutation with more excluded candidates than this is abandoned. */
const MOST_EXCLUDED = 200;

/**
 * Like {@link refutationOf}, for digits that singles do not refute: excludes the candidates that singles refute most directly until singles
 * lead to the end. Undefined if this is not enough either.
 */
export function* longRefutationOf(grid: Grid, assumed?: Candidate): Pausable<MistakeRefutation | undefined> {
  const start = startOf(grid, assumed);
  const random = new Random(1);
  let best: MistakeRefutation | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = yield* excludingInOrder(start, assumed, random);
    if (!found) return undefined;
    let [known, count] = [found, 0];
    do {
      count = known.lines.length;
      known = reducedTo(start, known);
      yield undefined;
    } while (known.lines.length < count);
    if (!best || refutationLengthOf(known) < refutationLengthOf(best)) best = known;
  }
  return best;
}

/** The number of digits and candidates that a refutation mentions, apart from its end. */
export const refutationLengthOf = ({ lines }: MistakeRefutation): number =>
  lines.reduce((sum, { because }) => sum + 1 + (because ? refutationLengthOf(because) : 0), 0);

const startOf = (grid: Grid, assumed: Candidate | undefined): State =>
  assumed ? new State(grid).supposing(assumed) : new State(grid);

/** A grid in which digits are filled in and candidates excluded. */
class State {
  readonly digits: Uint8Array;
  readonly candidates: Uint32Array;
  private readonly grid: Grid;

  constructor(start: Grid, candidates = candidatesOf(start)) {
    this.digits = start.digits.slice();
    this.grid = { ...start, digits: this.digits };
    this.candidates = candidates;
  }

  copy(): State {
    return new State(this.grid, this.candidates.slice());
  }

  /** The state in which a digit is filled in too. */
  supposing(assumed: Candidate): State {
    const state = this.copy();
    state.fill(assumed);
    return state;
  }

  /** Fills in a digit. False if the cell cannot hold it. */
  fill({ cell, digit }: Candidate): boolean {
    if ((this.candidates[cell] & bitOf(digit)) === 0) return false;
    this.digits[cell] = digit;
    this.candidates[cell] = 0;
    exclude(this.grid.geometry, this.candidates, cell, digit);
    return true;
  }

  exclude({ cell, digit }: Candidate): void {
    this.candidates[cell] &= ~bitOf(digit);
  }

  /** The end of a refutation, if this is one. */
  end(): DeadEnd | undefined {
    const { grid, digits, candidates } = this;
    if (grid.geometry.variant?.isBroken(digits)) return { kind: 'rule' };
    if (!isDeadEnd(grid, candidates)) return undefined;
    const cell = candidates.findIndex((mask, at) => mask === 0 && digits[at] === 0);
    if (cell >= 0) return { kind: 'cell', cell };
    for (const house of grid.geometry.boxesFirst) {
      let left = 2 ** grid.geometry.size - 1;
      for (const at of house.cells) left &= ~(candidates[at] | (digits[at] && bitOf(digits[at])));
      if (left !== 0) return { kind: 'house', house, digit: digitsOf(left)[0] };
    }
    return undefined;
  }

  /** All singles, in the order of their cells. */
  singles(): Candidate[] {
    return [...this.candidates.keys()].flatMap(cell => findForced(this.grid, this.candidates, cell) ?? []);
  }

  isSingle({ cell, digit }: Candidate): boolean {
    const bit = bitOf(digit);
    const isOnlyPlace = ({ cells }: House) =>
      cells.every(other => other === cell || ((this.candidates[other] & bit) === 0 && this.digits[other] !== digit));
    return this.candidates[cell] === bit || this.grid.geometry.housesOf[cell].some(isOnlyPlace);
  }

  /** All candidates, in a random order. */
  candidatesIn(random: Random): Candidate[] {
    return random.shuffle(
      [...this.candidates.entries()].flatMap(([cell, mask]) => digitsOf(mask).map(digit => ({ cell, digit }))),
    );
  }
}

/** A refutation with all singles that were filled in before its end. `choose` returns the index of the next single. */
function followed(
  start: State,
  assumed: Candidate | undefined,
  choose: (count: number) => number,
): MistakeRefutation | undefined {
  const state = start.copy();
  const lines: Candidate[] = [];
  for (;;) {
    const end = state.end();
    if (end) return { assumed, lines, end };
    const singles = state.singles();
    if (singles.length === 0) return undefined;
    const { cell, digit } = singles[choose(singles.length)];
    state.fill({ cell, digit });
    lines.push({ cell, digit });
  }
}

/**
 * A refutation in at most `limit` rounds, each of which fills in all singles of a position, and the number of its rounds. Faster than
 * {@link followed}.
 */
function followedInRounds(start: State, assumed: Candidate, limit: number): [MistakeRefutation, number] | undefined {
  const state = start.copy();
  if (!state.fill(assumed)) return undefined;
  const lines: Candidate[] = [];
  for (let rounds = 0; rounds <= limit; rounds++) {
    const end = state.end();
    if (end) return [{ assumed, lines, end }, rounds];
    const singles = state.singles().filter(single => state.fill(single));
    if (singles.length === 0) return undefined;
    for (const { cell, digit } of singles) lines.push({ cell, digit });
  }
  return undefined;
}

/** A refutation that fills in singles while there are some, and otherwise excludes a candidate. */
function* excludingInOrder(
  start: State,
  assumed: Candidate | undefined,
  random: Random,
): Pausable<MistakeRefutation | undefined> {
  const state = start.copy();
  const lines: Inference[] = [];
  for (let excluded = 0; excluded <= MOST_EXCLUDED; ) {
    const end = state.end();
    if (end) return { assumed, lines, end };
    const singles = state.singles().filter(single => state.fill(single));
    for (const { cell, digit } of singles) lines.push({ cell, digit });
    if (singles.length > 0) continue;
    let best: MistakeRefutation | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const candidate of state.candidatesIn(random)) {
      const tried = followedInRounds(state, candidate, fewest - 1);
      if (tried) [best, fewest] = tried;
      yield undefined;
      if (fewest === 0) break;
    }
    if (!best?.assumed) return undefined;
    const { cell, digit } = best.assumed;
    lines.push({ cell, digit, because: reducedTo(state.supposing({ cell, digit }), best) });
    state.exclude({ cell, digit });
    excluded++;
  }
  return undefined;
}

/** Removes the lines that a refutation does not need, the last ones first. */
function reducedTo(start: State, { assumed, lines, end }: MistakeRefutation): MistakeRefutation {
  let known: Kept = { lines, end };
  for (let i = lines.length - 1; i >= 0; i--) {
    const others = known.lines.filter(({ cell, digit }) => cell !== lines[i].cell || digit !== lines[i].digit);
    known = kept(start, others) ?? known;
  }
  return { assumed, ...known };
}

type Kept = Pick<MistakeRefutation, 'lines' | 'end'>;

/** The lines with their end; undefined if one of them does not follow, or if they do not lead to an end. */
function kept(start: State, lines: readonly Inference[]): Kept | undefined {
  const state = start.copy();
  const found: Inference[] = [];
  for (const { cell, digit, because } of lines) {
    if (because) {
      const reason = kept(state.supposing({ cell, digit }), because.lines);
      if (!reason) return undefined;
      found.push({ cell, digit, because: { ...because, ...reason } });
      state.exclude({ cell, digit });
    } else {
      if (!state.isSingle({ cell, digit }) || !state.fill({ cell, digit })) return undefined;
      found.push({ cell, digit });
    }
  }
  const end = state.end();
  return end && { lines: found, end };
}
