/**
 * Rectangles: four cells in two rows, two columns and two boxes. If such cells held two digits a b / b a in the solution and
 * none of them were a given, the two digits could change places there without any house noticing, and the puzzle would have
 * a second solution. So in a puzzle that has just one, no rectangle of cells that are no givens ends like that.
 */

import { type CellSet, cellSet } from '../../cellSet';
import type { Geometry, House } from '../../geometry';
import { digitsOf } from '../../grid';
import type { Cell, Digit, DigitMask } from '../../numbers';
import type { Pausable } from '../../pausing';
import { bivalueCells, derived, type Position } from '../../position';
import { verdict } from '../../solver/index';
import { list, type Names } from '../names';
import { distinct, type Found, makeStep, type Step } from '../step';

/** Four empty cells that two digits could fill alone, were there not other candidates. */
export interface Rectangle {
  /** The two digits, ascending. */
  readonly digits: readonly [number, number];
  /** Ascending: the opposite corner of the i-th is the (3 - i)-th, the one in its row the (i ^ 1)-th, in its column the (i ^ 2)-th. */
  readonly cells: readonly Cell[];
  /** The cells that have no candidates but the two digits. One of them at least has both. */
  readonly floor: readonly Cell[];
  /** The others. */
  readonly roof: readonly Cell[];
  /** The candidates of the roof beyond the two digits, as a mask. */
  readonly extras: DigitMask;
}

/** The steps that a technique sees in one rectangle or another. */
export function rectangleSteps(
  position: Position,
  stepsIn: (rectangle: Rectangle, position: Position) => Iterable<Found | undefined>,
): Iterable<Step | undefined> {
  return distinct(search(position, stepsIn));
}

function* search(
  position: Position,
  stepsIn: (rectangle: Rectangle, position: Position) => Iterable<Found | undefined>,
): Generator<Step | undefined> {
  const { found, more } = rectangles(position);
  for (let i = 0; ; i++) {
    // Ends with the search for more, or when another technique has driven that on.
    while (i === found.length) {
      const next = more.next();
      if (next.done) return;
      if (next.value) found.push(next.value);
      else yield undefined;
    }
    for (const rectangle of found[i]) {
      for (const step of stepsIn(rectangle, position)) yield step && makeStep(step);
    }
    yield undefined;
  }
}

/** The rectangles that were found so far, for whichever technique asked, and the search for more. */
const rectangles = derived((position): { found: Rectangle[][]; more: Generator<Rectangle[] | undefined, void> } => ({
  found: [],
  more: rectanglesByStart(position),
}));

/**
 * The rectangles of a position by the first of their cells with just the two candidates, each once for every pair of digits. A
 * cell may have lost one of the two digits, or both, by reasoning: the argument does not need them.
 */
function* rectanglesByStart(position: Position): Generator<Rectangle[] | undefined, void> {
  const { geometry, digits, candidates } = position;
  const empty = position.empty.cells();
  for (const start of bivalueCells(position)) {
    const found: Rectangle[] = [];
    const mask = candidates[start];
    for (const opposite of empty) {
      if (!isInTwoBoxes(geometry, start, opposite)) continue;
      const cells = cornersOf(geometry, start, opposite);
      if (cells.some(cell => digits[cell] !== 0 || (cell < start && candidates[cell] === mask))) continue;
      const isWhole = cells.every(cell => (mask & ~candidates[cell]) === 0);
      if (!isWhole && !(yield* isGivenByDigits(position))) continue;
      if (!cells.every(cell => couldHold(position, cell, mask))) continue;
      const floor = cells.filter(cell => (candidates[cell] & ~mask) === 0);
      const roof = cells.filter(cell => (candidates[cell] & ~mask) !== 0);
      const extras = roof.reduce((all, cell) => all | candidates[cell], 0) & ~mask;
      const [a, b] = digitsOf(mask);
      found.push({ digits: [a, b], cells, floor, roof, extras });
    }
    yield found;
  }
}

