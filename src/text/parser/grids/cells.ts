/** Reads digits, blanks and candidates from the spans of a grid's cells. */

import type { Geometry } from '../../../core/geometry';
import { bitOf, isSingle } from '../../../core/grid';
import type { OddBlank, Problem, Style } from '../../puzzle';
import { type Span, sliceOf } from '../../span';
import { blankOf, type Census, digitOfCharacter, isBlank, type Symbols, symbolsOf } from '../../symbols';
import { bareWord } from '../lines/words';

/** The content of a grid's cells. */
export interface Cells {
  /** By cell: 1 .. N, or 0 for an empty cell. */
  readonly digits: Uint8Array;
  /** By cell: mask of the digits that pencil marks allow. Absent when the grid has no pencil marks. */
  readonly allowed?: Uint32Array;
  readonly style: Style;
  readonly oddBlanks: readonly OddBlank[];
  /** Cells that could not be read, with offsets as in `spans`. */
  readonly problems: readonly Problem[];
}

/**
 * Reads the cells of a grid. `spans` has the span of each cell in reading order, undefined if the text has none. Cells
 * are single characters, or words: numbers up to N, or lists of candidates in grids up to 9x9.
 */
export function readCells(
  text: string,
  geometry: Geometry,
  spans: readonly (Span | undefined)[],
  by: 'character' | 'word',
): Cells {
  const { cellCount } = geometry;
  const words: (string | undefined)[] = new Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    const span = spans[cell];
    if (!span) continue;
    const word = sliceOf(text, span);
    words[cell] = by === 'word' ? (bareWord(word) ?? word) : word;
  }
  return readWords(text, geometry, spans, words, by);
}

/**
 * Reads the cells of a grid whose contents are `words`: one character (a code point) each, or the digits of a longer
 * word. The text itself may differ.
 */
export function readWords(
  text: string,
  geometry: Geometry,
  spans: readonly (Span | undefined)[],
  words: readonly (string | undefined)[],
  by: 'character' | 'word',
): Cells {
  const { size, cellCount } = geometry;
  const census: Census = new Uint16Array(128);
  for (let cell = 0; cell < cellCount; cell++) {
    const word = words[cell];
    if (word?.length === 1 && word.charCodeAt(0) < 128) census[word.charCodeAt(0)]++;
  }
  const long = by === 'word' && words.some(word => word !== undefined && /^\d\d/.test(word));
  const marks = long && size < 10;
  const isDecimal = (long && !marks) || (size >= 10 && areNumbers(text, geometry, spans, census));
  const symbols: Symbols = isDecimal ? { kind: 'decimal' } : symbolsOf(size, census);

  const digits = new Uint8Array(cellCount);
  const allowed = marks ? new Uint32Array(cellCount).fill(2 ** size - 1) : undefined;
  const areBracketed = marks ? bracketsOfLists(text, spans, words) : undefined;
  const blanks = new Map<string, number[]>();
  const problems: Problem[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    const word = words[cell];
    if (word === undefined) continue;
    const digit = digitOf(word, symbols, size);
    const character = word.codePointAt(0) as number;
    const mask = marks && word.length > 1 ? maskOf(word, size) : 0;
    if (digit > 0 && areBracketed?.has(cell)) (allowed as Uint32Array)[cell] = bitOf(digit);
    else if (digit > 0) digits[cell] = digit;
    else if (mask !== 0) (allowed as Uint32Array)[cell] = mask;
    else if (word.length === 1 && isBlank(symbols, character)) {
      const blank = blankOf(character);
      const cells = blanks.get(blank);
      if (cells) cells.push(cell);
      else blanks.set(blank, [cell]);
    } else {
      problems.push({ code: 'invalid-symbol', symbol: word, cell, ...(spans[cell] as Span) });
    }
  }
  const sign = blanks.size === 0 ? repeatedSign(problems) : undefined;
  if (sign !== undefined) blanks.set(sign, []);
  const [most, oddCells] = mostUsed(blanks);
  const oddBlanks = oddCells.map(cell => ({ cell, blank: words[cell] as string }));
  const blank = most === 'X' && census[0x78] > census[0x58] ? 'x' : most;
  const padding = paddingOf(text, spans, symbols);
  return {
    digits,
    ...(allowed && { allowed }),
    style: { form: marks ? 'marks' : 'symbols', symbols, blank, ...(padding && { padding }) },
    oddBlanks,
    problems: sign === undefined ? problems : [],
  };
}

