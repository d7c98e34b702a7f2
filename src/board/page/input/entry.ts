/** Turns typed keys into digits. */

import type { Layer } from '../../protocol/messages';
import { digitOfKey } from './typing';

/** The time to wait for the second key of a number, in milliseconds. */
const WAIT_MS = 1000;

/** A digit that waits for a second key. */
export interface PendingDigit {
  readonly digit: number;
  readonly layer: Layer;
}

/**
 * Digits as they are typed. A first key that can begin a longer number waits for the second one. A digit that was
 * entered immediately and then replaced would be two steps of Undo, and a mark that was added and removed again would
 * change cells that had it.
 */
export class DigitEntry {
  private begun = '';
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The digit that waits for a second key. It is drawn, but not entered yet. */
  waiting: PendingDigit | undefined;

  /** `enter` is called with each digit. */
  constructor(
    private readonly enter: (digit: number, layer: Layer) => void,
    private readonly now: () => number = () => Date.now(),
    private readonly after: (milliseconds: number, action: () => void) => ReturnType<typeof setTimeout> = (
      milliseconds,
      action,
    ) => setTimeout(action, milliseconds),
  ) {}

  /** Handles a typed key. Returns whether it means a digit with these symbols. */
  type(symbols: readonly string[], key: string, layer: Layer): boolean {
    const begun = this.waiting?.layer === layer && this.now() < this.until ? this.begun : '';
    const typed = digitOfKey(symbols, begun, key);
    const isJoined = begun !== '' && typed !== undefined && symbols[typed.digit - 1] === begun + key;
    if (isJoined) this.drop();
    else this.end();
    if (!typed) return false;
    const { digit } = typed;
    this.begun = typed.begun;
    this.until = this.now() + WAIT_MS;
    if (typed.begun === '') this.enter(digit, layer);
    else {
      this.waiting = { digit, layer };
      this.timer = this.after(WAIT_MS, () => this.end());
    }
    return true;
  }

  /** Completes a partly typed number, because another event occurs. */
  end(): void {
    const { waiting } = this;
    this.drop();
    if (waiting) this.enter(waiting.digit, waiting.layer);
  }

  /** Discards a partly typed number, because its cells are no longer shown. */
  drop(): void {
    this.begun = '';
    clearTimeout(this.timer);
    this.waiting = undefined;
  }
}
