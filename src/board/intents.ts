/**
 * Turns user actions on a board into text edits, which change nothing else. A change that cannot be made is refused
 * with a message; if there are several cells, those that cannot be changed are skipped.
 */

import { chainEdits, clearChains } from '#chains';
import { candidatesByRules } from '#narrowing';
import { bitOf, isSingle } from '../core/grid';
import type { MarkLayer, Marks } from '../core/marks';
import type { Cell, Digit } from '../core/numbers';
import * as messages from '../messages/index';
import type { TextSource } from '../text/document/document';
import { type Changed, clearCandidates, clearCell, fill, type TextEdit, toggleCandidate } from '../text/edits';
import { marksOf } from '../text/marks/marks';
import { largestMark } from '../text/marks/notation';
import { marksWithoutPlaced } from '../text/marks/removal';
import { distinguishesEntries, isReadable, listedIn, listsCandidates, type Puzzle } from '../text/puzzle';
import { isReadAs } from '../text/rereading';
import { type Locks, leavesOthers, markable, marksWritten, reasonFor, type Target } from './intentTarget';
import { type Intent, LAYERS, type Layer } from './protocol/messages';

/** The user's settings. */
export interface IntentOptions {
  /** Whether a digit that is placed is removed from the corner and center marks of its peers. */
  readonly removesMarks?: boolean;
  /**
   * Whether a cell without center marks shows its candidates as such. They are drawn and not written: the file keeps only what the
   * player thought, turning the setting off loses nothing, and when a digit is removed, no mark has to be restored. The first
   * center mark that is added to a cell, or removed from those that it shows, writes the marks of this cell.
   */
  readonly automaticMarks?: boolean;
  /** Givens that are protected although the text does not distinguish them from entries. */
  readonly guarded?: readonly Cell[];
}

/** The edits that carry out an intent, in a puzzle of a text. There may be none if nothing needs to change. */
export function editsFor(puzzle: Puzzle, source: TextSource, intent: Intent, options: IntentOptions = {}): Changed {
  const { cellCount } = puzzle.grid.geometry;
  const cells = [...new Set(intent.cells)].filter(cell => cell < cellCount).sort((a, b) => a - b);
  const target: Target = { puzzle, source, cells, isLocked: locksOf(puzzle, options) };
  if (cells.length === 0) return { refused: messages.play.noCell() };
  switch (intent.kind) {
    case 'setDigit':
      return setDigit(target, intent.digit, options);
    case 'toggleMark': {
      const { layer, digit } = intent;
      return layer === 'chain' ? chainEdits(target, intent) : toggleMark(target, layer, digit, options);
    }
    case 'link':
      return chainEdits(target, intent);
    case 'clear':
      return clearLayer(target, intent.layer);
  }
}

/** The edits of the first intents, and the number of these intents. */
export type FirstChanged = Changed & { readonly count: number };

/**
 * The edits that carry out the first intents of several at once, with the same result as carrying them out one after
 * the other: digits that were typed while the text was being edited. There is at least one intent, and only the first
 * may be refused.
 */
export function editsForFirst(
  puzzle: Puzzle,
  source: TextSource,
  intents: readonly Intent[],
  options: IntentOptions = {},
): FirstChanged {
  const isLocked = locksOf(puzzle, options);
  const digits = options.removesMarks ? [] : openDigits(puzzle, isLocked, intents);
  if (digits.length > 1) {
    const last = new Map(digits.flatMap(({ cells, digit }) => cells.map(cell => [cell, digit] as const)));
    const changed = [...last].filter(([cell, digit]) => puzzle.written[cell] !== digit);
    const after = puzzle.grid.digits.slice();
    for (const [cell, digit] of changed) after[cell] = digit;
    const edits = changed.flatMap(([cell, digit]) => fill(puzzle, cell, digit));
    const result = checked({ puzzle, source }, edits, after);
    if ('edits' in result) return { ...result, count: digits.length };
  }
  return { ...editsFor(puzzle, source, intents[0], options), count: 1 };
}

