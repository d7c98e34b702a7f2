/** Sentences that help to read and write rules: hovers, completions and quick fixes. */

import { plain } from '../../text/markdown';
import { count, quoted } from '../wording';

/** Maximum number of combinations that a hover lists. It counts more of them. */
const MOST_COMBINATIONS = 12;

export const ruleHelp = {
  /** In a hover, in Markdown: `**cage** — The digits …` */
  about: (keyword: string, meaning: string) => `**${plain(keyword)}** – ${plain(meaning)}`,
  /** A rule as it is written, in Markdown. */
  written: (line: string) => `\`${line}\``,
  /** Shown next to a keyword in the list of completions, in Markdown. */
  meaning: (form: string, meaning: string, example: string) => `\`${form}\`\n\n${plain(meaning)}\n\n\`${example}\``,
  /** Shown next to a cell or a word in the list of completions. */
  next: (keyword: string) => `next in ${quoted(keyword)}`,
  /** Shown next to a cell in the list: its place relative to a cell of the line. */
  beside: {
    right: (cell: string) => `right of ${cell}`,
    below: (cell: string) => `below ${cell}`,
    left: (cell: string) => `left of ${cell}`,
    above: (cell: string) => `above ${cell}`,
    belowRight: (cell: string) => `diagonally below and right of ${cell}`,
    belowLeft: (cell: string) => `diagonally below and left of ${cell}`,
    aboveRight: (cell: string) => `diagonally above and right of ${cell}`,
    aboveLeft: (cell: string) => `diagonally above and left of ${cell}`,
  },
  /** Shown next to rows of letters in the list, in an empty section `[Regions]`. */
  boxesAsRegions: () => 'The usual boxes, as a starting point to edit letter by letter',

  /** Shown next to a cage without a sum in the list of completions. */
  nextSum: () => 'the sum of a cage',

  /** `16 in 2 cells: 7+9` */
  combinations: (sum: number, cells: number, sets: readonly (readonly number[])[]) => {
    const shown = sets.slice(0, MOST_COMBINATIONS).map(digits => digits.join('+'));
    const more = sets.length - shown.length;
    const all = more > 0 ? [...shown, `${more.toLocaleString('en')} more`] : shown;
    return `${sum} in ${count(cells, 'cell')}: ${all.join(', ') || 'impossible'}`;
  },

  /** The title of a fix that replaces a part of a line. */
  fix: (
    line: string,
    { start, end, text }: { readonly start: number; readonly end: number; readonly text: string },
  ) => {
    const before = line.slice(start, end).trim();
    if (before === '') return `Add ${quoted(text.trim())}`;
    return text.trim() === '' ? `Remove ${quoted(before)}` : `Change ${quoted(before)} to ${quoted(text.trim())}`;
  },
} as const;
