/**
 * Characters other than `1` to `9` that people paste as digits or empty cells: full-width and circled digits, keycap emoji, `□`. Each kind
 * of digit is a row of one table: the character of its first digit, from which the others follow.
 */

import type { Span } from '../span';

/** A way to write digits. */
export interface DigitKind {
  /** The code point of 1. The other digits follow it. */
  readonly one: number;
  /** The largest number that is a single character. */
  readonly most: number;
  /** The code point of 0, which is an empty cell, if there is one. */
  readonly zero?: number;
  /** The text after the code point, as in keycap emoji. */
  readonly suffix?: string;
  /** The texts of the numbers from 1, if they are not consecutive characters. */
  readonly texts?: readonly string[];
}

const VARIATION = 0xfe0f;
const KEYCAP = 0x20e3;

/** All kinds except plain digits. */
const DIGIT_KINDS: readonly DigitKind[] = [
  { one: 0xff11, most: 9, zero: 0xff10 }, // full-width
  { one: 0x2460, most: 20, zero: 0x24ea }, // circled
  { one: 0x2776, most: 10, zero: 0x24ff }, // circled, dark
  { one: 0x2780, most: 10, zero: 0x1f10b }, // circled, sans-serif
  { one: 0x278a, most: 10, zero: 0x1f10c }, // circled, dark, sans-serif
  { one: 0x24f5, most: 10 }, // circled twice
  { one: 0x2474, most: 20 }, // in parentheses
  { one: 0x2488, most: 20, zero: 0x1f100 }, // with a full stop
  { one: 0x1d7cf, most: 9, zero: 0x1d7ce }, // bold
  { one: 0x1d7d9, most: 9, zero: 0x1d7d8 }, // double-struck
  { one: 0x1d7e3, most: 9, zero: 0x1d7e2 }, // sans-serif
  { one: 0x1d7ed, most: 9, zero: 0x1d7ec }, // sans-serif, bold
  { one: 0x1d7f7, most: 9, zero: 0x1d7f6 }, // monospace
  { one: 0x2160, most: 12 }, // Roman
  { one: 0x0661, most: 9, zero: 0x0660 }, // Arabic
  { one: 0x06f1, most: 9, zero: 0x06f0 }, // Persian
  { one: 0x0967, most: 9, zero: 0x0966 }, // Devanagari
  { one: 0x2081, most: 9, zero: 0x2080 }, // subscript
];

const KEYCAPS: DigitKind = { one: 0x31, most: 9, zero: 0x30, suffix: '\ufe0f\u20e3' };
/** Keycap emoji as some programs write them. */
const BARE_KEYCAPS: DigitKind = { ...KEYCAPS, suffix: '\u20e3' };

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Digits that are not consecutive characters. */
const inTexts = (texts: readonly string[]): DigitKind => ({ one: 0x31, most: texts.length, texts });

/** Chinese numerals. */
const NUMERALS = inTexts([...'一二三四五六七八九']);

/** Numbers in words. */
const ENGLISH = inTexts(NAMES);

/** Emoji as chats write them. */
const CODES = inTexts(NAMES.map(name => `:${name}:`));

/** Digits as numeric entities of HTML. */
const ENTITIES = inTexts(NAMES.map((_, i) => `&#${49 + i};`));

/** Largest number of a grid. */
const LARGEST = 25;

/** All numbers in a form, in which `#` is the number. */
const numbersIn = (form: string, width = 1, base = 10) =>
  inTexts(
    Array.from({ length: LARGEST }, (_, i) =>
      form.replace('#', (i + 1).toString(base).toUpperCase().padStart(width, '0')),
    ),
  );

/** Numbers of the same width: `05`. */
const TWO_DIGITS = numbersIn('#', 2);

/** Numbers as spreadsheets and NumPy write them, `5.0`, `5.`, and hexadecimal ones of programs and assemblers, `0x0A`, `$0A`, `0Ah`. */
const NUMBERS: readonly { readonly form: RegExp; readonly base: number; readonly kind: DigitKind }[] = [
  { form: /^(\d{1,9})\.0$/, base: 10, kind: numbersIn('#.0') },
  { form: /^(\d{1,9})\.$/, base: 10, kind: numbersIn('#.') },
  { form: /^0x([\da-f]{1,2})$/i, base: 16, kind: numbersIn('0x#', 2, 16) },
  { form: /^\$([\da-f]{2})$/i, base: 16, kind: numbersIn('$#', 2, 16) },
  { form: /^([\da-f]{2})h$/i, base: 16, kind: numbersIn('#h', 2, 16) },
];

/** Characters for an empty cell that the usual formats do not have. They may be followed by an emoji's U+FE0F. */
const BLANKS = new Set(
  [
    ...'?oO·•∙⋅‧・▢□■▪▫◻◼◽◾⬜⬛◯○●◦°⚪⚫🔲🔳🟦🟨🟩🟥🟧🟪🟫🔵🔴🟠🟡🟢🟣🟤🔹🔸🔷🔶➖➕✖❌❎⭕❓❔？＿－．＊–—―−␣\u2800\u3164…░▒▓█〇零',
  ].map(c => c.codePointAt(0) as number),
);

