/**
 * A smallest hitting set: the fewest numbers such that each of the given sets contains at least one of them. Repairs
 * are such sets. The digits to remove hit every set of givens that contradict each other; the givens to add hit the
 * difference from every other solution.
 *
 * The search is branch and bound: it takes the set with the fewest numbers left, and tries each of them. Pairwise
 * disjoint sets need one number each, which gives the bound.
 */

import type { Pausable } from '../pausing';

/** A set of numbers, 0 or more, of which one must be chosen. */
export type NumberSet = readonly number[];

/** Bounds known before the search. */
export interface KnownBounds {
  /** A lower bound of the size. The search ends when it finds a set of this size. */
  readonly least?: number;
  /** An upper bound: only a smaller set is requested. */
  readonly below?: number;
}

/** A hitting set, ascending, usually small. Each iteration takes the number that is in most of the remaining sets. */
export function greedyHittingSet(choices: readonly NumberSet[]): number[] {
  const chosen: number[] = [];
  let left = choices;
  while (left.length > 0) {
    const best = mostFrequent(left);
    chosen.push(best);
    left = left.filter(choice => !choice.includes(best));
  }
  return chosen.sort((a, b) => a - b);
}

/** A smallest hitting set, ascending; undefined if none has fewer numbers than `below`. No choice may be empty. */
export function* smallestHittingSet(
  choices: readonly NumberSet[],
  { least = 0, below = Number.POSITIVE_INFINITY }: KnownBounds = {},
): Pausable<number[] | undefined> {
  const needed = yield* withoutSupersets(choices);
  const greedy = greedyHittingSet(needed);
  let best = greedy.length < below ? greedy : undefined;
  let most = best?.length ?? below;
  const chosen: number[] = [];
  const banned = new Set<number>();

  function* visit(left: readonly NumberSet[]): Pausable<void> {
    yield undefined;
    if (left.length === 0) {
      best = [...chosen];
      most = best.length;
      return;
    }
    const open = left.map(choice => choice.filter(number => !banned.has(number)));
    open.sort((a, b) => a.length - b.length);
    if (chosen.length + apart(open) >= most) return;
    const weights = frequencies(open);
    const branches = [...open[0]].sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || a - b);
    for (const number of branches) {
      chosen.push(number);
      yield* visit(left.filter(choice => !choice.includes(number)));
      chosen.pop();
      if (most <= Math.max(least, chosen.length + 1)) break;
      banned.add(number);
    }
    for (const number of branches) banned.delete(number);
  }

  if (most > least) yield* visit(needed);
  return best?.sort((a, b) => a - b);
}

/** A lower bound of the number of pairwise disjoint choices; infinite if one is empty. The choices are sorted by size. */
function apart(choices: readonly NumberSet[]): number {
  if (choices[0].length === 0) return Number.POSITIVE_INFINITY;
  const used = new Set<number>();
  let count = 0;
  for (const choice of choices) {
    if (choice.some(number => used.has(number))) continue;
    for (const number of choice) used.add(number);
    count++;
  }
  return count;
}

/** The number that is in most of the choices, the smallest if there are several; -1 if there are none. */
export function mostFrequent(choices: readonly NumberSet[]): number {
  let best = -1;
  let most = 0;
  for (const [number, frequency] of frequencies(choices)) {
    if (frequency > most || (frequency === most && number < best)) {
      best = number;
      most = frequency;
    }
  }
  return best;
}

function frequencies(choices: readonly NumberSet[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const choice of choices) for (const number of choice) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** The choices that contain no other choice: a set that hits these hits all. */
function* withoutSupersets(choices: readonly NumberSet[]): Pausable<NumberSet[]> {
  const kept: NumberSet[] = [];
  for (const choice of [...choices].sort((a, b) => a.length - b.length)) {
    const numbers = new Set(choice);
    if (!kept.some(smaller => smaller.every(number => numbers.has(number)))) kept.push(choice);
    yield undefined;
  }
  return kept;
}
