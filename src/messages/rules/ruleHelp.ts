/** Sentences that help to read and write rules: hovers, completions and quick fixes. */

import { sideBySide, t } from '../../core/sentences';
import { plain } from '../../text/strings/markdown';
import { quoted } from '../wording';

/** Maximum number of combinations that a hover lists. The others are counted. */
const MOST_COMBINATIONS = 12;

export const ruleHelp = {
  /** In a hover, in Markdown: `**cage** — The digits …` */
  about: (keyword: string, meaning: string) => `**${plain(keyword)}** – ${plain(meaning)}`,
  /** A rule as it is written, and the combinations that are left, in Markdown. */
  written: (line: string, left?: string) => {
    const rule = `\`${line}\``;
    return left === undefined ? rule : t('{rule} ({combinations})', { rule, combinations: left });
  },
  /** Shown next to a keyword in the list of completions, in Markdown. */
  meaning: (form: string, meaning: string, example: string) => `\`${form}\`\n\n${plain(meaning)}\n\n\`${example}\``,
  /** Shown next to a cell or a word in the list of completions. */
  next: (keyword: string) => t('next in {rule}', { rule: quoted(keyword) }),
  /** Shown next to a cell in the list: its place relative to a cell of the line. */
  beside: {
    right: (cell: string) => t('right of {cell}', { cell }),
    below: (cell: string) => t('below {cell}', { cell }),
    left: (cell: string) => t('left of {cell}', { cell }),
    above: (cell: string) => t('above {cell}', { cell }),
    belowRight: (cell: string) => t('diagonally below and right of {cell}', { cell }),
    belowLeft: (cell: string) => t('diagonally below and left of {cell}', { cell }),
    aboveRight: (cell: string) => t('diagonally above and right of {cell}', { cell }),
    aboveLeft: (cell: string) => t('diagonally above and left of {cell}', { cell }),
  },
  /** Shown next to rows of letters in the list, in an empty section `[Regions]`. */
  boxesAsRegions: () => t('The usual boxes, as a starting point to edit letter by letter'),

  /** Shown next to a cage without a sum in the list of completions. */
  nextSum: () => t('the sum of a cage'),

  /** `16 in 2 cells: 7+9` */
  combinations: (sum: number, cells: number, sets: readonly (readonly number[])[]) => {
    if (sets.length === 0)
      return t('{sum} in {cells, plural, one {# cell} other {# cells}}: impossible', { sum, cells });
    const shown = sets.slice(0, MOST_COMBINATIONS).map(digits => digits.join('+'));
    const more = sets.length - shown.length;
    const all = more > 0 ? [...shown, t('{n} more', { n: more })] : shown;
    return t('{sum} in {cells, plural, one {# cell} other {# cells}}: {combinations}', {
      sum,
      cells,
      combinations: sideBySide(all),
    });
  },

  /** The title of a fix that replaces a part of a line. */
  fix: (
    line: string,
    { start, end, text }: { readonly start: number; readonly end: number; readonly text: string },
  ) => {
    const before = line.slice(start, end).trim();
    const after = text.trim();
    if (before === '') return t('Add {text}', { text: quoted(after) });
    return after === ''
      ? t('Remove {text}', { text: quoted(before) })
      : t('Change {text} to {other}', { text: quoted(before), other: quoted(after) });
  },
} as const;
