/**
 * The notation of marks: `12`, or `1,12` if a digit can have two characters. Colors are numbers from 1 to 9. A candidate is a cell and
 * its digit, `r1c3=5`, and a link is two candidates: `r1c3=5-r4c3=5`, or `r1c3=5>r4c3=5` with an arrow.
 */

import { bitOf, digitsOf, isSingle } from '../../core/grid';
import { makeCell, parseCell } from '../../core/notation';
import type { DigitMask } from '../../core/numbers';
import type { Candidate } from '../../core/position';
import { digitOf } from '../parser/grids/cells';
import { COLORS, isLinkLine, type MarkLineKind } from '../parser/sections/markLines';
import type { Puzzle } from '../puzzle';
import { makeSymbol, type Symbols } from '../symbols';

/** The parts of a puzzle that its marks need. */
export interface Marked {
  readonly grid: Puzzle['grid'];
  readonly style: { readonly symbols: Symbols };
}

/** The marks that a part of a mark line has. */
export interface ReadMarks {
  /** The cell. In a line of links: the link, as {@link linkKey} makes it. */
  readonly key: number;
  /** The digits or colors of the cell; 1 for a link. */
  readonly mask: DigitMask;
}

/** The ends of a link, and whether it has an arrow. */
export interface LinkEnds {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly hasArrow: boolean;
}

/** The largest mark of a layer. */
export function largestMark({ grid }: Puzzle, layer: MarkLineKind): number {
  return layer === 'colour' ? COLORS : grid.geometry.size;
}

/** The text of the marks of a cell, ascending, or of a link. */
export function makeMarks(puzzle: Marked, kind: MarkLineKind, { key, mask }: ReadMarks): string {
  if (isLinkLine(kind)) return makeLink(puzzle, linkOfKey(key));
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
  if (isLinkLine(kind)) return parseLink(puzzle, text);
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

function parseLink(puzzle: Puzzle, text: string): ReadMarks | undefined {
  const [from, to, ...rest] = text.split(/[->]/).map(end => parseMarks(puzzle, 'corner', end));
  if (!from || !to || rest.length > 0 || ![from, to].every(({ mask }) => isSingle(mask))) return undefined;
  const [a, b] = [from, to].map(({ key, mask }) => ({ cell: key, digit: digitsOf(mask)[0] }));
  const key = linkKey({ from: a, to: b, hasArrow: text.includes('>') });
  return candidateKey(a) === candidateKey(b) ? undefined : { key, mask: 1 };
}

function makeLink(puzzle: Marked, { from, to, hasArrow }: LinkEnds): string {
  const [start, end] = [from, to].map(({ cell, digit }) =>
    makePart(puzzle, 'corner', { key: cell, mask: bitOf(digit) }),
  );
  return `${start}${hasArrow ? '>' : '-'}${end}`;
}

/** More than the number of digits, and of the keys of candidates. */
const DIGITS = 32;
const CANDIDATES = 1024 * DIGITS;

const candidateKey = ({ cell, digit }: Candidate) => cell * DIGITS + digit;
const candidateOfKey = (key: number): Candidate => ({ cell: Math.floor(key / DIGITS), digit: key % DIGITS });

/** A number that is the same for equal links. Links without an arrow have no direction. */
export function linkKey({ from, to, hasArrow }: LinkEnds): number {
  const ends = [candidateKey(from), candidateKey(to)];
  const [a, b] = hasArrow ? ends : ends.sort((one, other) => one - other);
  return (a * CANDIDATES + b) * 2 + (hasArrow ? 1 : 0);
}

/** The ends of a link with this key. */
export function linkOfKey(key: number): LinkEnds {
  const ends = Math.floor(key / 2);
  return {
    from: candidateOfKey(Math.floor(ends / CANDIDATES)),
    to: candidateOfKey(ends % CANDIDATES),
    hasArrow: key % 2 === 1,
  };
}

/** Whether a digit can be two characters wide. */
function isWide({ grid, style }: Marked, layer: MarkLineKind): boolean {
  return layer !== 'colour' && style.symbols.kind === 'decimal' && grid.geometry.size > 9;
}

function colourOf(word: string): number {
  return /^[1-9]$/.test(word) ? Number(word) : 0;
}
