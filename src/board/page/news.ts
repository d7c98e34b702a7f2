/** What a screen reader is told when another snapshot is shown. */

import * as board from '../../messages/board';
import type { Snapshot } from '../protocol/snapshot';
import { ProblemNews } from './problemNews';
import { changeBetween, stepSaid } from './words';

/** Follows the snapshots. */
export class News {
  private readonly problems = new ProblemNews();

  /** What is told when a snapshot follows another one: another puzzle, what changed in this one, its new problems, and a step. */
  of(before: Snapshot | undefined, after: Snapshot, isOther: boolean): string {
    const shown = isOther
      ? board.shown(board.heading(after.title, after.index), after.legend?.words, after.status)
      : before && changeBetween(before, after);
    const problems = this.problems.between(isOther ? undefined : before, after);
    return [shown, problems, stepSaid(isOther ? undefined : before, after)].filter(Boolean).join('. ');
  }
}
