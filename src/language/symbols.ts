/**
 * The characters that stand for digits and blanks in one puzzle. Files differ: 16x16 puzzles alone come as 1-9A-G,
 * 0-9A-F, A-P and 1 .. 16, in capitals or not. What a puzzle uses is read off the puzzle itself.
 */

/** How a puzzle writes its digits. */
export type Symbols =
  /** One character a digit, the first one for digit 1; letters are read in either case. */
  | { readonly kind: 'character'; readonly text: string }
  /** Decimal numbers, separated by spaces or commas. */
  | { readonly kind: 'decimal' };

const ONE_BASED = '123456789ABCDEFGHIJKLMNOP';
const ZERO_BASED = '0123456789ABCDEFGHIJKLMNO';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** Characters that can stand for an empty cell; `x` and `X` are the same. */
const BLANKS = '.0*_-X';

/** What a puzzle writes in its cells: counts by character. */
export type Census = ReadonlyMap<number, number>;

/** The symbols of a puzzle of this size that has these characters in its cells. */
export function symbolsOf(size: number, census: Census): Symbols {
  const plain = { kind: 'character', text: ONE_BASED.slice(0, size) } as const;
  if (size < 10) return plain;
  const has = (characters: string) => [...characters].some(c => countOf(census, c) > 0);
  const lowerCase = [...LETTERS].reduce((sum, c) => sum + count(census, c.toLowerCase()) - count(census, c), 0) > 0;
  const inCase = (text: string) => ({ kind: 'character', text: lowerCase ? text.toLowerCase() : text }) as const;

  const hasLetters = has(LETTERS.slice(0, size).replace(size < 24 ? 'X' : '', ''));
  if (hasLetters && !has('123456789')) return inCase(LETTERS.slice(0, size));
  // 0 counts as a symbol where something else is blank (or nothing is) and the last symbol of 1-9A.. is missing.
  const blankElsewhere = has('.*_-') || !has('0');
  const full = [...census.values()].reduce((a, b) => a + b, 0) === size * size && !has('.*_-');
  const zeroIsSymbol =
    has('0') && !has(ONE_BASED[size - 1]) && (blankElsewhere || (full && countOf(census, '0') === size));
  return inCase((zeroIsSymbol ? ZERO_BASED : ONE_BASED).slice(0, size));
}

/** The digit that a character (a code point) stands for, or 0 when it is no symbol. */
export function digitOfCharacter(symbols: Symbols, character: number): number {
  if (symbols.kind === 'decimal') return 0x31 <= character && character <= 0x39 ? character - 0x30 : 0;
  const text = String.fromCodePoint(character);
  const at = symbols.text.indexOf(text);
  if (at >= 0) return at + 1;
  const upper = symbols.text.toUpperCase().indexOf(text.toUpperCase());
  return upper + 1;
}

/** Whether a character (a code point) stands for an empty cell beside these symbols. */
export function isBlank(symbols: Symbols, character: number): boolean {
  return BLANKS.includes(blankOf(character)) && digitOfCharacter(symbols, character) === 0;
}

/** The blank as it is counted: `x` and `X` are one. */
export function blankOf(character: number): string {
  return character === 0x78 ? 'X' : String.fromCodePoint(character);
}

/** How a puzzle writes a digit. */
export function makeSymbol(symbols: Symbols, digit: number): string {
  return symbols.kind === 'decimal' ? String(digit) : symbols.text[digit - 1];
}

/** The symbols a puzzle may use, as people write a range: `1-9`, `1-9 and A-G`, `A-P`, `1-16`. */
export function makeRange(symbols: Symbols, size: number): string {
  if (symbols.kind === 'decimal' || size < 10) return `1-${size}`;
  const { text } = symbols;
  const letters = text.search(/[a-z]/i);
  if (letters < 0) return `${text[0]}-${text[size - 1]}`;
  const lettersRange = size - letters === 1 ? text[letters] : `${text[letters]}-${text[size - 1]}`;
  return letters === 0 ? lettersRange : `${text[0]}-9 and ${lettersRange}`;
}

function count(census: Census, character: string): number {
  return census.get(character.charCodeAt(0)) ?? 0;
}

function countOf(census: Census, letter: string): number {
  const lower = letter.toLowerCase();
  return count(census, letter) + (lower === letter ? 0 : count(census, lower));
}
