/**
 * Givens that make an ambiguous puzzle unique.
 *
 * 1. Each candidate is tried as the only new given. A candidate of two known solutions needs no trial. So it is certain
 *    whether one given is enough, and all such givens are found.
 * 2. Otherwise several givens are needed. They are digits of one solution, the target, and hit its difference from every other
 *    solution. When the puzzle has few solutions, all of them are targets, and a smallest set is found.
 * 3. When it has many solutions, all pairs of givens are tried. If none is enough, rare pairs are tried with a third given, and then
 *    with two more. A set of three is the smallest possible; a set of four may not be.
 * 4. If that fails too, some solutions are targets. Givens are added one by one, each time the one that excludes most
 *    of the other solutions found. All that is known about the result is that each given is needed.
 */

import { candidatesOf, forcedFills } from '../candidates';
import { digitsOf, type Grid, withDigit } from '../grid';
import { makeLine } from '../notation';
import type { Cell } from '../numbers';
import type { Pausable } from '../pausing';
import type { Candidate } from '../position';
import { firstSolutions, isUniqueWithin, PauseBudget } from './budget';
import { type GivenPair, pairsWithOneSolution, withGivens } from './givenPairs';
import { differenceOf, givensFor } from './givensFor';
import { smallestHittingSet } from './hittingSet';

/** The sets of givens that make a puzzle unique. */
export interface Additions {
  /** Sets of equal size, best first: the best one lets singles solve the most cells. At least one, and at most ten. */
  readonly options: readonly (readonly Candidate[])[];
  /** Whether no smaller set makes the puzzle unique. In any case, each given of an option is needed. */
  readonly isFewest: boolean;
}

/** Limit for the sets of givens in a result. */
const MOST_OPTIONS = 10;

/** Limit for the sets that are compared: finding a puzzle's singles takes up to a millisecond. */
const MOST_COMPARED = 100;

/** The number of solutions up to which each is a target. */
const MOST_SOLUTIONS = 200;

/** The number of targets if there are more solutions. */
const MOST_TARGETS = 5;

/**
 * The fewest givens that make a puzzle unique. Call it only for a puzzle with several solutions. Undefined if the budget was spent
 * before any were found.
 */
export function* givensToAdd(grid: Grid, budget = new PauseBudget()): Pausable<Additions | undefined> {
  const { single, possible, known, isComplete } = yield* singleGivens(grid, budget);
  if (single.length > 0) return { options: yield* bestFirst(grid, single, budget), isFewest: true };
  if (known.length < 2 && !isComplete) return undefined;
  const all = yield* budget.allow(firstSolutions(grid, MOST_SOLUTIONS + 1));
  if (all && all.length <= MOST_SOLUTIONS) {
    const found = yield* fewestAmong(all, budget);
    const options = found.sets.map(({ target, cells }) => givensOf(target, cells));
    if (found.isFewest) return { options: yield* bestFirst(grid, options, budget), isFewest: true };
  }
  const mayBeFew = isComplete && possible.length <= MOST_POSSIBLE && grid.geometry.size <= LARGEST;
  const few = mayBeFew ? yield* fewGivens(grid, possible, known) : undefined;
  if (few?.isFewest) return { options: yield* bestFirst(grid, few.options, budget), isFewest: true };
  const sets: (readonly Candidate[])[] = [...(few?.options ?? [])];
  for (const target of spread(known, MOST_TARGETS)) {
    const cells = yield* givensFor(grid, target, budget);
    if (!cells) break;
    if (sets.length === 0 || cells.length < sets[0].length) sets.length = 0;
    if (sets.length === 0 || cells.length === sets[0].length) sets.push(givensOf(target, cells));
  }
  if (sets.length === 0) return undefined;
  return { options: yield* bestFirst(grid, sets, budget), isFewest: isComplete && sets[0].length === 2 };
}

/** Pauses for the search for small sets of givens: about a second. */
const FEW_PAUSES = 600_000;

/** The number of candidates up to which small sets of givens are searched for. With more candidates, no small set is enough. */
const MOST_POSSIBLE = 400;

/** The largest size in which these searches are fast enough for this limit. */
const LARGEST = 9;

/** The number of pairs that are extended by another pair. */
const MOST_EXTENDED = 20;

/**
 * Small sets of at least two givens, for puzzles in which no single given is enough and there are too many solutions to
 * list. Tries all pairs. If none is enough, extends each rare pair by a third given, and then the pairs that leave the
 * fewest candidates by a second pair. Undefined if that takes too long or finds nothing.
 */
function* fewGivens(
  grid: Grid,
  possible: readonly Candidate[],
  known: readonly Uint8Array[],
): Pausable<Additions | undefined> {
  const budget = new PauseBudget(FEW_PAUSES);
  const pairs = yield* pairsWithOneSolution(grid, possible, known, MOST_OPTIONS, budget);
  if (!pairs) return undefined;
  if (pairs.unique.length > 0) return { options: pairs.unique, isFewest: true };
  const begun: { readonly pair: GivenPair; readonly filled: Grid; readonly third: Singles }[] = [];
  const triples = new GivenSets();
  for (const pair of pairs.rare) {
    const filled = withGivens(grid, pair);
    const third = yield* singleGivens(filled, budget);
    if (!third.isComplete) break;
    for (const added of third.single) triples.add([...pair, ...added]);
    if (triples.all.length >= MOST_OPTIONS) break;
    begun.push({ pair, filled, third });
  }
  // Three is the minimum, because no pair is enough.
  if (triples.all.length > 0) return { options: triples.all, isFewest: true };
  const quadruples = new GivenSets();
  begun.sort((a, b) => a.third.possible.length - b.third.possible.length);
  for (const { pair, filled, third } of begun.slice(0, MOST_EXTENDED)) {
    const more = yield* pairsWithOneSolution(filled, third.possible, third.known, MOST_OPTIONS, budget);
    if (!more) break;
    for (const added of more.unique) {
      // Three of the four may be enough: not all triples were tried.
      const three = yield* enoughThree(grid, [...pair, ...added], budget);
      if (three) return { options: [three], isFewest: true };
      quadruples.add([...pair, ...added]);
    }
    if (quadruples.all.length >= MOST_OPTIONS) break;
  }
  return quadruples.all.length > 0 ? { options: quadruples.all, isFewest: false } : undefined;
}

