/** All code actions. To add one, add a file in this folder and a line in the list. */

import type { ActionRequest, ActionSource, OfferedAction } from './action';
import { addGivensActions } from './addGivens';
import { cageForm } from './cageForm';
import { clearCellActions } from './clearCell';
import { collectionFixes } from './collectionFixes';
import { convertToGrid } from './convertToGrid';
import { doubtfulDigitActions } from './doubtfulDigit';
import { fillAllForced } from './fillAllForced';
import { fillByStep } from './fillByStep';
import { fillForcedCell } from './fillForcedCell';
import { keepRule } from './keepRule';
import { ACTION_KINDS, type ActionKind } from './kinds';
import { makeSolvable } from './makeSolvable';
import { moveBorder } from './moveBorder';
import { removeRedundant } from './removeRedundant';
import { resolveConflict } from './resolveConflict';
import { rewriteGrid } from './rewriteGrid';
import { rowLengthActions } from './rowLength';
import { ruleFixes } from './ruleFixes';
import { transformActions } from './transform';
import { unifyBlanksActions } from './unifyBlanks';

const SOURCES: readonly ActionSource[] = [
  fillForcedCell,
  fillByStep,
  resolveConflict,
  doubtfulDigitActions,
  keepRule,
  clearCellActions,
  makeSolvable,
  addGivensActions,
  removeRedundant,
  rowLengthActions,
  moveBorder,
  unifyBlanksActions,
  ruleFixes,
  collectionFixes,
  rewriteGrid,
  cageForm,
  convertToGrid,
  transformActions,
  fillAllForced,
];

export { ACTION_KINDS, type ActionKind, type ActionRequest, type OfferedAction };

/** The actions of these kinds at the cursor or selection, in the order of the menu. */
export function codeActions(request: ActionRequest, kinds: readonly ActionKind[] = ACTION_KINDS): OfferedAction[] {
  const all = SOURCES.filter(source => kinds.includes(source.kind)).flatMap(source => [...source.actions(request)]);
  return all.filter((action, i) => !all.slice(0, i).some(other => isSame(action, other)));
}

/** Whether two actions do the same, so that the menu would list both. */
function isSame(a: OfferedAction, b: OfferedAction): boolean {
  if (a.title !== b.title || a.kind !== b.kind || a.work || b.work) return false;
  return JSON.stringify(a.edits()) === JSON.stringify(b.edits());
}
