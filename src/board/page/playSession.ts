/** The state of a game other than its entries: the clock, and whether the puzzle is finished. */

import * as board from '../../messages/boards/board';
import type { Snapshot } from '../protocol/snapshot';
import { PlayClock } from './clock';
import type { PageLayout } from './layout';
import { isFinishedBy, isRestarted, nameForTime } from './progress';

/** The session of a player at the board. */
export class PlaySession {
  private readonly clock: PlayClock;
  private snapshot: Snapshot | undefined;
  /** The cells that the last intent is about. */
  private written: readonly number[] = [];

  /** `times` is an earlier result of {@link times}. `onTick` is called when they have changed. */
  constructor(
    private readonly layout: PageLayout,
    times: unknown,
    onTick: () => void,
  ) {
    this.clock = new PlayClock(times, () => {
      onTick();
      this.showTime();
    });
    document.onvisibilitychange = () => this.followTime();
  }

  /** The times of puzzles, as plain data. */
  times(): unknown {
    return this.clock.stored();
  }

  /** Records that the player has written into these cells. */
  write(cells: readonly number[]): void {
    this.written = [...this.written, ...cells];
  }

  /** Removes the highlight of a finished grid when the player continues. */
  goOn(): void {
    this.layout.calm();
  }

  /**
   * Handles a new snapshot. `before` is the previous one of the same puzzle. `isAnswer`: whether it contains everything
   * that the player has written.
   */
  follow(before: Snapshot | undefined, after: Snapshot, isAnswer: boolean): void {
    this.snapshot = after;
    if (isRestarted(before, after)) this.clock.reset();
    this.followTime();
    if (isFinishedBy(before, after, this.written)) {
      this.layout.voice.answer(board.solved(after.hasClock ? this.clock.seconds : undefined), after.version);
      this.layout.celebrate();
    } else if (!before || !after.isSolved) this.layout.calm();
    if (isAnswer && before?.version !== after.version) this.written = [];
  }

  /** Stops counting, because no puzzle is shown. */
  leave(): void {
    this.snapshot = undefined;
    this.followTime();
  }

  /** Counts the time of the puzzle while it can be seen and is not solved. */
  private followTime(): void {
    const { snapshot } = this;
    const isSeen = document.visibilityState === 'visible';
    if (snapshot?.hasClock) this.clock.follow(nameForTime(snapshot), isSeen && !snapshot.isSolved);
    else this.clock.pause();
    this.showTime();
  }

  private showTime(): void {
    const { seconds } = this.clock;
    // A puzzle that was solved elsewhere has no time.
    const isShown = this.snapshot?.hasClock && (seconds > 0 || !this.snapshot.isSolved);
    this.layout.showTime(isShown ? seconds : undefined);
  }
}
