/** What is told: a line that is seen, and one for screen readers only. Both wait until a screen reader is silent. */

import { make } from './make';

/** The two lines. */
export class Voice {
  /** Refusals, and what the extension tells. */
  readonly message = make('p', { class: 'message', role: 'status' });
  /** Changes, which everyone else sees in the grid. */
  readonly spoken = make('p', { class: 'spoken', role: 'status' });

  /** Tells screen readers. An empty text leaves what was told. */
  say(text: string): void {
    // The same text again would not be read: it has to change.
    if (text) this.spoken.textContent = text === this.spoken.textContent ? `${text}\u00a0` : text;
  }

  /** Shows a message, and tells it. */
  show(text: string): void {
    this.message.textContent = text === this.message.textContent && text ? `${text}\u00a0` : text;
  }
}
