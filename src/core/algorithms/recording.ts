/**
 * The events of a run, so that it can be shown forward, backward and from any place. Events are stored as numbers, and a copy of the
 * state is kept every {@link KEYFRAME} events: any state is at most that many events away from a copy. The number of events is limited, to limit
 * memory.
 */

import { type AlgorithmEvent, EVENT_KINDS, type Run } from './event';
import type { Frame } from './frame';

/** The number of events between two copies of the state. */
const KEYFRAME = 4096;

/** The largest number of events that are recorded: 24 MB. */
const MOST_EVENTS = 2_000_000;

/** The numbers that store an event: kind, line and house; cell or column; value. */
const NUMBERS = 3;

/** A recording that grows while its run continues. */
export class Recording {
  private readonly pieces: Int32Array[] = [];
  private readonly keyframes: Frame[];
  /** The state after all recorded events. */
  private readonly end: Frame;
  private hasEnded = false;

  /** `start` is the state before the run. */
  constructor(
    private readonly run: Run,
    start: Frame,
    private readonly limit = MOST_EVENTS,
  ) {
    this.end = start.copy();
    this.keyframes = [start.copy()];
  }

  /** The number of recorded events. */
  get length(): number {
    return this.end.index;
  }

  /** Whether the recording is complete. */
  get isComplete(): boolean {
    return this.hasEnded || this.length >= this.limit;
  }

  /** Whether the run continues after the recording. */
  get isCut(): boolean {
    return this.isComplete && !this.hasEnded;
  }

  /** Records up to this many more events. */
  record(count: number): void {
    for (let i = 0; i < count && !this.isComplete; i++) {
      const next = this.run.next();
      if (next.done) {
        this.hasEnded = true;
        break;
      }
      this.add(next.value);
    }
    // The run ends after its last event, which takes one more call.
    if (!this.hasEnded && isEnd(this.end.last)) this.hasEnded = this.run.next().done === true;
  }

  private add(event: AlgorithmEvent): void {
    const at = this.length % KEYFRAME;
    if (at === 0) this.pieces.push(new Int32Array(KEYFRAME * NUMBERS));
    const piece = this.pieces[this.pieces.length - 1];
    piece[NUMBERS * at] = EVENT_KINDS.indexOf(event.kind) | (event.line << 4) | ((event.house + 1) << 12);
    piece[NUMBERS * at + 1] = event.at;
    piece[NUMBERS * at + 2] = event.value;
    this.end.apply(event);
    if (this.length % KEYFRAME === 0) this.keyframes.push(this.end.copy());
  }

  /** The event with an index, from 0. */
  eventAt(index: number): AlgorithmEvent {
    const piece = this.pieces[Math.floor(index / KEYFRAME)];
    const at = NUMBERS * (index % KEYFRAME);
    const packed = piece[at];
    return {
      kind: EVENT_KINDS[packed & 15],
      line: (packed >> 4) & 255,
      at: piece[at + 1],
      value: piece[at + 2],
      house: (packed >> 12) - 1,
    };
  }

  /** The state after a number of events, at most {@link length}. `from` is a state that may be continued: it is changed. */
  frameAt(count: number, from?: Frame): Frame {
    const keyframe = this.keyframes[Math.floor(count / KEYFRAME)];
    const isNear = from !== undefined && keyframe.index <= from.index && from.index <= count;
    const frame = isNear ? from : keyframe.copy();
    while (frame.index < count) frame.apply(this.eventAt(frame.index));
    return frame;
  }
}

const isEnd = (event: AlgorithmEvent | undefined): boolean =>
  event?.kind === 'solved' || event?.kind === 'contradictory' || event?.kind === 'stuck';
