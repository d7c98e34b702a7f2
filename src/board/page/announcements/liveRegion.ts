/** The live regions: a visible line, and one for screen readers only. Both are polite. */

import type { Snapshot } from '../../protocol/snapshot';
import { make } from '../elements';

/** The two lines. */
export class Voice {
  /** Answers and refusals. */
  readonly message = make('p', { class: 'message', role: 'status' });
  /** Changes, which are otherwise visible in the grid. */
  readonly spoken = make('p', { class: 'spoken', role: 'status' });
  /** The version of the document that the answer is about. Undefined when the line has none. */
  private about: number | undefined;

  /** Announces a text to screen readers. An empty text changes nothing. */
  say(text: string): void {
    // Screen readers would not read the same text again, so it has to change.
    if (text) this.spoken.textContent = text === this.spoken.textContent ? `${text}\u00a0` : text;
  }

  /** Shows an answer about the puzzle in a version of its document. It stays until the puzzle changes. */
  answer(text: string, version: number): void {
    this.show(text);
    this.about = version;
  }

  /** Shows why a key or a button does nothing, until the next action of the user. */
  refuse(text: string): void {
    this.show(text);
    this.about = undefined;
  }

  /** Removes the message. */
  clear(): void {
    this.show('');
  }

  /** Removes a refusal when the user moves to another cell. */
  moveOn(): void {
    if (this.about === undefined) this.clear();
  }

  /** Handles a new snapshot. `before` is the last one of the same puzzle. An answer about another position is removed. */
  follow(before: Snapshot | undefined, after: Snapshot): void {
    const { about } = this;
    const isOther = !before || positionOf(before) !== positionOf(after);
    // The edit that the answer is about may come after it.
    if (isOther && !(before && about !== undefined && after.version <= about)) this.clear();
  }

  private show(text: string): void {
    this.message.textContent = text === this.message.textContent && text ? `${text}\u00a0` : text;
  }
}

/** The position that answers refer to: the digits, the listed candidates and the rules, but not the player's marks. */
const positionOf = ({ digits, givens, listed, inWords, regions }: Snapshot): string =>
  JSON.stringify([digits, givens, listed, inWords?.rules, regions]);