/** Characters for an empty cell in the usual formats. */
const USUAL_BLANKS = '.0*_-xX';

/** The meaning of a text as a cell. */
export interface Glyph {
  /** Plain characters: a digit as `5`, a number as `12`, an unusual blank as `.`, and any other text unchanged. */
  readonly word: string;
  /** The kind of its digits. Undefined for plain digits, and if there is no digit. */
  readonly kind?: DigitKind;
  /** The text, if it means an empty cell. */
  readonly blank?: string;
}

/** The meaning of one character with its modifiers, and its length in UTF-16 units. */
export function glyphAt(text: string, start: number, end: number): Glyph & { readonly length: number } {
  const code = text.codePointAt(start) as number;
  const long = code === 0x3a || code === 0x5c || code === 0x26 ? longGlyphAt(text, start, end) : undefined;
  if (long) return long;
  let length = code > 0xffff ? 2 : 1;
  const isEmoji = start + length < end && text.charCodeAt(start + length) === VARIATION;
  if (isEmoji) length++;
  const isKeycap = start + length < end && text.charCodeAt(start + length) === KEYCAP;
  if (isKeycap) length++;
  const raw = text.slice(start, start + length);
  if (isKeycap) {
    if (code === 0x30 || code === 0x2a || code === 0x23) return { word: '.', blank: raw, length };
    if (0x30 < code && code <= 0x39) return { word: raw[0], kind: isEmoji ? KEYCAPS : BARE_KEYCAPS, length };
    return { word: raw, length };
  }
  if (BLANKS.has(code)) return { word: '.', blank: raw, length };
  if (code < 128) return USUAL_BLANKS.includes(raw) ? { word: raw, blank: raw, length } : { word: raw, length };
  const numeral = NUMERALS.texts?.indexOf(raw) ?? -1;
  if (numeral >= 0) return { word: String(numeral + 1), kind: NUMERALS, length };
  for (const kind of DIGIT_KINDS) {
    if (code === kind.zero) return { word: '.', blank: raw, length };
    if (kind.one <= code && code < kind.one + kind.most) return { word: String(code - kind.one + 1), kind, length };
  }
  return { word: raw, length };
}

/** A digit or an empty cell of several characters: `:one:`, `:white_large_square:`, `\\_` in Markdown, `&nbsp;`, `&#53;`. */
function longGlyphAt(text: string, start: number, end: number): (Glyph & { readonly length: number }) | undefined {
  const [raw, code] =
    /^(?::([a-z_]{2,30}):|\\[_*.-]|&(?:(?!amp|lt|gt|quot)[a-z]{2,8}|#(?:160|32|4[68]|49|5[0-7]));)/i.exec(
      text.slice(start, Math.min(end, start + 32)),
    ) ?? [];
  if (raw === undefined) return undefined;
  const entity = ENTITIES.texts?.indexOf(raw) ?? -1;
  if (entity >= 0) return { word: String(entity + 1), kind: ENTITIES, length: raw.length };
  const digit = code === undefined ? -1 : NAMES.indexOf(code);
  if (digit >= 0) return { word: String(digit + 1), kind: CODES, length: raw.length };
  return { word: '.', blank: raw, length: raw.length };
}

/** The meaning of the text of a whole cell. Empty text and white space mean an empty cell. */
export function glyphOf(text: string, { start, end }: Span): Glyph {
  const content = text.slice(start, end);
  if (/^(?:\s*|&nbsp;|&#160;|"\s*"|'\s*')$/.test(content)) return { word: '.', blank: content };
  const named = NAMES.indexOf(content.toLowerCase());
  if (named >= 0) return { word: String(named + 1), kind: ENGLISH };
  for (const { form, base, kind } of NUMBERS) {
    const number = Number.parseInt(form.exec(content)?.[1] ?? '', base);
    if (number === 0) return { word: '.', blank: content };
    if (number <= LARGEST) return { word: String(number), kind };
  }
  if (/^(?:00|__|\.\.|--|\*\*)$/.test(content)) return { word: '.', blank: content };
  if (/^0\d$/.test(content)) return { word: content[1], kind: TWO_DIGITS };
  const first = glyphAt(text, start, end);
  if (first.length === end - start) return first;
  let word = '';
  for (let at = start; at < end; ) {
    const glyph = glyphAt(text, at, end);
    if (glyph.kind !== first.kind) return { word: text.slice(start, end) };
    word += glyph.kind ? glyph.word : text.slice(at, at + glyph.length);
    at += glyph.length;
  }
  return first.kind ? { word, kind: first.kind } : { word };
}

/** A digit's plain symbol, such as `5` or `12`, written in this kind. */
export function writtenIn({ one, most, zero, suffix = '', texts }: DigitKind, symbol: string): string {
  const number = /^\d+$/.test(symbol) ? Number(symbol) : 0;
  if (texts) return texts[number - 1] ?? symbol;
  if (0 < number && number <= most) return String.fromCodePoint(one + number - 1) + suffix;
  if (zero === undefined) return symbol;
  return [...symbol]
    .map(c => (/\d/.test(c) ? String.fromCodePoint(c === '0' ? zero : one + Number(c) - 1) + suffix : c))
    .join('');
}
