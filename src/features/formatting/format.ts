/**
 * Formats puzzles in rows. Only their grids change: titles, comments and everything else stay. Single-line puzzles,
 * incomplete ones, and those whose formatted text would be read differently are left as they are.
 */

import type { PuzzleDocument, TextSource } from '../../text/document/document';
import { eachWithin } from '../../text/document/within';
import type { TextEdit } from '../../text/edits';
import { withoutTrailingComment } from '../../text/layout/frames';
import type { GridLayout } from '../../text/layout/layout';
import { sameMeaning } from '../../text/layout/meaning';
import { rewriting, type WantedLayout } from '../../text/layout/rewriting';
import type { SheetLines } from '../../text/layout/sheetLines';
import { cellMarkWords, LARGEST_MARKED, writtenWords } from '../../text/layout/words';
import type { Puzzle } from '../../text/puzzle';
import { isOneLine, type Sheet, sheetsOf } from '../../text/sheets';
import type { Span } from '../../text/span';
import { ruleFormatEdits } from '../rules/formatting';
import type { FormatStyle } from './styles';

/** The edits that format all puzzles that a span touches. Yields where it may be paused. */
export function* formatAll(document: PuzzleDocument, span: Span, style: FormatStyle): Generator<undefined, TextEdit[]> {
  const { notes = [] } = document.around({ start: span.start, end: span.start });
  const edits = ruleFormatEdits({ puzzles: [], notes }, span);
  for (const puzzle of eachWithin(document, span)) {
    if (puzzle) {
      edits.push(...formatEdits(document.source, puzzle, style), ...ruleFormatEdits({ puzzles: [puzzle] }, span));
    }
    yield undefined;
  }
  return edits;
}

/** The edits that format a puzzle, one for each of its grids that changes. */
function formatEdits(source: TextSource, puzzle: Puzzle, style: FormatStyle): readonly TextEdit[] {
  if (isOneLine(puzzle) || puzzle.problems.some(({ code }) => code !== 'invalid-symbol')) return [];
  const isMarked = style === 'pencilMarks' && isMarkable(puzzle);
  const wantedFor = (sheet: Sheet, lines: SheetLines): WantedLayout | undefined => {
    if (isMarked) return { words: cellMarkWords(puzzle), layout: 'bordered' };
    // `keep` leaves tables of spreadsheets unchanged.
    if (style === 'keep' && (puzzle.style.isPasted || isTidy(puzzle, lines))) return undefined;
    const layout = style === 'keep' || style === 'pencilMarks' ? layoutOf(lines) : style;
    return { words: writtenWords(puzzle, sheet), layout };
  };
  const found = rewriting(source, puzzle, wantedFor);
  return found && sameMeaning(found.before, found.after) ? found.edits : [];
}

/** Whether candidates can be written into a puzzle that has none yet. */
function isMarkable(puzzle: Puzzle): boolean {
  const { grid, style, problems } = puzzle;
  const isPlain = style.form === 'symbols' && sheetsOf(puzzle).length === 1;
  return isPlain && grid.geometry.size <= LARGEST_MARKED && problems.length === 0;
}

/** The layout that is most like the text. */
export function layoutOf({ text, rows, start, hasBorders }: SheetLines): GridLayout {
  if (/[\u2500-\u257f]/.test(text)) return 'boxDrawing';
  const [{ cells, line }] = rows;
  const first = text.slice(line.start - start, line.end - start);
  if (withoutTrailingComment(first).includes('|')) return 'bordered';
  const isApart = cells.some((cell, i) => i > 0 && cells[i - 1].end < cell.start);
  if (!isApart) return 'plain';
  return hasBorders && /^[ \t]*[-=+*.:]{5,}[ \t]*$/m.test(text) ? 'bordered' : 'spaced';
}

/** Whether the columns of a grid are aligned and no line ends with white space. */
function isTidy({ style }: Puzzle, { rows, text }: SheetLines): boolean {
  if (/[ \t](?:\r|\n|$)/.test(text)) return false;
  const edge = (r: number, column: number) => {
    const { cells, line } = rows[r];
    return (style.padding === 'left' ? cells[column].end : cells[column].start) - line.start;
  };
  return rows.every(({ cells }, r) => cells.every((_, column) => edge(r, column) === edge(0, column)));
}
