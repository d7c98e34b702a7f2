/** The page without a puzzle: the reason, and ways to start with one. */

import * as board from '../../../messages/boards/board';
import { START_COMMANDS, type StartCommand } from '../../protocol/messages';
import { button, make } from '../elements';

/** By command: its label. */
const LABELS: Readonly<Record<StartCommand, () => string>> = {
  'sudoku.newPuzzle': board.newPuzzle,
  'sudoku.generate': board.generatePuzzles,
  'sudoku.openSamples': board.openSamples,
  'sudoku.getStarted': board.getStarted,
};

/** The part of the page that is shown instead of a board. */
export class EmptyPage {
  private readonly reason = make('p', { tabindex: '-1' });
  readonly element: HTMLElement;

  constructor(start: (command: StartCommand) => void) {
    const [first, ...others] = START_COMMANDS.map(command => button(LABELS[command](), () => start(command)));
    first.className = 'primary';
    const starts = make('div', { class: 'starts', role: 'group', 'aria-label': board.starts() }, first, ...others);
    this.element = make(
      'div',
      { class: 'nothing', role: 'main' },
      make('h1', {}, board.noPuzzle()),
      this.reason,
      starts,
    );
    this.hide();
  }

  /** Shows the reason. It gets the focus if that was in the board. */
  show(reason: string, takesFocus: boolean): void {
    this.element.hidden = false;
    this.reason.textContent = reason;
    if (takesFocus) this.reason.focus();
  }

  hide(): void {
    this.element.hidden = true;
  }
}
