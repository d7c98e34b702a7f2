/**
 * Reads a line with a step, and recognizes lines that look like one. Lines that cannot be read must be marked and not skipped: their
 * author wants them checked.
 */

import { cellOutside, digitOutside, type NotationContext, parseEffect, type WrittenLiteral } from './notation';

/** A text that looks like a claim. `r1c2 =3=` and `r1c2=(3)` are links of chains. */
const CLAIM = /r\d{1,9}c\d{1,9}\s?(?:<>|!=|≠|=(?!\s?\(|\s?\w{1,2}=))/i;
/** A cell, in any common notation, next to an operator and a digit: `r1c3<3`, `A3=4`, `(3,1):=4`. `r4c2 -3- r4c3` is a chain. */
const BESIDE =
  /(?:[Rr]\d{1,2} ?[Cc]\d{1,2}|\b[A-P]\d{1,2}|\(\d{1,2}, ?\d{1,2}\))\s?(?::=|<>|!=|==|->|[:=≠<>–−-])\s?(?:\d{1,2}|[A-Z])(?!\w|\s?[-=])/;
/** Words of techniques. Each technique has one in its name. */
const TECHNIQUE =
  /\b(?:full house|naked|hidden|locked|pointing|claiming|singles?|wing|skyscraper|kite|rectangle|bug|aic|als|chains?|loops?|colors|remote|kraken|forcing|templates?|coq|blossom|squirmbag|whale|leviathan|clues?|exocet|multi-sector|oddagon|tridagon|thermo|cage|innies|outies|whisper|renban|quad|sums?)\b|fish\b/i;
const CELL = /r\d{1,2} ?c\d{1,2}/i;
const NUMBER = /^\d+[.)]\s+/;

/** Whether a text has the name of a technique. */
export const namesTechnique = (text: string): boolean => TECHNIQUE.test(text);
/** Whether a text has a claim, which may lack its digit. */
export const hasClaim = (text: string): boolean => CLAIM.test(text);

/** A line that is a step, or looks like one. */
export interface ReadStep {
  /** None if they cannot be read. */
  readonly claims: WrittenLiteral[];
  /** Whether it must be a step: its claims can be read, or it has a number or an arrow. */
  readonly isCertain: boolean;
  /** A cell of its claims that is not in the grid. */
  readonly outside: string | undefined;
  /** The text for a digit in its claims that is not a digit of the puzzle. */
  readonly notDigit: string | undefined;
}

/** Reads a step. Undefined for other lines. */
export function readStep(line: string, reading: NotationContext): ReadStep | undefined {
  const content = withoutComment(line);
  const number = NUMBER.exec(content)?.[0].length ?? 0;
  const arrow = content.lastIndexOf('=>');
  const colon = content.indexOf(': ');
  const from = arrow >= 0 ? arrow + 2 : colon >= 0 ? colon + 2 : number;
  const claims = parseEffect(content, reading, from + /^\s*/.exec(content.slice(from))![0].length);
  if (claims.length === 0 && !isLikeStep(line) && !mayBeStep(content)) return undefined;
  const said = content.slice(from);
  return {
    claims,
    isCertain: claims.length > 0 || isNumbered(line),
    outside: cellOutside(said, reading),
    notDigit: digitOutside(said, reading),
  };
}

/** Whether a line has a cell of HoDoKu's notation and a number or an arrow. */
function isNumbered(line: string): boolean {
  return (NUMBER.test(line) || line.includes('=>')) && /r\d+c\d+/i.test(line);
}

/** Whether a line looks like a step in any document. */
export function isLikeStep(line: string): boolean {
  return isNumbered(line) || hasClaim(line);
}

/** Whether a line looks like a step in a document with a path. In others it may be a note. */
function mayBeStep(line: string): boolean {
  if (NUMBER.test(`${line} `) || BESIDE.test(line)) return true;
  const cell = CELL.exec(line);
  if (!cell || !namesTechnique(line.slice(0, cell.index))) return false;
  // `Naked Single r1c3 4`, but not a sentence about a cell
  const rest = line.slice(cell.index + cell[0].length);
  return !/\p{L}{3}/u.test(rest) && /(?:^|\s)\d{1,2}(?=$|\s)/.test(line.replace(cell[0], ' '));
}

/** A step without the comment after it: `# note`, or words in parentheses. The comment must not contain claims, because they would not be checked. */
function withoutComment(line: string): string {
  const hash = line.indexOf(' #');
  const content = (hash < 0 ? line : line.slice(0, hash)).trimEnd();
  const open = content.endsWith(')') ? content.lastIndexOf('(') : -1;
  const words = content.slice(open);
  const isComment = open > 0 && /\p{L}{2}/u.test(words) && !hasClaim(words) && !BESIDE.test(words);
  return isComment ? content.slice(0, open).trimEnd() : content;
}
