/**
 * The compression of f-puzzles and SudokuPad: LZ-string, an LZ78 whose codes grow with the dictionary, in Base64. Written
 * here, because links need only these two of the package's functions, and the package has ten and no modules.
 *
 * Codes are bits, the lowest first; six bits are a character, the highest first. Code 0 is followed by a new character of 8
 * bits, code 1 by one of 16, and 2 is the end. All other codes are entries of the dictionary. https://github.com/pieroxy/lz-string
 */

import { lengthOfBack } from '../../text/strings/trim';
import type { Work } from '../../text/work';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const END = 2;

/** Maximum length of a decompressed text, in characters. A link of a few thousand characters could otherwise fill the memory. */
const LONGEST = 1 << 20;

/** Work between two yields: about a millisecond. */
const CHARACTERS_AT_ONCE = 1 << 15;
const CODES_AT_ONCE = 1 << 12;

/** Compresses a string and pads it with `=` to a multiple of four characters. */
export function compress(text: string): string {
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let bit = 0; bit < width; bit++) bits.push((value >> bit) & 1);
  };
  const codes = new Map<string, number>();
  const fresh = new Set<string>();
  let nextCode = 3;
  let width = 2;
  let untilWider = 2;
  const count = () => {
    if (--untilWider === 0) untilWider = 2 ** width++;
  };
  const putWord = (word: string) => {
    if (fresh.delete(word)) {
      const code = word.charCodeAt(0);
      put(code < 256 ? 0 : 1, width);
      put(code, code < 256 ? 8 : 16);
      count();
    } else put(codes.get(word) as number, width);
    count();
  };
  let word = '';
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (!codes.has(character)) {
      codes.set(character, nextCode++);
      fresh.add(character);
    }
    if (codes.has(word + character)) word += character;
    else {
      putWord(word);
      codes.set(word + character, nextCode++);
      word = character;
    }
  }
  if (word !== '') putWord(word);
  put(END, width);
  return base64Of(bits);
}

/** The last character is never full: the program that reads it expects one bit more. */
function base64Of(bits: readonly number[]): string {
  let result = '';
  for (let at = 0; at <= bits.length; at += 6) {
    let value = 0;
    for (let bit = 0; bit < 6; bit++) value = 2 * value + (bits[at + bit] ?? 0);
    result += ALPHABET[value];
  }
  return result + '='.repeat((4 - (result.length % 4)) % 4);
}

/**
 * Decompresses a text in Base64, even if a link has spaces instead of its `+`, or `-` instead of its `/`. Undefined when it is not such a
 * text, or too long. Yields
 * where it may be paused.
 */
export function* decompress(base64: string): Work<string | undefined> {
  const values = new Uint8Array(base64.length - lengthOfBack(base64, 0, /[=$]/));
  for (let i = 0; i < values.length; i++) {
    const value = sextetOf(base64[i]);
    if (value < 0) return undefined;
    values[i] = value;
    if (i % CHARACTERS_AT_ONCE === 0) yield undefined;
  }
  let at = 0;
  const take = (width: number): number => {
    let value = 0;
    for (let bit = 0; bit < width; bit++, at++) value |= (((values[(at / 6) | 0] ?? 0) >> (5 - (at % 6))) & 1) << bit;
    return value;
  };
  const words = ['', '', ''];
  let width = 2;
  let untilWider = 2;
  const count = () => {
    if (--untilWider === 0) untilWider = 2 ** width++;
  };
  let length = 0;
  const parts: string[] = [];
  let before = '';
  for (let i = 1; at < 6 * values.length && length < LONGEST; i++) {
    if (i % CODES_AT_ONCE === 0) yield undefined;
    let code = take(width);
    if (code === END) return parts.join('');
    if (code < END) {
      words.push(String.fromCharCode(take(code === 0 ? 8 : 16)));
      code = words.length - 1;
      count();
    }
    const word = words[code] ?? (code === words.length ? before + before[0] : undefined);
    if (word === undefined || word === '') return undefined;
    parts.push(word);
    length += word.length;
    if (before !== '') words.push(before + word[0]);
    count();
    before = word;
  }
  return undefined;
}

function sextetOf(character: string): number {
  return ALPHABET.indexOf(character === ' ' ? '+' : character === '-' ? '/' : character);
}
