/** The dialog that lists the keys. */

import * as board from '../../../messages/boards/board';
import { button, make } from '../elements';

/** The dialog. Escape closes it, and the focus returns to where it was. */
export class KeysDialog {
  readonly element: HTMLDialogElement;

  constructor(place: board.BoardPlace) {
    const close = button(board.close(), () => this.element.close(), 'close');
    const rows = board
      .keyTable(place)
      .map(([keys, does]) => make('div', {}, make('dt', {}, keys), make('dd', {}, does)));
    const title = make('h2', { id: 'keys-title' }, board.keys());
    // Scrollable elements must be reachable with Tab.
    const list = make('dl', { tabindex: '0' }, ...rows);
    this.element = make('dialog', { class: 'keys', 'aria-labelledby': title.id }, close, title, list);
  }

  isOpen(): boolean {
    return this.element.open;
  }

  /** Opens the dialog, or closes it. */
  toggle(): void {
    if (this.element.open) this.element.close();
    else this.element.showModal();
  }
}
