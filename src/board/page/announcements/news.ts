/** Announcements for screen readers when the snapshot changes. */

import { announced } from '../../../core/sentences';
import * as board from '../../../messages/boards/board';
import type { Snapshot } from '../../protocol/snapshot';
import { ProblemNews } from './problemNews';
import { changeBetween, stepAnnouncement } from './words';

/** Compares successive snapshots. */
export class News {
  private readonly problems = new ProblemNews();

  /** The announcement for a new snapshot: another puzzle, changes of this one, its new problems, and a step. */
  of(before: Snapshot | undefined, after: Snapshot, isOther: boolean): string {
    const shown = isOther
      ? board.shown(board.heading(after.title, after.index), after.legend?.words, after.status)
      : before && changeBetween(before, after);
    const problems = this.problems.between(isOther ? undefined : before, after);
    return announced(
      [shown, problems, stepAnnouncement(isOther ? undefined : before, after)].filter(part => part !== undefined),
    );
  }
}