/** The sign in all cells without a digit, if there are several such cells: it is the blank of the grid. A single one is probably a typo. */
function repeatedSign(problems: readonly Problem[]): string | undefined {
  const [sign, other] = new Set(problems.map(problem => (problem.code === 'invalid-symbol' ? problem.symbol : '')));
  const isBlank = problems.length > 1 && other === undefined && /^[!-/:->@[-`{-~]$/.test(sign);
  return isBlank ? sign : undefined;
}

/**
 * The cells in the brackets that all lists of candidates have, if the digits of other cells are not in these brackets: in `[5] {24} {7}`, 7 is
 * a candidate.
 */
function bracketsOfLists(
  text: string,
  spans: readonly (Span | undefined)[],
  words: readonly (string | undefined)[],
): ReadonlySet<number> | undefined {
  const bracketsOf = ({ start, end }: Span) => {
    const [open, close] = /[[({<]/.test(text[start]) ? [text[start], text[end - 1]] : [text[start - 1], text[end]];
    return /^(?:\[\]|\(\)|\{\}|<>)$/.test(`${open}${close}`) ? open : '';
  };
  const cells = spans.flatMap((span, cell) => (span && /^[1-9]/.test(words[cell] ?? '') ? [cell] : []));
  const isList = (cell: number) => (words[cell] as string).length > 1;
  const lists = new Set(cells.filter(isList).map(cell => bracketsOf(spans[cell] as Span)));
  const [brackets] = lists;
  if (lists.size !== 1 || brackets === '') return undefined;
  const inside = cells.filter(cell => !isList(cell) && bracketsOf(spans[cell] as Span) === brackets);
  return inside.length + cells.filter(isList).length < cells.length ? new Set(inside) : undefined;
}

/** The digit that the text of a cell means, 1 .. N, or 0. */
export function digitOf(word: string, symbols: Symbols, size: number): number {
  if (symbols.kind === 'decimal') {
    const value = /^\d+$/.test(word) ? Number(word) : 0;
    return value <= size ? value : 0;
  }
  const character = word.codePointAt(0) as number;
  if (word.length > (character > 0xffff ? 2 : 1)) return 0;
  return digitOfCharacter(symbols, character);
}

/**
 * Mask of the candidates that a word lists, or 0 when one of its characters is not a digit of this size or it lists
 * only one.
 */
function maskOf(word: string, size: number): number {
  let mask = 0;
  for (const c of word) {
    const digit = Number(c);
    if (digit < 1 || size < digit) return 0;
    mask |= bitOf(digit);
  }
  return isSingle(mask) ? 0 : mask;
}

/** The blank that most cells use (`.` when no cell is blank), and the cells that use a different one. */
function mostUsed(blanks: ReadonlyMap<string, readonly number[]>): [blank: string, oddCells: number[]] {
  const [most, ...rest] = [...blanks].sort(([, a], [, b]) => b.length - a.length);
  if (!most) return ['.', []];
  return [most[0], rest.flatMap(([, cells]) => cells).sort((a, b) => a - b)];
}

/**
 * Whether cells of one character each are numbers: they are in columns two characters wide and have no letters. A valid
 * puzzle may have no given above 9.
 */
function areNumbers(text: string, { size }: Geometry, spans: readonly (Span | undefined)[], census: Census): boolean {
  if (/[a-wyz]/i.test(charactersIn(census))) return false;
  // ` | ` has equal space on both sides, so it does not show the width of columns.
  const isUneven = (gap: string) => /^ +$/.test(gap) || !gap.startsWith(' ') || !gap.endsWith(' ');
  const isAfterUneven = (span: Span | undefined, cell: number) => {
    const before = cell % size === 0 ? undefined : spans[cell - 1];
    return before && span && isUneven(text.slice(before.end, span.start));
  };
  return spans.some(isAfterUneven) && paddingOf(text, spans, { kind: 'decimal' }) !== undefined;
}

function charactersIn(census: Census): string {
  return String.fromCharCode(...[...census.keys()].filter(code => census[code] > 0));
}

/** The way in which one-digit numbers are made as wide as the others in columns of numbers. */
function paddingOf(text: string, spans: readonly (Span | undefined)[], symbols: Symbols): Style['padding'] {
  if (symbols.kind !== 'decimal') return undefined;
  const known = spans.filter(span => span !== undefined);
  if (known.some(({ start, end }) => end - start > 1 && text[start] === '0')) return 'zero';
  const narrow = known.filter(({ start, end }) => end - start === 1);
  if (narrow.length === 0) return undefined;
  // A space is padding when a separator or the end of the line is on its other side.
  const open = (at: number) => at < 0 || at >= text.length || /[\s|,\u2500-\u257f]/.test(text[at]);
  if (narrow.every(({ start }) => text[start - 1] === ' ' && open(start - 2))) return 'left';
  return narrow.every(({ end }) => text[end] === ' ' && open(end + 1)) ? 'right' : undefined;
}
