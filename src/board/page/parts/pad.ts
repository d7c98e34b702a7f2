/** The digit pad: everything that keys do to cells, for a mouse or a finger. */

import * as board from '../../../messages/boards/board';
import type { Layer } from '../../protocol/messages';
import type { Snapshot } from '../../protocol/snapshot';
import { button, controls, set, withKeyInTooltip } from '../elements';

/** Callbacks for the pad. */
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
  /** The digits. */
  readonly digits = controls('digits', board.pad());
  /** Undo, Redo and Clear. */
  readonly edits: HTMLElement;
  private shown = '';

  constructor(private readonly target: PadTarget) {
    this.edits = controls(
      'edits',
      board.edits(),
      withKeyInTooltip(
        button(board.undo(), () => target.undo(), 'undo'),
        { kind: 'undo' },
      ),
      withKeyInTooltip(
        button(board.redo(), () => target.redo(), 'redo'),
        { kind: 'redo' },
      ),
      withKeyInTooltip(
        button(board.clear(), () => target.clear(), 'clear'),
        { kind: 'clear' },
      ),
    );
  }

  /** Shows the digits of a puzzle, or the colors. */
  update({ symbols, digits, size, problems }: Snapshot, mode: Layer, isShown: boolean): void {
    this.digits.hidden = this.edits.hidden = !isShown;
    const keys = mode === 'colour' ? COLOR_SYMBOLS : symbols;
    const shown = `${mode} ${keys.join(' ')}`;
    if (shown !== this.shown) {
      this.shown = shown;
      this.digits.replaceChildren(...keys.map((symbol, i) => this.key(symbol, i + 1, mode)));
      for (const [name, columns] of Object.entries(columnsFor(keys.length))) {
        this.digits.style.setProperty(`--${name}`, `${columns}`);
      }
    }
    const counts = new Array<number>(keys.length + 1).fill(0);
    for (const digit of digits) counts[digit]++;
    // A digit that is in a wrong place is missing elsewhere.
    const wrong = new Set(problems.map(({ cell }) => digits[cell]));
    for (const [i, element] of [...this.digits.children].entries()) {
      const isDone = mode === 'digit' && counts[i + 1] >= size && !wrong.has(i + 1);
      element.classList.toggle('done', isDone);
      const name = nameOf(keys[i], i + 1, mode);
      set(element as HTMLElement, 'ariaLabel', isDone ? board.finished(name) : name);
    }
  }

  private key(symbol: string, digit: number, mode: Layer): HTMLElement {
    const element = button(symbol, () => this.target.enter(digit));
    element.classList.add(mode);
    if (mode === 'colour') element.style.background = `var(--color${digit})`;
    return element;
  }
}

/** The name of a key: `5`, `Corner 5`, `Color red`. */
const nameOf = (symbol: string, digit: number, mode: Layer) =>
  board.enter(mode, mode === 'colour' ? board.colorName(digit) : symbol);

/** The columns for a number of keys: in a square, in a low panel, in a row below the board, and in a narrow row. No row has a single key. */
function columnsFor(keys: number): Readonly<Record<'square' | 'low' | 'row' | 'narrow', number>> {
  const row = keys <= 9 ? keys : Math.ceil(keys / 2);
  const square = Math.ceil(Math.sqrt(keys));
  return { square, low: keys <= 10 ? Math.ceil(keys / 2) : square, row, narrow: Math.min(row, 9) };
}