/** The leading intents that only write digits into cells, all of which can have them. */
function openDigits(
  puzzle: Puzzle,
  isLocked: Locks,
  intents: readonly Intent[],
): Extract<Intent, { readonly kind: 'setDigit' }>[] {
  const { size, cellCount } = puzzle.grid.geometry;
  const isOpen = (cell: Cell) => cell < cellCount && isReadable(puzzle, cell) && !isLocked(cell);
  const digits = intents.map(intent => {
    const isSimple = intent.kind === 'setDigit' && intent.digit > 0 && intent.digit <= size;
    return isSimple && intent.cells.length > 0 && intent.cells.every(isOpen) ? intent : undefined;
  });
  const end = digits.indexOf(undefined);
  return digits.slice(0, end < 0 ? digits.length : end).filter(digit => digit !== undefined);
}

function locksOf(puzzle: Puzzle, { guarded = [] }: IntentOptions): Locks {
  if (distinguishesEntries(puzzle)) return cell => puzzle.givens[cell] !== 0;
  return cell => guarded.includes(cell);
}

function setDigit(target: Target, digit: Digit, { removesMarks }: IntentOptions): Changed {
  const { puzzle, cells, isLocked } = target;
  if (digit > puzzle.grid.geometry.size) return { refused: messages.play.noDigit(puzzle) };
  const open = cells.filter(cell => isReadable(puzzle, cell) && !isLocked(cell));
  if (open.length === 0) return { refused: reasonFor(target) };
  const changed = open.filter(cell => puzzle.written[cell] !== digit);
  if (changed.length === 0 && digit > 0) return { refused: messages.play.already(puzzle, open, digit) };
  const edits = digit === 0 ? cleared(puzzle, changed) : changed.flatMap(cell => fill(puzzle, cell, digit));
  const digits = puzzle.grid.digits.slice();
  for (const cell of changed) digits[cell] = digit;
  const isRemoving = removesMarks && digit > 0 && changed.length > 0;
  const removed = isRemoving ? withoutMarks({ ...target, cells: changed }, digit) : [];
  return checked(target, [...edits, ...removed], digits);
}

/** The edits, if the text can then be read as a puzzle with these digits. */
function checked(
  { puzzle, source }: Pick<Target, 'puzzle' | 'source'>,
  edits: readonly TextEdit[],
  digits: Uint8Array,
): Changed {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  const isSame = () => isReadAs(puzzle, source, sorted, digits) && leavesOthers(puzzle, source, sorted);
  if (sorted.length === 0 || isSame()) return { edits: sorted };
  return { refused: messages.play.readDifferently() };
}

/** The edits that empty cells. Lists of candidates are those of the position without all of these digits. */
function cleared(puzzle: Puzzle, cells: readonly Cell[]): TextEdit[] {
  const digits = puzzle.grid.digits.slice();
  for (const cell of cells) digits[cell] = 0;
  const emptied: Puzzle = { ...puzzle, grid: { ...puzzle.grid, digits } };
  return cells.flatMap(cell => clearCell(emptied, cell));
}

/** The edits that remove a digit that is placed in the cells from the marks of their peers. */
function withoutMarks({ puzzle, source, cells }: Target, digit: Digit): TextEdit[] {
  const { grid, style } = puzzle;
  const peers = new Set(cells.flatMap(cell => [...grid.geometry.peersOf[cell]]));
  const bit = bitOf(digit);
  const placements = cells.map(cell => ({ cell, digit }));
  // A list of one would be a digit that the user has not placed.
  const isListed = (peer: Cell) =>
    !cells.includes(peer) &&
    grid.digits[peer] === 0 &&
    (listedIn(puzzle, peer) & bit) !== 0 &&
    (style.form !== 'marks' || !isSingle(listedIn(puzzle, peer) & ~bit));
  const lists = [...peers].filter(isListed).flatMap(peer => toggleCandidate(puzzle, peer, digit));
  return [...lists, ...marksWithoutPlaced(puzzle, source, placements)];
}

