/**
 * Reads the text after the keyword of a rule: `[head] : [body]`. The kinds of rules request numbers and cells from it
 * in any order; it collects the parts of the text, the problems and the rules.
 */

import { makeCell } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import type { Cell, Digit } from '../../core/numbers';
import type { Rule } from '../../core/rules/rule';
import type { TextEdit } from '../edits';
import type { Span } from '../span';
import { readCellWords } from './cellWords';
import { isWithin, type Reach } from './reach';
import type { RulePart, RuleProblem, RuleProblemCode, RuleProblems } from './ruleProblem';
import { around, isNumber, isPlace, isSign, type RuleToken, tokensOf } from './tokens';

/** A word for cells. */
export interface CellWord extends RuleToken {
  readonly cells: readonly Cell[];
}

/** A number as it is written. */
export interface NumberWord extends RuleToken {
  readonly value: number;
}

/** Up to this size digits may be written together. Above it each is a separate number. */
export const MOST_WITH_JOINED_DIGITS = 9;

export class RuleReader {
  readonly rules: Rule[] = [];
  readonly places: Span[] = [];
  readonly parts: RulePart[] = [];
  readonly problems: RuleProblem[] = [];
  /** Set by the rule that removes the boxes. */
  noBoxes = false;
  /** The tokens between the keyword and the colon that have not been read yet. */
  private head: RuleToken[];
  private readonly body: RuleToken[];
  private readonly colon: RuleToken | undefined;
  /** From the keyword to the last token. */
  readonly whole: Span;
  /** From the keyword to the colon. */
  readonly front: Span;

  constructor(
    private readonly text: string,
    readonly geometry: Geometry,
    readonly word: { readonly keyword: string; readonly example: string },
    readonly keyword: Span,
  ) {
    const tokens = tokensOf(text, keyword.end);
    const isOfHead = (token: RuleToken) => isNumber(token) || token.text === 'loop';
    const at = tokens.findIndex(({ text: sign }) => sign === ':');
    const bodyAt = tokens.findIndex(token => !isOfHead(token));
    const headLength = at >= 0 ? at : bodyAt >= 0 ? bodyAt : tokens.length;
    this.head = tokens.slice(0, headLength);
    this.body = tokens.slice(at >= 0 ? at + 1 : headLength);
    this.colon = tokens[at];
    this.whole = { start: keyword.start, end: tokens.at(-1)?.end ?? keyword.end };
    this.front = { start: keyword.start, end: this.head.at(-1)?.end ?? keyword.end };
    this.parts.push({ kind: 'keyword', start: keyword.start, end: keyword.end });
    for (const token of tokens) if (isSign(token)) this.mark('operator', token);
  }

  add(rule: Rule, { start, end }: Span = this.whole): void {
    this.rules.push(rule);
    this.places.push({ start, end });
  }

  error<C extends RuleProblemCode>(code: C, at: Span, data: RuleProblems[C], fix?: TextEdit): void {
    this.report('error', code, at, data as object, fix);
  }

  warn<C extends RuleProblemCode>(code: C, at: Span, data: RuleProblems[C], fix?: TextEdit): void {
    this.report('warning', code, at, data as object, fix);
  }

  /** Marks a word as a number, a digit or a direction. */
  value(token: RuleToken): void {
    if (!isSign(token)) this.mark('value', token);
  }

  /** Reports any further text. For rules that are only a keyword. */
  nothingMore(): void {
    const { start, end } = this.keyword;
    if (this.whole.end === end) return;
    const rest = [...this.head, ...(this.colon ? [this.colon] : []), ...this.body];
    const fix = { start: end, end: this.whole.end, text: '' };
    this.error('takesNothing', around(rest), { keyword: this.text.slice(start, end) }, fix);
  }

  /** The text after the colon; if there is none, reports a problem and returns undefined. */
  afterColon(): readonly RuleToken[] | undefined {
    const { keyword, example } = this.word;
    if (this.body.every(({ text }) => text === ',' || text === ';')) {
      this.error('missingCells', this.front, { keyword, example });
      return undefined;
    }
    if (!this.colon) {
      const { start, end } = this.front;
      this.error('missingColon', this.front, { before: this.text.slice(start, end) }, this.colonFix());
    }
    return this.body;
  }

  /** The edit that adds the missing colon, if its place is certain: before a cell, or instead of `=` after a number. */
  private colonFix(): TextEdit | undefined {
    const { end } = this.front;
    const [first, second] = this.body;
    const hasNumber = end > this.keyword.end;
    if (hasNumber && first.text === '=' && second && isPlace(second)) return { start: end, end: first.end, text: ':' };
    return isPlace(first) ? { start: end, end, text: ':' } : undefined;
  }

  /** The tokens after the keyword, for rules that need no colon there. */
  afterKeyword(): readonly RuleToken[] {
    return [...this.head, ...this.body];
  }

  /** Removes a word from the head. Returns whether it was there. */
  takeFlag(flag: string): boolean {
    const token = this.head.find(({ text }) => text === flag);
    if (!token) return false;
    this.value(token);
    this.head = this.head.filter(other => other !== token);
    return true;
  }

  /** The number in the head, if there is one. */
  number(): NumberWord | undefined {
    this.expectHead(1);
    const [token, ...rest] = this.numbers();
    for (const extra of rest) this.extraNumber(extra, 1);
    return token;
  }

  /** The number in the head. Reports a problem if there is none. */
  requiredNumber(): NumberWord | undefined {
    const before = this.problems.length;
    const number = this.number();
    const { keyword, example } = this.word;
    if (!number && this.problems.length === before) this.error('missingNumber', this.front, { keyword, example });
    return number;
  }

