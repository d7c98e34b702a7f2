/**
 * Writes a transformed puzzle in its place, in its own style. Only the cells of its grids, the player's marks and the steps of a line
 * of HoDoKu's library change. Comments, the title and everything else stay in place.
 */

import { candidatesOf } from '../../core/candidates';
import type { MarkLayer, Marks } from '../../core/marks';
import type { Candidate } from '../../core/position';
import { type Transformation, transformed } from '../../core/symmetry/transformation';
import * as messages from '../../messages/index';
import type { TextSource } from '../../text/document/document';
import { applied, type Changed, joined, rewriteCell, type TextEdit } from '../../text/edits';
import { sheetLinesOf } from '../../text/layout/sheetLines';
import { marksEdits, marksOf } from '../../text/marks/marks';
import { isWhole, type Puzzle, textOf } from '../../text/puzzle';
import { areEqual, lineSpanOf, readAlone } from '../../text/rereading';
import { isOneLine, type Sheet, sheetsOf, spanIn } from '../../text/sheets';
import { whyUnread } from '../puzzles/firstProblem';
import { transformedTexts } from './cellTexts';
import { columnEdits } from './columns';
import { libraryEdits } from './libraryFields';

/** The edits that transform a puzzle, in the order of the text, or the reason why there are none. */
export function transformedEdits(puzzle: Puzzle, source: TextSource, transformation: Transformation): Changed {
  const say = messages.transform;
  if (!isWhole(puzzle)) return { refused: whyUnread(puzzle) };
  const edits: TextEdit[] = [];
  for (const sheet of sheetsOf(puzzle)) {
    const texts = transformedTexts(puzzle, sheet, transformation);
    if (!texts) return { refused: whyUnread(puzzle) };
    edits.push(...sheetEdits(puzzle, source, sheet, texts));
  }
  if (puzzle.style.form === 'library') edits.push(...libraryEdits(puzzle, transformation));
  if (!isReadTransformed(puzzle, source, edits, transformation)) return { refused: say.readDifferently() };
  const marks = marksEdits(puzzle, source, transformedMarks(marksOf(puzzle, source), transformation)) ?? [];
  return { edits: joined([...edits, ...marks]) };
}

/** The edits of one grid, one for each cell that changes, and for its borders where a column changes its width. */
function sheetEdits(puzzle: Puzzle, source: TextSource, sheet: Sheet, texts: readonly string[]): TextEdit[] {
  const edits = texts.flatMap((text, cell) => {
    const span = spanIn(puzzle, sheet, cell);
    return span && textOf(puzzle, span) !== text ? [{ ...span, text }] : [];
  });
  const keepWidths = edits.every(({ start, end, text }) => text.length === end - start);
  if (keepWidths) return edits;
  if (puzzle.style.padding) return edits.map(({ text, ...span }) => rewriteCell(puzzle, span, text));
  // Touching cells and single-line puzzles need no alignment.
  const lines = isOneLine(puzzle) ? undefined : sheetLinesOf(source, puzzle, sheet);
  return (lines && columnEdits(puzzle.grid.geometry, lines, texts)) ?? edits;
}

/** The transformed marks. Digits move and get new names. Colors only move. */
function transformedMarks(marks: Marks, { geometry, cells, digits }: Transformation): Marks {
  const names = (layer: MarkLayer) => (layer === 'colour' ? digits.map((_, digit) => digit) : digits);
  const moved = (layer: MarkLayer) => {
    const grid = { geometry, digits: new Uint8Array(cells.length), allowed: Uint32Array.from(marks[layer]) };
    return [...(transformed(grid, { geometry, cells, digits: names(layer) }).allowed ?? [])];
  };
  const candidate = ({ cell, digit }: Candidate) => ({ cell: cells[cell], digit: digits[digit] });
  const { chains } = marks;
  return {
    corner: moved('corner'),
    centre: moved('centre'),
    colour: moved('colour'),
    ...(chains && {
      chains: {
        colors: chains.colors.map(each => ({ ...each, ...candidate(each) })),
        links: chains.links.map(link => ({ ...link, from: candidate(link.from), to: candidate(link.to) })),
      },
    }),
  };
}

/** Whether the text is read as the transformed puzzle: its digits, givens and candidates. */
function isReadTransformed(
  puzzle: Puzzle,
  source: TextSource,
  edits: readonly TextEdit[],
  transformation: Transformation,
): boolean {
  const section = puzzle.givenPlaces && !puzzle.markPlaces ? 'puzzle' : 'none';
  const lines = lineSpanOf(puzzle, source);
  const before = readAlone(puzzle, source, lines, [], section);
  // A text that cannot be read alone cannot be compared.
  if (!before || !areEqual(before.grid.digits, puzzle.grid.digits)) return true;
  const after = readAlone(puzzle, source, lines, edits, section);
  const ofGrid = { ...before.grid, allowed: candidatesOf(before.grid) };
  const wanted = transformed(ofGrid, transformation);
  const givens = transformed({ ...before.grid, digits: before.givens }, transformation).digits;
  return (
    after !== undefined &&
    isWhole(after) &&
    areEqual(after.grid.digits, wanted.digits) &&
    areEqual(after.givens, givens) &&
    candidatesOf(after.grid).every((mask, cell) => mask === wanted.allowed?.[cell])
  );
}

/** Many edits of a puzzle as one. */
export function asOneEdit({ text, start }: Puzzle, edits: readonly TextEdit[]): TextEdit[] {
  if (edits.length === 0) return [];
  const isInside = edits.every(edit => start <= edit.start && edit.end <= start + text.length);
  if (!isInside) return [...edits];
  const moved = edits.map(edit => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return [{ start, end: start + text.length, text: applied(text, moved) }];
}
