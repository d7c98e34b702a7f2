/** Keeps the focus in the grid, which has the keys, when nothing else has it. */

import type { GridLayer } from '../grid';

/** The focus of the page. */
export class Focus {
  /** `cursor` returns the cell at the cursor, or nothing while there is no puzzle. */
  constructor(
    root: HTMLElement,
    private readonly grid: GridLayer,
    private readonly cursor: () => number | undefined,
  ) {
    // A click on the background takes the focus from the grid. Text can still be selected.
    root.onclick = () => {
      if (window.getSelection()?.isCollapsed !== false) this.takeIfLost();
    };
    // The page gets the focus from outside: it belongs to the grid. Taking it would steal it from an editor.
    window.onfocus = () => this.takeIfLost();
  }

  /** Gives the focus to the grid when no element has it. */
  takeIfLost(): void {
    if (document.activeElement === document.body) this.take();
  }

  /** Returns to the grid from elsewhere on the page. Returns false when it has the focus already. */
  return(): boolean {
    if (this.grid.hasFocus()) return false;
    this.take();
    return true;
  }

  /** Gives the focus to the cell at the cursor. */
  take(): void {
    const cursor = this.cursor();
    if (cursor !== undefined) this.grid.focus(cursor);
  }
}
