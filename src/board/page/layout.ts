/** The parts of the page, and where they are. */

import * as board from '../../language/messages/board';
import type { Snapshot } from '../../protocol/snapshot';
import { CELL, type Scene } from '../shape';
import type { DrawnNotes } from '../view';
import { makeDrawing } from './dom';
import { GridLayer } from './grid';
import { KeysDialog } from './keysDialog';
import { button, hasFocus, make } from './make';
import { Pad, type PadTarget } from './pad';
import { Picker, type PickerTarget } from './picker';
import { Player, type PlayerTarget } from './player';
import { followPointer, type PointerTarget } from './pointer';
import { isLocked, type PageState } from './state';
import { StepPanel } from './stepPanel';
import { Tools, type ToolsTarget } from './tools';
import { Voice } from './voice';
import { cellNames } from './words';

/** What the controls of the page do. */
export interface LayoutTarget extends PadTarget, ToolsTarget {
  showPicker(): void;
  readonly pointer: PointerTarget;
  readonly picker: PickerTarget;
  readonly player: PlayerTarget;
}

/** The elements of the page. */
export class Layout {
  readonly voice = new Voice();
  readonly grid = new GridLayer();
  readonly keys = new KeysDialog();
  readonly picker: Picker;
  readonly player: Player;
  private readonly drawing = makeDrawing();
  private readonly title = make('h1');
  private readonly status = make('span', { class: 'status' });
  private readonly clock = make('span', {
    class: 'clock',
    role: 'timer',
    'aria-live': 'off',
    'aria-label': board.clock(),
  });
  private readonly nothing = make('p', { class: 'nothing', tabindex: '-1' });
  private readonly frame = make('div', { class: 'frame' }, this.drawing.element, this.grid.element);
  private readonly stage = make('div', { class: 'stage' }, this.frame);
  private readonly pad: Pad;
  private readonly tools: Tools;
  private readonly step: StepPanel;
  private readonly main: HTMLElement;
  private named:
    | { readonly snapshot: Snapshot; readonly notes: DrawnNotes; readonly names: readonly string[] }
    | undefined;

  constructor(root: HTMLElement, target: LayoutTarget) {
    this.pad = new Pad(target);
    this.tools = new Tools(target);
    this.picker = new Picker(target.picker);
    this.player = new Player(target.player);
    this.step = new StepPanel(() => target.run('sudoku.clearHighlights'));
    const ofFile = [
      button(board.previousPuzzle(), () => target.run('sudoku.previousPuzzle'), 'previous'),
      button(board.puzzles(), () => target.showPicker(), 'puzzles'),
      button(board.nextPuzzle(), () => target.run('sudoku.nextPuzzle'), 'next'),
    ];
    for (const each of ofFile) each.hidden = !target.offers('sudoku.nextPuzzle');
    this.player.element.hidden = !target.offers('sudoku.showPath');
    const [previous, puzzles, next] = ofFile;
    const head = make(
      'header',
      {},
      previous,
      make('div', { class: 'heading' }, this.title, make('p', {}, this.status, this.clock)),
      puzzles,
      next,
    );
    const { modes, view, commands } = this.tools;
    const row = make('div', { class: 'row' }, modes, view, this.pad.edits);
    const side = make('div', { class: 'side' }, this.voice.message, this.step.element, commands, row, this.pad.digits);
    this.main = make('main', {}, head, this.stage, side);
    this.main.hidden = true;
    this.nothing.hidden = true;
    root.classList.add('page');
    // VS Code's menu would offer Cut, Copy and Paste, which a grid does not have.
    root.dataset.vscodeContext = '{"preventDefaultContextMenuItems":true}';
    root.replaceChildren(this.nothing, this.main, this.voice.spoken, this.keys.element, this.picker.element);
    followPointer(this.grid.element, target.pointer);
  }

  /** Shows a puzzle. */
  update(snapshot: Snapshot, state: PageState, notes: DrawnNotes, scene: Scene): void {
    const { title, size, status, step, legend } = snapshot;
    const hadFocus = hasFocus(this.main) || hasFocus(this.nothing);
    this.main.hidden = false;
    this.nothing.hidden = true;
    this.title.textContent = title || board.untitled();
    this.status.textContent = status;
    const { left, top, width, height } = scene;
    const lengths = { wide: width, high: height, left: -left, top: -top, side: CELL * size };
    for (const [name, length] of Object.entries(lengths)) this.stage.style.setProperty(`--${name}`, `${length}`);
    this.drawing.draw(scene);
    this.grid.update({
      label: board.gridName(title, size, legend?.words),
      size,
      names: this.namesOf(snapshot, notes),
      isReadonly: cell => isLocked(snapshot, cell),
      selection: state.selection,
      cursor: state.cursor,
    });
    this.pad.update(snapshot, state.mode, state.showsPad);
    this.step.update(step);
    this.tools.update(state, snapshot);
    this.player.update(step);
    if (step) this.player.moveInto(this.step.element, player => this.step.put(player));
    else this.player.moveInto(this.tools.commands, player => this.tools.put(player));
    this.picker.follow(snapshot);
    if (hadFocus && isFocusLost()) this.grid.focus(state.cursor);
  }

  /** Shows a time, or none. */
  showTime(seconds: number | undefined): void {
    this.clock.hidden = seconds === undefined;
    this.clock.textContent = seconds === undefined ? '' : board.time(seconds);
  }

  /** Highlights the grid of a puzzle that was finished just now. */
  celebrate(): void {
    this.frame.classList.add('finished');
  }

  /** Highlights the grid no longer. */
  calm(): void {
    this.frame.classList.remove('finished');
  }

  /** Shows a message instead of a puzzle. */
  showNothing(message: string): void {
    this.picker.close();
    const hadFocus = hasFocus(this.main);
    this.main.hidden = true;
    this.nothing.hidden = false;
    this.nothing.textContent = message;
    this.voice.say(message);
    if (hadFocus) this.nothing.focus();
  }

  /** Moves the focus with the cursor, when it is in the grid or nowhere. */
  followCursor(cursor: number): void {
    if (this.grid.hasFocus() || isFocusLost()) this.grid.focus(cursor);
  }

  /** The names of the cells, which are made once for a snapshot. */
  private namesOf(snapshot: Snapshot, notes: DrawnNotes): readonly string[] {
    if (this.named?.snapshot !== snapshot || this.named.notes !== notes) {
      this.named = { snapshot, notes, names: cellNames(snapshot, notes) };
    }
    return this.named.names;
  }
}

/** Whether the focus is on no element that is seen. */
function isFocusLost(): boolean {
  const element = document.activeElement;
  return !element || element === document.body || element.closest('[hidden]') !== null;
}
