/** Splits the text of a rule into words and signs. */

import type { Span } from '../span';

/** A word, or one of the signs `: , ; = < >`. Words that a hyphen joins are one: `r1c1 - r4c1`, `down-right`. */
export interface Token extends Span {
  /** In lower case. */
  readonly text: string;
}

const TOKEN = /[,;:=<>]|[^\s,;:=<>–-]+(?:\s*[–-]\s*[^\s,;:=<>–-]+)*|[–-]/g;

/** The tokens from an offset on, up to the end of the text. */
export function tokensOf(text: string, from: number): Token[] {
  return [...text.slice(from).matchAll(TOKEN)].map(match => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
    text: match[0].toLowerCase(),
  }));
}

/** What a word joins by hyphens. */
export const joinedBy = (word: string) => word.split(/[–-]/).map(part => part.trim());

const NUMBER = /^\d+$/;
export const isNumber = ({ text }: Token) => NUMBER.test(text);
export const isSign = ({ text }: Token) => ',;:=<>'.includes(text);

/** From the first of these spans to the last. There is at least one. */
export const around = (spans: readonly Span[]): Span => ({ start: spans[0].start, end: spans[spans.length - 1].end });

/** A part of a line, divided at signs. */
export function dividedAt(tokens: readonly Token[], signs: string): { parts: Token[][]; signs: Token[] } {
  const parts: Token[][] = [[]];
  const found: Token[] = [];
  for (const token of tokens) {
    if (signs.includes(token.text)) {
      found.push(token);
      parts.push([]);
    } else parts[parts.length - 1].push(token);
  }
  return { parts, signs: found };
}
