/** The notes from which a document knows the givens of a puzzle. `Givens` stores them. */

import { countFilled, type Grid, hasConflict } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { isRuled, rulesOfGeometry } from '../../core/rules/geometry';
import { search, type Verdict } from '../../core/solver/index';
import type { Replaced } from '../../core/solver/wrongDigits';
import { isWhole, type Puzzle } from '../puzzle';

/** A note on one puzzle. Its span covers the puzzle in the current text, unless it is lost. */
export interface GivenNote {
  start: number;
  end: number;
  geometry: Grid['geometry'];
  givens: Uint8Array;
  /**
   * The digits that the puzzle had when its document was opened, or when it was inserted as a whole. Absent if it was
   * typed, because it had no digits at first.
   */
  opened?: Uint8Array | undefined;
  /** The user's choice for its givens; absent if there is none. While they are unlocked, every digit that is written is a given. */
  lock?: GivensLock;
  /** The digits when it was last seen. */
  digits: Uint8Array;
  /** Edited cells, the latest first. */
  recent: readonly Cell[];
  /** Digits that replaced others, the latest first. */
  replaced?: readonly Replaced[];
  /** Whether it was a puzzle to solve, and not one that was still being typed. */
  isPuzzle: boolean;
  /** Whether it was replaced together with other text, so that the puzzle may be elsewhere now. */
  isLost?: boolean;
  /** The first note of a puzzle whose givens commands changed. All notes of this puzzle refer to it. */
  first?: GivenNote;
  /**
   * Whether the puzzle has a newer note. This one is used again only if the puzzle has exactly the digits of this note.
   */
  isPast?: boolean;
  /**
   * The geometry with which a second solution of `opened` was searched for, and the outcome: `false` if one was found,
   * undefined if the search was abandoned.
   */
  searched?: { readonly geometry: Grid['geometry']; readonly isUnique: false | undefined };
  /** The givens of each state while they were unlocked, oldest first, so that Undo and Redo restore them. */
  states?: readonly GivenState[];
}

/** The givens of a puzzle when it had these digits. */
type GivenState = Pick<GivenNote, 'geometry' | 'digits' | 'givens' | 'opened'>;

/** Whether the user locked or unlocked the givens of a puzzle. */
export type GivensLock = 'locked' | 'unlocked';

/** Looks up the verdict of a grid that has already been searched. */
export type KnownVerdicts = (grid: Grid) => Verdict | undefined;

/**
 * A puzzle with one solution has at least one given for this number of cells. The fewest known givens are 17 for 81
 * cells.
 */
const CELLS_FOR_A_GIVEN = 5;

/** Pauses of the search for a second solution: some milliseconds at most, in grids with few rules. */
const MOST_PAUSES = 200;

/** Maximum numbers of cells and rules in a grid that is searched at an edit. In larger grids, pauses are rarer and starting takes a long time. */
const MOST_CELLS = 81;
const MOST_RULES = 100;

/** Maximum number of remembered states of a puzzle with unlocked givens. */
const MOST_STATES = 200;

/** Whether an edit is an Undo or Redo, or a new edit. */
export type EditKind = 'undone' | 'made';

/** Whether a puzzle was inserted into its document as a whole, or typed there. */
export type Origin = 'whole' | 'typed';

/** The first note of a puzzle: all digits are givens. */
export function noteFor(puzzle: Puzzle, origin: Origin): GivenNote {
  const { start, end, grid } = puzzle;
  const { geometry, digits } = grid;
  const isPuzzle = isWhole(puzzle) && (grid.allowed !== undefined || hasManyDigits(grid));
  // A rule that cannot be read yet excludes no digit.
  const opened = origin === 'whole' && puzzle.problems.length === 0 ? digits : undefined;
  return { start, end, geometry, givens: digits, opened, digits, recent: [], isPuzzle };
}

/**
 * Notes which cells were edited. Users who copy a puzzle type its givens in reading order, so an edit of a cell before the last edited one
 * is part of solving. Returns whether the givens may have changed.
 */