/** Three of the givens that are enough; undefined if all are needed, or the budget was spent. */
function* enoughThree(
  grid: Grid,
  givens: readonly Candidate[],
  budget: PauseBudget,
): Pausable<readonly Candidate[] | undefined> {
  for (const given of givens) {
    const others = givens.filter(other => other !== given);
    if (yield* isUniqueWithin(withGivens(grid, others), budget)) return others;
  }
  return undefined;
}

/** Distinct sets of givens. */
class GivenSets {
  private readonly sets = new Map<string, readonly Candidate[]>();

  get all(): (readonly Candidate[])[] {
    return [...this.sets.values()];
  }

  add(givens: readonly Candidate[]): void {
    const sorted = [...givens].sort((a, b) => a.cell - b.cell);
    this.sets.set(JSON.stringify(sorted), sorted);
  }
}

/** Results of the search for single givens. */
interface Singles {
  readonly single: readonly (readonly Candidate[])[];
  /** The candidates that occur in some solution. */
  readonly possible: readonly Candidate[];
  /** The solutions found so far. */
  readonly known: readonly Uint8Array[];
  /** Whether all candidates were tried. */
  readonly isComplete: boolean;
}

/** The candidates that alone make the puzzle unique. */
function* singleGivens(grid: Grid, budget: PauseBudget): Pausable<Singles> {
  const { size, cellCount } = grid.geometry;
  const known = new Map<string, Uint8Array>();
  /** By candidate: the number of known solutions that contain it. */
  const counts = new Uint16Array(cellCount * size);
  const add = (solution: Uint8Array) => {
    const key = makeLine(solution);
    if (known.has(key)) return;
    known.set(key, solution);
    for (let cell = 0; cell < cellCount; cell++) counts[cell * size + solution[cell] - 1]++;
  };
  for (const solution of (yield* budget.allow(firstSolutions(grid, 2))) ?? []) add(solution);
  const single: Candidate[][] = [];
  const possible: Candidate[] = [];
  const candidates = candidatesOf(grid);
  for (let cell = 0; cell < cellCount; cell++) {
    for (const digit of digitsOf(candidates[cell])) {
      if (grid.digits[cell] !== 0) continue;
      if (counts[cell * size + digit - 1] > 1) {
        possible.push({ cell, digit });
        continue;
      }
      const found = yield* budget.allow(firstSolutions(withDigit(grid, cell, digit), 2));
      if (!found) return { single, possible, known: [...known.values()], isComplete: false };
      found.forEach(add);
      if (found.length > 0) possible.push({ cell, digit });
      if (found.length === 1) single.push([{ cell, digit }]);
    }
  }
  return { single, possible, known: [...known.values()], isComplete: true };
}

interface Target {
  readonly target: Uint8Array;
  readonly cells: readonly Cell[];
}

/** The smallest sets of cells that distinguish one of these solutions from all others, one for each target that has such a set. */
function* fewestAmong(
  all: readonly Uint8Array[],
  budget: PauseBudget,
): Pausable<{ sets: readonly Target[]; isFewest: boolean }> {
  let sets: Target[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const target of all) {
    const choices = all.filter(other => other !== target).map(other => differenceOf(target, other));
    // One given is not enough, so two is the minimum.
    const search = smallestHittingSet(choices, { least: 2, below: fewest + 1 });
    const found = yield* budget.allow(orNone(search));
    if (!found) return { sets: [], isFewest: false };
    if (found === 'none') continue;
    if (found.length < fewest) sets = [];
    fewest = found.length;
    sets.push({ target, cells: found });
  }
  return { sets, isFewest: true };
}

/** Maps an undefined result to `none`, because undefined means that the budget was spent. */
function* orNone<T>(work: Pausable<T | undefined>): Pausable<T | 'none'> {
  return (yield* work) ?? 'none';
}

function givensOf(target: Uint8Array, cells: readonly Cell[]): Candidate[] {
  return [...cells].sort((a, b) => a - b).map(cell => ({ cell, digit: target[cell] }));
}

/** At most `most` elements of a list, evenly spaced. */
function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, i) => i % step === 0);
}

/** Sorts the sets by the number of cells that singles solve, most first; otherwise keeps their order. */
function* bestFirst(
  grid: Grid,
  sets: readonly (readonly Candidate[])[],
  budget: PauseBudget,
): Pausable<(readonly Candidate[])[]> {
  const compared: { readonly givens: readonly Candidate[]; readonly filled: number }[] = [];
  for (const givens of sets.slice(0, MOST_COMPARED)) {
    const digits = grid.digits.slice();
    for (const { cell, digit } of givens) digits[cell] = digit;
    const filled = budget.isSpent ? 0 : forcedFills({ ...grid, digits }).length;
    compared.push({ givens, filled });
    yield undefined;
  }
  compared.sort((a, b) => b.filled - a.filled);
  return compared.slice(0, MOST_OPTIONS).map(({ givens }) => givens);
}
