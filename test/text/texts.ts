/** Puzzles as text, and text with markers: `«…»` around expected findings, `‸` at the cursor. */

import type { Span } from '../../src/text/span';

export const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const EASY_SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** The rows of a single-line puzzle. */
export function rowsOf(line: string): string[] {
  const size = Math.sqrt(line.length);
  return Array.from({ length: size }, (_, row) => line.slice(row * size, (row + 1) * size));
}

/** A single-line puzzle, written as rows. */
export function gridOf(line: string): string {
  return rowsOf(line).join('\n');
}

/** A text without its `«…»`, and the marked spans in order. */
export function unmarked(marked: string): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  const open: number[] = [];
  let text = '';
  for (const c of marked) {
    if (c === '«') open.push(text.length);
    else if (c === '»') spans.push({ start: open.pop() as number, end: text.length });
    else text += c;
  }
  return { text, spans: spans.sort((a, b) => a.start - b.start) };
}

/** A text with `«…»` around spans that do not overlap but may be equal. */
export function marked(text: string, spans: readonly Span[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    result += `${text.slice(from, start)}«${text.slice(start, end)}»`;
    from = end;
  }
  return result + text.slice(from);
}

/** A text without its `‸`: one marks the cursor, two mark the ends of a selection. */
export function selected(marked: string): { text: string; at: Span } {
  const [before, ...rest] = marked.split('‸');
  const start = before.length;
  const end = rest.length > 1 ? start + rest[0].length : start;
  return { text: before + rest.join(''), at: { start, end } };
}
