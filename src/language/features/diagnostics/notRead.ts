/** Reports text that looks like a grid but is not read, so that it is never ignored silently. */

import * as messages from '../../messages/index';
import type { Note } from '../../puzzle';
import type { Diagnostic } from './rule';

/** The finding for a note. */
export function findingOf({ start, end, reason, grid }: Note): Diagnostic {
  const message = messages.pasting.reasons[reason](grid !== undefined);
  const severity = reason === 'merge-conflict' ? 'warning' : 'information';
  return { code: 'not-read', severity, start, end, message, related: [] };
}
