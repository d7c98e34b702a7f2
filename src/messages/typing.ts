/** Typing a puzzle. */

import { plain } from '../text/markdown';
import type { Puzzle } from '../text/puzzle';

/** Messages shown while a puzzle is typed. */
export const typing = {
  /** Shown once, after the last digit was typed. */
  solved: ({ title }: Puzzle) => (title ? `✓ Solved: ${plain(title)}` : '✓ Solved'),
} as const;
