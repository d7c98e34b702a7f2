/**
 * The texts about algorithms: their names, their pseudocode and their events. Import it as `* as algorithms`: the page that shows
 * algorithms is small.
 */

import type { AlgorithmEvent, EventKind } from '../../core/algorithms/event';
import type { AlgorithmName, CODE } from '../../core/algorithms/index';
import { houseName, makeCell } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import { digitsOf } from '../../core/grid';
import { sideBySide, t, type Value } from '../../core/sentences';

const NAMES: Readonly<Record<AlgorithmName, () => string>> = {
  backtracking: () => t('Backtracking'),
  smallestDomain: () => t('Smallest domain first'),
  singles: () => t('Single candidates'),
  exactCover: () => t('Exact cover'),
  propagation: () => t('Propagation'),
};

/** The name of an algorithm. */
export const nameOf = (algorithm: AlgorithmName): string => NAMES[algorithm]();

/** The names of the lines of an algorithm. */
type Lines<Name extends AlgorithmName> = (typeof CODE)[Name][number][0];

const CODE_TEXTS: { readonly [Name in AlgorithmName]: Readonly<Record<Lines<Name>, () => string>> } = {
  backtracking: {
    solve: () => t('solve:'),
    first: () => t('cell = the first empty cell'),
    solved: () => t('if there is none: solved'),
    digits: () => t('for each digit, in ascending order:'),
    fits: () => t('if the digit fits:'),
    place: () => t('write it into the cell'),
    recurse: () => t('solve the rest; if solved, stop'),
    remove: () => t('empty the cell'),
    fail: () => t('no digit is left: backtrack'),
  },
  smallestDomain: {
    solve: () => t('solve:'),
    fewest: () => t('cell = the empty cell with the fewest candidates'),
    solved: () => t('if there is none: solved'),
    digits: () => t('for each of its candidates:'),
    place: () => t('write it into the cell'),
    recurse: () => t('solve the rest; if solved, stop'),
    remove: () => t('empty the cell'),
    fail: () => t('no candidate is left: backtrack'),
  },
  singles: {
    repeat: () => t('repeat until no cell is empty:'),
    dead: () => t('if a cell has no candidate, or a digit has no cell in a house: no solution'),
    naked: () => t('if a cell has only one candidate: write it'),
    hidden: () => t('if a digit has only one cell in a house: write it there'),
    stuck: () => t('otherwise: stop without a solution'),
    solved: () => t('solved'),
  },
  exactCover: {
    solve: () => t('solve:'),
    solved: () => t('if no column is left: solved'),
    column: () => t('column = the one with the fewest rows'),
    cover: () => t('cover the column'),
    rows: () => t('for each row of the column:'),
    place: () => t('select the row: write its digit into its cell'),
    coverOthers: () => t('cover the other columns of the row'),
    recurse: () => t('solve the rest; if solved, stop'),
    uncoverOthers: () => t('uncover these columns'),
    remove: () => t('deselect the row: empty its cell'),
    uncover: () => t('uncover the column, and backtrack'),
  },
  propagation: {
    repeat: () => t('repeat until nothing changes:'),
    naked: () => t('if a cell has only one candidate: write it'),
    hidden: () => t('if a digit has only one cell in a house: write it there'),
    locked: () =>
      t('if all cells for a digit in a house are in a second house: eliminate it from the rest of that house'),
    fail: () => t('if a cell has no candidate, or a digit has no cell in a house:'),
    undo: () => t('undo the last guess and everything that followed from it'),
    exclude: () => t('eliminate its digit from its cell; start again'),
    solved: () => t('if no cell is empty: solved'),
    choose: () => t('cell = the empty cell with the fewest candidates'),
    guess: () => t('guess its lowest candidate; start again'),
  },
};

/** The text of a line of pseudocode. */
export const codeOf = (algorithm: AlgorithmName, line: string): string =>
  (CODE_TEXTS[algorithm] as Readonly<Record<string, () => string>>)[line]();

/** The parts of a puzzle that sentences about events need. */
export interface EventContext {
  readonly geometry: Geometry;
  /** By digit - 1. */
  readonly symbols: readonly string[];
}

/** A sentence about an event, without a full stop. */
export function eventSentence(event: AlgorithmEvent, context: EventContext): string {
  return SENTENCES[event.kind](event, context);
}

const cellAt = ({ at }: AlgorithmEvent, { geometry }: EventContext) => makeCell(geometry, at);
const symbolAt = ({ value }: AlgorithmEvent, { symbols }: EventContext) => symbols[value - 1];
const houseAt = ({ house }: AlgorithmEvent, { geometry }: EventContext): Value => houseName(geometry.houses[house]);
const maskAt = ({ value }: AlgorithmEvent, { symbols }: EventContext) =>
  sideBySide(digitsOf(value).map(digit => symbols[digit - 1]));

/** The requirement of a column of the matrix: `r1c1`, or `5 in row 1`. */
function columnName(column: number, { geometry, symbols }: EventContext): string {
  const { cellCount, size, houses } = geometry;
  if (column < cellCount) return makeCell(geometry, column);
  const at = column - cellCount;
  return t('{digit} in {house}', { digit: symbols[at % size], house: houseName(houses[Math.floor(at / size)]) });
}

const SENTENCES: Readonly<Record<EventKind, (event: AlgorithmEvent, context: EventContext) => string>> = {
  choose: (event, context) =>
    t('{cell} has the fewest candidates: {n}', { cell: cellAt(event, context), n: event.value }),
  place: (event, context) =>
    t('{digit} is tried in {cell}', { digit: symbolAt(event, context), cell: cellAt(event, context) }),
  remove: (event, context) =>
    t('{digit} is removed from {cell}', { digit: symbolAt(event, context), cell: cellAt(event, context) }),
  fill: (event, context) => {
    const [digit, cell] = [symbolAt(event, context), cellAt(event, context)];
    return event.house < 0
      ? t('{digit} is the only candidate of {cell}', { digit, cell })
      : t('{cell} is the only cell for {digit} in {house}', { digit, cell, house: houseAt(event, context) });
  },
  clear: (event, context) =>
    t('{digit} is removed from {cell}, because it followed from the guess', {
      digit: symbolAt(event, context),
      cell: cellAt(event, context),
    }),
  eliminate: (event, context) => {
    const [digits, cell] = [maskAt(event, context), cellAt(event, context)];
    return event.house < 0
      ? t('{cell} cannot be {digits}, because that guess failed', { cell, digits })
      : t('{cell} sees all cells for {digits} in {house}, so it cannot be {digits}', {
          cell,
          digits,
          house: houseAt(event, context),
        });
  },
  restore: (event, context) =>
    t('{cell} can be {digits} again', { digits: maskAt(event, context), cell: cellAt(event, context) }),
  fail: (event, context) =>
    event.house < 0
      ? t('No digit is left for {cell}', { cell: cellAt(event, context) })
      : t('{digit} has no cell in {house}', { digit: symbolAt(event, context), house: houseAt(event, context) }),
  select: ({ at, value }, context) =>
    t('The column of {name} has the fewest rows: {n}', { name: columnName(at, context), n: value }),
  cover: ({ at }, context) => t('The column of {name} is covered', { name: columnName(at, context) }),
  uncover: ({ at }, context) => t('The column of {name} is uncovered', { name: columnName(at, context) }),
  solved: () => t('Solved'),
  contradictory: () => t('The puzzle has no solution'),
  stuck: () => t('Stuck: there is no naked or hidden single'),
};
