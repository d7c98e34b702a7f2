/** Plays the solution path or a replay. */

import type { Snapshot, StepDrawing } from '../../protocol/snapshot';
import { every, type Repeater } from '../input/repeat';

/** The time for a step at the lowest speed, in milliseconds. It is the time to read a sentence, so it is the same with reduced motion. */
const STEP_MS = 2000;

/** The speeds, as multiples of the lowest one. */
export const PLAYBACK_SPEEDS = [1, 2, 4, 8] as const;
/** One of {@link PLAYBACK_SPEEDS}. */
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

/** Plays and pauses. */
export class Playback {
  private end: (() => void) | undefined;
  /** Whether a step was requested and is not shown yet. */
  private isWaiting = false;
  private speed: PlaybackSpeed = 1;

  /** `goOn` is called for each step, `onChange` when playing begins or ends. */
  constructor(
    private readonly goOn: () => void,
    private readonly onChange: () => void,
    private readonly repeaterOf: (milliseconds: number) => Repeater = every,
  ) {}

  isPlaying(): boolean {
    return this.end !== undefined;
  }

  /** Pauses, or plays from the next step if there is one. */
  toggle(step: StepDrawing | undefined): void {
    if (this.end) this.pause();
    else if (canWalk(step, 1)) {
      this.isWaiting = false;
      this.begin();
      this.onChange();
      this.tick();
    }
  }

  /** Changes the time between steps. */
  setSpeed(speed: PlaybackSpeed): void {
    this.speed = speed;
    if (!this.end) return;
    this.end();
    this.begin();
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

  private begin(): void {
    this.end = this.repeaterOf(STEP_MS / this.speed)(() => this.tick());
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
