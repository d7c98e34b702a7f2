/**
 * Removes the text that emails, chats and programs put around a grid and that the parser of files cannot recognize: a sender's name
 * before the first row, `> ` before every line, all rows of a table on one line.
 */

import type { PuzzlePart } from '../../text/losses';

/** A text without the text around its lines, and what is lost. */
export interface Unwrapped {
  readonly text: string;
  readonly lost: readonly PuzzlePart[];
}

/** The possible contents of a text without its surroundings. To add a kind, add a line. */
export function unwrappings(text: string): Unwrapped[] {
  return [withoutQuotes(text), withoutSenders(text), inLines(text), cellALine(text)].filter(
    found => found !== undefined,
  );
}

const LINE_BREAK = /\r\n|\n|\r/;

/** A reply to an email or a Markdown quote: `> ` before every line. */
function withoutQuotes(text: string): Unwrapped | undefined {
  const lines = text.split(LINE_BREAK);
  const isQuoted = lines.every(line => /^\s*(?:>|$)/.test(line));
  return isQuoted ? { text: lines.map(line => line.replace(/^\s*>[> ]*/, '')).join('\n'), lost: [] } : undefined;
}

/** Maximum length of a time and a name. */
const LONGEST_SENDER = 60;

/** Messages of a chat without senders and times: `Anna: `, `[21:04, 12/3/2026] Anna: `. */
function withoutSenders(text: string): Unwrapped | undefined {
  const lines = text.split(LINE_BREAK);
  const bare = lines.map(line => line.slice(senderIn(line)));
  return bare.some((line, i) => line !== lines[i]) ? { text: bare.join('\n'), lost: ['words'] } : undefined;
}

/** The number of characters before a message. */
function senderIn(line: string): number {
  const end = line.slice(0, LONGEST_SENDER).search(/:\s/);
  const sender = line.slice(0, end);
  return end > 0 && /\p{L}/u.test(sender) && /[\p{L}\p{N}]$/u.test(sender) ? end + 2 : 0;
}

/** A LaTeX table whose rows are all on one line. */
function inLines(text: string): Unwrapped | undefined {
  if (!text.includes('\\\\')) return undefined;
  const begin = /\\begin\s*\{[^{}]*\}(?:\[[^[\]]*\]|\{(?:[^{}]|\{[^{}]*\})*\})*/g;
  const lines = text
    .replace(LINE_BREAK, ' ')
    .replace(begin, '\n')
    .replace(/\\end\s*\{[^{}]*\}/g, '\n')
    .replaceAll('\\\\', '\\\\\n');
  return { text: lines.trim(), lost: [] };
}

/** The numbers of cells of grids that are read with one cell per line. */
const CELL_COUNTS = [36, 81, 256];

/** One cell per line, with empty lines for empty cells, as in copies of pages without tables. */
function cellALine(text: string): Unwrapped | undefined {
  const lines = text.split(LINE_BREAK).map(line => line.trim());
  if (CELL_COUNTS.includes(lines.length - 1) && lines.at(-1) === '') lines.pop();
  const isFull = CELL_COUNTS.includes(lines.length) && lines.every(line => /^(?:[1-9]|1[0-6])?$/.test(line));
  if (!isFull || lines.every(line => line === '')) return undefined;
  const size = Math.sqrt(lines.length);
  const rows = Array.from({ length: size }, (_, row) => lines.slice(row * size, (row + 1) * size));
  return { text: rows.map(row => row.map(cell => cell || '.').join(' ')).join('\n'), lost: [] };
}
