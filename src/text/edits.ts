/**
 * Changes to a file, as text edits of single cells. Every change is made here, so that borders, comments, line endings
 * and other cells stay the same, byte for byte.
 */

import { candidatesOf } from '../core/candidates';
import { digitsOf, withDigit } from '../core/grid';
import { makeLine } from '../core/notation';
import type { Cell, Digit } from '../core/numbers';
import { cellSpanOf, isFillable, marksSpanOf, type Puzzle, textOf } from './puzzle';
import type { Span } from './span';
import { digitOfCharacter, makeSymbol } from './symbols';

/** A change of a file, or the reason why there is none, as a sentence for the user. */
export type Changed = { readonly edits: TextEdit[] } | { readonly refused: string };

/** A span, and the text that replaces it. */
export interface TextEdit extends Span {
  readonly text: string;
}

/** Writes a digit into a cell in the puzzle's own style, and into its pencil marks when they are a separate grid. */
export function fill(puzzle: Puzzle, cell: Cell, digit: Digit): TextEdit[] {
  const { symbols, written: texts } = puzzle.style;
  const symbol = texts?.[digit - 1] ?? makeSymbol(symbols, digit);
  const isPlaced = puzzle.style.form === 'library' && puzzle.givens[cell] === 0;
  const written = isPlaced ? `+${symbol}` : symbol;
  return [...write(puzzle, cell, written), ...writeMarks(puzzle, cell, symbol)];
}

/**
 * Removes candidates from cells where the text lists them, and keeps everything else in those cells. `gone` has a mask
 * of digits by cell. A list with one remaining candidate is then read as a digit, like any list of one.
 */
export function removeCandidates(puzzle: Puzzle, gone: ReadonlyMap<number, number>): TextEdit[] {
  const candidates = candidatesOf(puzzle.grid);
  return [...gone].flatMap(([cell, mask]) => {
    const span = marksSpanOf(puzzle, cell);
    if (!span || (candidates[cell] & mask) === 0 || (candidates[cell] & ~mask) === 0) return [];
    let text = textOf(puzzle, span);
    for (const digit of digitsOf(mask)) text = text.replace(makeSymbol(puzzle.style.symbols, digit), '');
    return [{ ...span, text: text.padEnd(span.end - span.start) }];
  });
}

/** Fills every cell that is blank in the text with its digit in `digits`; 0 leaves it blank. */
export function fillBlanks(puzzle: Puzzle, digits: Uint8Array): TextEdit[] {
  const { places, start, style, written } = puzzle;
  const { symbols } = style;
  // In plain puzzles cells that touch become one edit.
  const isSimple = isPlain(puzzle);
  const edits: TextEdit[] = [];
  let from = 0;
  let to = -1;
  let text = '';
  for (let cell = 0; cell < digits.length; cell++) {
    if (digits[cell] === 0 || written[cell] !== 0 || !isFillable(puzzle, cell)) continue;
    if (!isSimple) {
      edits.push(...fill(puzzle, cell, digits[cell]));
      continue;
    }
    const at = places.startOf(cell);
    if (at !== to) {
      if (text) edits.push({ start: start + from, end: start + to, text });
      from = at;
      text = '';
    }
    to = places.endOf(cell);
    text += makeSymbol(symbols, digits[cell]);
  }
  if (text) edits.push({ start: start + from, end: start + to, text });
  return edits;
}

/** The same edits merged into one, or none. With many puzzles, this makes one edit per puzzle instead of several. */
export function fillAsOne(puzzle: Puzzle, digits: Uint8Array): TextEdit[] {
  const { start, end, text, written, style } = puzzle;
  const isLine = isPlain(puzzle) && text.length === digits.length && makeSymbol(style.symbols, 1) === '1';
  if (isLine && digits.length <= 81 && puzzle.problems.length === 0) {
    const merged = written.map((digit, cell) => digit || digits[cell]);
    if (!merged.includes(0)) return [{ start, end, text: makeLine(merged) }];
  }
  const edits = joined(fillBlanks(puzzle, digits)).map(edit => movedEdit(edit, -start));
  return edits.length > 0 ? [movedEdit(mergedEdit(text, edits), start)] : [];
}

/** Whether every cell is one character and is written in one place only, so that a digit replaces a blank. */
function isPlain({ style: { form, padding, symbols, written, isPasted }, markPlaces }: Puzzle): boolean {
  return form === 'symbols' && symbols.kind === 'character' && !padding && !markPlaces && !written && !isPasted;
}

function movedEdit(edit: TextEdit, by: number): TextEdit {
  return { ...edit, start: edit.start + by, end: edit.end + by };
}

/** Empties a cell in the puzzle's own style: among pencil marks it lists the candidates that the cell then has. */
export function clearCell(puzzle: Puzzle, cell: Cell): TextEdit[] {
  const candidates = digitsOf(candidatesOf(withDigit(puzzle.grid, cell, 0))[cell]).join('');
  // A list of one candidate would be read as a digit.
  const isList = puzzle.style.form === 'marks' && candidates.length > 1;
  return [
    ...write(puzzle, cell, isList ? candidates : puzzle.style.blank),
    ...writeMarks(puzzle, cell, candidates || puzzle.style.blank),
  ];
}

