/** The digits of a grid, the cells in doubt, and the exchange of doubtful digits, or the sums of cages, that make a puzzle valid. */

import type { Geometry } from '../core/geometry';
import { type Grid, hasConflict } from '../core/grid';
import type { Pausable } from '../core/pausing';
import { withRules } from '../core/rules/geometry';
import { type Verdict, verdict } from '../core/solver/index';
import type { CellImage } from './cells';
import type { PicturedCages } from './killer/index';
import { Network } from './network';
import { readingParameters } from './storedWeights';
import { geometryOfRegions } from './walls';

/** A cell whose digit is not certain. 0 means a blank cell. */
export interface DoubtfulCell {
  /** From 0, in reading order. */
  readonly cell: number;
  readonly digit: number;
  /** The most probable other digit. */
  readonly second: number;
  /** Whether `digit` was the second guess, but makes the puzzle valid. */
  readonly isExchanged: boolean;
}

/** The digits that were read. */
export interface ReadDigits {
  /** The rows, columns and regions, and the cages. */
  readonly geometry: Geometry;
  /** By cell, 0 for a blank one. */
  readonly digits: Uint8Array;
  /** In reading order. */
  readonly doubtful: readonly DoubtfulCell[];
  /** Whether the puzzle has exactly one solution; undefined if this was not found in time. */
  readonly isValid: boolean | undefined;
  /** Whether the picture shows cages that could not be read. Absent if not. */
  readonly hasUnreadCages?: boolean;
  /** The clockwise quarter turns that make the grid upright, from 0 to 3. */
  readonly turns: number;
}

/** The probability below which a digit is doubtful. */
const CERTAIN = 0.9;
/** The probability of a second guess from which it may replace a digit. */
const LEAST_SECOND = 0.02;
/** The number of doubtful cells that are tried in pairs. */
const MOST_TRIED = 12;
/** The number of digits from which a grid is a puzzle. */
const LEAST_DIGITS = 4;

/** The regions and cages of a grid, which are found before its digits are read. */
export interface ReadLayout {
  /** By cell of the picture: its region, if they are known. */
  readonly regions?: Uint8Array | undefined;
  readonly cages?: Pick<PicturedCages, 'readings' | 'needsProof'> | undefined;
}

/**
 * Reads the digits of the cells of a grid, even if the picture is turned by 90 or 180 degrees. Undefined if there are hardly any digits, and no cages
 * that can be read. Yields where it may be paused.
 */
export function* readDigits(
  size: number,
  cells: readonly CellImage[],
  { regions, cages }: ReadLayout = {},
  budget = new Budget(),
): Pausable<ReadDigits | undefined> {
  const network = new Network(yield* readingParameters());
  // The sums of cages are upright.
  const turns = cages && cages.readings.length > 0 ? 0 : yield* turnsOf(network, size, cells);
  const guesses: CellGuess[] = [];
  const order = turnedOrder(size, turns);
  for (const i of order) {
    guesses.push(guessOf(network.probabilities(turned(cells[i], turns), size)));
    yield undefined;
  }
  const digits = Uint8Array.from(guesses, ({ digit }) => digit);
  const layout = geometryOfRegions(size, regions && Uint8Array.from(order, cell => regions[cell]));
  const killer = cages && (yield* killerIn({ geometry: layout, digits }, cages, guesses, budget));
  if (!killer && digits.filter(digit => digit > 0).length < LEAST_DIGITS) return undefined;
  const { geometry, isFirstValid, exchanged } =
    killer ?? (yield* checkedIn({ geometry: layout, digits }, guesses, budget));
  for (const cell of exchanged) digits[cell] = guesses[cell].second;
  const doubtful = guesses.flatMap(({ digit, second, probability }, cell): DoubtfulCell[] => {
    if (exchanged.includes(cell)) return [{ cell, digit: second, second: digit, isExchanged: true }];
    return probability < CERTAIN ? [{ cell, digit, second, isExchanged: false }] : [];
  });
  const isValid = exchanged.length > 0 || isFirstValid;
  const isUnread = cages !== undefined && !killer;
  return { geometry, digits, doubtful, isValid, ...(isUnread && { hasUnreadCages: true }), turns };
}

/** A grid whose solutions were searched, and the cells whose second guesses make it valid. */
interface CheckedGrid {
  readonly geometry: Geometry;
  readonly isFirstValid: boolean | undefined;
  readonly exchanged: readonly number[];
}

function* checkedIn(grid: Grid, guesses: readonly CellGuess[], budget: Budget): Pausable<CheckedGrid> {
  const kind = yield* kindOf(grid, budget);
  const isFirstValid = kind === undefined ? undefined : kind === 'valid';
  const exchanged = isFirstValid === false ? yield* exchangeIn(grid, guesses, budget) : [];
  return { geometry: grid.geometry, isFirstValid, exchanged };
}

