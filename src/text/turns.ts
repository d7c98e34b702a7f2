/** Lets the checks of several documents run one slice after the other, so that together they do not block the program longer than one would. */

/** Work that waits for its turn. */
interface Waiting {
  /** Whether it goes before work that is not urgent. Called when the next turn is given. */
  isUrgent(): boolean;
  go(): void;
}

/**
 * Gives turns to work in the background. All other waiting code runs before each turn. Without this, the slices of many documents would
 * follow each other with nothing between them, because timers that expire together fire together.
 */
export class Turns {
  private readonly waiting: Waiting[] = [];
  private isServing = false;

  /** `pause` lets all other waiting code run. */
  constructor(private readonly pause: () => Promise<void>) {}

  /** Waits for the next turn. Urgent work goes first; otherwise the work that has waited longest. */
  next(isUrgent: () => boolean): Promise<void> {
    return new Promise(go => {
      this.waiting.push({ isUrgent, go });
      if (!this.isServing) void this.serve();
    });
  }

  private async serve(): Promise<void> {
    this.isServing = true;
    while (this.waiting.length > 0) {
      await this.pause();
      const urgent = this.waiting.findIndex(({ isUrgent }) => isUrgent());
      this.waiting.splice(Math.max(0, urgent), 1)[0].go();
    }
    this.isServing = false;
  }
}
