/**
 * The events of an algorithm: its changes to the grid and its choices, in order, each with a line of the pseudocode. Everything
 * that shows an algorithm (the trace, the page, the comparison) reads the same events.
 */

/** The kinds of events. `at` of an event is a cell, or for some kinds a column of the matrix of exact cover. */
export const EVENT_KINDS = [
  /** Chooses the cell to fill next. `value`: the number of its candidates. */
  'choose',
  /** Tries a digit in a cell. The search goes one level deeper. */
  'place',
  /** Removes a tried digit. */
  'remove',
  /** Fills in a digit that follows from the others. `house`: the only house in which it has no other cell, if any. */
  'fill',
  /** Removes a digit that followed from a tried one. */
  'clear',
  /** Eliminates candidates of a cell. `value`: their mask. `house`: the house in which their digit must be elsewhere. */
  'eliminate',
  /** Restores eliminated candidates. `value`: their mask. */
  'restore',
  /** A cell has no candidate, or a digit (`value`) has no cell in a house. */
  'fail',
  /** Chooses a column. `value`: the number of its rows. */
  'select',
  /** Covers a column: removes it with all of its rows. */
  'cover',
  /** Restores a column with its rows. */
  'uncover',
  /** The end: the grid is solved. */
  'solved',
  /** The end: the puzzle has no solution. */
  'contradictory',
  /** The end: the algorithm finds no further step. */
  'stuck',
] as const;
/** One of {@link EVENT_KINDS}. */
export type EventKind = (typeof EVENT_KINDS)[number];

/** The ends of an algorithm. */
export type Outcome = Extract<EventKind, 'solved' | 'contradictory' | 'stuck'>;

/** One event. Fields without a meaning are -1 or, for `value`, 0. */
export interface AlgorithmEvent {
  readonly kind: EventKind;
  /** The index of the line of the pseudocode. */
  readonly line: number;
  /** A cell, or a column of the matrix. */
  readonly at: number;
  /** A digit, a mask of digits or a number: see the kind. */
  readonly value: number;
  /** The index of a house. */
  readonly house: number;
}

/** Makes an event. */
export const event = (kind: EventKind, line: number, at = -1, value = 0, house = -1): AlgorithmEvent => ({
  kind,
  line,
  at,
  value,
  house,
});

/** The run of an algorithm. Its last event is an {@link Outcome}. */
export type Run = Generator<AlgorithmEvent, void>;

/** A line of pseudocode: its name, and how many levels it is indented. `src/messages/algorithms/algorithms.ts` has its text. */
export type CodeLine<Name extends string = string> = readonly [name: Name, indent: number];

/** By name: the index of a line. */
export const lineIndices = <Name extends string>(code: readonly CodeLine<Name>[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(code.map(([name], i) => [name, i])) as Record<Name, number>;
