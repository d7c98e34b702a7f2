/** The parts of the page, and where they are. */

import { Player } from '#player';
import * as board from '../../messages/boards/board';
import { CELL, type Scene } from '../drawing/shape';
import type { DrawnNotes } from '../drawing/view';
import type { StartCommand } from '../protocol/messages';
import type { Snapshot } from '../protocol/snapshot';
import { Voice } from './announcements/liveRegion';
import { cellDescriptions } from './announcements/words';
import { makeDrawing } from './dom';
import { button, controls, hasFocus, make, set } from './elements';
import { GridLayer } from './grid';
import { type KeyAction, placeOfKey } from './input/keys';
import { followPointer, type PointerTarget } from './input/pointer';
import { KeysDialog } from './parts/keysDialog';
import { EmptyPage } from './parts/nothing';
import { Pad, type PadTarget } from './parts/pad';
import { Picker, type PickerTarget } from './parts/picker';
import type { PlayerTarget } from './parts/player';
import { ProblemList } from './parts/problemList';
import { RulesPanel } from './parts/rulesPanel';
import { StepPanel } from './parts/stepPanel';
import { Tools, type ToolsTarget } from './parts/tools';
import { Tooltip } from './parts/tooltip';
import { isLocked, type PageState } from './state';

/** Callbacks for the controls of the page. */
export interface LayoutTarget extends PadTarget, ToolsTarget {
  showPicker(): void;
  /** Starts another puzzle. */
  start(command: StartCommand): void;
  /** The user folds or unfolds the rules. */
  showRules(isOpen: boolean): void;
  readonly pointer: PointerTarget;
  readonly picker: PickerTarget;
  readonly player: PlayerTarget;
}

/** Matches pages with room for the rules in words, which are then unfolded. The style sheet has the same widths. */
const ROOMY = '(min-aspect-ratio: 1/1) and (min-width: 700px) and (min-height: 480px)';

/** The id of the element that explains how to leave the grid. */
const LEAVING = 'leaving';

/** The elements of the page. */
export class PageLayout {
  readonly voice = new Voice();
  readonly grid = new GridLayer();
  readonly keys: KeysDialog;
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
  private readonly nothing: EmptyPage;
  private readonly frame = make('div', { class: 'frame' }, this.drawing.element, this.grid.element);
  private readonly stage = make('div', { class: 'stage' }, this.frame);
  readonly tooltip = new Tooltip(this.frame);
  /** The controls that go to another puzzle of the file. */
  private readonly ofFile: readonly HTMLElement[];
  private readonly offersOthers: boolean;
  private readonly pad: Pad;
  private readonly tools: Tools;
  private readonly problems = new ProblemList();
  private readonly rules: RulesPanel;
  private readonly isRoomy = window.matchMedia(ROOMY);
  private readonly step: StepPanel;
  private readonly main: HTMLElement;
  private readonly padParts: readonly HTMLElement[];
  /** Redraws the rules after a change of the available space. */
  private redraw: (() => void) | undefined;
  private named:
    | { readonly snapshot: Snapshot; readonly notes: DrawnNotes; readonly names: readonly string[] }
    | undefined;

  constructor(root: HTMLElement, target: LayoutTarget) {
    this.pad = new Pad(target);
    this.tools = new Tools(target);
    this.picker = new Picker(target.picker);
    this.player = new Player(target.player);
    this.step = new StepPanel(this.player.element, () => target.run('sudoku.clearHighlights'));
    this.rules = new RulesPanel(target.showRules);
    this.isRoomy.onchange = () => this.redraw?.();
    this.ofFile = [
      button(board.previousPuzzle(), () => target.run('sudoku.previousPuzzle'), 'previous'),
      button(board.puzzles(), () => target.showPicker(), 'puzzles'),
      button(board.nextPuzzle(), () => target.run('sudoku.nextPuzzle'), 'next'),
    ];
    this.offersOthers = target.offers('sudoku.nextPuzzle');
    this.keys = new KeysDialog(target.offers('sudoku.showPath') ? 'editor' : 'webPage');
    const [previous, puzzles, next] = this.ofFile;
    const head = make(
      'header',
      {},
      previous,
      make('div', { class: 'heading' }, this.title, make('p', {}, this.status, this.clock)),
      puzzles,
      next,
    );
    const { modes, view, commands } = this.tools;
    // The icons stay together if there is no room for them next to the commands.
    const icons = make('div', { class: 'icons' }, this.pad.edits, view);
    const row = make('div', { class: 'row' }, commands, icons);
    this.padParts = [this.pad.edits, modes, this.pad.digits];
    const info = make('div', { class: 'info' }, this.voice.message, this.problems.element, this.step.element);
    const said = controls('said', board.answers(), placeOf(info), this.rules.element);
    keepReachable(said);
    const side = make('div', { class: 'side' }, row, modes, this.pad.digits, said);
    this.main = make('main', {}, head, this.stage, side);
    this.main.hidden = true;
    this.nothing = new EmptyPage(target.start);
    root.classList.add('page');
    // VS Code's menu would offer Cut, Copy and Paste, which a grid does not have.
    root.dataset.vscodeContext = '{"preventDefaultContextMenuItems":true}';
    root.replaceChildren(
      this.nothing.element,
      this.main,
      make('p', { id: LEAVING, hidden: '' }, board.leaving()),
      this.voice.spoken,
      this.keys.element,
      this.picker.element,
      this.tools.menu.element,
      this.tooltip.element,
    );
    this.grid.element.setAttribute('aria-describedby', LEAVING);
    followPointer(this.grid.element, target.pointer);
  }

