/** Explanations of wrong entries. No message reveals a correct digit. */

import { houseName } from '../../core/cellNames';
import type { DeadEnd } from '../../core/mistakes/refutation';
import type { Cell } from '../../core/numbers';
import type { Candidate } from '../../core/position';
import { all, joinSentences, t, type Value } from '../../core/sentences';
import type { Puzzle } from '../../text/puzzle';
import { plain } from '../../text/strings/markdown';
import { cellName, symbolOf } from '../wording';

/** The report about a wrong entry. */
export const mistakes = {
  tab: (name: string) => plain(t('Mistake in {name}', { name })),
  searching: () => t('Searching for a short argument'),
  name: () => t('Mistake'),
  /** A button. */
  explain: () => t('Explain'),
  title: (puzzle: Puzzle, { cell, digit }: Candidate) =>
    t('Why {cell} cannot be {digit}', { cell: cellName(puzzle, cell), digit: symbolOf(puzzle, digit) }),
  contradictory: () => t('Why this puzzle has no solution'),
  others: () => t('Other entries are wrong too. They are ignored here.'),
  suppose: (puzzle: Puzzle, { cell, digit }: Candidate) =>
    t('Suppose {cell} is {digit}.', { cell: cellName(puzzle, cell), digit: symbolOf(puzzle, digit) }),
  /** A line: its number, the digit that follows, and the reason as a sentence. */
  follows: (number: string, effect: string, reason: string) =>
    `${number}. ${t('{name}: {sentence}', { name: effect, sentence: reason })}`,
  /** The reason for an excluded candidate: `placed`, the digits that would follow from it, such as `r1c6=1`, and their end. */
  excluded: (puzzle: Puzzle, candidate: Candidate, placed: readonly string[], end: DeadEnd) =>
    joinSentences([
      mistakes.suppose(puzzle, candidate),
      ...(placed.length > 0 ? [mistakes.consequences(all(placed), placed.length)] : []),
      mistakes.end(puzzle, end),
    ]),
  /** The digits that follow from an assumption. */
  consequences: (digits: Value, n: number) =>
    t('Then {digits} {n, plural, one {follows} other {follow}}.', { digits, n }),
  end: (puzzle: Puzzle, end: DeadEnd): string => {
    switch (end.kind) {
      case 'cell':
        return t('Then {cells} has no candidate left, which is impossible.', { cells: cellName(puzzle, end.cell) });
      case 'house':
        return t('Then {digit} has no place left in {house, form, locative}, which is impossible.', {
          digit: symbolOf(puzzle, end.digit),
          house: houseName(end.house),
        });
      case 'rule':
        return t('Then a rule is broken, which is impossible.');
    }
  },
  so: (puzzle: Puzzle, { cell, digit }: Candidate) =>
    t('So {cell} cannot be {digit}.', { cell: cellName(puzzle, cell), digit: symbolOf(puzzle, digit) }),
  goingBack: () => t('Going back to before the mistake'),
  /** The choice between all entries since the mistake, and only the wrong ones. */
  whichEntries: () => t('Which entries since the mistake should be removed?'),
  keepCorrect: (correct: number) =>
    t('Only the Wrong Ones, and Keep {correct, plural, one {# Correct Entry} other {# Correct Entries}}', { correct }),
  removeAll: () => t('All of Them'),
  wentBack: (entries: number) =>
    t('Removed {entries, plural, one {# entry} other {# entries}} made since the mistake.', { entries }),
  tooLong: (puzzle: Puzzle, cell: Cell) =>
    t('The digit in {cell} is wrong, but no short argument for this was found.', { cell: cellName(puzzle, cell) }),
} as const;
