/** Finds the keyword at the beginning of a line. Spaces, hyphens and the case of letters are ignored: `anti knight`, `antiknight`. */

import type { Span } from '../span';
import { editDistance } from './editDistance';
import type { RuleWord } from './ruleWord';
import { RULE_WORDS } from './table';

/** The keyword of a line, or the words that should be one. */
export type FoundKeyword = Span & ({ readonly word: RuleWord } | { readonly near: string | undefined });

const joined = (name: string) => name.replace(/[ -]/g, '');

const NAMES = RULE_WORDS.flatMap(word => word.names.map(name => ({ name, letters: joined(name), word })));
const BY_LETTERS = new Map(NAMES.map(({ letters, word }) => [letters, word]));
const MOST_LETTERS = Math.max(...NAMES.map(({ letters }) => letters.length));
/** More letters than any name has, even with the typos that {@link nearest} allows. */
const TOO_MANY = 2 * MOST_LETTERS;
/** The number of letters in a name for each typo that is allowed. */
const LETTERS_A_SLIP = 4;
/** The typos that {@link nearest} allows in the longest name. */
const MOST_SLIPS = Math.floor(MOST_LETTERS / LETTERS_A_SLIP);

/** A word of letters, and the characters that may be before the next one. */
const LETTERS = /([\p{L}\p{M}'’]+)[\s–-]*/gu;
/** A first word that no second one can follow, as at the start of most lines. It is tried first, because files have thousands of lines. */
const USUAL = /^[a-z]+(?= *[\d:])/;
/** The text after a keyword if the colon is missing. */
const ARGUMENT = /^(?:[rc]\d|(?:row|column|col)\s+\d|loop\b)/i;

/** The keyword that begins at `start`, which is not a space. */
export function findKeyword(text: string, start: number): FoundKeyword {
  const [usual = ''] = USUAL.exec(text.slice(start)) ?? [];
  const usualWord = BY_LETTERS.get(usual);
  if (usualWord) return { start, end: start + usual.length, word: usualWord };
  const { letters, end, found } = lettersFrom(text, start);
  if (found?.end === end) return found;
  const near = nearest(letters);
  if (found && near === undefined) return found;
  const isSame = near && isSameRule(text.slice(start, end), text.slice(end), near);
  return { start, end: end > start ? end : endOfWord(text, start), near: isSame ? near.name : undefined };
}

type Found = Span & { readonly word: RuleWord };

/** The letters of the words that begin a line, where these end, and the longest keyword that they begin with. */
function lettersFrom(text: string, start: number): { letters: string; end: number; found: Found | undefined } {
  let letters = '';
  let [end, next] = [start, start];
  let found: Found | undefined;
  for (const match of text.slice(start).matchAll(LETTERS)) {
    const isNext = start + match.index === next;
    if (!isNext || (letters !== '' && ARGUMENT.test(text.slice(next)))) break;
    end = next + match[1].length;
    next += match[0].length;
    // Limits the work on a long line, so that the time is proportional to its length.
    if (letters.length > TOO_MANY) continue;
    letters += match[1].toLowerCase();
    const word = BY_LETTERS.get(letters);
    if (word) found = { start, end, word };
  }
  return { letters, end, found };
}

/** Whether words in lower case are the name of a rule. */
export const isName = (words: string): boolean => BY_LETTERS.has(joined(words));

/** Whether a line is, without a typo, the name of a rule that consists only of its name. */
export function isKeyword(line: string): boolean {
  const { end, found } = lettersFrom(line, 0);
  return found !== undefined && found.end === end && end === line.length && !found.word.example.includes(':');
}

/** Whether a line begins as a rule with cells, with its keyword and a colon, without a typo. */
export function beginsRule(line: string): boolean {
  const colon = line.indexOf(':');
  if (colon < 0 || !/[rc]/i.test(line.slice(colon))) return false;
  const { end, found } = lettersFrom(line, 0);
  return found !== undefined && found.end === end && AFTER_KEYWORD.test(line.slice(end));
}

const AFTER_KEYWORD = /^[\s\d]*(?:loop\s*)?:/i;

const CELL = /(?:^|[^a-z])r\d+c\d/i;

/** Whether a line is meant as a rule, and not as the title of a puzzle: it names a cell, or begins with a keyword as rules do. */
export function looksLikeRule(line: string): boolean {
  return CELL.test(line) || beginsAsRule(line);
}

/** Whether a line begins with a keyword as rules do. */
export function beginsAsRule(line: string): boolean {
  const start = line.search(/\S/);
  if (start < 0) return false;
  const found = findKeyword(line, start);
  const word = 'word' in found ? found.word : BY_LETTERS.get(joined(found.near ?? ''));
  if (!word) return false;
  const rest = line.slice(found.end).trim();
  // The title of a puzzle may be the name of a rule: `Thermometers`.
  return rest === '' ? !word.example.includes(':') : rest.includes(':');
}

/** Words that are in no name, but in the names of unsupported rules: such a whole word is not a typo. */
const OTHER_WORDS = [
  'box',
  'block',
  'cell',
  'queen',
  'bishop',
  'rook',
  'product',
  'parity',
  'modulo',
  'double',
  'equal',
  'counting',
];

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
const WORDS = new Set([...OTHER_WORDS, ...NAMES.flatMap(({ name }) => wordsOf(name))]);

/** The words into which letters without blanks can be split; undefined if some letters form no known word. */
function partsOf(letters: string): readonly string[] | undefined {
  if (WORDS.has(letters)) return [letters];
  for (let length = 3; length < letters.length; length++) {
    const rest = WORDS.has(letters.slice(0, length)) ? partsOf(letters.slice(length)) : undefined;
    if (rest) return [letters.slice(0, length), ...rest];
  }
  return undefined;
}

type Name = (typeof NAMES)[number];

/**
 * Whether a name differs from the written text only by typos. If a whole word is another one, as in `box index` for
 * `row index`, it is another rule; and a rule for the whole grid has no cells after it.
 */
function isSameRule(written: string, rest: string, { name, word }: Name): boolean {
  const own = wordsOf(name);
  const whole = wordsOf(written).flatMap(each => partsOf(each) ?? []);
  if (whole.some(each => !own.includes(each))) return false;
  return word.example.includes(':') || !/^\s*:\s*\S/.test(rest);
}

/** The name that was certainly meant: few letters differ, and no other rule is as similar. */
function nearest(letters: string): Name | undefined {
  if (letters === '' || letters.length > TOO_MANY) return undefined;
  let least = MOST_SLIPS;
  let near: typeof NAMES = [];
  for (const name of NAMES) {
    const distance = editDistance(letters, name.letters, least);
    if (distance > least) continue;
    if (distance < least) near = [];
    least = distance;
    near.push(name);
  }
  if (near.length === 0) return undefined;
  const [name] = near;
  const { word, letters: meant } = name;
  const isClear = near.every(other => other.word === word) && least <= Math.floor(meant.length / LETTERS_A_SLIP);
  // `strict` and `negative` begin several names.
  const begun = new Set(NAMES.filter(other => other.letters.startsWith(letters)).map(other => other.word));
  return isClear && begun.size < 2 ? name : undefined;
}

/** The end of the text up to a blank or a colon. */
function endOfWord(text: string, start: number): number {
  const length = text.slice(start).search(/[\s:#]/);
  return length > 0 ? start + length : length === 0 ? start + 1 : text.length;
}
