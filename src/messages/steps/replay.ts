/** Replays: of the changes that a player made, or of the steps in a text. */

import type { Cell } from '../../core/numbers';
import type { Candidate } from '../../core/position';
import { joinSentences, t } from '../../core/sentences';
import { namesFor, type Puzzle } from '../../text/puzzle';
import { plain } from '../../text/strings/markdown';
import { shortenedText } from '../../text/strings/trim';

/** Maximum number of changed cells that are named. */
const MOST_NAMED = 12;

/** Maximum number of characters of a step in a text. */
const LONGEST_LINE = 300;

/** The effect of a move. */
interface Effect {
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  readonly emptied: readonly Cell[];
}

/** Messages of replays. */
export const replay = {
  name: () => t('Replay'),
  /** The effect of a move of the player: `r4c7=5.` */
  move: (puzzle: Puzzle, { emptied, ...effect }: Effect): string => {
    const cells = new Set([...emptied, ...[...effect.placements, ...effect.eliminations].map(({ cell }) => cell)]);
    if (cells.size === 0) return t('Candidates were added.');
    if (cells.size > MOST_NAMED) return t('{n} cells were changed.', { n: cells.size });
    const names = namesFor(puzzle);
    const written = names.effect(effect);
    return joinSentences([
      ...(written ? [t('{sentence}.', { sentence: written })] : []),
      ...(emptied.length > 0 ? [t('Emptied {cells}.', { cells: names.cells(emptied) })] : []),
    ]);
  },
  /** A step of the text, without its number, which would be another one if some steps cannot be read. */
  line: (line: string) =>
    plain(t('{sentence}.', { sentence: shortenedText(line.replace(/^\d+[.)]\s+/, ''), LONGEST_LINE) })),
  /** Why the grid cannot be edited. */
  locked: () => t('The board shows a replay. Press Escape to return to the puzzle.'),
  /** Why there is nothing to replay. */
  nothing: () => t('There is nothing to replay: no digit has been entered, and there are no steps below the puzzle.'),
  notRecorded: () =>
    t(
      'The order of the entries is not known: they were made before the file was opened. A replay shows the changes since then, or the steps below the puzzle.',
    ),
} as const;
