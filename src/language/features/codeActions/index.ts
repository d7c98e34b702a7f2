/** All code actions. A new one is a file here and a line in the list. */

import { type Action, type ActionSource, KINDS, type Kind, type Request } from './action';
import { fillAllForced } from './fillAllForced';
import { fillByStep } from './fillByStep';
import { fillForcedCell } from './fillForcedCell';
import { resolveConflict } from './resolveConflict';
import { rowLength } from './rowLength';
import { unifyBlanks } from './unifyBlanks';

const SOURCES: readonly ActionSource[] = [
  fillForcedCell,
  fillByStep,
  resolveConflict,
  rowLength,
  unifyBlanks,
  fillAllForced,
];

export { type Action, KINDS, type Kind, type Request };

/** The actions at the cursor or selection of those kinds, in the order they are to be shown. */
export function codeActions(request: Request, kinds: readonly Kind[] = KINDS): Action[] {
  return SOURCES.filter(source => kinds.includes(source.kind)).flatMap(source => [...source.actions(request)]);
}
