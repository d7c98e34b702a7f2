/** The parts of all notifications. They are loaded with the first Sudoku file, unlike the messages of commands. */

import { t, type Value } from '../core/sentences';
import { capital } from './wording';

/** Number of columns that fit on one line of a notification without buttons, at the default font size. */
export const ONE_LINE = 60;

/** The parts of all notifications. */
export const notices = {
  /** The button that closes a long message. */
  ok: () => t('OK'),
  /** A sentence about one puzzle of several: `Skyscraper: The puzzle is solved.` */
  about: (name: Value | undefined, sentence: string) =>
    name ? capital(t('{name}: {sentence}', { name, sentence })) : sentence,
} as const;
