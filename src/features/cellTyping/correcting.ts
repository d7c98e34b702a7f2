/**
 * Corrects characters that the editor inserted as text at the cells of a puzzle, because no keybinding reached cell
 * typing first: replaces them with the effect of the same keys on the cells.
 */

import { applied, joined, type TextEdit } from '../../text/edits';
import type { Span } from '../../text/span';
import type { CellCursor, Cursor } from './cells';

/** An insertion or replacement that an editor reports. `start` is the offset before all changes of the same event. */
export interface RawChange {
  readonly start: number;
  readonly removed: number;
  readonly text: string;
}

/** Characters that were typed at each of some cursors. */
export interface TypedText {
  readonly characters: string;
  /** Number of characters after each cursor that they replaced, as in VS Code's overtype mode. Otherwise 0. */
  readonly overtyped: number;
}

/** No characters yet. */
export const NOTHING_TYPED: TypedText = { characters: '', overtyped: 0 };

/**
 * The text typed at each of these cursors including one more character, or undefined for any other change. `before`
 * was typed there earlier and is in the text too.
 */
export function characterTyped(
  cursors: readonly Cursor[],
  before: TypedText,
  changes: readonly RawChange[],
): TypedText | undefined {
  const { characters, overtyped } = before;
  const { text } = changes[0];
  if (changes.length !== cursors.length || !(text.length === 1 || text === '\r\n')) return undefined;
  const sorted = [...changes].sort((a, b) => a.start - b.start);
  const isOver = sorted[0].removed === 1 && cursors.every(({ anchor, active }) => anchor === active);
  if (characters !== '' && isOver !== overtyped > 0) return undefined;
  let moved = 0;
  for (const [i, { start, end }] of spansOf(cursors).entries()) {
    const change = sorted[i];
    const isFirst = characters === '';
    const removed = isOver ? 1 : isFirst ? end - start : 0;
    const expected = isFirst ? start : start + moved + characters.length;
    if (change.text !== text || change.start !== expected || change.removed !== removed) return undefined;
    moved += characters.length - overtyped - (end - start);
  }
  return { characters: characters + text, overtyped: isOver ? overtyped + 1 : 0 };
}

/**
 * One edit that turns the current text, where `typed` replaced every cursor's selection or overtyped the text
 * after it, into the earlier text with these edits. Undefined when the replaced text is unknown.
 */
export function corrected(
  slice: (start: number, end: number) => string,
  cursors: readonly CellCursor[],
  { characters, overtyped }: TypedText,
  edits: readonly TextEdit[],
): TextEdit | undefined {
  const spans = spansOf(cursors).map(({ start, end }) => ({ start, end: end + overtyped }));
  const start = Math.min(spans[0].start, ...edits.map(edit => edit.start));
  const end = Math.max(spans[spans.length - 1].end, ...edits.map(edit => edit.end));
  let before = '';
  let from = start;
  let moved = 0;
  for (const span of spans) {
    const selected = textBefore(cursors, span);
    if (selected === undefined) return undefined;
    before += slice(from + moved, span.start + moved) + selected;
    moved += characters.length - (span.end - span.start);
    from = span.end;
  }
  before += slice(from + moved, end + moved);
  const after = applied(
    before,
    joined(edits.map(edit => ({ start: edit.start - start, end: edit.end - start, text: edit.text }))),
  );
  return withoutCommonEnds({ start, end: end + moved, text: after }, slice(start, end + moved));
}

function spansOf(cursors: readonly Cursor[]): Span[] {
  return cursors
    .map(({ anchor, active }) => ({ start: Math.min(anchor, active), end: Math.max(anchor, active) }))
    .sort((a, b) => a.start - b.start);
}

/** The replaced text, from the puzzle before the change. */
function textBefore(cursors: readonly CellCursor[], { start, end }: Span): string | undefined {
  if (start === end) return '';
  const puzzle = cursors.find(cursor => cursor.puzzle.start <= start && end <= cursor.puzzle.end)?.puzzle;
  return puzzle?.text.slice(start - puzzle.start, end - puzzle.start);
}

function withoutCommonEnds({ start, end, text }: TextEdit, before: string): TextEdit {
  let front = 0;
  while (front < Math.min(text.length, before.length) && text[front] === before[front]) front++;
  let back = 0;
  const most = Math.min(text.length, before.length) - front;
  while (back < most && text[text.length - 1 - back] === before[before.length - 1 - back]) back++;
  return { start: start + front, end: end - back, text: text.slice(front, text.length - back) };
}
