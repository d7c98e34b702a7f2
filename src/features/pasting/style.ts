/** The style of a file's puzzles, which pasted puzzles adopt. */

import type { PuzzleDocument, TextSource } from '../../text/document/document';
import { sheetLinesOf } from '../../text/layout/sheetLines';
import { isWhole, listsCandidates, type Puzzle } from '../../text/puzzle';
import { puzzleNear } from '../../text/puzzleFile';
import { isOneLine } from '../../text/sheets';
import type { ConvertForm } from '../formatting/convert';
import { layoutOf } from '../formatting/format';

/** A form, and the text of an empty cell. */
export interface FileStyle {
  readonly form: ConvertForm;
  readonly blank: string;
}

/** The style of the puzzle at an offset or nearest to it; undefined when there is none, or it is itself in a pasted form. */
export function styleNear(document: PuzzleDocument, offset: number): FileStyle | undefined {
  const near = puzzleNear(document.around({ start: offset, end: offset }), offset);
  return near && styleOf(document.source, near);
}

/** The style of a puzzle; undefined for one in a pasted form. */
export function styleOf(source: TextSource, puzzle: Puzzle): FileStyle | undefined {
  const { style } = puzzle;
  if (style.isPasted || !isWhole(puzzle)) return undefined;
  const blank = style.form === 'symbols' ? style.blank : '.';
  if (isOneLine(puzzle)) return { form: 'line', blank };
  if (listsCandidates(puzzle)) return { form: 'pencilMarks', blank };
  const lines = sheetLinesOf(source, puzzle, { kind: 'position', places: puzzle.places });
  return lines && { form: layoutOf(lines), blank };
}
