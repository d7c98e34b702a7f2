/** The digits of a grid, the cells in doubt, and the exchange of doubtful digits that makes a puzzle valid. */

import { geometryOfSize } from '../core/geometry';
import { hasConflict } from '../core/grid';
import { countSolutions } from '../core/solver/index';
import type { CellImage } from './cells';
import { Network, SHAPE } from './network';
import { storedParameters } from './storedWeights';

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
  /** By cell, 0 for a blank one. */
  readonly digits: Uint8Array;
  /** In reading order. */
  readonly doubtful: readonly DoubtfulCell[];
  /** Whether the puzzle has exactly one solution. */
  readonly isValid: boolean;
}

/** The probability below which a digit is doubtful. */
const CERTAIN = 0.9;
/** The probability of a second guess from which it may replace a digit. */
const LEAST_SECOND = 0.004;
/** The number of doubtful cells that are tried in pairs. */
const MOST_TRIED = 12;
/** The number of digits from which a grid is a puzzle. */
const LEAST_DIGITS = 4;

/** Reads the digits of 81 cells, even if the picture is turned by 90 or 180 degrees. Undefined if there are hardly any digits. */
export function readDigits(cells: readonly CellImage[]): ReadDigits | undefined {
  const network = new Network(storedParameters());
  const probabilities = upright(network, cells).map(cell => network.probabilities(cell));
  const guesses = probabilities.map(guessOf);
  const digits = Uint8Array.from(guesses, ({ digit }) => digit);
  if (digits.filter(digit => digit > 0).length < LEAST_DIGITS) return undefined;
  const isFirstValid = isValid(digits);
  const exchanged = isFirstValid ? [] : exchangeIn(digits, guesses);
  for (const cell of exchanged) digits[cell] = guesses[cell].second;
  const doubtful = guesses.flatMap(({ digit, second, probability }, cell): DoubtfulCell[] => {
    if (exchanged.includes(cell)) return [{ cell, digit: second, second: digit, isExchanged: true }];
    return probability < CERTAIN ? [{ cell, digit, second, isExchanged: false }] : [];
  });
  return { digits, doubtful, isValid: isFirstValid || exchanged.length > 0 };
}

/** The two most probable classes of a cell. */
export interface CellGuess {
  readonly digit: number;
  readonly second: number;
  readonly probability: number;
  readonly secondProbability: number;
}

function guessOf(probabilities: Float32Array): CellGuess {
  const [digit, second] = Array.from({ length: SHAPE.classes }, (_, i) => i).sort(
    (a, b) => probabilities[b] - probabilities[a],
  );
  return { digit, second, probability: probabilities[digit], secondProbability: probabilities[second] };
}

/** The cells, one or two, whose second guesses make the puzzle valid: the most probable ones; none if nothing does. */
export function exchangeIn(digits: Uint8Array, guesses: readonly CellGuess[]): readonly number[] {
  const costOf = (cell: number) => Math.log(guesses[cell].probability / guesses[cell].secondProbability);
  const cells = guesses
    .map((_, cell) => cell)
    .filter(cell => guesses[cell].secondProbability >= LEAST_SECOND)
    .sort((a, b) => costOf(a) - costOf(b))
    .slice(0, MOST_TRIED);
  const pairs = cells.flatMap((a, i) => cells.slice(i + 1).map(b => [a, b]));
  const total = (exchange: readonly number[]) => exchange.reduce((sum, cell) => sum + costOf(cell), 0);
  const exchanges = [...cells.map(cell => [cell]), ...pairs].sort((a, b) => total(a) - total(b));
  const made = exchanges.find(exchange => {
    const changed = digits.slice();
    for (const cell of exchange) changed[cell] = guesses[cell].second;
    return isValid(changed);
  });
  return made ?? [];
}

/** Whether a puzzle has exactly one solution. */
function isValid(digits: Uint8Array): boolean {
  const grid = { geometry: geometryOfSize(9), digits };
  return !hasConflict(grid) && countSolutions(grid, 2) === 1;
}

/** The number of cells that decide the orientation: those with the most ink. A puzzle has at least this many givens. */
const DECIDING = 17;
/** The advantage that another orientation needs, in the mean probability of digits. */
const CLEARLY = 0.1;

/** The cells of a grid in the orientation in which its digits are read best. */
function upright(network: Network, cells: readonly CellImage[]): readonly CellImage[] {
  const inked = [...cells].sort((a, b) => inkOf(b) - inkOf(a)).slice(0, DECIDING);
  const scoreOf = (turns: number) =>
    inked.reduce((sum, cell) => sum + digitProbability(network, turned(cell, turns)) / inked.length, 0);
  const first = scoreOf(0);
  if (first + CLEARLY > 1) return cells;
  const scores = [first, scoreOf(1), scoreOf(2), scoreOf(3)];
  const best = scores.indexOf(Math.max(...scores));
  if (scores[best] < first + CLEARLY) return cells;
  const order = turned(
    Uint8Array.from(cells, (_, i) => i),
    best,
  );
  return Array.from(order, i => turned(cells[i], best));
}

function inkOf(cell: CellImage): number {
  return cell.reduce((sum, value) => sum + value, 0) / (255 * cell.length);
}

/** The probability of the most probable digit. */
function digitProbability(network: Network, cell: CellImage): number {
  return Math.max(...network.probabilities(cell).subarray(1));
}

/** A square of values, turned clockwise by 90 degrees a number of times. */
function turned(square: Uint8Array, turns: number): Uint8Array {
  const side = Math.sqrt(square.length);
  let result = square;
  for (let turn = 0; turn < turns; turn++) {
    const before = result;
    result = before.map((_, i) => before[(side - 1 - (i % side)) * side + Math.floor(i / side)]);
  }
  return result;
}
