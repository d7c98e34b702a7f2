/** The lines of a section `[Cages]`: rows of letters, and sums. */

import type { Geometry } from '../../../core/geometry';
import type { Cell } from '../../../core/numbers';
import type { TextEdit } from '../../edits';
import type { Span } from '../../span';
import type { RulePart, RuleProblem, RuleProblemCode, RuleProblems } from '../ruleProblem';
import { around } from '../tokens';
import { isFrame, type SectionLine } from './sectionLine';

/** A letter of a row. */
export interface Letter {
  readonly name: string;
  readonly cell: Cell;
  readonly on: CageLine;
  readonly at: Span;
}

/** `A=16` */
export interface CageSum {
  readonly name: string;
  readonly value: number;
  readonly on: CageLine;
  /** The name. */
  readonly at: Span;
  readonly number: Span;
  /** The whole text. */
  readonly word: Span;
}

const SIGN = /[^\s,|]/gu;
const IS_NAME = /^[\p{L}\d]$/u;
const WORD = /=|[^\s=,;|]+/g;

/** A line that is being read. Spans count from its start. */
export class CageLine {
  /** Without the comment. */
  readonly parts: RulePart[] = [];
  readonly problems: RuleProblem[] = [];
  readonly text: string;
  readonly hasSums: boolean;
  private readonly isFrame: boolean;

  constructor(readonly line: SectionLine) {
    const at = line.text.search(/[#%]/);
    this.text = at < 0 ? line.text : line.text.slice(0, at);
    this.isFrame = isFrame(this.text);
    this.hasSums = !this.isFrame && this.text.includes('=');
  }

  get isEmpty(): boolean {
    return this.isFrame || this.text.trim() === '';
  }

  add<C extends RuleProblemCode>(code: C, { start, end }: Span, data: RuleProblems[C], fix?: TextEdit): void {
    const problem = { code, severity: 'error', start, end, ...(data as object), ...(fix && { fix }) };
    this.problems.push(problem as unknown as RuleProblem);
  }

  /** The comment after the words, if there is one. */
  get comment(): readonly RulePart[] {
    const [start, end] = [this.text.length, this.line.text.length];
    return start < end ? [{ kind: 'comment', start, end }] : [];
  }

  /** The signs of a row. */
  signs(): (Span & { readonly text: string })[] {
    return [...this.text.matchAll(SIGN)].map(spanned);
  }
}

const spanned = ({ 0: text, index }: RegExpExecArray) => ({ text, start: index, end: index + text.length });

/**
 * The letters of all rows, and the sums. If the rows do not draw the grid, reports problems, and the letters are
 * undefined.
 */
export function layOut(
  { size }: Geometry,
  lines: readonly CageLine[],
): { readonly letters: readonly Letter[] | undefined; readonly sums: readonly CageSum[] } {
  const written = lines.filter(({ isEmpty }) => !isEmpty);
  const sums = written.filter(line => line.hasSums).flatMap(sumsIn);
  const rows = written.filter(line => !line.hasSums);
  const letters = rows.flatMap((line, row) => (row < size ? lettersIn(line, row, size) : []));
  if (rows.length > size) tooManyRows(rows, size);
  const last = rows.at(-1) ?? written.at(-1);
  if (last && rows.length < size) last.add('cageRows', around(last.signs()), { found: rows.length, needed: size });
  const isClear = rows.length >= size && rows.slice(0, size).every(({ problems }) => problems.length === 0);
  return { letters: isClear ? letters : undefined, sums };
}

/** A surplus row, or words that are neither a row nor sums. */
function tooManyRows(rows: readonly CageLine[], size: number): void {
  const line = rows[size];
  const signs = line.signs();
  if (signs.length === size) line.add('cageRows', around(signs), { found: rows.length, needed: size });
  else line.add('cageSum', around(signs), {});
}

function lettersIn(line: CageLine, row: number, size: number): Letter[] {
  const signs = line.signs();
  const letters: Letter[] = [];
  for (const [column, { text: name, start, end }] of signs.entries()) {
    const at = { start, end };
    if (name === '.') continue;
    if (!IS_NAME.test(name)) line.add('cageSign', at, { sign: name });
    else if (column < size) {
      const cell = row * size + column;
      line.parts.push({ kind: 'cells', ...at, cells: [cell] });
      letters.push({ name, cell, on: line, at });
    }
  }
  if (signs.length !== size && line.problems.length === 0) {
    const at = around(signs.length > size ? signs.slice(size) : signs);
    line.add('cageRow', at, { found: signs.length, needed: size });
  }
  return letters;
}

function sumsIn(line: CageLine): CageSum[] {
  const words = [...line.text.matchAll(WORD)].map(spanned);
  const sums: CageSum[] = [];
  for (let i = 0; i < words.length; ) {
    const [at, sign, number] = words.slice(i, i + 3);
    const isSum = IS_NAME.test(at.text) && sign?.text === '=' && /^\d+$/.test(number?.text ?? '');
    const end = isSum ? i + 3 : endOfMistake(words, i);
    const word = around(words.slice(i, end));
    i = end;
    if (!isSum) {
      line.add('cageSum', word, {});
      continue;
    }
    line.parts.push({ kind: 'cells', start: at.start, end: at.end, cells: [] });
    line.parts.push({ kind: 'operator', start: sign.start, end: sign.end });
    line.parts.push({ kind: 'value', start: number.start, end: number.end });
    sums.push({ name: at.text, value: Number(number.text), on: line, at, number, word });
  }
  return sums;
}

/** Where the next word begins that may be a letter before `=`. */
function endOfMistake(words: readonly { readonly text: string }[], from: number): number {
  for (let i = from + 1; i < words.length; i++) if (words[i].text !== '=' && words[i + 1]?.text === '=') return i;
  return words.length;
}