  /** Reports a problem if a number is not possible here. */
  checkNumber(number: NumberWord | undefined, range: Reach): void {
    if (number && !isWithin(number.value, range))
      this.error('numberRange', number, { keyword: this.word.keyword, ...range });
  }

  /** The digits in the head, in order. If there are none, or other words, reports a problem and returns undefined. */
  digits(): readonly Digit[] | undefined {
    this.expectHead(Number.POSITIVE_INFINITY);
    const { keyword, example } = this.word;
    const { size } = this.geometry;
    if (this.head.length === 0) {
      this.error('missingNumber', this.front, { keyword, example });
      return undefined;
    }
    const read = this.head.flatMap(token => this.digitsOf(token));
    this.head = [];
    return read.every(digit => isWithin(digit, { least: 1, most: size })) ? read : undefined;
  }

  /**
   * Reports numbers in the head, because there may be none. `meant` is the number that the keyword itself implies:
   * writing it is redundant, another number contradicts it.
   */
  noNumber(meant?: number): void {
    for (const extra of this.numbers()) {
      if (meant === undefined || extra.value === meant) this.extraNumber(extra, 0);
      else this.error('otherNumber', extra, { keyword: this.word.keyword, meant });
    }
  }

  /** Whether there is no sign except a comma between two tokens. */
  areBeside(a: Span, b: Span): boolean {
    return /^[\s,]*$/.test(this.text.slice(a.end, b.start));
  }

  /**
   * The words for cells among tokens, which may be separated by commas. If some cannot be read, reports problems and
   * returns undefined.
   */
  cells(tokens: readonly RuleToken[]): readonly CellWord[] | undefined {
    const words = tokens.filter(({ text }) => text !== ',').map(token => this.cellWord(token));
    return words.every(word => word !== undefined) ? words : undefined;
  }

  /** A word as one cell. If it is not a cell, reports a problem and returns undefined. */
  oneCell(token: RuleToken): Cell | undefined {
    const word = this.cellWord(token);
    if (!word) return undefined;
    if (word.cells.length === 1) return word.cells[0];
    this.error('cellCount', token, { keyword: this.word.keyword, found: word.cells.length, needed: 1 });
    return undefined;
  }

  name(cell: Cell): string {
    return makeCell(this.geometry, cell);
  }

  unexpected(token: Span): void {
    this.error('unexpected', token, { word: this.text.slice(token.start, token.end) });
  }

  private cellWord(token: RuleToken): CellWord | undefined {
    const read = isSign(token) ? undefined : readCellWords(this.geometry, token.text);
    if (read && 'cells' in read) {
      this.parts.push({ kind: 'cells', start: token.start, end: token.end, cells: read.cells });
      return { ...token, cells: read.cells };
    }
    if (!read) this.unexpected(token);
    else if (read.code === 'notCell') this.error('notCell', token, { word: this.text.slice(token.start, token.end) });
    else if (read.code === 'outside') this.error('outside', token, { cell: read.cell, size: this.geometry.size });
    else this.error('notStraight', token, { from: read.from, to: read.to });
    return undefined;
  }

  /** Reports at most `most` numbers at the beginning of the body, and removes them, with the colon after them. */
  private expectHead(most: number): void {
    const { body, colon } = this;
    const found = body.findIndex(token => !isNumber(token));
    const count = Math.min(most, found < 0 ? body.length : found);
    if (this.head.length > 0 || !colon || count < 1) return;
    const numbers = body.splice(0, count);
    const at = around(numbers);
    const second = body[0]?.text === ':' ? body.shift() : undefined;
    const isClear = body.length > 0 && isPlace(body[0]);
    const keyword = this.text.slice(this.keyword.start, this.keyword.end);
    const number = numbers.map(({ text }) => text).join(' ');
    const { end } = second ?? at;
    // The text between the keyword and the colon, such as `loop`, stays.
    const fix = { start: this.keyword.end, end, text: ` ${number}${this.text.slice(this.keyword.end, colon.start)}:` };
    this.error('numberPlace', at, { keyword, number }, isClear ? fix : undefined);
    this.head.push(...numbers);
  }

  /** The numbers in the head, which is empty afterwards. */
  private numbers(): NumberWord[] {
    const numbers = this.head.filter(isNumber).map(token => ({ ...token, value: Number(token.text) }));
    for (const token of this.head) if (!isNumber(token)) this.unexpected(token);
    for (const token of numbers) this.value(token);
    this.head = [];
    return numbers;
  }

  private extraNumber(token: RuleToken, takes: number): void {
    const before = this.text.slice(0, token.start).trimEnd().length;
    const fix = { start: before, end: token.end, text: '' };
    this.error('extraNumber', token, { keyword: this.word.keyword, takes }, fix);
  }

  /** The digits of a token; for any other text, 0 and a problem. */
  private digitsOf(token: RuleToken): Digit[] {
    const { size } = this.geometry;
    this.value(token);
    const digits = size > MOST_WITH_JOINED_DIGITS ? [Number(token.text)] : Array.from(token.text, Number);
    if (isNumber(token) && digits.every(digit => isWithin(digit, { least: 1, most: size }))) return digits;
    this.error('notDigit', token, { word: token.text, size });
    return [0];
  }

  private mark(kind: 'value' | 'operator', { start, end }: Span): void {
    this.parts.push({ kind, start, end });
  }

  private report(
    severity: RuleProblem['severity'],
    code: RuleProblemCode,
    { start, end }: Span,
    data: object,
    fix: TextEdit | undefined,
  ): void {
    // The types ensure that the code and its data match.
    this.problems.push({ code, start, end, severity, ...data, ...(fix && { fix }) } as unknown as RuleProblem);
  }
}
