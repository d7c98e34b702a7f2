/** Reports text that looks like a grid but is not read, so that it is never ignored silently. */

import * as messages from '../../../messages/formats/pasting';
import type { Note } from '../../../text/note';
import type { DiagnosticDeclaration } from '../declaration';
import type { Diagnostic } from '../rule';
import { findingsInRules } from '../ruleFindings';

export const notRead = {
  code: 'not-read',
  severity: 'information',
  marks: 'Text that looks like a grid but cannot be read as a puzzle. For a merge conflict, the severity is warning',
} as const satisfies DiagnosticDeclaration;

/** The reasons for a warning: the text is a mistake, and not only an unsupported form. */
const IS_WARNING: ReadonlySet<Note['reason']> = new Set(['merge-conflict', 'lost-rules', 'mark', 'link']);

/** The findings for a note, in the words of the place where they are shown. */
export function findingsOfNote(note: Note, place: 'editor' | 'terminal' = 'editor'): Diagnostic[] {
  if (note.reason === 'rules') return findingsInRules(note, note.start);
  const { reason, grids, odd } = note;
  const message = odd ? messages.pasting.odd(odd.symbol) : messages.pasting.reasons[reason](grids ? place : false);
  const { start, end } = odd ? { start: note.start + odd.start, end: note.start + odd.end } : note;
  const severity = IS_WARNING.has(reason) ? 'warning' : notRead.severity;
  return [{ code: notRead.code, severity, start, end, message, related: [] }];
}
