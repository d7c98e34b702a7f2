/** Text around the rows of pasted text: the `> ` of an email, comments, labels of rows and columns, code fences. */

import { SIZES } from '../../core/geometry';
import { isMark } from '../parser/lines/lineComments';
import { type Span, sliceOf } from '../span';
import { withoutSurroundings } from './around/stripWrapping';
import { isBar, isWhite, type PastedLine, trimmedSpan } from './form';

/** The lines of a text from one offset to another, without lines that contain only white space, unless it is tabs. */
export function linesOf(text: string, start: number, end: number): PastedLine[] {
  const lines: PastedLine[] = [];
  for (let at = start; at < end; ) {
    let to = at;
    while (to < end && text[to] !== '\n' && text[to] !== '\r') to++;
    if (!/^[ \u00a0\ufeff\t]*$/.test(text.slice(at, to)) || isRowOfTabs(text, at, to))
      lines.push({ start: at, end: to });
    at = text[to] === '\r' && text[to + 1] === '\n' ? to + 2 : to + 1;
  }
  return lines;
}

/** Whether a line consists of the empty cells of a row, with tabs between them. */
export function isRowOfTabs(text: string, start: number, end: number): boolean {
  return end - start >= 3 && /^\t+$/.test(text.slice(start, end));
}

/** The lines without the text that other programs put around a grid: quote marks, comments, fences. */
export function unwrapped(text: string, lines: readonly PastedLine[]): PastedLine[] {
  const areQuoted = lines.every(line => quoteLength(text, line) > 0);
  const unquoted = areQuoted ? lines.map(line => ({ ...line, start: line.start + quoteLength(text, line) })) : lines;
  const unfenced = unquoted.filter(line => !isFence(text, line));
  const areComments = unfenced.every(line => commentSign(text, line) > 0);
  const bare = areComments
    ? unfenced.map(line => ({ ...line, start: line.start + commentSign(text, line) }))
    : unfenced;
  // Words such as `Look at box 5` below the last row
  const isBelow = ({ start, end }: Span, i: number) =>
    i > 0 && i === bare.length - 1 && NAME.test(text.slice(start, end));
  const uncommented = bare
    .filter((line, i) => !isBelow(line, i))
    .map(line => ({ ...line, end: endBeforeComment(text, line) }));
  return withoutSigns(text, withoutSurroundings(text, uncommented))
    .map(line => ({ ...line, end: endBeforeComment(text, line) }))
    .filter(({ start, end }) => start < end);
}

/** Removes the list marker if every row has one (`- 53..7....`). */
function withoutSigns(text: string, lines: readonly PastedLine[]): readonly PastedLine[] {
  const listed = lines.map(line => /^\s*[-*+•]\s+/.exec(sliceOf(text, line))?.[0].length ?? 0);
  return listed.every(length => length > 0)
    ? lines.map((line, i) => ({ ...line, start: line.start + listed[i] }))
    : lines;
}

/** The length of an email's `> > ` at the start of a line. */
function quoteLength(text: string, { start, end }: Span): number {
  let at = start;
  let to = start;
  for (; at < end && (isWhite(text.charCodeAt(at)) || text[at] === '>' || text.startsWith('&gt;', at)); at++) {
    if (text[at] === '&') at += 3;
    else if (text[at] !== '>') continue;
    to = at + 1;
  }
  return to > start && text[to] === ' ' && to < end ? to + 1 - start : to - start;
}

/** The length of the comment marker at the start of a line of a program, or 0. */
export function commentSign(text: string, line: Span): number {
  return /^\s*(?:\/\/+|;+(?=\s)|--(?=\s)|rem\b)/i.exec(sliceOf(text, line, 40))?.[0].length ?? 0;
}

