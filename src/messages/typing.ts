/** Typing a puzzle. */

import { t } from '../core/sentences';
import type { Puzzle } from '../text/puzzle';
import { plain } from '../text/strings/markdown';

/** Messages shown while a puzzle is typed. */
export const typing = {
  /** Shown once, after the last digit was typed. */
  solved: ({ title }: Puzzle) => `✓ ${title ? t('Solved: {title}', { title: plain(title) }) : t('Solved')}`,
} as const;
