/** The buttons next to the pad: modes, commands and views. Only those that fit the situation are visible, the others are in a menu. */

import { MODES } from '#chainMode';
import * as board from '../../../messages/boards/board';
import type { Layer, PageCommand } from '../../protocol/messages';
import type { Snapshot } from '../../protocol/snapshot';
import { COMMAND_LABELS } from '../commandLabels';
import { button, controls, press, set, withKeyInTooltip } from '../elements';
import { BUTTONS, fits, isListed, SHOWN, type Situation, situationOf } from '../situation';
import type { PageState } from '../state';
import { menuEntry, PageMenu } from './menu';

/** Callbacks for the buttons. */
export interface ToolsTarget {
  setMode(mode: Layer): void;
  run(command: PageCommand): void;
  /** Whether a command can be run here. */
  offers(command: PageCommand): boolean;
  /** Goes to the first step of the solution path. */
  walkThrough(): void;
  toggleCandidates(): void;
  togglePad(): void;
  toggleGuard(): void;
  showKeys(): void;
}

/** The commands of the menu, by group. Commands that remove entries are last, because the first item has the focus. */
const MENU = {
  play: [
    'sudoku.startPlaying',
    'sudoku.checkProgress',
    'sudoku.explainMistake',
    'sudoku.goBack',
    'sudoku.revealCell',
    'sudoku.solvePuzzle',
    'sudoku.restart',
  ],
  learn: ['sudoku.hint', 'sudoku.applyStep', 'sudoku.findAllSteps', 'sudoku.showPath', 'sudoku.replay'],
  edit: ['sudoku.confirmDigits', 'sudoku.addRule'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof COMMAND_LABELS)[]>>;

/** The buttons. */
export class Tools {
  readonly modes: HTMLElement;
  readonly view: HTMLElement;
  readonly commands: HTMLElement;
  readonly menu: PageMenu;
  private readonly byMode: ReadonlyMap<Layer, HTMLElement>;
  private readonly buttons: ReadonlyMap<PageCommand, HTMLElement>;
  private readonly entries: ReadonlyMap<PageCommand, HTMLElement>;
  private readonly walk: HTMLButtonElement;
  private readonly candidates: HTMLElement;
  private readonly pad: HTMLButtonElement;
  private readonly unlock: HTMLButtonElement;
  /** Next to the menu, because it ends a mode. */
  private readonly lock: HTMLButtonElement;
  private last: { readonly puzzle: string; readonly situation: Situation } | undefined;

  constructor(private readonly target: ToolsTarget) {
    this.byMode = new Map(
      MODES.map(mode => [
        mode,
        withKeyInTooltip(
          button(board.mode(mode), () => target.setMode(mode)),
          { kind: 'mode', mode },
        ),
      ]),
    );
    this.modes = controls('modes', board.modes(), ...this.byMode.values());
    this.candidates = button(board.showCandidates(), () => target.toggleCandidates(), 'candidates');
    this.view = controls('view', board.view(), this.candidates);
    this.buttons = new Map(BUTTONS.map(name => [name, button(COMMAND_LABELS[name](), () => target.run(name))]));
    const entry = (label: string, onChoose: () => void, role: Parameters<typeof menuEntry>[1] = 'menuitem') => {
      const element = menuEntry(label, role);
      element.onclick = () => {
        this.menu.close();
        onChoose();
      };
      return element;
    };
    const entries = (group: keyof typeof MENU) =>
      MENU[group].map(name => [name, entry(COMMAND_LABELS[name](), () => target.run(name))] as const);
    const [play, learn, edit] = [entries('play'), entries('learn'), entries('edit')];
    this.entries = new Map([...play, ...learn, ...edit]);
    this.walk = entry(board.walkThrough(), () => target.walkThrough());
    this.pad = entry(board.showPad(), () => target.togglePad(), 'menuitemcheckbox');
    this.unlock = entry(board.unlockGivens(), () => target.toggleGuard());
    this.lock = button(board.lockGivens(), () => target.toggleGuard());
    const keys = entry(board.keys(), () => target.showKeys());
    const elementsOf = (of: typeof play | typeof learn | typeof edit) => of.map(([, element]) => element);
    this.menu = new PageMenu(board.more(), 'more', [
      { label: board.menuGroup('play'), entries: elementsOf(play) },
      { label: board.menuGroup('learn'), entries: [...elementsOf(learn), this.walk] },
      { label: board.menuGroup('edit'), entries: [...elementsOf(edit), this.unlock] },
      { label: board.menuGroup('view'), entries: [this.pad, keys] },
    ]);
    this.commands = controls('commands', board.tools(), ...this.buttons.values(), this.lock, this.menu.button);
  }

  /** Shows the state, and the buttons that fit the puzzle and its step. */
  update({ mode, showsCandidates, showsPad }: PageState, snapshot: Snapshot): void {
    for (const [each, element] of this.byMode) press(element, each === mode);
    press(this.candidates, showsCandidates);
    set(this.pad, 'ariaChecked', `${showsPad}`);
    set(this.unlock, 'hidden', snapshot.guard !== 'on');
    set(this.lock, 'hidden', snapshot.guard !== 'off');
    const fitting = (name: PageCommand) => this.target.offers(name) && fits(name, snapshot);
    const { commands, primary } = SHOWN[this.situationIn(snapshot)];
    const shown = commands.filter(fitting);
    for (const [name, element] of this.buttons) {
      set(element, 'hidden', !shown.some(each => each === name));
      element.classList.toggle('primary', primary === 'command' && name === shown[0]);
    }
    this.lock.classList.toggle('primary', primary === 'lock');
    for (const [name, element] of this.entries) {
      const isInMenu = !shown.some(each => each === name) && this.target.offers(name) && isListed(name, snapshot);
      set(element, 'hidden', !isInMenu);
    }
    set(this.walk, 'hidden', !fitting('sudoku.showPath'));
    const hint = snapshot.step && !snapshot.step.exercise ? board.next() : board.hint();
    for (const each of [this.buttons, this.entries]) set(each.get('sudoku.hint')!, 'textContent', hint);
    this.menu.update();
  }

  private situationIn(snapshot: Snapshot): Situation {
    const puzzle = `${snapshot.document} ${snapshot.start}`;
    const situation = situationOf(snapshot, this.last?.puzzle === puzzle ? this.last.situation : undefined);
    // A shown step has no information about the situation after it.
    if (situation !== 'learning') this.last = { puzzle, situation };
    return situation;
  }
}