/** Whether a line is only a mark around code in Markdown, a forum or HTML, such as three backticks or `[code]`, or an empty prompt. */
export function isFence(text: string, line: Span): boolean {
  return /^\s*(?:`{3}\w*|~{3}\w*|\[\/?\w+(?:=\w*)?\]|<\/?(?!(?:table|t[rdh]|row|cell|col)\b)[a-z]\w*(?:\s[^<>]*)?>|\|\||>{1,3}|[[\](){}][[\](){};,]*)\s*$/i.test(
    sliceOf(text, line),
  );
}

/** Whether a line is only a comment, in any language. */
export function isComment(text: string, line: Span): boolean {
  return /^\s*(?:\/\/|\/\*|\*|#|%|--|;|REM\b|\(\*|<!--)/i.test(sliceOf(text, line));
}

/** Whether a line between rows is only a comment of a program, or the name of the boxes or the row below it. */
export function isBetweenRows(text: string, line: Span): boolean {
  if (line.end - line.start > 60) return false;
  const content = sliceOf(text, line);
  return /^\s*(?:;|\/\/|--)[;/\s-]*[a-z]/i.test(content) || NAME.test(content);
}

/** A name, perhaps in a prompt: `Box 1`, `Enter row 2:`, `Rows 1-3`, `Top band`. */
const NAME =
  /^\W{0,4}(?:(?:[a-z]{1,12}\s){0,3}(?:box(?:es)?|blocks?|bands?|rows?|lines?)\s?#?\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?|(?:the\s)?(?:top|upper|middle|cent(?:er|re)|bottom|lower)(?:\s(?:three\s)?(?:band|rows|third|part|boxes))?|(?:the\s)?(?:first|second|third|last)\s(?:three\s)?(?:band|rows|part|boxes))\W{0,4}$/i;

/** Whether a line is the heading of a part of the columns, as MATLAB and Octave print it: `Columns 1 through 6`, `Column 9:`. */
export const isColumnsHeading = (text: string, { start, end }: Span): boolean =>
  end - start < 60 &&
  /^\s{0,9}columns? \d{1,2}(?: (?:through|thru|to|and) \d{1,2})?:?\s{0,9}$/i.test(text.slice(start, end));

/** The end of a row before `// comment`, `; comment`, `# comment`, `% comment` or Forth's `\ comment`. */
export function endBeforeComment(text: string, { start, end }: Span): number {
  for (let at = start; at < end; at++) {
    // HTML writes `&#160;`, LaTeX `\\%`, and there is a keycap of `#`.
    const isSign = (text[at] === '#' || text[at] === '%') && !/[&\\]/.test(text[at - 1] ?? '');
    if (isSign && !/^(?:[\ufe0f\u20e3]|N\/A)/.test(text.slice(at + 1, at + 4)) && !isMark(text, start, at, end))
      return trimmedEnd(text, start, at);
    const isSlashes = text[at] === '/' && text[at + 1] === '/' && text[at - 1] !== ':';
    const isSemicolon =
      text[at] === ';' && /^;[;\s]*(?:[a-z]\s)?[a-z]{2}/i.test(text.slice(at, Math.min(end, at + 40)));
    const isForth = text[at] === '\\' && /, {1,9}\\ [a-z]/i.test(text.slice(Math.max(start, at - 10), at + 3));
    if (isSlashes || isSemicolon || isForth) return trimmedEnd(text, start, at);
  }
  return end;
}

const trimmedEnd = (text: string, start: number, end: number) => trimmedSpan(text, { start, end }).end;

/** The names of rows or columns: `1 2 3 …`, `A B C …`, each in either case. */
function ordinalOf(word: string): number {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  return /^[a-z]$/i.test(word) ? word.toUpperCase().charCodeAt(0) - 0x40 : 0;
}

/** Where the names of rows are: only before their rows, or after them too. */
export type Sides = 'front' | 'both';

/**
 * The lines without a heading of column names and without row names, or undefined when they have no names of rows. Row
 * names count up from 1, 0 or A in each grid, or down to 1.
 */
export function withoutLabels(text: string, lines: readonly PastedLine[], sides: Sides): PastedLine[] | undefined {
  const unlabeled: PastedLine[] = [];
  const named = lines.filter(line => !isHeading(text, line));
  const headings = lines.length - named.length;
  const labels = named.map(line => labelOf(text, line));
  const first = labels.find(label => label)?.ordinal ?? 1;
  // Chess counts its rows from below, and programs count from 0.
  const isDown = first > 3 && labels.at(-1)?.ordinal === 1;
  // Lines of an editor may have any numbers.
  const areLines = first > 9 && labels.every((label, i) => label?.ordinal === first + i);
  const [from, by] = isDown ? [first, -1] : [areLines ? first : Math.min(first, 1), 1];
  const isTwin = (line: Span, label: RowLabel | undefined) => !label || endOfTwin(text, line, label.name) !== undefined;
  if (sides === 'both' && !named.every((line, i) => isTwin(line, labels[i]))) return undefined;
  let next = from;
  let rows = 0;
  for (const [i, line] of named.entries()) {
    const label = labels[i];
    // A grid may follow another one, and counts from the first again.
    if (label && (label.ordinal === next || label.ordinal === from)) {
      const end = sides === 'both' ? (endOfTwin(text, line, label.name) ?? line.end) : line.end;
      unlabeled.push({ start: label.end, end, isLabeled: true });
      next = label.ordinal + by;
      rows++;
    } else unlabeled.push(line);
  }
  // Digits without punctuation may be the first column of a row.
  const isSure =
    areLines || headings > 0 || rows === 9 || rows % 9 === 0 || lines.some(line => labelOf(text, line)?.isSure);
  return rows >= 4 && isSure ? unlabeled : undefined;
}

/** The end of a row before its name, when the name is at both ends. */
function endOfTwin(text: string, { start, end }: Span, name: string): number | undefined {
  const at = trimmedEnd(text, start, end) - name.length;
  return text.startsWith(name, at) && isWhite(text.charCodeAt(at - 1)) ? trimmedEnd(text, start, at) : undefined;
}

/** The name of a row. */
interface RowLabel {
  readonly name: string;
  readonly ordinal: number;
  /** Where the row starts. */
  readonly end: number;
  /** Whether it cannot be the first cell of the row. */
  readonly isSure: boolean;
}

/** The row name at the start of a line: `A`, `3`, `r3:`, `Row 3 |`, `[3,]`, `[3] `, `**3** |`. */
function labelOf(text: string, { start, end }: Span): RowLabel | undefined {
  let at = start;
  while (at < end && (isWhite(text.charCodeAt(at)) || isBar(text.charCodeAt(at)))) at++;
  const isBold = /^\*\*\w{1,4}\*\*\s{0,9}\|/.test(text.slice(at, Math.min(end, at + 20)));
  if (isBold) at += 2;
  const match =
    /^(?:r(?:ow)?\s?(?=\d)|\[(?=\d+(?:,\]|\]\s))|"(?=\w{1,4}"))?(\d{1,4}|[a-z])(?:,(?=\])|"(?=[,;\t]))?(?=[\s:.)|\],;&=│║┃]|\*\*\s*\|)/i.exec(
      text.slice(at, Math.min(end, at + 8)),
    );
  if (!match || (text[at + match[0].length] === '*') !== isBold) return undefined;
  const ordinal = ordinalOf(match[1]);
  let to = at + match[0].length + (isBold ? 2 : 0);
  const mark = text[to] ?? '';
  const isMarked = /[:.)\]=]/.test(mark);
  if (isMarked) to++;
  while (to < end && isWhite(text.charCodeAt(to)) && text[to] !== '\t') to++;
  // A bar stays, as it may be the left side of a frame, and so does a comma after `row1=`, as the first cell may be empty.
  if (!isMarked && /[,;&\t]/.test(text[to] ?? '')) to++;
  if (to >= end) return undefined;
  return { name: match[1], ordinal, end: to, isSure: /[a-z[]/i.test(match[0]) || /[:)]/.test(mark) };
}