/** Writes a digit into a cell of the givens, if these are a separate grid; 0 empties it. */
export function writeGiven(puzzle: Puzzle, cell: Cell, digit: Digit): TextEdit[] {
  const { style, givenPlaces, start } = puzzle;
  if (!givenPlaces || givenPlaces.startOf(cell) < 0) return [];
  const span = { start: start + givenPlaces.startOf(cell), end: start + givenPlaces.endOf(cell) };
  return [rewriteCell(puzzle, span, digit === 0 ? style.blank : makeSymbol(style.symbols, digit))];
}

/**
 * Adds a candidate to the list in a cell, or removes it, and keeps everything else there. A cell with a digit is a list
 * of one, and a blank an empty list. The last candidate of a list stays, because a cell without one cannot be read.
 */
export function toggleCandidate(puzzle: Puzzle, cell: Cell, digit: Digit): TextEdit[] {
  const span = marksSpanOf(puzzle, cell);
  if (!span) return [];
  const text = textOf(puzzle, span);
  const listed = [...text].filter(c => digitOfCharacter(puzzle.style.symbols, c.charCodeAt(0)) > 0);
  const symbol = makeSymbol(puzzle.style.symbols, digit);
  if (listed.length === 0) return [list(puzzle, span, symbol)];
  if (listed.includes(symbol)) return listed.length > 1 ? [list(puzzle, span, text.replace(symbol, ''))] : [];
  const next = listed.find(other => other > symbol);
  const at = next === undefined ? text.lastIndexOf(listed[listed.length - 1]) + 1 : text.indexOf(next);
  return [list(puzzle, span, text.slice(0, at) + symbol + text.slice(at))];
}

/** Empties the list of candidates of a cell where the text lists them: a blank is written instead. */
export function clearCandidates(puzzle: Puzzle, cell: Cell): TextEdit[] {
  const span = marksSpanOf(puzzle, cell);
  return span ? [list(puzzle, span, puzzle.style.blank)] : [];
}

/** Writes the most common blank into every empty cell that has a different one. */
export function unifyBlanks(puzzle: Puzzle): TextEdit[] {
  return puzzle.oddBlanks.flatMap(({ cell }) => {
    const span = cellSpanOf(puzzle, cell);
    return span ? [{ ...span, text: puzzle.style.blank.repeat(span.end - span.start) }] : [];
  });
}

/** Above this number of edits VS Code is faster with one replacement of the whole span. */
export const MOST_SINGLE_EDITS = 2000;

/** Edits in the order of the text. Edits that touch each other become one. */
export function joined(edits: readonly TextEdit[]): TextEdit[] {
  const result: TextEdit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last?.end === edit.start)
      result[result.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
    else result.push(edit);
  }
  return result;
}

/**
 * One edit with the effect of all `edits`: it replaces the text from the first to the last of them. There is at least one,
 * and they are in the order of the text.
 */
export function mergedEdit(text: string, edits: readonly TextEdit[]): TextEdit {
  const parts: string[] = [];
  const { start } = edits[0];
  let from = start;
  for (const edit of edits) {
    parts.push(text.slice(from, edit.start), edit.text);
    from = edit.end;
  }
  return { start, end: from, text: parts.join('') };
}

/** The text after these edits, which must not overlap. */
export function applied(text: string, edits: readonly TextEdit[]): string {
  if (edits.length === 0) return text;
  const { start, end, text: replacement } = mergedEdit(text, joined(edits));
  return text.slice(0, start) + replacement + text.slice(end);
}

function write(puzzle: Puzzle, cell: Cell, text: string): TextEdit[] {
  const span = cellSpanOf(puzzle, cell);
  return span ? [rewriteCell(puzzle, span, text)] : [];
}

/** An XML element without content: `<c/>`. A digit needs a tag after it. */
const EMPTY_ELEMENT = /<(\w+)[^<>]{0,200}\/>$/;

/** Replaces the text of a cell, so that the columns of the puzzle keep their width where they can. */
export function rewriteCell(puzzle: Puzzle, span: Span, text: string): TextEdit {
  const { form, padding, blank } = puzzle.style;
  const width = span.end - span.start;
  const wider = text.length - width;
  if (form === 'marks') return list(puzzle, span, text);
  const element = width === 0 && EMPTY_ELEMENT.exec(puzzle.text.slice(0, span.start - puzzle.start));
  if (element) return { start: span.start - 2, end: span.end, text: `>${text}</${element[1]}>` };
  if (padding === 'zero') return { ...span, text: text === blank ? blank.repeat(width) : text.padStart(width, '0') };
  if (!padding || wider === 0) return { ...span, text };
  // In columns of numbers a wider number replaces the space next to it, and a narrower one leaves a space.
  const isLeft = padding === 'left';
  if (wider < 0) return { ...span, text: isLeft ? text.padStart(width) : text.padEnd(width) };
  return isLeft ? { ...span, start: span.start - wider, text } : { ...span, end: span.end + wider, text };
}

/** A list that is longer than the one before takes the spaces after it, except the one that separates it from the next cell. */
function list({ text: all, start }: Puzzle, span: Span, text: string): TextEdit {
  const width = span.end - span.start;
  let room = 0;
  while (room < text.length - width && all.startsWith('  ', span.end - start + room)) room++;
  return { start: span.start, end: span.end + room, text: text.padEnd(width) };
}

function writeMarks(puzzle: Puzzle, cell: Cell, marks: string): TextEdit[] {
  const span = puzzle.markPlaces && marksSpanOf(puzzle, cell);
  return span ? [list(puzzle, span, marks)] : [];
}
