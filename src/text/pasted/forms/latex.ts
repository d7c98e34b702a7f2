/**
 * LaTeX: rows of a `tabular` with `&` between cells and `\\` at the end, rows of the package `sudoku`, and rows that are the arguments of
 * a command: `\setrow{5}{ }{3}`.
 */

import { type Span, sliceOf } from '../../span';
import { isBar, type PastedForm, type PastedRow, trimmedSpan } from '../form';
import { fieldsOf, rowsOfFields } from './fields';

export const pastedLatex: PastedForm = {
  name: 'LaTeX',
  sign: /[&\\.]/,
  blank: ' ',
  rowsOf(text, lines) {
    const calls = lines.filter(line => hasArguments(text, line));
    if (calls.length > 0) return rowsOfArguments(text, lines, calls);
    const parts = lines.flatMap(line => rowsIn(text, line));
    const isTable = parts.some(line => sliceOf(text, line).includes('&'));
    if (isTable) return rowsBetween(text, parts, code => code === 0x26);
    const isPackage = parts.length > 0 && parts.every(line => /\|\s*\.\s*$/.test(sliceOf(text, line)));
    if (!isPackage) return undefined;
    // The dot ends the row.
    const rows = parts.map(({ start, end }) => ({ start, end: text.lastIndexOf('.', end) }));
    return rowsBetween(text, rows, isBar);
  },
};

/** A command with an argument for each cell. */
const WITH_ARGUMENTS = /^\s{0,40}\\[a-z]{1,30}\s{0,3}(?:\{[^{}\\]{0,3}\}\s{0,3}){4,25}$/i;

/** Whether a line is a command with an argument for each cell. */
export const hasArguments = (text: string, line: Span): boolean => WITH_ARGUMENTS.test(sliceOf(text, line, 400));

/** The rows of lines with arguments, if the other lines are commands too. */
function rowsOfArguments(text: string, lines: readonly Span[], calls: readonly Span[]): PastedRow[] | undefined {
  const others = lines.filter(line => !calls.includes(line));
  if (!others.every(line => /^\s*\\/.test(sliceOf(text, line)))) return undefined;
  const rows = calls.map(({ start, end }) => {
    const fields = [...text.slice(start, end).matchAll(/\{([^{}]*)\}/g)];
    return { start, end, cells: fields.map(({ index, 1: { length } }) => spanAt(start + index + 1, length)) };
  });
  return rowsOfFields(text, rows);
}

const spanAt = (start: number, length: number): Span => ({ start, end: start + length });

function rowsBetween(text: string, parts: readonly Span[], isSeparator: (code: number) => boolean) {
  const rows = parts.map(part => ({ ...part, cells: fieldsOf(text, part, isSeparator) }));
  return rowsOfFields(text, rows)?.map(row => ({ ...row, cells: row.cells.map(cell => withoutCommand(text, cell)) }));
}

/** The rows in a line, without commands such as `\hline`, which are not rows. */
function rowsIn(text: string, { start, end }: Span): Span[] {
  const rows: Span[] = [];
  const line = text.slice(start, end); // a search in the text would continue to its end
  for (let at = start; at <= end; ) {
    const found = line.indexOf('\\\\', at - start);
    const to = found < 0 ? end : start + found;
    const row = withoutRules(text, { start: at, end: to });
    const content = sliceOf(text, row);
    // `\begin` and `\end` are around the rows.
    if (content !== '' && !/^\\(?:begin|end|[a-z]+$)/i.test(content)) rows.push(row);
    at = to + 2;
  }
  return rows;
}

/** The row without `[2pt]` from the row before, and without lines such as `\hline` and `\cline{1-9}`. */
function withoutRules(text: string, part: Span): Span {
  let { start, end } = trimmedSpan(text, part);
  // Terminates: every iteration shortens the row.
  for (;;) {
    const rule = /^(?:\[[^[\]]*\]|\\[a-z]*(?:line|rule)(?:\{[^{}]*\}|\([^()]*\))*)/i.exec(text.slice(start, end));
    if (!rule) return { start, end };
    ({ start, end } = trimmedSpan(text, { start: start + rule[0].length, end }));
  }
}

/** A cell without the command around its digit: `\textbf{5}`, `{5}`. */
function withoutCommand(text: string, cell: PastedRow['cells'][number]): PastedRow['cells'][number] {
  const content = sliceOf(text, cell);
  if (NOTHING.test(content)) return { ...cell, word: '.', blank: content };
  const match = /^(?:\\[a-z]+)?\{\s*(\d+)\s*\}$/i.exec(content);
  if (!match) return cell;
  const start = text.indexOf(match[1], cell.start);
  return { start, end: start + match[1].length, word: match[1] };
}

/** The content of empty cells. */
const NOTHING = /^(?:~|\\(?:[cl]?dots?|cdots|bullet|square|Box|quad|underline|phantom)?(?:\{[^{}]{0,9}\})?)$/;
