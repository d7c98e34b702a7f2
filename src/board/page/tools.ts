/** The buttons of a board beside its pad: modes, commands, and what is shown. */

import { board } from '../../language/messages/board';
import { LAYERS, type Layer, type PageCommand } from '../../protocol/messages';
import { button, controls, press } from './make';
import type { PageState } from './state';

/** What the buttons do. */
export interface ToolsTarget {
  setMode(mode: Layer): void;
  run(command: PageCommand): void;
  /** Whether the button of a command is shown. */
  offers(command: PageCommand): boolean;
  toggleCandidates(): void;
  togglePad(): void;
  showKeys(): void;
}

/** The buttons. */
export class Tools {
  readonly modes: HTMLElement;
  readonly view: HTMLElement;
  readonly commands: HTMLElement;
  private readonly byMode: ReadonlyMap<Layer, HTMLElement>;
  private readonly hint: HTMLElement;
  private readonly apply: HTMLElement;
  private readonly candidates: HTMLElement;
  private readonly pad: HTMLElement;

  constructor(target: ToolsTarget) {
    this.byMode = new Map(LAYERS.map(mode => [mode, button(board.mode(mode), () => target.setMode(mode))]));
    this.modes = controls('modes', board.modes(), ...this.byMode.values());
    this.candidates = button(board.showCandidates(), () => target.toggleCandidates(), 'candidates');
    this.pad = button(board.showPad(), () => target.togglePad(), 'pad');
    const keys = button(board.keys(), () => target.showKeys(), 'keys');
    this.view = controls('view', board.view(), this.candidates, this.pad, keys);
    const command = (label: string, name: PageCommand) => {
      const element = button(label, () => target.run(name));
      element.hidden = !target.offers(name);
      return element;
    };
    this.hint = command(board.hint(), 'sudoku.hint');
    this.hint.classList.add('primary');
    this.apply = command(board.apply(), 'sudoku.applyStep');
    this.apply.classList.add('apply');
    this.commands = controls(
      'commands',
      board.tools(),
      this.hint,
      this.apply,
      command(board.allSteps(), 'sudoku.findAllSteps'),
      command(board.path(), 'sudoku.showPath'),
      command(board.check(), 'sudoku.checkProgress'),
      command(board.restart(), 'sudoku.restart'),
    );
  }

  /** Where the player is while no step is shown: beside Hint. */
  put(player: HTMLElement): void {
    this.hint.after(player);
  }

  /** Shows the state, and the buttons for a step when one is shown. */
  update({ mode, showsCandidates, showsPad }: PageState, hasStep: boolean): void {
    for (const [each, element] of this.byMode) press(element, each === mode);
    press(this.candidates, showsCandidates);
    press(this.pad, showsPad);
    this.hint.textContent = hasStep ? board.next() : board.hint();
    this.apply.hidden = !hasStep;
  }
}
