/**
 * The notation of marks: `12`, or `1,12` if a digit can have two characters. Colors are numbers from 1 to 9. A candidate is a cell and
 * its digit, `r1c3=5`, and a link is two candidates: `r1c3=5-r4c3=5`, or `r1c3=5>r4c3=5` with an arrow.
 */

import { makeMarkedLink, parseMarkedLink } from '#markedLinks';
import { bitOf, digitsOf } from '../../core/grid';
import { makeCell, parseCell } from '../../core/notation';
import type { DigitMask } from '../../core/numbers';
import { digitOf } from '../parser/grids/cells';
import { COLOR_COUNT, isLinkLine, type MarkLineKind } from '../parser/sections/markLines';
import type { Puzzle } from '../puzzle';
import { makeSymbol, type Symbols } from '../symbols';
import type { ReadMarks } from './links';

/** The parts of a puzzle that its marks need. */
export interface Marked {
  readonly grid: Puzzle['grid'];
  readonly style: { readonly symbols: Symbols };
}

/** The largest mark of a layer. */
export function largestMark({ grid }: Puzzle, layer: MarkLineKind): number {
  return layer === 'colour' ? COLOR_COUNT : grid.geometry.size;
}

/** The text of the marks of a cell, ascending, or of a link. */
export function makeMarks(puzzle: Marked, kind: MarkLineKind, { key, mask }: ReadMarks): string {
  if (isLinkLine(kind))
    return makeMarkedLink(key, (cell, digit) => makePart(puzzle, 'corner', { key: cell, mask: bitOf(digit) }));
  const { symbols } = puzzle.style;
  const words = digitsOf(mask).map(digit => (kind === 'colour' ? String(digit) : makeSymbol(symbols, digit)));
  return words.join(isWide(puzzle, kind) ? ',' : '');
}

/** A part of a mark line: a cell with its marks, or a link. */
export function makePart(puzzle: Marked, kind: MarkLineKind, read: ReadMarks): string {
  const text = makeMarks(puzzle, kind, read);
  return isLinkLine(kind) ? text : `${makeCell(puzzle.grid.geometry, read.key)}=${text}`;
}

/** The marks in a part of a mark line; undefined when the text is anything else. */
export function parseMarks(puzzle: Puzzle, kind: MarkLineKind, text: string): ReadMarks | undefined {
  if (isLinkLine(kind)) return parseMarkedLink(text, end => parseMarks(puzzle, 'corner', end));
  const sign = text.indexOf('=');
  const key = sign < 0 ? undefined : parseCell(puzzle.grid.geometry, text.slice(0, sign));
  const mask = key === undefined ? 0 : maskOfMarks(puzzle, kind, text.slice(sign + 1));
  return key === undefined || mask === 0 ? undefined : { key, mask };
}

/** The mask of marks in a text, or 0 when the text is anything else. */
function maskOfMarks(puzzle: Puzzle, layer: MarkLineKind, text: string): DigitMask {
  const { size } = puzzle.grid.geometry;
  let mask = 0;
  for (const word of isWide(puzzle, layer) ? text.split(',') : text) {
    const digit = layer === 'colour' ? colourOf(word) : digitOf(word, puzzle.style.symbols, size);
    if (digit === 0) return 0;
    mask |= bitOf(digit);
  }
  return mask;
}

/** Whether a digit can be two characters wide. */
function isWide({ grid, style }: Marked, layer: MarkLineKind): boolean {
  return layer !== 'colour' && style.symbols.kind === 'decimal' && grid.geometry.size > 9;
}

function colourOf(word: string): number {
  return /^[1-9]$/.test(word) ? Number(word) : 0;
}
