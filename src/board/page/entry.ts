/** Makes digits of the keys that are typed. */

import type { Layer } from '../../protocol/messages';
import { digitOfKey } from './typing';

/** How long the second key of a number is waited for, in milliseconds. */
const WAIT_MS = 1000;

/**
 * Digits as they are typed. A first key that can begin a longer number is a digit at once, which the second key replaces. A mark
 * cannot be replaced: adding it and removing it again would change cells that had it. So a mark waits for the second key.
 */
export class Entry {
  private begun = '';
  private until = 0;
  private waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly finish: () => void } | undefined;

  /** `enter` is called with each digit. */
  constructor(
    private readonly enter: (digit: number, layer: Layer) => void,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** A key was typed. Returns whether it means a digit with these symbols. */
  type(symbols: readonly string[], key: string, layer: Layer): boolean {
    const begun = this.now() < this.until ? this.begun : '';
    const typed = digitOfKey(symbols, begun, key);
    const isJoined = begun !== '' && typed !== undefined && symbols[typed.digit - 1] === begun + key;
    if (isJoined) this.drop();
    else this.end();
    if (!typed) return false;
    this.begun = typed.begun;
    this.until = this.now() + WAIT_MS;
    if (layer === 'digit' || typed.begun === '') this.enter(typed.digit, layer);
    else this.wait(() => this.enter(typed.digit, layer));
    return true;
  }

  /** Something else happens: a number that was begun is complete. */
  end(): void {
    this.begun = '';
    const { waiting } = this;
    this.drop();
    waiting?.finish();
  }

  private wait(finish: () => void): void {
    this.waiting = { timer: setTimeout(() => this.end(), WAIT_MS), finish };
  }

  private drop(): void {
    clearTimeout(this.waiting?.timer);
    this.waiting = undefined;
  }
}
