/** Puzzles that were read from pictures, as text of a file. */

import { type Geometry, geometryOfSize } from '../../core/geometry';
import { makeLine } from '../../core/notation';
import type { Content } from '../../formats/content';
import { baseOf } from '../../formats/shared/layout';
import type { PuzzleDocument, TextSource } from '../../text/document/document';
import type { TextEdit } from '../../text/edits';
import { puzzleNear } from '../../text/puzzleFile';
import type { Span } from '../../text/span';
import { insertion } from '../generate/writing';
import { keepingBoxes } from '../pasting/boxes';
import { emptyGridAt, inPlaceOfGrid } from '../pasting/emptyGrid';
import { textInStyle, usualStyle } from '../pasting/inStyle';
import { type FileStyle, styleNear } from '../pasting/style';
import type { EmbeddedPuzzle } from './embedding';

/** A puzzle in a picture. */
export interface PicturedPuzzle {
  /** The rows, columns and regions. */
  readonly geometry: Geometry;
  /** By cell, 0 for an empty one. */
  readonly digits: Uint8Array;
  /** Its title in the file. */
  readonly title?: string | undefined;
}

/** A puzzle that was read from a picture, or that the picture contains as text. */
export type FoundPuzzle = PicturedPuzzle | EmbeddedPuzzle;

/** The text of a new file with these puzzles. */
export function newFileOf(puzzles: readonly FoundPuzzle[]): string {
  return `${puzzles.map(puzzle => textOf(puzzle, { form: 'bordered', blank: '.' })).join('\n\n')}\n`;
}

/** The text of a puzzle: in a style, or unchanged if the style would lose something. */
function textOf(found: FoundPuzzle, style: FileStyle): string {
  if (!('content' in found)) return textInStyle(contentOf(found), style).text;
  return found.keepsStyle ? textInStyle(found.content, style).text : found.text;
}

/**
 * The edit that writes the puzzles of a picture in the style of the file: in place of the empty grid at a span, in an empty line, or below the
 * puzzle at the span.
 */
export function editForPicture(document: PuzzleDocument, span: Span, puzzles: readonly FoundPuzzle[]): TextEdit {
  const { source } = document;
  const [found] = puzzles;
  const content = 'content' in found ? found.content : contentOf(found);
  const style = styleNear(document, span.start) ?? usualStyle([content]);
  const newline = newlineIn(source);
  const separator = newline.repeat(style.form === 'line' ? 1 : 2);
  const texts = puzzles.map(puzzle => textOf(puzzle, style));
  const text = texts.join(separator);
  const grid = emptyGridAt(document, span);
  if (grid) {
    const replaced = texts.map(one => inPlaceOfGrid(one) ?? one).join(separator);
    return { start: grid.start, end: grid.end, text: replaced };
  }
  const puzzle = puzzleNear(document.around(span), span.start);
  const geometry = baseOf(content.grid.geometry);
  if (style.form !== 'line' || !puzzle || ('content' in found && !found.keepsStyle))
    return insertion(source, span.start, puzzle, { lines: text.split('\n'), geometry });
  const cursor = puzzle.start <= span.start && span.start <= puzzle.end ? puzzle.end : span.start;
  const line = lineAt(source, cursor);
  const kept = keepingBoxes(text, source, line.end);
  return line.text.trim() === ''
    ? { start: line.start, end: line.end, text: kept }
    : { start: line.end, end: line.end, text: `${newline}${kept}` };
}

/** The digits of a puzzle on one line, or a grid if it has other regions than the usual boxes. */
export function lineOrGrid(puzzle: PicturedPuzzle): string {
  const { geometry, digits } = puzzle;
  const isUsual = geometry === geometryOfSize(geometry.size);
  return isUsual ? makeLine(digits) : textInStyle(contentOf(puzzle), { form: 'plain', blank: '.' }).text;
}

function contentOf({ geometry, digits, title }: PicturedPuzzle): Content {
  const grid = { geometry, digits };
  return { grid, givens: digits, ...(title !== undefined && { title }) };
}

/** Number of characters on each side of an offset in which its line is searched. */
const FAR = 2000;

/** The line of an offset, without its end. */
function lineAt(source: TextSource, offset: number): Span & { readonly text: string } {
  const before = source.slice(Math.max(0, offset - FAR), offset);
  const [after] = source.slice(offset, offset + FAR).split(/[\r\n]/, 1);
  const first = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
  return { start: offset - first.length, end: offset + after.length, text: first + after };
}

function newlineIn(source: TextSource): string {
  return /\r\n|\n|\r/.exec(source.slice(0, FAR))?.[0] ?? '\n';
}
