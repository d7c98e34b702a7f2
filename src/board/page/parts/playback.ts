/** Plays the solution path: a step every two seconds. */

import type { Snapshot, StepDrawing } from '../../protocol/snapshot';
import { every, type Repeater } from '../input/repeat';

/** The time for a step, in milliseconds. It is the time to read a sentence, so it is the same with reduced motion. */
const STEP_MS = 2000;

/** Plays and pauses. */
export class Playback {
  private end: (() => void) | undefined;
  /** Whether a step was requested and is not shown yet. */
  private isWaiting = false;

  /** `goOn` is called for each step, `onChange` when playing begins or ends. */
  constructor(
    private readonly goOn: () => void,
    private readonly onChange: () => void,
    private readonly repeat: Repeater = every(STEP_MS),
  ) {}

  isPlaying(): boolean {
    return this.end !== undefined;
  }

  /** Pauses, or plays from the next step if there is one. */
  toggle(step: StepDrawing | undefined): void {
    if (this.end) this.pause();
    else if (canWalk(step, 1)) {
      this.isWaiting = false;
      this.end = this.repeat(() => this.tick());
      this.onChange();
      this.tick();
    }
  }

  pause(): void {
    if (!this.end) return;
    this.end();
    this.end = undefined;
    this.onChange();
  }

  /** Handles a new snapshot. Pauses at the last step, after an edit, and when the path is left. */
  follow(before: Snapshot | undefined, after: Snapshot): void {
    if (!this.end) return;
    const isStep = before?.step?.inPath?.index !== after.step?.inPath?.index;
    if (isStep) this.isWaiting = false;
    const isSame =
      before?.version === after.version && before.document === after.document && before.start === after.start;
    const isLeft = before?.step?.inPath !== undefined && !after.step?.inPath;
    if (!isSame || isLeft || !canWalk(after.step, 1)) this.pause();
  }

  /** The first path of a puzzle takes time: its steps are not requested before it is available. */
  private tick(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.goOn();
  }
}

/**
 * Whether there is a step after the one that is shown, or before it. If no step of the path is shown, walking shows its
 * first or last step.
 */
export function canWalk(step: StepDrawing | undefined, by: 1 | -1): boolean {
  if (!step?.inPath) return true;
  const { index, count } = step.inPath;
  const next = index + by;
  return 0 <= next && next < count;
}