/**
 * Whether a line is the names of all columns: `1 2 3 4`, `A B C D`, `c1 c2 c3 c4`, perhaps after the corner's sign. The
 * text between any two of them is the same, except that it may differ between boxes. So a row with empty cells is not a
 * heading.
 */
export function isHeading(text: string, { start, end }: Span): boolean {
  const line = text
    .slice(start, Math.min(end, start + 400))
    .replace(CORNER, '')
    .replace(/\s:=\s{0,9}$/, '');
  // Types of columns
  if (/^\s*(<\w{1,9}>)(?:\s+\1){3,24}\s*$/.test(line)) return true;
  if (!FIRST_NAME.test(line)) return false;
  const words = [...line.matchAll(/[^\s,;|&│║┃:+*\-\\#/"[\]]+/g)];
  // `123456789`, or `123 456 789` above boxes
  const isRun =
    (words.length === 1 && words[0][0].length >= 4) || /^123?4?5?(?:[\s|]{1,9}\d{2,5}){1,4}$/.test(line.trim());
  const prefix = /^[a-z]{1,8}_?(?=\d)/i.exec(words[0]?.[0] ?? '')?.[0] ?? '';
  const names = isRun
    ? words.flatMap(([word]) => [...word])
    : words.map(([word]) => (word.startsWith(prefix) ? word.slice(prefix.length) : word));
  if (!SIZES.includes(names.length) || !names.every((name, i) => ordinalOf(name) === i + ordinalOf(names[0])))
    return false;
  if (ordinalOf(names[0]) > 1) return false;
  if (names.some(name => /\d/.test(name)) && names.some(name => /\D/.test(name))) return false;
  const gaps = isRun
    ? []
    : words.slice(1).map(({ index }, i) => line.slice(words[i].index + words[i][0].length, index));
  return [names.length, 2, 3, 4, 5].some(width => isRegular(gaps, width));
}

/** The name of the column with the numbers of rows. */
const CORNER = /^[\s|"]{0,9}(?:id|no|nr|num|r|row|row_?id|y|line)["\s]{0,9}[|,;\t]/i;

/** The start of a heading, which most lines do not have. */
const FIRST_NAME = /^[\s,;|&│║┃:+*\-\\#/"[\]]*(?:(?:[a-z]{1,8}_?)?[01](?!\d)|a(?![a-z])|abcd|0?1234|123?[\s|])/i;

/** Whether all gaps after each group of names are the same, and so are all others. */
function isRegular(gaps: readonly string[], width: number): boolean {
  const [between, inside] = [true, false].map(isAfter => gaps.filter((_, i) => ((i + 1) % width === 0) === isAfter));
  // There is less space before names of two digits.
  const of = (gap: string) => (gaps.length < 9 ? gap : gap.trim());
  const areSame = [between, inside].every(kind => kind.every(gap => of(gap) === of(kind[0])));
  // Boxes are further apart than their columns.
  return areSame && (between[0] ?? '').length >= (inside[0] ?? '').length * Number(between.length > 0);
}