  /** Whether a key is for the page. This depends on its action, or, for a key without one, on the focused element. */
  takes(action: KeyAction | undefined): boolean {
    // An open picker or menu handles all keys.
    if (this.picker.isOpen() || this.tools.menu.isOpen()) return false;
    if (this.keys.isOpen()) return action?.kind === 'help';
    const place = action ? placeOfKey(action) : 'pad';
    if (place === 'page') return true;
    return this.grid.hasFocus() || (place === 'pad' && this.padParts.some(hasFocus));
  }

  /** Gives the focus to the first button next to the grid. */
  leaveGrid(): void {
    const shown = [...this.tools.commands.querySelectorAll('button')].find(({ hidden }) => !hidden);
    shown?.focus();
  }

  /** Shows a puzzle. */
  update(snapshot: Snapshot, state: PageState, notes: DrawnNotes, scene: Scene): void {
    const { title, size, status, step, legend } = snapshot;
    const hadFocus = hasFocus(this.main) || hasFocus(this.nothing.element);
    this.main.hidden = false;
    this.nothing.hide();
    const heading = board.heading(title, snapshot.index);
    this.title.textContent = heading;
    this.status.textContent = status;
    for (const each of this.ofFile) set(each, 'hidden', !(this.offersOthers && snapshot.hasOthers));
    const { left, top, width, height } = scene;
    const lengths = { wide: width, high: height, left: -left, top: -top, side: CELL * size };
    for (const [name, length] of Object.entries(lengths)) this.main.style.setProperty(`--${name}`, `${length}`);
    this.drawing.draw(scene);
    this.grid.update({
      label: board.gridName(heading, size, legend?.words),
      size,
      names: this.namesOf(snapshot, notes),
      isReadonly: cell => isLocked(snapshot, cell),
      selection: state.selection,
      cursor: state.cursor,
    });
    this.pad.update(snapshot, state.mode, state.showsPad);
    this.problems.update(snapshot, state.cursor);
    this.step.update(step);
    this.tools.update(state, snapshot);
    this.player.update(step);
    this.tooltip.update(snapshot, scene);
    this.redraw = () => this.rules.update(snapshot.inWords, state.cursor, state.showsRules ?? this.isRoomy.matches);
    this.redraw();
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

  /** Removes the highlight of the grid. */
  calm(): void {
    this.frame.classList.remove('finished');
  }

  /** Shows a message instead of a puzzle. */
  showNothing(message: string): void {
    this.picker.close();
    const hadFocus = hasFocus(this.main);
    this.main.hidden = true;
    this.nothing.show(message, hadFocus);
    this.voice.say(message);
  }

  /** Moves the focus with the cursor, when it is in the grid or nowhere. */
  followCursor(cursor: number): void {
    if (this.grid.hasFocus() || isFocusLost()) this.grid.focus(cursor);
  }

  /** The names of the cells, which are made once for a snapshot. */
  private namesOf(snapshot: Snapshot, notes: DrawnNotes): readonly string[] {
    if (this.named?.snapshot !== snapshot || this.named.notes !== notes) {
      this.named = { snapshot, notes, names: cellDescriptions(snapshot, notes) };
    }
    return this.named.names;
  }
}

/** Whether no visible element has the focus. */
function isFocusLost(): boolean {
  const element = document.activeElement;
  return !element || element === document.body || element.closest('[hidden]') !== null;
}

/** The message area. When it is short, a button next to truncated messages expands it. */
function placeOf(info: HTMLElement): HTMLElement {
  const isOpen = () => place.classList.contains('open');
  const toggle = () => {
    place.classList.toggle('open');
    set(whole, 'ariaExpanded', `${isOpen()}`);
  };
  const whole = button(board.showAll(), toggle, 'whole');
  whole.ariaExpanded = 'false';
  const place = make('div', { class: 'place' }, info, whole);
  keepReachable(info, isScrolled => set(whole, 'hidden', !isScrolled && !isOpen()));
  return place;
}

/** Makes an element focusable while it can be scrolled, so that keyboard users can read all of it. */
function keepReachable(element: HTMLElement, onChange?: (isScrolled: boolean) => void): void {
  const observer = new ResizeObserver(() => {
    const isScrolled = getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight;
    onChange?.(isScrolled);
    if (isScrolled) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  for (const each of [element, ...element.children]) observer.observe(each);
}
