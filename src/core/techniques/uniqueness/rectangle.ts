/**
 * Rectangles: four cells in two rows, two columns and two boxes. Suppose such cells hold two digits a b / b a in a solution, and
 * none of them is a given. Then the two digits can swap places: each house keeps its digits, so this is a second solution. So in
 * a puzzle with exactly one solution, no rectangle without givens holds a b / b a.
 */

import { type CellSet, cellSet } from '../../cellSet';
import type { Geometry, House } from '../../geometry';
import { digitsOf } from '../../grid';
import type { Cell, Digit, DigitMask } from '../../numbers';
import type { Pausable } from '../../pausing';
import { bivalueCells, derived, type Position } from '../../position';
import { all, t } from '../../sentences';
import { verdict } from '../../solver/index';
import type { Names } from '../names';
import { distinct, type Found, makeStep, type Step } from '../step';

/** Four empty cells that two digits could fill, apart from extra candidates. */
export interface Rectangle {
  /** The two digits, ascending. */
  readonly digits: readonly [number, number];
  /** Ascending. The opposite corner of cell i is cell 3 - i. The other cell in its row is i ^ 1, in its column i ^ 2. */
  readonly cells: readonly Cell[];
  /** The cells without extra candidates. At least one of them has both digits. */
  readonly floor: readonly Cell[];
  /** The other cells. */
  readonly roof: readonly Cell[];
  /** The extra candidates: those of the roof other than the two digits. */
  readonly extras: DigitMask;
}

/** The steps of a technique in all rectangles of a position. `stepsIn` finds those in one rectangle. */
export function rectangleSteps(
  position: Position,
  stepsIn: (rectangle: Rectangle, position: Position) => Iterable<Found | undefined>,
): Iterable<Step | undefined> {
  return distinct(findSteps(position, stepsIn));
}

function* findSteps(
  position: Position,
  stepsIn: (rectangle: Rectangle, position: Position) => Iterable<Found | undefined>,
): Generator<Step | undefined> {
  const { found, more } = rectangles(position);
  for (let i = 0; ; i++) {
    // Another technique may continue the search in the meantime, so check again after each yield.
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

/** The rectangles found so far, shared by all techniques, and the search for more. */
const rectangles = derived((position): { found: Rectangle[][]; more: Generator<Rectangle[] | undefined, void> } => ({
  found: [],
  more: rectanglesByStart(position),
}));

/**
 * The rectangles of a position, grouped by their first cell with exactly the two candidates. Each appears once for every pair of
 * digits. A cell may have lost one of the two digits, or both, by earlier eliminations: the argument does not need them.
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
 * Whether the givens alone make the solution unique, without the candidates that the puzzle excludes. Always false above 9x9,
 * where counting solutions can take a long time.
 */
export function* isGivenByDigits({ geometry, givens }: Position): Pausable<boolean> {
  let isValid = givenByDigits.get(givens);
  if (isValid === undefined) {
    isValid = geometry.size <= 9 && (yield* verdict({ geometry, digits: givens })).kind === 'valid';
    givenByDigits.set(givens, isValid);
  }
  return isValid;
}

/** By the array of givens, which all positions of a puzzle's path share. */
const givenByDigits = new WeakMap<Uint8Array, boolean>();

/** The cells with a placed digit that is not a given. */
export function placedCells({ geometry, digits, givens }: Position): CellSet {
  return cellSet(
    geometry,
    [...digits.keys()].filter(cell => digits[cell] !== 0 && givens[cell] === 0),
  );
}

/**
 * Whether an empty cell has these digits as candidates, or lost them only by eliminations and not because it sees the digit. For
 * puzzles whose givens alone make the solution unique.
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

/** Whether a digit is still missing in a house, and all its places there are among `cells`. */
export function hasPlacesOnlyIn(position: Position, house: House, digit: Digit, cells: readonly Cell[]): boolean {
  const places = position.places(house, digit);
  return places !== 0 && house.cells.every((cell, i) => (places & (1 << i)) === 0 || cells.includes(cell));
}

/** The notation of rectangles: `2/3 in r1c12,r4c12`. */
export function rectangleEvidence({ digits, cells }: Step, names: Names): string {
  return `${names.digits(digits, '/')} in ${names.cells(cells)}`;
}

/** The reason why a rectangle cannot hold only its two digits. */
export function explainRectangle({ digits: [a, b], cells }: Step, names: Names): string {
  return t(
    'If {cells} held only {a} and {b}, the two digits could swap places, and the puzzle would have a second solution.',
    { cells: names.cells(cells), a: names.digit(a), b: names.digit(b) },
  );
}

/** Cells of an avoidable rectangle whose digits are not given. */
export const notGivens = (cells: readonly Cell[], names: Names): string =>
  t('{cells} are not givens.', { cells: all(cells.map(cell => names.cell(cell))) });
