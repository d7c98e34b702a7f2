/** The place in the runs that are shown, and the speed at which it moves. It counts events and does not measure time. */

/** The speeds, in events a second. `whole`: as fast as the longest run needs to end after {@link WHOLE_SECONDS}. */
export const SPEEDS = [1, 3, 10, 60, 600, 6000, 60_000, 'whole'] as const;
/** One of {@link SPEEDS}. */
export type Speed = (typeof SPEEDS)[number];

/** The time of a whole run, in seconds. */
export const WHOLE_SECONDS = 10;

/** A place in runs, in events from their start. */
export class Playhead {
  speed: Speed = 10;
  isPlaying = false;
  /** Not a whole number while a slow speed moves it by less than an event. */
  private place = 0;

  /** The number of events that are shown. */
  get position(): number {
    return Math.floor(this.place);
  }

  /** Goes to a place between 0 and `length`, the length of the longest run so far. */
  goTo(place: number, length: number): void {
    this.place = Math.max(0, Math.min(length, place));
  }

  /** Moves on while it plays. It pauses at the end, unless the run still grows. */
  advance(milliseconds: number, length: number, isGrowing: boolean): void {
    if (!this.isPlaying) return;
    const rate = this.speed === 'whole' ? length / WHOLE_SECONDS : this.speed;
    this.goTo(this.place + (rate * milliseconds) / 1000, length);
    if (this.place >= length && !isGrowing) this.isPlaying = false;
  }

  /** Plays or pauses. At the end, it plays from the start again. */
  toggle(length: number): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.place >= length) this.place = 0;
  }
}
