/**
 * The characters that mean digits and blanks in one puzzle. Files differ: 16x16 puzzles use 1-9A-G, 0-9A-F, A-P or 1 ..
 * 16, in upper or lower case. The symbols of a puzzle are detected from the puzzle itself.
 */

import type { Digit } from '../core/numbers';

/** The way in which a puzzle writes its digits. */
export type Symbols =
  /** One character for each digit, the first for digit 1. Letters are read in either case. */
  | { readonly kind: 'character'; readonly text: string }
  /** Decimal numbers, separated by spaces or commas. */
  | { readonly kind: 'decimal' };

const ONE_BASED = '123456789ABCDEFGHIJKLMNOP';
const ZERO_BASED = '0123456789ABCDEFGHIJKLMNO';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** Characters that can mean an empty cell; `x` and `X` are the same. */
const BLANKS = '.0*_-X';

/** By character code: the number of occurrences of each ASCII character in the cells of a puzzle. */
export type Census = Uint16Array;

/** The symbols of a puzzle of this size with these characters in its cells. */
export function symbolsOf(size: number, census: Census): Symbols {
  const plain = { kind: 'character', text: ONE_BASED.slice(0, size) } as const;
  if (size < 10) return plain;
  const has = (characters: string) => [...characters].some(c => countOf(census, c) > 0);
  // x does not show the case: it may be a blank.
  const lowerCase =
    [...LETTERS.replace('X', '')].reduce(
      (sum, c) => sum + countOfOne(census, c.toLowerCase()) - countOfOne(census, c),
      0,
    ) > 0;
  const inCase = (text: string) => ({ kind: 'character', text: lowerCase ? text.toLowerCase() : text }) as const;

  const hasLetters = has(LETTERS.slice(0, size).replace(size < 24 ? 'X' : '', ''));
  if (hasLetters && !has('123456789')) return inCase(LETTERS.slice(0, size));
  // 0 is a digit when it occurs at most as often as a digit can (with two mistakes) and the last symbol of 1-9A… is
  // absent.
  const zeros = countOf(census, '0');
  const zeroIsSymbol = 0 < zeros && zeros <= size + 2 && !has(ONE_BASED[size - 1]);
  return inCase((zeroIsSymbol ? ZERO_BASED : ONE_BASED).slice(0, size));
}

/** The digit that a character (a code point) means, or 0. */
export function digitOfCharacter(symbols: Symbols, character: number): number {
  return character < 128 ? tableOf(symbols)[character] : 0;
}

/** The tables by the text of the symbols, of which {@link symbolsOf} makes a few for each size. */
const tables = new Map<string, Uint8Array>();

/** By character code: the digit it means, or 0. Letters are accepted in either case. */
function tableOf(symbols: Symbols): Uint8Array {
  const text = symbols.kind === 'decimal' ? '123456789' : symbols.text;
  let table = tables.get(text);
  if (!table) {
    table = new Uint8Array(128);
    for (const [i, symbol] of [...text].entries()) {
      table[symbol.toUpperCase().charCodeAt(0)] = table[symbol.toLowerCase().charCodeAt(0)] = i + 1;
    }
    tables.set(text, table);
  }
  return table;
}

/** Whether a character (a code point) means an empty cell in a puzzle with these symbols. */
export function isBlank(symbols: Symbols, character: number): boolean {
  return BLANKS.includes(blankOf(character)) && digitOfCharacter(symbols, character) === 0;
}

/** The blank as counted: `X` for both `x` and `X`. */
export function blankOf(character: number): string {
  return character === 0x78 ? 'X' : String.fromCodePoint(character);
}

/** The text of a digit in a puzzle with these symbols. */
export function makeSymbol(symbols: Symbols, digit: Digit): string {
  return symbols.kind === 'decimal' ? String(digit) : symbols.text[digit - 1];
}

/** The ranges of the symbols that a puzzle may use: `1-9`; `1-9` and `A-G`; `A-P`; `1-16`. */
export function rangesOf(symbols: Symbols, size: number): string[] {
  if (symbols.kind === 'decimal' || size < 10) return [`1-${size}`];
  const { text } = symbols;
  const letters = text.search(/[a-z]/i);
  if (letters < 0) return [`${text[0]}-${text[size - 1]}`];
  const lettersRange = size - letters === 1 ? text[letters] : `${text[letters]}-${text[size - 1]}`;
  return letters === 0 ? [lettersRange] : [`${text[0]}-9`, lettersRange];
}

function countOfOne(census: Census, character: string): number {
  return census[character.charCodeAt(0)];
}

/** The number of occurrences of a character, in either case. */
function countOf(census: Census, letter: string): number {
  const lower = letter.toLowerCase();
  return countOfOne(census, letter) + (lower === letter ? 0 : countOfOne(census, lower));
}