export function update(
  note: GivenNote,
  puzzle: Puzzle,
  known: KnownVerdicts,
  kind: EditKind = 'made',
  isTyped = false,
): boolean {
  const { geometry, digits } = puzzle.grid;
  if (!isWhole(puzzle)) return false;
  const isOther = note.geometry !== geometry;
  const edited = [...digits.keys()].filter(cell => digits[cell] !== note.digits[cell]);
  // While rules are being written, new digits are not entries of a player.
  if (isOther) note.geometry = geometry;
  const isComplete = complete(note, known);
  if (edited.length === 0) return isOther || isComplete;
  note.replaced = replacedIn(note, edited, digits);
  if (kind === 'undone' && restore(note, digits)) return true;
  if (note.lock === 'unlocked') {
    note.givens = writtenInto(note, note.givens, digits);
    note.opened = note.opened && writtenInto(note, note.opened, digits);
    delete note.searched;
    note.digits = digits;
    keepState(note);
    return true;
  }
  const last = Math.max(-1, ...note.recent);
  if (!note.isPuzzle && edited.some(cell => cell <= last)) settle(note, known);
  if (isTyped) note.givens = retyped(note, edited, digits);
  note.recent = [...new Set([...edited, ...note.recent])];
  note.digits = digits;
  return true;
}

/** The digits that replaced others in an edit of these cells. A restored digit does not count. */
function replacedIn(note: GivenNote, edited: readonly Cell[], digits: Uint8Array): readonly Replaced[] {
  const { replaced = [], digits: last } = note;
  const now = edited.map(cell => replaced.find(each => each.cell === cell) ?? { cell, before: last[cell] });
  const others = replaced.filter(({ cell }) => !edited.includes(cell));
  return [...now.filter(({ cell, before }) => before !== 0 && before !== digits[cell]), ...others];
}

/** The givens when digits were typed over some of them: a typed given is corrected by the new digit. */
function retyped({ givens, opened }: GivenNote, edited: readonly Cell[], digits: Uint8Array): Uint8Array {
  const isCorrected = (cell: Cell) => givens[cell] !== 0 && digits[cell] !== 0 && opened?.[cell] !== givens[cell];
  const corrected = edited.filter(isCorrected);
  if (corrected.length === 0) return givens;
  const after = givens.slice();
  for (const cell of corrected) after[cell] = digits[cell];
  return after;
}

/**
 * Whether a given was replaced by mistake: it was there when the document was opened, and the puzzle had one solution
 * then. If a given was deleted instead, the user is changing the puzzle itself.
 */
export function isReplaced(note: GivenNote, cell: Cell, digits: Uint8Array, known: KnownVerdicts): boolean {
  const { givens, opened, lock } = note;
  const given = givens[cell];
  if (given === 0 || digits[cell] === 0 || digits[cell] === given || opened?.[cell] !== given) return false;
  return lock !== 'unlocked' && isOpenedUnique(note, known) === true;
}

/**
 * By cell: the value of the note (such as its given), or the digit that was written since the note was updated, which
 * is a given while the givens are unlocked.
 */
export function writtenInto({ lock, digits: before }: GivenNote, values: Uint8Array, digits: Uint8Array): Uint8Array {
  if (lock !== 'unlocked' || values.length !== digits.length) return values;
  return values.map((value, cell) => (digits[cell] === before[cell] ? value : digits[cell]));
}

/** Unlocks the givens of a puzzle whose note is up to date. Digits that replaced a given are givens from now on. */
export function unlock(note: GivenNote): void {
  const { givens, opened, digits } = note;
  const isReplaced = givens.map((given, cell) => (given !== 0 && given !== digits[cell] ? 1 : 0));
  const replaced = (values: Uint8Array) => values.map((value, cell) => (isReplaced[cell] ? digits[cell] : value));
  note.givens = replaced(givens);
  note.opened = opened && replaced(opened);
  delete note.searched;
  note.lock = 'unlocked';
  keepState(note);
}

/** Remembers the givens of the digits that were last seen. */
function keepState(note: GivenNote): void {
  const { geometry, digits, givens, opened } = note;
  const others = (note.states ?? []).filter(state => !isSame(state.digits, digits));
  note.states = [...others, { geometry, digits, givens, opened }].slice(-MOST_STATES);
}

