/**
 * The heads of Markdown tables. Markdown requires a head, so a grid is below an empty head or below names, or its first
 * row is the head.
 */

import { sliceOf } from '../../span';
import type { PastedLine } from '../form';

/** The number of columns if a line is the delimiter row of a Markdown table (`|---|:---:|`), otherwise 0. */
export function columnsBelowHead(line: string): number {
  if (!/^[\s|:-]+$/.test(line)) return 0;
  const fields = fieldsOf(line);
  const isTable = fields.length > 1 && fields.every(field => /^:?-+:?$/.test(field));
  return isTable ? fields.length : 0;
}

/** The lines of tables. */
export interface TableLines {
  /** The lines below the heads, if these are square grids: then the heads are not rows of them. */
  readonly bodies?: readonly PastedLine[];
  /** The heads and the lines below: all except the delimiter rows. */
  readonly whole: readonly PastedLine[];
}

/** The lines without the delimiter rows of tables; undefined if there are none. */
export function tableLines(text: string, lines: readonly PastedLine[]): TableLines | undefined {
  // A head of words may be read as the title, and not be among the lines.
  const columns = lines.map(line => columnsBelowHead(sliceOf(text, line)));
  if (columns.every(count => count === 0)) return undefined;
  const isHead = (i: number) => (columns[i + 1] ?? 0) > 0;
  const whole = lines.filter((_, i) => columns[i] === 0);
  const areSquare = columns.every((count, i) => {
    if (count === 0) return true;
    const end = lines.findIndex((_, at) => at > i && isHead(at));
    return isSquare(text, lines.slice(i + 1, end < 0 ? lines.length : end), count);
  });
  return areSquare ? { bodies: lines.filter((_, i) => columns[i] === 0 && !isHead(i)), whole } : { whole };
}

/** Whether there are as many rows as columns, with or without a column of row names. */
function isSquare(text: string, rows: readonly PastedLine[], columns: number): boolean {
  if (rows.length === columns) return true;
  return rows.length === columns - 1 && rows.every(line => fieldsOf(sliceOf(text, line))[0] !== '');
}

/** The texts between the vertical lines of a line. */
function fieldsOf(line: string): string[] {
  const fields = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');
  return fields.map(field => field.trim());
}
