/**
 * Explains why a puzzle has no solution, and finds digits whose removal leaves one.
 *
 * Two kinds of sets of givens explain each other. A _conflict set_ has no solution; a _correction_ is a set whose
 * removal leaves a solution. Each correction contains a given of each conflict set, and vice versa. So a smallest
 * conflict set is a smallest hitting set of all corrections. Only some corrections are needed, and they are generated
 * on demand: a hitting set of the known ones either has no solution, and is the result, or has one, and then the givens
 * that this solution contradicts are a new correction. The smallest correction is found in the same way with the roles
 * exchanged. The method is described by Ignatiev, Previti, Liffiton and Marques-Silva, "Smallest MUS extraction with
 * minimal hitting set dualization", CP 2015.
 */

import type { Grid } from '../grid';
import type { Cell } from '../numbers';
import type { Pausable } from '../pausing';
import { PauseBudget, solutionOf } from './budget';
import { greedyHittingSet, type NumberSet, smallestHittingSet } from './hittingSet';
import { filledCells, withoutDigits } from './redundant';

/** A set of cells of a puzzle without a solution, and the facts that are proven about it. */
export interface Explanation {
  /** In the order of the suspects. */
  readonly cells: readonly Cell[];
  /** Whether no smaller set has the same effect. */
  readonly isSmallest: boolean;
  /** Whether every cell is known to be needed. False if the budget was spent before this was decided. */
  readonly isIrreducible: boolean;
}

/**
 * A smallest set of digits that together have no solution. `suspects` are the cells that it may contain, by default all that hold
 * a digit; the other digits stay. Undefined if the suspects are not known to be the cause: there is a solution,
 * the other digits alone have none, or the budget was spent. Two equal digits in a house are such a set.
 */
export function* conflictSet(
  grid: Grid,
  suspects: readonly Cell[] = filledCells(grid),
  budget = new PauseBudget(),
): Pausable<Explanation | undefined> {
  const question = new Question(grid, suspects, budget);
  if ((yield* question.agreement(question.all)) !== 'none') return undefined;
  if ((yield* question.agreement([])) === 'none') return undefined;
  let best = yield* question.reduced(question.all, BRIEF);
  const corrections: NumberSet[] = [];
  // Each iteration finds a correction, or ends. There are finitely many.
  for (;;) {
    const few = greedyHittingSet(corrections);
    let next = yield* question.extended(few, corrections);
    if (next === 'none') {
      const smaller = yield* question.reduced(few, BRIEF);
      if (smaller.numbers.length < best.numbers.length) best = smaller;
      const least = yield* budget.allow(smallestOf(corrections, best.numbers.length));
      if (least === undefined) break;
      if (least === 'none') return question.explained({ ...best, isIrreducible: true, isSmallest: true });
      next = yield* question.extended(least, corrections);
      if (next === 'none') return question.explained({ numbers: least, isIrreducible: true, isSmallest: true });
    }
    if (next === undefined) break;
  }
  return question.explained(best);
}

/**
 * The fewest digits to remove so that a puzzle has a solution. `suspects` are the cells that may be emptied, by default all that
 * hold a digit; among equal choices, the first ones are removed. Empty if there is a solution. Undefined if the other digits
 * have no solution, or the budget was spent before anything was found.
 */
export function* fewestRemovals(
  grid: Grid,
  suspects: readonly Cell[] = filledCells(grid),
  budget = new PauseBudget(),
): Pausable<Explanation | undefined> {
  const question = new Question(grid, suspects, budget);
  const none = yield* question.agreement([]);
  if (none === undefined || none === 'none') return undefined;
  const kept = yield* question.grown([], none, BRIEF);
  const bound = { numbers: question.without(kept.numbers), isIrreducible: kept.isIrreducible };
  const conflictSets: NumberSet[] = [];
  let removed: readonly number[] = [];
  // Each iteration finds a new conflict set, or ends.
  while (removed.length < bound.numbers.length) {
    const left = question.without(removed);
    const found = yield* question.agreement(left);
    if (found === undefined) return question.explained(bound);
    if (found !== 'none') return question.explained({ numbers: removed, isIrreducible: true, isSmallest: true });
    conflictSets.push((yield* question.reduced(left, BRIEF)).numbers);
    const next = yield* budget.allow(smallestOf(conflictSets));
    if (next === undefined || next === 'none') return question.explained(bound);
    removed = next;
  }
  return question.explained({ ...bound, isIrreducible: true, isSmallest: true });
}