/** Restores the givens that belonged to these digits. Returns false if none are remembered. */
function restore(note: GivenNote, digits: Uint8Array): boolean {
  const state = note.states?.find(other => other.geometry === note.geometry && isSame(other.digits, digits));
  if (!state) return false;
  note.givens = state.givens;
  note.opened = state.opened;
  note.digits = digits;
  delete note.searched;
  return true;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((digit, cell) => digit === b[cell]);

/**
 * Makes the digits of the puzzle when it was opened its givens, if they have one solution: a puzzle with rules needs
 * few digits, or none. Returns whether it did.
 */
export function complete(note: GivenNote, known: KnownVerdicts): boolean {
  const { opened } = note;
  if (note.isPuzzle || !opened || isOpenedUnique(note, known) !== true) return false;
  note.givens = opened;
  note.isPuzzle = true;
  return true;
}

/** Makes the digits that were last seen the givens, if they have one solution. Returns whether it did. */
export function settle(note: GivenNote, known: KnownVerdicts): boolean {
  if (note.isPuzzle || note.digits.length !== note.geometry.cellCount) return false;
  // Digits that were typed since then may be entries, unless it is known that a unique solution needs them.
  if (note.opened && isOpenedUnique(note, known) === undefined) return false;
  if (!isUnique({ geometry: note.geometry, digits: note.digits }, known)) return false;
  note.givens = note.digits;
  note.recent = [];
  note.isPuzzle = true;
  return true;
}

/** Whether the digits with which a puzzle was opened have one solution; undefined when no short search can decide. */
function isOpenedUnique(note: GivenNote, known: KnownVerdicts): boolean | undefined {
  const { geometry, opened, searched } = note;
  if (opened?.length !== geometry.cellCount) return false;
  const grid: Grid = { geometry, digits: opened };
  // This is called for every edit, so the short search runs only once. The long search of the checks may decide later.
  if (searched?.geometry === geometry) return searched.isUnique ?? verdictIn(grid, known);
  const found = isUnique(grid, known);
  if (!found) note.searched = { geometry, isUnique: found };
  return found;
}

/** Whether a grid has one solution; undefined when no short search can decide. */
function isUnique(grid: Grid, known: KnownVerdicts): boolean | undefined {
  if (!hasEnough(grid)) return false;
  const { geometry } = grid;
  if (geometry.cellCount > MOST_CELLS || rulesOfGeometry(geometry).length > MOST_RULES) return verdictIn(grid, known);
  if (hasConflict(grid)) return false;
  const found = verdictIn(grid, known);
  if (found !== undefined) return found;
  let solutions = 0;
  let pauses = 0;
  for (const solution of search(grid)) {
    if (solution && ++solutions > 1) return false;
    if (!solution && ++pauses > MOST_PAUSES) return undefined;
  }
  return solutions === 1;
}

function verdictIn(grid: Grid, known: KnownVerdicts): boolean | undefined {
  const verdict = known(grid);
  return verdict && verdict.kind === 'valid';
}

/** Whether a grid has enough digits to have one solution. Rules can replace all of them. */
function hasEnough(grid: Grid): boolean {
  return isRuled(grid.geometry) || hasManyDigits(grid); // the variant is not compiled for this
}

function hasManyDigits({ geometry, digits }: Grid): boolean {
  return CELLS_FOR_A_GIVEN * countFilled(digits) >= geometry.cellCount;
}

/** Moves a note with an edit. */
export function move(note: GivenNote, start: number, removed: number, added: number): 'untouched' | 'touched' | 'gone' {
  const end = start + removed;
  // One character that is typed at an end of the puzzle belongs to it. Longer text is inserted before or after it.
  const isTyped = removed === 0 && added === 1;
  if (isTyped ? end < note.start : end <= note.start) {
    note.start += added - removed;
    note.end += added - removed;
    return 'untouched';
  }
  if (isTyped ? note.end < start : note.end <= start) return 'untouched';
  // The puzzle may be somewhere in the text that replaces it, as after Sort, Convert, Undo of these commands, or a
  // change of line endings.
  const isReplaced = start <= note.start && note.end <= end;
  if (isReplaced && note.end - note.start < removed) note.isLost = true;
  // A replacement of the same length, such as a command makes for many cells, usually leaves every cell in its place.
  if (removed === added) return 'touched';
  if (isReplaced && (added === 0 || !note.isPuzzle)) return 'gone';
  note.start = Math.min(note.start, start);
  note.end = Math.max(note.end, end) + added - removed;
  return 'touched';
}
