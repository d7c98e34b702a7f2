/**
 * Unique Rectangles and longer Unique Loops: a loop of cells that could all be filled with two digits in two ways, except for some
 * extra candidates. The puzzle has one solution, so one of the extra candidates is true.
 *
 * Successive cells of the loop share a house. Every house has no cell of the loop, or two: one at an odd place of
 * the loop and one at an even place.
 */

import { countBits } from '../cellSet';
import { bitOf, digitsOf, isSingle } from '../grid';
import type { CandidateIndex, Cell, DigitMask } from '../numbers';
import { seenByAll } from '../position';
import { candidateIndexOf, candidateIndicesOf, type RatingPosition } from './board';
import { cellsByHouse, geometry, housesOfCell, placesOfCell } from './classicTables';
import { type RatedStep, stepsInOrder } from './ratedStep';
import type { RatingRule } from './rule';
import { hiddenWithLoop, nakedWithLoop } from './uniqueLoopSets';

/** All types of Unique Rectangles and Unique Loops. */
export const uniqueLoop: RatingRule = {
  name: 'Unique Rectangle, Unique Loop',
  lowest: 45,
  *find(board) {
    const steps: LoopStep[] = [];
    for (const loop of loops(board)) {
      if (!loop) {
        yield undefined;
        continue;
      }
      for (const step of stepsOf(board, loop)) {
        if (steps.some(other => other.key === step.key) || step.eliminations.length === 0) continue;
        steps.push(step);
      }
    }
    yield* stepsInOrder(steps, (a, b) => a.type - b.type);
  },
};

interface LoopStep extends RatedStep {
  readonly type: number;
  /** Equal for steps of the same loop. Only the first of them counts. */
  readonly key: string;
}

/** A Unique Loop. */
export interface Loop {
  readonly cells: readonly Cell[];
  /** The two digits. */
  readonly digits: DigitMask;
}

/**
 * All loops, from each of their cells with exactly the two digits, and in both directions. Every house of the loop has one cell at
 * an odd place of the loop and one at an even place.
 */
function* loops({ candidates }: RatingPosition): Generator<Loop | undefined> {
  for (let start = 0; start < 81; start++) {
    const digits = candidates[start];
    if (countBits(digits) !== 2) continue;
    yield undefined;
    const cells = [start];
    const closed: Loop[] = [];
    // At most two cells may have extra candidates, or more if all have the same extra digit.
    const goOn = (spare: number, extras: DigitMask, lastKind: number, met: number, metBefore: number): void => {
      const cell = cells[cells.length - 1];
      for (let kind = 0; kind < 3; kind++) {
        if (kind === lastKind) continue;
        const house = housesOfCell[3 * cell + kind];
        for (const next of cellsByHouse[house]) {
          if (next === start && cells.length >= 4 && met === metBefore) closed.push({ cells: [...cells], digits });
          if ((candidates[next] & digits) !== digits || (metBefore & houseBits[next]) !== 0 || cells.includes(next))
            continue;
          const isExact = candidates[next] === digits;
          const together = extras | (candidates[next] & ~digits);
          if (!isExact && !isSingle(together) && spare <= 0) continue;
          cells.push(next);
          goOn(isExact ? spare : spare - 1, together, kind, metBefore | houseBits[next], met);
          cells.pop();
        }
      }
    };
    goOn(2, 0, -1, houseBits[start], 0);
    yield* closed;
  }
}

/** By cell: its houses, as a mask of 27. */
const houseBits = Int32Array.from({ length: 81 }, (_, cell) =>
  [0, 1, 2].reduce((bits, kind) => bits | (1 << housesOfCell[3 * cell + kind]), 0),
);

function* stepsOf(board: RatingPosition, loop: Loop): Generator<LoopStep> {
  const { candidates } = board;
  const { cells, digits } = loop;
  const extra = cells.filter(cell => candidates[cell] !== digits);
  const extras = extra.reduce((all, cell) => all | candidates[cell], 0) & ~digits;
  if (extra.length === 1) yield stepOf(loop, 1, 0, candidateIndicesOf(extra[0], digits));
  if (extra.length >= 2 && isSingle(extras)) {
    const seen = seenByAll(geometry, extra)
      .cells()
      .flatMap(cell => candidateIndicesOf(cell, candidates[cell] & extras));
    yield stepOf(loop, 2, 0, seen);
  }
  if (extra.length !== 2) return;
  const [a, b] = extra;
  if (countBits(extras) >= 2) {
    for (const set of setsWithLoop(board, loop, a, b, extras))
      yield stepOf(loop, 3, set.surcharge, set.eliminations, set.kind);
  }
  const without = withoutOneDigit(board, loop, a, b);
  if (without) yield stepOf(loop, 4, 0, without);
}

function stepOf(
  loop: Loop,
  type: number,
  surcharge: number,
  eliminations: readonly CandidateIndex[],
  kind = '',
): LoopStep {
  const size = loop.cells.length;
  const forSize = size >= 10 ? 5 : size >= 8 ? 2 : size >= 6 ? 1 : 0;
  const name = size > 4 ? `Unique Loop of ${size} type ${type}` : `Unique Rectangle type ${type}`;
  const key = `${type}${kind} ${[...loop.cells].sort((a, b) => a - b).join()}`;
  return { name, rating: 45 + forSize + surcharge, eliminations, type, key };
}

interface SetStep {
  readonly kind: 'naked' | 'hidden';
  readonly surcharge: number;
  readonly eliminations: readonly CandidateIndex[];
}

/** The sets with the two cells together as one cell, smallest first. */
function* setsWithLoop(board: RatingPosition, loop: Loop, a: Cell, b: Cell, extras: DigitMask): Generator<SetStep> {
  for (let n = 2; n <= 7; n++) {
    for (let kind = 0; kind < 3; kind++) {
      const house = housesOfCell[3 * a + kind];
      if (house !== housesOfCell[3 * b + kind]) continue;
      const places = [placesOfCell[3 * a + kind], placesOfCell[3 * b + kind]] as const;
      for (const eliminations of nakedWithLoop(board, house, places, extras, n)) {
        if (eliminations.length > 0) yield { kind: 'naked', surcharge: n - 1, eliminations };
      }
      for (const { size, eliminations } of hiddenWithLoop(board, house, places, loop.digits, extras, n)) {
        if (eliminations.length > 0) yield { kind: 'hidden', surcharge: size - 1, eliminations };
      }
    }
  }
}

/**
 * If the two cells are the only places for a digit of the loop in a house, one of them holds it. So neither holds the other digit
 * of the loop.
 */
function withoutOneDigit(board: RatingPosition, loop: Loop, a: Cell, b: Cell): CandidateIndex[] | undefined {
  for (const locked of digitsOf(loop.digits)) {
    const [other] = digitsOf(loop.digits & ~bitOf(locked));
    for (let kind = 0; kind < 3; kind++) {
      const house = housesOfCell[3 * a + kind];
      const both = (1 << placesOfCell[3 * a + kind]) | (1 << placesOfCell[3 * b + kind]);
      if (house !== housesOfCell[3 * b + kind] || (board.placesByHouse[10 * house + locked] & ~both) !== 0) continue;
      return [candidateIndexOf(a, other), candidateIndexOf(b, other)];
    }
  }
  return undefined;
}
