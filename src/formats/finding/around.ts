/**
 * Text around a puzzle in another program's format: its name, a comment, quotes, email and Markdown markup. In a line
 * with words, only texts with clear marks of their form are found.
 */

import { SIZES } from '../../core/geometry';
import { trimmed } from '../../text/strings/trim';
import { FORMATS } from '../index';
import { gridIn } from '../jigsawLines';
import { titleIn } from '../shared/reading';
import { isPuzzleLink } from './readText';

/** A line of a text, and its number from 0. */
export interface NumberedLine {
  readonly content: string;
  readonly line: number;
}

/** The lines of a text that may be a puzzle, and the lines of words above it. */
export interface Body {
  readonly lines: readonly NumberedLine[];
  readonly above: readonly string[];
}

/** The lines of a text. */
export function numberedLines(text: string): NumberedLine[] {
  return text.split(/\r\n|\n|\r/).map((content, line) => ({ content, line }));
}

/** Whether a line is a comment or empty. */
export const isCommentLine = (content: string): boolean => /^\s*(?:[#%]|$)/.test(content);

/** The words of a comment. */
const wordsOfComment = (content: string) => titleIn(trimmed(content, /[\s#%]/, /\s/));

/** Limits for titles: characters, and lines of words above a puzzle. */
const LONGEST_TITLE = 200;
const MOST_TITLES = 3;

/** The parts of a text that may be its one puzzle: all lines; the lines without email and Markdown markup; the lines below a title. */
export function bodiesOf(lines: readonly NumberedLine[]): Body[] {
  const content = lines.filter(each => each.content.trim() !== '');
  const isQuoted = content.every(each => /^\s*>/.test(each.content));
  const bare = lines
    .map(each => (isQuoted ? { ...each, content: each.content.replace(/^\s*>[> ]*/, '') } : each))
    .filter(each => !/^\s*(?:```|~~~)\w*\s*$/.test(each.content));
  const bodies: Body[] = [{ lines, above: commentsAbove(lines) }];
  const above: string[] = [];
  let titles = 0;
  for (const [i, { content: each }] of bare.entries()) {
    const words = titleOfLine(each);
    if (!isCommentLine(each)) {
      const rest = bare.slice(i).filter(line => !/^\s*[#%]/.test(line.content));
      if (isQuoted || rest.length < lines.length) bodies.push({ lines: rest, above: [...above] });
      if (words === undefined || ++titles > MOST_TITLES) break;
    }
    if (words !== undefined) above.push(words);
  }
  return bodies;
}

/** The comments above the first line that is not a comment. */
function commentsAbove(lines: readonly NumberedLine[]): string[] {
  const end = lines.findIndex(({ content }) => !isCommentLine(content));
  return lines.slice(0, Math.max(0, end)).flatMap(({ content }) => wordsOfComment(content) ?? []);
}

/** Whether a line begins with a part of an Interactive Sudoku Solver string. */
export const isPart = (content: string): boolean => /^\s*\.[A-Z~]/.test(content);

/** The title in a line of words or a comment; undefined for lines that may be part of a puzzle. */
export function titleOfLine(content: string): string | undefined {
  if (isCommentLine(content)) return wordsOfComment(content);
  if (isPart(content)) return undefined;
  const isShort = content.trim().length < SIZES[0] && /[\p{L}\p{N}]/u.test(content);
  const isWords = /\p{L}{2}/u.test(content) && !/[<>^~{}[\]]/.test(content) && content.length <= LONGEST_TITLE;
  return (isShort || isWords) && !gridIn(content.trim()) && !mayBePuzzle(content) ? titleIn(content.trim()) : undefined;
}

/** The words of a line. */
export const wordsIn = (content: string): string[] => content.split(/\s+/).filter(word => word !== '');

const LINES = FORMATS.flatMap(({ marks }) => marks?.line ?? []);
const WORDS = FORMATS.flatMap(({ marks }) => marks?.word ?? []);

/** Whether a line, or one of its words, looks like a text of a format. */
export function mayBePuzzle(content: string): boolean {
  return LINES.some(form => form.test(content)) || wordsIn(content).some(isMarkedText);
}

/** A word without the quotes, brackets and punctuation around it. */
export const unquoted = (word: string): string => trimmed(word, /["'`“‘(<[]/, /["'`”’)>\].,;:!?]/);

/** Whether a word looks like the text of a puzzle, or like a link with one. */
export const isMarkedText = (word: string): boolean => hasMarks(word) || isPuzzleLink(unquoted(word));

/** Whether a word looks like the text of a puzzle. Punctuation around it may belong to it. */
export function hasMarks(word: string): boolean {
  const bare = unquoted(word);
  return WORDS.some(form => form.test(bare) || form.test(word));
}
