/**
 * Reads source code in any language token by token. Names, types, calls, comments and prompts are skipped: only the
 * content of the innermost brackets and of quotes counts.
 */

import { SIZES } from '../../../core/geometry';
import { regionsOfLabels } from '../../parser/grids/drawnRegions';
import { sizeOfLine } from '../../parser/lines/words';
import { type Span, sliceOf } from '../../span';
import { endOfLine } from '../../strings/lineBreaks';
import { cellOf, type PastedCell, type PastedRow, rowOf } from '../form';
import { signsOf } from '../forms/signs';
import { NOTHING } from '../forms/words';
import { FEWEST, rowIn, TABBED } from './quotedRow';

/** Maximum number of characters in a pair of quotes that may be a row: more than a 25x25 single-line puzzle has. */
const LONGEST_STRING = 800;

/** The content of a pair of brackets that is open. */
interface Group {
  readonly start: number;
  cells: PastedCell[];
  /** Whether there are only cells and separators in it. */
  isPlain: boolean;
  /** Whether rows or other brackets are in it. */
  hasGroups: boolean;
  /** The offset after the last comma or opening bracket while no element follows it. */
  gap: number | undefined;
}

/** Reads source code line by line, or all at once. */
export class CodeReader {
  /** The rows so far; all cells of a grid in one pair of brackets are one row. */
  readonly rows: PastedRow[] = [];
  private readonly open: Group[] = [];
  /** Consecutive quoted strings that may be rows of region letters. */
  private labels: PastedRow[] = [];
  /** Consecutive quoted strings that are parts of a single-line puzzle. */
  private parts: PastedRow[] = [];
  private readonly token =
    /\s+|\/\*|\(\*|\/\/|--(?=\s)|#f(?!\w)|"""|'''|```|["'`]|\[\||\|\]|\(\/(?![/*])|\/\)|[[({]|[\])}]|-?\d[\w.]*|\.{2,}|[\p{L}_$@][\w$!?]*(?:\.[\p{L}_]\w*)*|[^\s]/uy;
  /** The delimiter that ends the open comment or multi-line string; undefined outside of both. */
  private awaited: string | undefined;

  constructor(private readonly text: string) {}

  /** Whether brackets, quotes or a comment continue after the text read so far. */
  get isOpen(): boolean {
    return this.open.length > 0 || this.awaited !== undefined;
  }

  /** The largest number of cells in an open pair of brackets. */
  get openCells(): number {
    return Math.max(0, ...this.open.map(({ cells }) => cells.length));
  }

  /** Reads a whole line, or several. */
  read({ start, end }: Span): void {
    for (let at = start; at < end; ) at = this.awaited === undefined ? this.readToken(at, end) : this.readOn(at, end);
  }

  /** Closes all open brackets and quotes, because the text ends. */
  finish(): void {
    while (this.open.length > 0) this.close();
  }

  private readToken(at: number, end: number): number {
    const { text } = this;
    this.token.lastIndex = at;
    const [token] = this.token.exec(text) as RegExpExecArray;
    const to = Math.min(at + token.length, end);
    const group = this.open.at(-1);
    const row = group && this.rowWordAt(at, end, group);
    if (row) return row;
    if (/^\s/.test(token) || token === '```') return to;
    if (token === '/*' || token === '(*') this.awaited = token === '/*' ? '*/' : '*)';
    else if (token === '"""' || token === "'''") this.awaited = token;
    else if (isComment(text, at, token)) return endOfLine(text, at, end);
    else if (/^["'`]$/.test(token)) return this.readString(at, end) ?? to;
    else if (/^[[({]/.test(token)) {
      if (group) group.gap = undefined;
      this.open.push({ start: at, cells: [], isPlain: true, hasGroups: false, gap: to });
    } else if (/^(?:[\])}]|\|\]|\/\))$/.test(token)) this.close();
    else if (!group) return to;
    else if (token === ',') {
      if (group.gap !== undefined) this.addCell(cellOf(text, { start: group.gap, end: group.gap }));
      group.gap = to;
    } else if (NUMBER.test(token)) this.addCell(numberAt(text, at, to));
    else if (isSign(token)) this.addCell({ start: at, end: to, word: '.', blank: token });
    else if (/^[\p{L}_$@]/u.test(token)) this.readWord(at, to, group);
    else if (!/^(?:[;|:+&>\\]|\.{3})$/.test(token)) group.isPlain = false;
    return to;
  }

  /** Reads a row of nine cells that is a word in a list of such words, as in `%w[53..7.... 6..195...]`. Returns its end, if it is one. */
  private rowWordAt(at: number, end: number, group: Group): number | undefined {
    const to = at + 9;
    if (to > end || !/^[\d.]{9}$/.test(this.text.slice(at, to))) return undefined;
    const isFirst = group.cells.length === 0 && /^\s{1,99}[\d.]{9}(?![\w.])/.test(this.text.slice(to, to + 120));
    const isNext =
      group.cells.length > 0 && group.cells.length % 9 === 0 && /^(?![\w.])/.test(this.text.slice(to, to + 1));
    if (!isFirst && !isNext) return undefined;
    group.cells.push(...signsOf(this.text, { start: at, end: to }));
    group.gap = undefined;
    return to;
  }

  /** Reads a word in brackets: the name of a call, or a word for an empty cell. */
  private readWord(at: number, to: number, group: Group): void {
    const { text } = this;
    const isFirst = group.cells.length === 0 && group.gap !== undefined && text.slice(group.gap, at).trim() === '';
    // `(list 5 3 0)`, but not `(NA, 5, 3)`
    const isFollowed = /^\s*[^\s,;|)]/.test(text.slice(to, to + 9));
    const isNothing = NOTHING.includes(text.slice(at, to));
    const isName = isFirst && text[group.start] === '(' && to - at > 1 && isFollowed && !isNothing;
    if (isName || /^[!.:<>\w]*[[({]/.test(text.slice(to, to + 20))) return;
    // `Just 5`, or a short name for it
    const isAfterComma = group.gap !== undefined && !isNothing;
    if (isAfterComma && (group.cells.length > 0 ? APPLIED : FIRST_APPLIED).test(text.slice(to, to + 16))) return;
    const span = { start: at, end: to };
    if (/^\s*[=:]/.test(text.slice(to, to + 4))) group.isPlain = false;
    else this.addCell(to - at > 1 ? { ...span, word: '.', blank: text.slice(at, to) } : cellOf(text, span));
  }

  /** Continues a comment, or quotes over several lines, each of which may be a row. */
  private readOn(at: number, end: number): number {
    const { text, awaited = '' } = this;
    const found = text.slice(at, end).indexOf(awaited);
    const isEnd = found >= 0;
    const to = isEnd ? at + found : end;
    if (!awaited.startsWith('*')) this.addText({ start: at, end: to });
    if (isEnd) this.awaited = undefined;
    return isEnd ? to + awaited.length : end;
  }

  /** Reads a quoted string and returns the offset after it. Undefined for an apostrophe. */
  private readString(at: number, end: number): number | undefined {
    const { text } = this;
    const sign = text[at];
    let to = at + 1;
    while (to < end && text[to] !== sign && text[to] !== '\n' && text[to] !== '\r')
      to += text[to] !== '\\' ? 1 : text.startsWith('\r\n', to + 1) ? 3 : 2;
    if (to >= end || text[to] !== sign) return this.openString(at, Math.min(to, end));
    if (to - at > LONGEST_STRING) return undefined;
    const inside = { start: at + 1, end: to };
    const content = text.slice(inside.start, to);
    if (/[[({]/.test(content)) return undefined;
    const isCell = content.length < 3 || (content.length < 6 && content.trim().length <= 2);
    if (isCell && this.open.length > 0) this.addCell(cellOf(text, inside));
    else this.addText(inside);
    return to + 1;
  }

  /** Reads a quoted string that continues on the next line, if the rest of this line is a row or empty. Otherwise the sign is an apostrophe. */
  private openString(at: number, end: number): number | undefined {
    const { text } = this;
    const inside = { start: at + 1, end };
    const isEmpty =
      /^\\?$/.test(text.slice(at + 1, end).trim()) &&
      /[=(:[{,>+]\s*[@$rbuf]{0,2}#?$/.test(text.slice(Math.max(0, at - 8), at).trimEnd());
    const row = inside.start + text.slice(at + 1, end).replace(/(?:\\[nrt])?[ \t]{0,20}\\?\r?$/, '').length;
    if (!isEmpty && !rowIn(text, { start: inside.start, end: row })) return undefined;
    this.awaited = text[at];
    this.addText(inside);
    return end;
  }

  /** Adds the rows of a quoted string, which are separated by line breaks or their escapes. A backslash joins a line with the next one. */
  private addText(outside: Span): void {
    const { text } = this;
    // A snapshot has quotes in quotes.
    const quotes = /^(\s*["'])[^"']*(["']\s*)$/.exec(sliceOf(text, outside));
    const inside = quotes ? { start: outside.start + quotes[1].length, end: outside.end - quotes[2].length } : outside;
    let { start } = inside;
    const content = sliceOf(text, inside);
    // Tabs are between cells or lines.
    const isTabbed = TABBED.test(content);
    const breaks = [
      ...content.matchAll(isTabbed ? /(?:\\[nr])+/g : /\\[nrt]|[ \t]{0,20}\\[\r\n]+\s*\\?|[\r\n]+|\\$/g),
    ].map(({ index, 0: { length } }) => [index, length]);
    for (const [index, length] of [...breaks, [content.length, 0]]) {
      const end = inside.start + index;
      const line = text.slice(start, end);
      const cells = rowIn(text, { start, end });
      if (cells) this.addRow(cells);
      else if (PART.test(line)) this.addPart({ start, end });
      else this.addLabels({ start, end });
      start = end + length;
    }
    const group = this.open.at(-1);
    if (group) {
      group.hasGroups = true;
      group.gap = undefined;
    }
  }

  /** Adds a part of a single-line puzzle, and the puzzle once it is complete. All parts but the last are of one length. */
  private addPart({ start, end }: Span): void {
    const isSame = this.parts.every(part => part.end - part.start === this.parts[0].end - this.parts[0].start);
    if (!isSame) this.parts = [];
    this.parts.push({ start, end, cells: signsOf(this.text, { start, end }) });
    const cells = this.parts.flatMap(part => part.cells);
    if (cells.length < FEWEST_IN_PARTS || !sizeOfLine(cells.length)) return;
    this.addRow(cells);
    this.parts = [];
  }

  /** Adds rows of letters once the regions of a jigsaw are complete. Other words in quotes are ignored. */
  private addLabels({ start, end }: Span): void {
    const letters = this.text.slice(start, end).replace(/\s/g, '');
    if (letters === '') return;
    const { length } = letters;
    if (this.labels.some(({ cells }) => cells.length !== length)) this.labels = [];
    if (!/^[a-z]+$/i.test(letters) || !SIZES.includes(length)) return;
    this.labels.push({ start, end, cells: signsOf(this.text, { start, end }) });
    if (this.labels.length < length) return;
    if (regionsOfLabels(labelsIn(this.text, this.labels))) this.rows.push(...this.labels);
    this.labels = [];
  }

  private addCell(cell: PastedCell): void {
    const group = this.open.at(-1);
    if (!group) return;
    group.cells.push(cell);
    group.gap = undefined;
  }

  private addRow(cells: readonly PastedCell[]): void {
    this.rows.push(rowOf(cells));
  }

  private close(): void {
    const group = this.open.pop();
    if (!group) return;
    const outer = this.open.at(-1);
    const isList = group.isPlain && !group.hasGroups;
    // `Some(5)`, `[5]`
    if (isList && outer && group.cells.length === 1) this.addCell(group.cells[0]);
    else if (outer) outer.hasGroups = true;
    if (isList && group.cells.length >= FEWEST) this.addRow(group.cells);
  }
}

/** A part of a single-line puzzle, longer than a row, and the fewest cells of such a puzzle. */
const PART = /^[\d.*_-]{10,60}$/;
const FEWEST_IN_PARTS = 81;

/** The texts of all cells. */
export const labelsIn = (text: string, rows: readonly PastedRow[]): string[] =>
  rows.flatMap(({ cells }) => cells.map(line => sliceOf(text, line)));

/** Whether a comment starts with a token. */
function isComment(text: string, at: number, token: string): boolean {
  if (token === '//') return text[at - 1] !== ':'; // `http://`
  if (token === '--') return true;
  const isApart = at === 0 || /[\s,;\])}]/.test(text[at - 1]);
  if (token === '#' || token === '%') return isApart && !/[[({\w]/.test(text[at + 1] ?? '');
  return token === ';' && /^;[;\s]*(?:[a-z]\s)?[a-z]{2}/i.test(text.slice(at, at + 40));
}

/**
 * Matches the argument after the name of a function in a list with commas, as in `Just 5,`; for the first element, a
 * comma must follow. The user may have emptied the cell.
 */
const APPLIED = /^ {1,3}(?:\d|Nothing|[a-z])\s{0,3}[,\])]/;
const FIRST_APPLIED = /^ {1,3}(?:\d|Nothing|[a-z])\s{0,3},/;

/** Whether a token is an empty cell among the cells of brackets: a symbol, or false in Scheme. */
const isSign = (token: string) => /^(?:[._*?]|#f)$/.test(token);

/** A number, with the suffix of its type. */
const NUMBER = /^(?:0[xX][\da-fA-F]{1,2}|-?\d+(?:\.0*)?)(?:[uUlL]+|[iu]\d+)?$/;

/** A number, without the suffix of its type. */
function numberAt(text: string, start: number, end: number): PastedCell {
  const [number] = /^(?:0[xX][\da-fA-F]{1,2}|-?\d+(?:\.0*)?)/.exec(text.slice(start, end)) as RegExpExecArray;
  return number.startsWith('-')
    ? {
        start,
        end: start + number.length,
        word: number === '-1' ? '.' : number,
        ...(number === '-1' && { blank: '-1' }),
      }
    : cellOf(text, { start, end: start + number.length });
}