/** The grid with the cages whose reading is the most probable one with exactly one solution. Undefined if no reading can be trusted. */
function* killerIn(
  { geometry: layout, digits }: Grid,
  { readings, needsProof }: NonNullable<ReadLayout['cages']>,
  guesses: readonly CellGuess[],
  budget: Budget,
): Pausable<CheckedGrid | undefined> {
  let trusted: CheckedGrid | undefined;
  for (const [i, rules] of readings.entries()) {
    const geometry = withRules(layout, rules);
    const kind = yield* kindOf({ geometry, digits }, budget);
    if (kind === 'valid') return { geometry, isFirstValid: true, exchanged: [] };
    if (i > 0) continue;
    if (kind !== undefined) {
      const exchanged = yield* exchangeIn({ geometry, digits }, guesses, budget);
      if (exchanged.length > 0) return { geometry, isFirstValid: false, exchanged };
    }
    if (!needsProof && kind !== 'contradictory')
      trusted = { geometry, isFirstValid: kind === undefined ? undefined : false, exchanged: [] };
  }
  return trusted;
}

/** The two most probable classes of a cell. */
export interface CellGuess {
  readonly digit: number;
  readonly second: number;
  readonly probability: number;
  readonly secondProbability: number;
}

function guessOf(probabilities: Float32Array): CellGuess {
  const [digit, second] = Array.from(probabilities.keys()).sort((a, b) => probabilities[b] - probabilities[a]);
  return { digit, second, probability: probabilities[digit], secondProbability: probabilities[second] };
}

/** The cells, one or two, whose second guesses make the puzzle valid: the most probable ones; none if nothing does. */
export function* exchangeIn(
  { geometry, digits }: Grid,
  guesses: readonly CellGuess[],
  budget = new Budget(),
): Pausable<readonly number[]> {
  const costOf = (cell: number) => Math.log(guesses[cell].probability / guesses[cell].secondProbability);
  const cells = guesses
    .map((_, cell) => cell)
    .filter(cell => guesses[cell].secondProbability >= LEAST_SECOND)
    .sort((a, b) => costOf(a) - costOf(b))
    .slice(0, MOST_TRIED);
  const pairs = cells.flatMap((a, i) => cells.slice(i + 1).map(b => [a, b]));
  const total = (exchange: readonly number[]) => exchange.reduce((sum, cell) => sum + costOf(cell), 0);
  const exchanges = [...cells.map(cell => [cell]), ...pairs].sort((a, b) => total(a) - total(b));
  for (const exchange of exchanges) {
    const changed = digits.slice();
    for (const cell of exchange) changed[cell] = guesses[cell].second;
    if ((yield* kindOf({ geometry, digits: changed }, budget)) === 'valid') return exchange;
    yield undefined;
  }
  return [];
}

/** The number of pauses of all searches for solutions in one picture: a second or less. Large grids may need more. */
const MOST_PAUSES = 1000;

/** The pauses so far of the searches in one picture. */
export class Budget {
  pauses = 0;
}

/** Whether a puzzle has exactly one solution, several, or none. Undefined if it is not known when the budget is spent. */
function* kindOf(grid: Grid, budget: Budget): Pausable<Verdict['kind'] | undefined> {
  if (hasConflict(grid)) return 'contradictory';
  const search = verdict(grid);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value.kind;
    if (++budget.pauses > MOST_PAUSES) return undefined;
    yield undefined;
  }
}

/** The share of the cells that decide the orientation: those with the most ink. Hardly any puzzle has fewer givens. */
const DECIDING = 0.21;
/** The advantage that another orientation needs, in the mean probability of digits. */
const CLEARLY = 0.1;

/** The clockwise quarter turns after which the digits of a grid are read best. */
function* turnsOf(network: Network, size: number, cells: readonly CellImage[]): Pausable<number> {
  const inks: { readonly cell: CellImage; readonly ink: number }[] = [];
  for (const cell of cells) {
    inks.push({ cell, ink: inkOf(cell) });
    if (inks.length % size === 0) yield undefined;
  }
  const inked = inks.sort((a, b) => b.ink - a.ink).slice(0, Math.min(40, Math.round(DECIDING * cells.length)));
  const scores: number[] = [];
  for (let turns = 0; turns < 4; turns++) {
    let sum = 0;
    for (const { cell } of inked) {
      sum += digitProbability(network, size, turned(cell, turns));
      yield undefined;
    }
    scores.push(sum / inked.length);
    if (scores[0] + CLEARLY > 1) return 0;
  }
  const best = scores.indexOf(Math.max(...scores));
  return scores[best] < scores[0] + CLEARLY ? 0 : best;
}

/** By cell of the grid after clockwise quarter turns: its index before them. */
export function turnedOrder(size: number, turns: number): Uint8Array {
  return turned(
    Uint8Array.from({ length: size * size }, (_, i) => i),
    turns,
  );
}

function inkOf(cell: CellImage): number {
  return cell.reduce((sum, value) => sum + value, 0) / (255 * cell.length);
}

/** The probability of the most probable digit. */
function digitProbability(network: Network, size: number, cell: CellImage): number {
  return Math.max(...network.probabilities(cell, size).subarray(1));
}

/** A square of values, turned clockwise by 90 degrees a number of times. */
export function turned(square: Uint8Array, turns: number): Uint8Array {
  const side = Math.sqrt(square.length);
  let result = square;
  for (let turn = 0; turn < turns; turn++) {
    const before = result;
    result = before.map((_, i) => before[(side - 1 - (i % side)) * side + Math.floor(i / side)]);
  }
  return result;
}
