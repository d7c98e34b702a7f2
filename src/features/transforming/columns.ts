/**
 * Writes new texts into a grid with aligned columns, and keeps them aligned: a column becomes as wide as its longest text, and the
 * borders grow or shrink with it. Frames and borders keep their characters.
 */

import type { Geometry } from '../../core/geometry';
import type { TextEdit } from '../../text/edits';
import type { SheetLines } from '../../text/layout/sheetLines';

/** A column: its start in each line, and its width before and after. */
interface Column {
  readonly start: number;
  readonly width: number;
  readonly newWidth: number;
}

/** The edits that write these texts, by cell. Undefined when the columns are not aligned on the left. */
export function columnEdits({ size }: Geometry, lines: SheetLines, texts: readonly string[]): TextEdit[] | undefined {
  const columns: Column[] = [];
  for (let column = 0; column < size; column++) {
    const starts = lines.rows.map(({ cells, line }) => cells[column].start - line.start);
    if (starts.some(start => start !== starts[0])) return undefined;
    columns.push({
      start: starts[0],
      width: Math.max(...lines.rows.map(({ cells }) => cells[column].end - cells[column].start)),
      newWidth: Math.max(...lines.rows.map((_, row) => texts[row * size + column].length)),
    });
  }
  const rows = new Map(lines.rows.map(({ line }, row) => [line.start, row]));
  const edits: TextEdit[] = [];
  for (const { index, 0: line } of lines.text.matchAll(/[^\r\n]+/g)) {
    const start = lines.start + index;
    const row = rows.get(start);
    const own = row === undefined ? borderEdits(line, columns) : rowEdits(line, columns, texts.slice(row * size));
    edits.push(...own.map(edit => ({ start: start + edit.start, end: start + edit.end, text: edit.text })));
  }
  return edits;
}

function rowEdits(line: string, columns: readonly Column[], texts: readonly string[]): TextEdit[] {
  return columns.flatMap(({ start, width, newWidth }, column) => {
    const before = line.slice(start, start + width);
    // A line may end after its last digit.
    const isLast = start + before.length === line.length && before.length < width;
    const text = isLast ? texts[column] : texts[column].padEnd(newWidth);
    const isAtEnd = start + width >= line.length;
    const after = isAtEnd && !before.endsWith(' ') ? text.trimEnd() : text;
    return after === before ? [] : [{ start, end: start + before.length, text: after }];
  });
}

/** Extends a border by repeating its character at a column. */
function borderEdits(line: string, columns: readonly Column[]): TextEdit[] {
  if (/^\s*[#%]/.test(line)) return [];
  return columns.flatMap(({ start, width, newWidth }) => {
    const sign = line[start];
    if (sign === undefined || newWidth === width) return [];
    if (newWidth > width) return [{ start, end: start, text: sign.repeat(newWidth - width) }];
    return [{ start, end: Math.min(line.length, start + width - newWidth), text: '' }];
  });
}
