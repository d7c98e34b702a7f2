/** The cages of a killer: their outlines, and the sums that are possible by their sizes and by the sum of the grid. */

import type { Pausable } from '../../core/pausing';
import type { Rule } from '../../core/rules/rule';
import type { CellImage } from '../cells';
import type { LocatedGrid } from '../locating';
import { Network, type NetworkLayer } from '../network';
import { readingParameters, sumLayer } from '../storedWeights';
import { type Covered, cageOutlinesIn, type DrawnCages } from './cages';
import { numberInCorner, SUM_CLASSES } from './sums';

/** The cages that a picture shows. */
export interface PicturedCages extends DrawnCages {
  /** The possible readings, the most probable one first; none if the cages cannot be read. */
  readonly readings: readonly (readonly Rule[])[];
  /** Whether a reading is trusted only if the puzzle has exactly one solution with it. */
  readonly needsProof: boolean;
}

/** A sum that a cage may have, and the logarithm of its probability. */
interface PossibleSum {
  readonly sum: number;
  readonly score: number;
}

/** The number of readings that are tried. */
const MOST_READINGS = 4;
/** The least probability of a sum, and the most by which all sums may be less probable than the first guesses, as logarithms. */
const LEAST_SCORE = Math.log(0.001);
const MOST_COST = 9;

/** The cages in a grid, or undefined if there are none. Yields where it may be paused. */
export function* cagesIn(grid: LocatedGrid): Pausable<PicturedCages | undefined> {
  const { size } = grid.mesh;
  const outlines = yield* cageOutlinesIn(grid);
  if (!outlines) return undefined;
  const { cages } = outlines;
  const sums = new Map<number, Covered>();
  if (cages.length === 0) return { outlines, sums, readings: [], needsProof: true };
  // Frames inside all cells or all boxes are not cages.
  if (cages.every(({ length }) => length === 1) || cages.every(({ length }) => length === size)) return undefined;
  const network = new Network(yield* readingParameters());
  const layer = yield* sumLayer();
  const possible: (readonly PossibleSum[])[] = [];
  for (const cells of cages) {
    const number = numberInCorner(grid, cells[0], outlines);
    if (number) sums.set(cells[0], number);
    possible.push(possibleSums(network, layer, number?.readings ?? [], leastAndMost(size, cells.length)));
    yield undefined;
  }
  const isWhole = cages.reduce((sum, { length }) => sum + length, 0) === size * size;
  const total = isWhole ? (size * size * (size + 1)) / 2 : undefined;
  const best = yield* assignments(possible, total);
  const readings = best.map(one => {
    const read = sumsOf(one);
    return cages.map((cells, i): Rule => ({ kind: 'cage', cells, sum: read[i] }));
  });
  return { outlines, sums, readings, needsProof: total === undefined || best[0]?.cost !== 0 };
}

/** The least and the greatest sum of different digits. */
function leastAndMost(size: number, cells: number): readonly [number, number] {
  return cells > size ? [1, 0] : [(cells * (cells + 1)) / 2, (cells * (2 * size - cells + 1)) / 2];
}

/** The number of sums that a cage may have. */
const MOST_SUMS = 6;

/** The advantage of two digits against one: if only one is found, the other may touch an outline. As a logarithm. */
const TWO = 1.5;

/** The sums that a cage may have by the digits in its corner, the most probable one first. */
function possibleSums(
  network: Network,
  layer: NetworkLayer,
  readings: readonly (readonly CellImage[])[],
  [least, most]: readonly [number, number],
): PossibleSum[] {
  const scores = new Map<number, number>();
  for (const images of readings) {
    let numbers: PossibleSum[] = [{ sum: 0, score: images.length > 1 ? TWO : 0 }];
    for (const image of images) {
      const probabilities = network.probabilitiesBy(layer, image);
      const digits = Array.from({ length: SUM_CLASSES - 1 }, (_, digit) => digit);
      numbers = numbers.flatMap(({ sum, score }) =>
        digits.map(digit => ({ sum: 10 * sum + digit, score: score + Math.log(probabilities[digit]) })),
      );
    }
    for (const { sum, score } of numbers)
      if (`${sum}`.length === images.length) scores.set(sum, Math.max(score, scores.get(sum) ?? -Infinity));
  }
  return [...scores]
    .map(([sum, score]) => ({ sum, score }))
    .filter(({ sum, score }) => least <= sum && sum <= most && score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_SUMS);
}

/** Sums of the first cages: a sum, and those of the cages before it. `cost`: by how much the first guesses are more probable. */
interface Assignment {
  readonly sum: number;
  readonly before: Assignment | undefined;
  readonly cost: number;
}

/** The most probable sums of all cages, with this total if there is one. Yields where it may be paused. */
function* assignments(
  possible: readonly (readonly PossibleSum[])[],
  total: number | undefined,
): Pausable<readonly Assignment[]> {
  let byTotal = new Map<number, readonly Assignment[]>([[0, [{ sum: 0, before: undefined, cost: 0 }]]]);
  for (const sums of possible) {
    const next = new Map<number, Assignment[]>();
    for (const [reached, some] of byTotal)
      for (const { sum, score } of sums) {
        const after = total === undefined ? 0 : reached + sum;
        const all = next.get(after) ?? [];
        const made = some.map(before => ({ sum, before, cost: before.cost + sums[0].score - score }));
        all.push(...made.filter(({ cost }) => cost <= MOST_COST));
        next.set(after, all);
      }
    byTotal = new Map(
      [...next].map(([after, all]) => [after, all.sort((a, b) => a.cost - b.cost).slice(0, MOST_READINGS)]),
    );
    yield undefined;
  }
  return byTotal.get(total ?? 0) ?? [];
}

function sumsOf({ sum, before }: Assignment): number[] {
  return before ? [...sumsOf(before), sum] : [];
}
