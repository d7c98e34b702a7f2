/** Splits the text of a rule into words and punctuation. */

import type { Span } from '../span';

/** A word, or one of the symbols `: , ; = < >`. Words that a hyphen joins are one: `r1c1 - r4c1`, `down-right`. */
export interface RuleToken extends Span {
  /** In lower case. */
  readonly text: string;
}

/** The tokens starting at an offset, up to the end of the text. */
export function tokensOf(text: string, from: number): RuleToken[] {
  const tokens: RuleToken[] = [];
  for (let start = afterBlanks(text, from); start < text.length; ) {
    const end = endOfToken(text, start);
    tokens.push({ start, end, text: text.slice(start, end).toLowerCase() });
    start = afterBlanks(text, end);
  }
  return tokens;
}

// Thousands of lines are read when a file is opened, so these functions compare characters, which is faster than a
// regular expression.

function endOfToken(text: string, start: number): number {
  if (!isLetter(text, start)) return start + 1;
  for (let end = endOfWord(text, start); ; ) {
    const hyphen = afterBlanks(text, end);
    if (!HYPHENS.includes(text.charAt(hyphen)) || hyphen === text.length) return end;
    const next = afterBlanks(text, hyphen + 1);
    if (!isLetter(text, next)) return end;
    end = endOfWord(text, next);
  }
}

function endOfWord(text: string, start: number): number {
  let end = start;
  while (isLetter(text, end)) end++;
  return end;
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBlank(text, at)) at++;
  return at;
}

const SIGNS = ',;:=<>';
const HYPHENS = '–-';

/** Whether a character is part of a word. There is none at the end of the text. */
function isLetter(text: string, at: number): boolean {
  if (at >= text.length || isBlank(text, at)) return false;
  const c = text.charAt(at);
  return !SIGNS.includes(c) && !HYPHENS.includes(c);
}

function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x20 || ((code < 0x20 || code > 0x7f) && /\s/.test(text.charAt(at)));
}

/** The parts that a word joins by hyphens. */
export const joinedBy = (word: string) => word.split(/[–-]/).map(part => part.trim());

const NUMBER = /^\d+$/;
export const isNumber = ({ text }: RuleToken) => NUMBER.test(text);
export const isSign = ({ text }: RuleToken) => SIGNS.includes(text);

/** Whether a word begins like a cell, a row or a column. */
export const isPlace = ({ text }: RuleToken) => /^(?:[rc]\d|(?:row|col|column)$)/.test(text);

/** From the first of these spans to the last. There is at least one. */
export const around = (spans: readonly Span[]): Span => ({ start: spans[0].start, end: spans[spans.length - 1].end });

/** A part of a line, divided at signs. */
export function dividedAt(tokens: readonly RuleToken[], signs: string): { parts: RuleToken[][]; signs: RuleToken[] } {
  const parts: RuleToken[][] = [[]];
  const found: RuleToken[] = [];
  for (const token of tokens) {
    if (signs.includes(token.text)) {
      found.push(token);
      parts.push([]);
    } else parts[parts.length - 1].push(token);
  }
  return { parts, signs: found };
}
