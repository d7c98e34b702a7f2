/** What a notification shows of a message, and what it keeps for its button `Details`. */

import { shortened } from '../trim';

/**
 * Characters that fit the one line of a notification without buttons, at the usual size of the font. VS Code cuts off what is
 * longer.
 */
const MOST_BRIEF = 60;

/** A message in two parts. */
export interface BriefMessage {
  /** What happened: the first sentence. */
  readonly brief: string;
  /** The rest, or the whole message where its first sentence is too long; absent when all of it is brief. */
  readonly details?: string;
}

/** A message that is brief: whole if it is short, otherwise its first sentence. */
export function briefOf(message: string): BriefMessage {
  if (message.length <= MOST_BRIEF) return { brief: message };
  const end = message.indexOf('. ') + 1;
  if (end === 0 || end > MOST_BRIEF) return { brief: shortened(message, MOST_BRIEF), details: message };
  return { brief: message.slice(0, end), details: message.slice(end + 1) };
}
