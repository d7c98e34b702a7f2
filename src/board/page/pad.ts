/** The digit pad: everything that keys do to cells, for a mouse or a finger. */

import { board } from '../../language/messages/board';
import type { Layer } from '../../protocol/messages';
import type { Snapshot } from '../../protocol/snapshot';
import { button, controls, make } from './make';

/** What the pad does. */
export interface PadTarget {
  enter(digit: number): void;
  clear(): void;
  undo(): void;
  redo(): void;
}

/** The colors of marks, in order: their keys. */
export const COLOR_SYMBOLS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The pad. */
export class Pad {
  private readonly digits = make('div', { class: 'digits' });
  readonly element: HTMLElement;
  private shown = '';

  constructor(private readonly target: PadTarget) {
    const edits = make(
      'div',
      { class: 'edits' },
      button(board.undo(), () => target.undo(), 'undo'),
      button(board.redo(), () => target.redo(), 'redo'),
      button(board.clear(), () => target.clear(), 'clear'),
    );
    this.element = controls('pad', board.pad(), this.digits, edits);
  }

  /** Shows the digits of a puzzle, or the colors. */
  update({ symbols, digits, size }: Snapshot, mode: Layer): void {
    const keys = mode === 'colour' ? COLOR_SYMBOLS : symbols;
    const shown = `${mode} ${keys.join(' ')}`;
    if (shown !== this.shown) {
      this.shown = shown;
      this.digits.replaceChildren(...keys.map((symbol, i) => this.key(symbol, i + 1, mode)));
      this.digits.style.setProperty('--columns', `${Math.ceil(Math.sqrt(keys.length))}`);
    }
    const counts = new Array<number>(keys.length + 1).fill(0);
    for (const digit of digits) counts[digit]++;
    for (const [i, element] of [...this.digits.children].entries()) {
      element.classList.toggle('done', mode === 'digit' && counts[i + 1] >= size);
    }
  }

  private key(symbol: string, digit: number, mode: Layer): HTMLElement {
    const element = button(symbol, () => this.target.enter(digit));
    const name = mode === 'colour' ? board.colorName(digit) : symbol;
    element.setAttribute('aria-label', board.enter(mode, name));
    element.classList.add(mode);
    if (mode === 'colour') element.classList.add(`color${digit}`);
    return element;
  }
}
