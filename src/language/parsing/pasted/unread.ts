/** Finds why a text that looks like a grid is not read, and its grid if it can be written anew. */

import { geometryOfSize, SIZES } from '../../../core/geometry';
import { type Grid, hasConflict } from '../../../core/grid';
import type { Note } from '../../puzzle';
import type { Span } from '../../span';
import type { PastedLine } from './form';
import { linesOf, unwrapped } from './lines';
import { looksLikeGrid } from './look';
import { readMerged } from './merged';

/** What is said of lines of which no puzzle is read, or undefined when they do not look like a grid. */
export function noteOf(text: string, span: Span): Note | undefined {
  const lines = unwrapped(text, linesOf(text, span.start, span.end));
  if (lines.length === 0) return undefined;
  const place = trimmedPlace(text, span);
  const merged = readMerged(text, lines);
  if (merged) return { ...place, reason: 'merged-cells', ...merged };
  const grid = gridByPlace(text, lines);
  if (grid) return { ...place, reason: 'spaces', grid };
  return looksLikeGrid(text, span) ? { ...place, reason: reasonOf(text, lines) } : undefined;
}

/** The lines from the first character to the last, without white space around them. */
function trimmedPlace(text: string, { start, end }: Span): Span {
  const content = text.slice(start, end);
  const from = start + (content.length - content.trimStart().length);
  return { start: from, end: from + content.trim().length };
}

/** Unequal rows are the usual reason. */
function reasonOf(text: string, lines: readonly PastedLine[]): Note['reason'] {
  const lengths = new Set(lines.map(({ start, end }) => text.slice(start, end).replace(/[\s|,;]/g, '').length));
  return lengths.size > 1 ? 'unequal-rows' : 'unknown-form';
}

/**
 * The grid of lines of digits and spaces without a frame. A space is an empty cell there, or lies between two cells, and
 * empty cells at the end of a line are missing. So such a text can be read, but no digit can be added to it safely.
 */
function gridByPlace(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const size = SIZES.find(n => n === lines.length);
  if (size === undefined || size < 6) return undefined;
  const contents = lines.map(({ start, end }) => text.slice(start, end).trimEnd());
  if (!contents.every(content => /^[1-9 ]*$/.test(content))) return undefined;
  const indents = contents.filter(content => content !== '').map(content => content.search(/\S/));
  const left = Math.min(...indents);
  const width = Math.max(...contents.map(({ length }) => length)) - left;
  for (const pitch of [1, 2]) {
    if (width > pitch * size || width <= pitch * (size - 3)) continue;
    const digits = new Uint8Array(size * size);
    const isFitting = contents.every((content, row) =>
      [...content].every((c, i) => {
        if (c === ' ') return true;
        const column = (i - left) / pitch;
        if (!Number.isInteger(column) || column >= size || Number(c) > size) return false;
        digits[row * size + column] = Number(c);
        return true;
      }),
    );
    const grid = { geometry: geometryOfSize(size), digits };
    if (isFitting && digits.filter(digit => digit > 0).length >= size && !hasConflict(grid)) return grid;
  }
  return undefined;
}
