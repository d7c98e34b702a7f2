/** What a screen reader is told when another snapshot is shown. */

import { board } from '../../language/messages/board';
import type { Snapshot } from '../../protocol/snapshot';
import { changeBetween, stepSaid } from './words';

/** What is told when a snapshot follows another one: another puzzle, what changed in this one, and a step. */
export function newsOf(before: Snapshot | undefined, after: Snapshot, isOther: boolean): string {
  const news = isOther
    ? [board.gridName(after.title, after.size), after.status].join(', ')
    : before && changeBetween(before, after);
  return [news, stepSaid(before, after)].filter(Boolean).join('. ');
}