/** Whether the rectangle with these opposite corners lies in two rows, two columns and two boxes. */
export function isInTwoBoxes({ size, rowOf, columnOf, boxOf }: Geometry, corner: Cell, opposite: Cell): boolean {
  if (rowOf[corner] === rowOf[opposite] || columnOf[corner] === columnOf[opposite]) return false;
  const inRow = boxOf[rowOf[corner] * size + columnOf[opposite]] === boxOf[corner];
  const inColumn = boxOf[rowOf[opposite] * size + columnOf[corner]] === boxOf[corner];
  return inRow !== inColumn;
}

/** The four cells of the rectangle with these opposite corners, ascending. */
export function cornersOf({ size, rowOf, columnOf }: Geometry, corner: Cell, opposite: Cell): Cell[] {
  const top = rowOf[Math.min(corner, opposite)] * size;
  const bottom = rowOf[Math.max(corner, opposite)] * size;
  const left = Math.min(columnOf[corner], columnOf[opposite]);
  const right = Math.max(columnOf[corner], columnOf[opposite]);
  return [top + left, top + right, bottom + left, bottom + right];
}

/**
 * Whether it is the digits of a puzzle that make its solution the only one, and not candidates that it came without. Above 9x9
 * nobody looks: to count solutions could take long.
 */
export function* isGivenByDigits({ geometry, givens }: Position): Pausable<boolean> {
  let isValid = givenByDigits.get(givens);
  if (isValid === undefined) {
    isValid = geometry.size <= 9 && (yield* verdict({ geometry, digits: givens })).kind === 'valid';
    givenByDigits.set(givens, isValid);
  }
  return isValid;
}

/** By the givens of a puzzle, which all positions on the way through it share. */
const givenByDigits = new WeakMap<Uint8Array, boolean>();

/** The cells in which a digit stands that is no given. */
export function placedCells({ geometry, digits, givens }: Position): CellSet {
  return cellSet(
    geometry,
    [...digits.keys()].filter(cell => digits[cell] !== 0 && givens[cell] === 0),
  );
}

/**
 * Whether an empty cell has these digits as candidates, or lost them by reasoning and not to a digit that it sees; of a puzzle
 * whose digits alone make its solution the only one.
 */
function couldHold(position: Position, cell: Cell, mask: DigitMask): boolean {
  const { geometry, digits, candidates } = position;
  const missing = mask & ~candidates[cell];
  if (missing === 0) return true;
  return digitsOf(missing).every(digit => geometry.peersOf[cell].every(peer => digits[peer] !== digit));
}

/** Whether two cells share a row or a column. */
export function areAligned({ geometry }: Position, a: Cell, b: Cell): boolean {
  return geometry.rowOf[a] === geometry.rowOf[b] || geometry.columnOf[a] === geometry.columnOf[b];
}

/** Whether a house still needs a digit, and has places for it only among some cells. */
export function hasPlacesOnlyIn(position: Position, house: House, digit: Digit, cells: readonly Cell[]): boolean {
  const places = position.places(house, digit);
  return places !== 0 && house.cells.every((cell, i) => (places & (1 << i)) === 0 || cells.includes(cell));
}

/** What the notation says of a rectangle: `2/3 in r1c12,r4c12` */
export function rectangleEvidence({ digits, cells }: Step, names: Names): string {
  return `${names.digits(digits, '/')} in ${names.cells(cells)}`;
}

/** Why a rectangle cannot hold its two digits alone, for somebody who has never heard of it. */
export function explainRectangle({ digits: [a, b], cells }: Step, names: Names): string {
  return (
    `If ${names.cells(cells)} held nothing but ${names.digit(a)} and ${names.digit(b)}, ` +
    'the two could change places there and the puzzle would have a second solution.'
  );
}

/** `r1c1, r1c2 and r4c1`: cells by name, one by one. */
export function cellList(cells: readonly Cell[], names: Names, conjunction = 'and'): string {
  return list(
    cells.map(cell => names.cell(cell)),
    conjunction,
  );
}
