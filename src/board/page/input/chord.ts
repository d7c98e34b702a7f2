/** The second key of a chord of VS Code, such as Ctrl+K H: it is never a key of the board. */

/** The fields of a `KeyboardEvent` that matter. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'timeStamp'>;

/** Milliseconds that VS Code waits for the second key. */
const LONGEST_WAIT = 5000;

/** Follows the keys that are pressed. */
export class Chord {
  /** When the first key was pressed. */
  private began: number | undefined;

  /** Whether a key is part of a chord. Call for every key. */
  takes({ key, ctrlKey, metaKey, altKey, shiftKey, timeStamp }: Press): boolean {
    if (['Control', 'Meta', 'Shift', 'Alt'].includes(key)) return false;
    const isSecond = this.began !== undefined && timeStamp - this.began < LONGEST_WAIT;
    const isFirst = !isSecond && key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
    this.began = isFirst ? timeStamp : undefined;
    return isSecond || isFirst;
  }

  /** Ends a chord when the page loses the focus, because it does not receive the next key. */
  drop(): void {
    this.began = undefined;
  }
}
