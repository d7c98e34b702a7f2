/** The buttons of a board beside its pad: modes, commands, and what is shown. */

import * as board from '../../language/messages/board';
import { LAYERS, type Layer, type PageCommand } from '../../protocol/messages';
import type { Snapshot } from '../../protocol/snapshot';
import { button, controls, make, press } from './make';
import { contentOf } from './progress';
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
  /** The buttons that are shown only where they do something, and where that is. */
  private readonly fitting: readonly (readonly [HTMLElement, (snapshot: Snapshot) => boolean])[];
  private readonly play = make('div', { class: 'play' });
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
    const fitting = (label: string, name: PageCommand, fits: (snapshot: Snapshot) => boolean) =>
      [command(label, name), (snapshot: Snapshot) => target.offers(name) && fits(snapshot)] as const;
    this.fitting = [
      fitting(board.start(), 'sudoku.startPlaying', ({ canStart }) => canStart),
      fitting(board.restart(), 'sudoku.restart', canRestart),
      fitting(board.reveal(), 'sudoku.revealCell', snapshot => !snapshot.canStart && canFill(snapshot)),
      fitting(board.solve(), 'sudoku.solvePuzzle', canFill),
    ];
    this.play.append(...this.fitting.map(([element]) => element));
    this.commands = controls(
      'commands',
      board.tools(),
      this.hint,
      this.apply,
      command(board.allSteps(), 'sudoku.findAllSteps'),
      command(board.path(), 'sudoku.showPath'),
      command(board.check(), 'sudoku.checkProgress'),
      command(board.addRule(), 'sudoku.addRule'),
      this.play,
    );
  }

  /** Where the player is while no step is shown: beside Hint. */
  put(player: HTMLElement): void {
    this.hint.after(player);
  }

  /** Shows the state, and the buttons that fit the puzzle and its step. */
  update({ mode, showsCandidates, showsPad }: PageState, snapshot: Snapshot): void {
    const hasStep = snapshot.step !== undefined;
    for (const [each, element] of this.byMode) press(element, each === mode);
    press(this.candidates, showsCandidates);
    press(this.pad, showsPad);
    this.hint.textContent = hasStep ? board.next() : board.hint();
    this.apply.hidden = !hasStep;
    for (const [element, fits] of this.fitting) element.hidden = !fits(snapshot);
    this.play.hidden = this.fitting.every(([element]) => element.hidden);
  }
}

const isOpen = ({ locked }: Snapshot) => locked?.cells !== 'all';

/** Whether there is something to fill. */
const canFill = (snapshot: Snapshot) => isOpen(snapshot) && snapshot.digits.includes(0);

/** Whether a puzzle is being played, and is not at its start. */
const canRestart = (snapshot: Snapshot) => isOpen(snapshot) && !snapshot.canStart && contentOf(snapshot) > 0;
