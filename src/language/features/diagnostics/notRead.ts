/** Reports text that looks like a grid but is not read, so that it is never ignored silently. */

import * as messages from '../../messages/pasting';
import type { Note } from '../../note';
import type { Diagnostic } from './rule';
import { findingsInRules } from './ruleFindings';

/** The findings for a note. */
export function findingsOfNote(note: Note): Diagnostic[] {
  if (note.reason === 'rules') return findingsInRules(note, note.start);
  const { start, end, reason, grids } = note;
  const message = messages.pasting.reasons[reason](grids !== undefined);
  const severity = reason === 'merge-conflict' || reason === 'lost-rules' ? 'warning' : 'information';
  return [{ code: 'not-read', severity, start, end, message, related: [] }];
}
