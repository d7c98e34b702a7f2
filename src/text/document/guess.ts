/** Guesses where reading can start in the middle of a text. */

/** Number of characters read at a time: a few milliseconds for the slowest text. */
export const WINDOW = 1 << 14;

/** A text that can be read in pieces. */
interface Source {
  slice(start: number, end: number): string;
}

/** The start of a line after `first` and before `offset` where a puzzle may begin, or `first` when there is none. */
export function guessStart(source: Source, first: number, offset: number): number {
  for (let size = WINDOW / 4; first < offset - size; size *= 2) {
    const text = source.slice(offset - size, offset);
    const start = endOfMatch(text, EMPTY_LINE) ?? endOfMatch(text, LINE_END);
    if (start !== undefined) return offset - size + start;
  }
  return first;
}

const EMPTY_LINE = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r(?!\n))/;
const LINE_END = /\r\n|\n|\r(?!\n)/;

/** The end of the first match of a pattern, or undefined when that is the end of the text. */
function endOfMatch(text: string, pattern: RegExp): number | undefined {
  const match = pattern.exec(text);
  const end = match ? match.index + match[0].length : text.length;
  return end < text.length ? end : undefined;
}