function toggleMark(target: Target, layer: MarkLayer, digit: Digit, { automaticMarks }: IntentOptions): Changed {
  const { puzzle, source } = target;
  if (digit > largestMark(puzzle, layer))
    return { refused: layer === 'colour' ? messages.play.noColour() : messages.play.noDigit(puzzle) };
  const open = markable(target, layer);
  if (open.length === 0) return { refused: reasonFor(target) };
  if (isListed(puzzle, layer)) return toggleListed(target, open, digit);
  const marks = marksOf(puzzle, source);
  const bit = bitOf(digit);
  const shown = automaticMarks && layer === 'centre' ? candidatesByRules(puzzle.grid) : [];
  const shownIn = (cell: Cell) => marks[layer][cell] || (shown[cell] ?? 0);
  const isRemoved = open.every(cell => (shownIn(cell) & bit) !== 0);
  return withMarks(target, marks, layer, open, cell => (isRemoved ? shownIn(cell) & ~bit : shownIn(cell) | bit));
}

/** Whether a layer is the candidates that the text of the puzzle lists. */
function isListed(puzzle: Puzzle, layer: Layer): boolean {
  return layer === 'centre' && listsCandidates(puzzle);
}

/** A list of one candidate would be a digit, so lists of two keep both, and a blank stays blank. */
function toggleListed(target: Target, open: readonly Cell[], digit: Digit): Changed {
  const { puzzle } = target;
  const has = (cell: Cell) => (listedIn(puzzle, cell) & bitOf(digit)) !== 0;
  const isRemoved = open.every(has);
  const changed = isRemoved ? open : open.filter(cell => !has(cell));
  const possible = changed.filter(
    cell => puzzle.style.form !== 'marks' || !isSingle(listedIn(puzzle, cell) ^ bitOf(digit)),
  );
  if (possible.length === 0) return { refused: messages.play.lastCandidates() };
  const edits = possible.flatMap(cell => toggleCandidate(puzzle, cell, digit));
  return checked(target, edits, puzzle.grid.digits);
}

function withMarks(
  { puzzle, source }: Target,
  marks: Marks,
  layer: MarkLayer,
  cells: readonly Cell[],
  maskAfter: (cell: Cell) => number,
): Changed {
  const masks = [...marks[layer]];
  for (const cell of cells) masks[cell] = maskAfter(cell);
  return marksWritten({ puzzle, source }, { ...marks, [layer]: masks });
}

/** Empties the first layer that is not empty, starting with the given one. */
function clearLayer(target: Target, layer: Layer): Changed {
  const { puzzle, cells, isLocked } = target;
  const first = LAYERS.indexOf(layer);
  for (const each of [...LAYERS.slice(first), ...LAYERS.slice(0, first)]) {
    const changed =
      each === 'digit' ? clearDigits(target) : each === 'chain' ? clearChains(target) : clearMarks(target, each);
    if (changed) return changed;
  }
  const empty = cells.filter(cell => !isLocked(cell) && isReadable(puzzle, cell));
  return { refused: empty.length === 0 ? reasonFor(target) : messages.play.empty(puzzle, empty) };
}

/** Undefined when no cell has a digit that can be removed. */
function clearDigits(target: Target): Changed | undefined {
  const { puzzle, cells, isLocked } = target;
  const filled = cells.filter(cell => puzzle.written[cell] !== 0 && isReadable(puzzle, cell) && !isLocked(cell));
  return filled.length > 0 ? setDigit({ ...target, cells: filled }, 0, {}) : undefined;
}

/** Undefined when no cell has marks of the layer. Those of filled cells are not drawn, and stay. */
function clearMarks(target: Target, layer: MarkLayer): Changed | undefined {
  const { puzzle, source } = target;
  const open = markable(target, layer);
  if (isListed(puzzle, layer)) {
    const listed = open.filter(cell => listedIn(puzzle, cell) !== 0);
    if (listed.length === 0) return undefined;
    return checked(
      target,
      listed.flatMap(cell => clearCandidates(puzzle, cell)),
      puzzle.grid.digits,
    );
  }
  const marks = marksOf(puzzle, source);
  const marked = open.filter(cell => marks[layer][cell] !== 0);
  return marked.length > 0 ? withMarks(target, marks, layer, marked, () => 0) : undefined;
}