/**
 * Pauses of a search that only shrinks a set. Proving that few digits have no solution may take very long, and the
 * method does not need the smallest sets along the way.
 */
const BRIEF = 50;

/** A smallest hitting set with fewer numbers than `below`; `none` if there is none. */
function* smallestOf(choices: readonly NumberSet[], below?: number): Pausable<readonly number[] | 'none'> {
  return (yield* smallestHittingSet(choices, below === undefined ? {} : { below })) ?? 'none';
}

/** Numbers of suspects, ascending. */
interface Found {
  readonly numbers: readonly number[];
  readonly isIrreducible: boolean;
  readonly isSmallest?: boolean;
}

/** Determines which suspects can be in a grid together. A suspect is represented by its index in the list. */
class Question {
  /** The numbers of all suspects. */
  readonly all: readonly number[];

  constructor(
    private readonly grid: Grid,
    private readonly suspects: readonly Cell[],
    private readonly budget: PauseBudget,
  ) {
    this.all = [...suspects.keys()];
  }

  /** The suspects that are not in the list. */
  without(numbers: readonly number[]): readonly number[] {
    const gone = new Set(numbers);
    return this.all.filter(number => !gone.has(number));
  }

  /**
   * The suspects that agree with a solution of the given ones: these, and others that the solution happens to contain.
   * `none` if they have no solution.
   */
  *agreement(numbers: readonly number[], most?: number): Pausable<readonly number[] | 'none' | undefined> {
    const { grid, suspects, budget } = this;
    const gone = this.without(numbers).map(number => suspects[number]);
    const found = yield* solutionOf(withoutDigits(grid, gone), budget, most);
    if (found === undefined || found === 'none') return found;
    return this.all.filter(number => found[suspects[number]] === grid.digits[suspects[number]]);
  }

  /**
   * Shrinks a set of suspects without a solution by removing those that are not needed. Each search takes at most
   * `most` pauses; a suspect whose search takes longer is kept.
   */
  *reduced(numbers: readonly number[], most: number): Pausable<Found> {
    let left = numbers;
    let isIrreducible = true;
    for (const number of numbers) {
      const without = left.filter(other => other !== number);
      const found = yield* this.agreement(without, most);
      if (found === undefined) isIrreducible = false;
      if (found === 'none') left = without;
    }
    return { numbers: left, isIrreducible };
  }

  /**
   * Extends a set of suspects that has a solution until no further suspect fits. `fitting` are those that agree with a
   * solution of the set. Each search takes at most `most` pauses; a suspect whose search takes longer is not added.
   */
  *grown(numbers: readonly number[], fitting: readonly number[], most: number): Pausable<Found> {
    const kept = [...numbers];
    let free = new Set(fitting);
    let isIrreducible = true;
    // Among equal choices the first suspects should be removed, so the last ones are kept first.
    for (const number of [...this.without(numbers)].reverse()) {
      const found = free.has(number) ? free : yield* this.agreement([...kept, number], most);
      if (found === undefined) isIrreducible = false;
      if (found === undefined || found === 'none') continue;
      kept.push(number);
      free = new Set(found);
    }
    return { numbers: kept, isIrreducible };
  }

  /**
   * Adds new corrections, disjoint from these suspects and from each other. Returns `none` if these suspects have no solution, otherwise
   * `more`.
   */
  *extended(numbers: readonly number[], corrections: NumberSet[]): Pausable<'none' | 'more' | undefined> {
    let wanted = numbers;
    for (;;) {
      const found = yield* this.agreement(wanted);
      if (found === undefined) return undefined;
      if (found === 'none') return wanted === numbers ? 'none' : 'more';
      const correction = this.without((yield* this.grown(wanted, found, BRIEF)).numbers);
      corrections.push(correction);
      wanted = [...wanted, ...correction];
    }
  }

  explained({ numbers, isIrreducible, isSmallest = false }: Found): Explanation {
    return { cells: numbers.map(number => this.suspects[number]), isIrreducible, isSmallest };
  }
}
