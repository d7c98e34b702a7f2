import type { ToPage } from '../protocol/messages';
import type { Snapshot } from '../protocol/snapshot';

type At = Extract<ToPage, { readonly type: 'at' }>;

/** The cell of the text cursor. The page moves to it unless the user is on the board. */
export class TextCursor {
  /** Undefined once the page has moved there. */
  private at: At | undefined;
  /** Whether the page has gone to such a cell since it was loaded. */
  private hasFollowed = false;

  /** Records the cell at the text cursor. */
  take(at: At): void {
    this.at = at;
  }

  /**
   * The cell to go to, if there is one; it is returned only once. `isOnBoard`: whether the page has the focus. A board that a command shows
   * has the focus at once, so the first cell is returned in any case.
   */
  cellIn(snapshot: Snapshot | undefined, isOnBoard: boolean): number | undefined {
    if (isOnBoard && this.hasFollowed && !this.at?.always) this.at = undefined;
    const { at } = this;
    if (!snapshot || at?.start !== snapshot.start || at.cell >= snapshot.digits.length) return undefined;
    this.at = undefined;
    this.hasFollowed = true;
    return at.cell;
  }
}
