/**
 * The page of a board. It holds a {@link PageState} and the last snapshot, and draws them. What the user does to the puzzle is
 * sent at once; the page changes when the next snapshot comes, and so always shows what the document has.
 */

import * as board from '../../language/messages/board';
import type { Intent, Layer, PageCommand } from '../../protocol/messages';
import type { Snapshot } from '../../protocol/snapshot';
import { toPage } from '../../protocol/toPage';
import { sceneOf } from '../scene';
import type { DrawnNotes } from '../view';
import { Entry } from './entry';
import type { Host } from './host';
import { type Action, actionOf, isCharacter, placeOfKey } from './keys';
import { Layout } from './layout';
import { News } from './news';
import { COLOR_SYMBOLS } from './pad';
import { canWalk, Playback } from './playback';
import { selecting } from './selecting';
import { Sitting } from './sitting';
import * as change from './state';

/** Shows a board in an element, and returns a function that takes what the extension sends. */
export function start(root: HTMLElement, host: Host): (message: unknown) => void {
  const page = new Page(root, host);
  host.post({ type: 'ready' });
  return message => page.receive(message);
}

class Page {
  private state: change.PageState;
  private snapshot: Snapshot | undefined;
  private lastId = 0;
  private readonly layout: Layout;
  private readonly entry = new Entry((digit, layer) => this.enter(digit, layer));

  private readonly sitting: Sitting;
  private readonly news = new News();
  private readonly playback = new Playback(
    () => this.walk(1),
    () => this.layout.player.setPlaying(this.playback.isPlaying()),
  );

  constructor(
    private readonly root: HTMLElement,
    private readonly host: Host,
  ) {
    this.state = change.restored(host.getState());
    const edit = (action: Action) => () => this.perform(action);
    this.layout = new Layout(root, {
      enter: digit => this.act(() => this.enter(digit, this.state.mode)),
      clear: edit({ kind: 'clear' }),
      undo: edit({ kind: 'undo' }),
      redo: edit({ kind: 'redo' }),
      setMode: mode => this.perform({ kind: 'mode', mode }),
      run: command => this.run(command),
      offers: command => host.offers(command),
      toggleCandidates: () => this.set({ ...this.state, showsCandidates: !this.state.showsCandidates }),
      start: command => host.post({ type: 'start', command }),
      walkThrough: () => {
        this.walk(1);
        this.layout.grid.focus(this.state.cursor); // where the keys of the walk are
      },
      showRules: showsRules => this.set({ ...this.state, showsRules }),
      togglePad: () => this.set({ ...this.state, showsPad: !this.state.showsPad }),
      toggleGuard: () => this.toggleGuard(),
      showKeys: edit({ kind: 'help' }),
      showPicker: edit({ kind: 'pick' }),
      pointer: selecting({
        state: () => this.state,
        snapshot: () => this.snapshot,
        press: (state, cell) => {
          this.entry.end();
          this.set(state);
          this.layout.grid.focus(cell);
        },
        drag: state => this.set(state),
        selectMany: state => this.select(state),
      }),
      picker: {
        list: (from, count, search) => host.post({ type: 'list', from, count, search }),
        choose: start => this.choose(start),
      },
      player: { walk: by => this.walk(by), togglePlaying: () => this.playback.toggle(this.snapshot?.step) },
    });
    this.sitting = new Sitting(this.layout, Object(host.getState()).times, () => this.keep());
    root.ownerDocument.onkeydown = event => this.onKey(event);
    // A click beside everything takes the focus from the grid, which has the keys. Text can still be selected.
    root.onclick = () => {
      if (window.getSelection()?.isCollapsed !== false) this.focusIfLost();
    };
    // The page gets the focus from outside: it belongs to the grid. Taking it would steal it from an editor.
    window.onfocus = () => this.focusIfLost();
    // A number that was begun must not wait while the user is elsewhere.
    window.onblur = () => this.entry.end();
  }

  /** Takes a message of the extension. What is none is ignored. */
  receive(value: unknown): void {
    const message = toPage(value);
    if (!message) console.warn('Ignored', value);
    else if (message.type === 'snapshot') {
      this.root.dataset.answered = `${message.answered}`;
      this.show(message.snapshot, message.answered);
    } else if (message.type === 'list') this.layout.picker.take(message);
    else if (message.type === 'nothing') {
      this.playback.pause();
      this.snapshot = undefined;
      this.entry.drop();
      this.sitting.leave();
      this.layout.showNothing(message.message);
    } else {
      this.playback.pause();
      const { voice } = this.layout;
      if (message.type === 'refused') voice.refuse(message.message);
      else voice.answer(message.message, message.version ?? this.snapshot?.version ?? 0);
    }
  }

  private show(snapshot: Snapshot, answered: number): void {
    const before = this.snapshot;
    const isSamePlace = before?.document === snapshot.document && before?.start === snapshot.start;
    if (before && isSamePlace && snapshot.version < before.version) return;
    this.snapshot = snapshot;
    this.root.dataset.version = `${snapshot.version}`;
    const cellCount = snapshot.digits.length;
    // Text before the puzzle moves its start, and leaves the puzzle as it is.
    const isOther = before !== undefined && !isSamePlace && before.givens.join() !== snapshot.givens.join();
    this.state = change.within(isOther ? change.selectOnly(this.state, this.state.cursor) : this.state, cellCount);
    if (isOther) this.entry.drop();
    this.draw();
    this.playback.follow(before, snapshot);
    this.layout.voice.follow(isOther ? undefined : before, snapshot);
    this.sitting.follow(isOther ? undefined : before, snapshot, answered === this.lastId);
    // The page may have got the focus before it had a grid.
    if (!before && document.hasFocus()) this.focusIfLost();
    this.layout.voice.say(this.news.of(before, snapshot, isOther));
  }

  private keep(): void {
    this.host.setState({ ...change.stored(this.state), times: this.sitting.times() });
  }

  private set(state: change.PageState): true {
    const { snapshot, state: before } = this;
    this.state = state;
    this.keep();
    if (!snapshot) return true;
    this.draw();
    if (state.selection !== before.selection) this.layout.voice.moveOn();
    if (state.cursor !== before.cursor) {
      this.host.post({ type: 'cursor', start: snapshot.start, cell: state.cursor });
      this.layout.followCursor(state.cursor);
    }
    return true;
  }

  private draw(): void {
    const { snapshot, state, entry } = this;
    if (!snapshot) return;
    const candidates: DrawnNotes = state.showsCandidates ? 'computed' : 'listed';
    const drawn = change.withWaiting(snapshot, state, entry.waiting);
    this.layout.update(
      snapshot,
      state,
      candidates,
      sceneOf(drawn, { ...state, candidates, hasLabels: snapshot.hasLabels }),
    );
  }

  private onKey(event: KeyboardEvent): void {
    if (!this.snapshot || event.isComposing || event.defaultPrevented) return;
    const { layout } = this;
    const action = actionOf(event, this.snapshot.symbols);
    if (layout.isCovered()) return;
    if (layout.keys.isOpen()) {
      if (action?.kind !== 'help') return;
    } else {
      const place = action ? placeOfKey(action) : 'pad';
      const isHere = place === 'grid' ? layout.grid.hasFocus() : place === 'page' || layout.takesKeys();
      if (!isHere) return;
    }
    if (!action) {
      if (isCharacter(event)) this.refuseKey(event.key);
      return;
    }
    if (!this.perform(action)) return;
    // VS Code listens too, and would undo twice.
    event.preventDefault();
    event.stopPropagation();
  }

  /** Does what a key means. Returns false when there is nothing to do, so that the key is left to others. */
  private perform(action: Action): boolean {
    const { snapshot, state } = this;
    if (!snapshot) return false;
    if (action.kind === 'type') return this.type(action.key, action.layer ?? state.mode);
    this.entry.end();
    this.layout.voice.moveOn();
    switch (action.kind) {
      case 'clear':
        return this.act(() => this.clear());
      case 'mode':
        return this.setMode(action.mode);
      case 'turnMode':
        return this.setMode(change.turned(state.mode, action.by));
      case 'move':
      case 'extend':
      case 'keep':
        return this.set(change.gone(state, snapshot.size, action));
      case 'selectAll':
      case 'invert':
      case 'toggle':
      case 'selectEqual':
        return this.select(change.selected(state, snapshot, action.kind));
      case 'nextEmpty':
        return this.goTo(change.nextEmpty(snapshot, state.cursor, action.by));
      case 'nextProblem':
        return this.goTo(change.nextProblem(snapshot, state.cursor, action.by)) || this.sayNothingWrong();
      case 'escape':
        return this.escape(snapshot);
      case 'leave':
        this.layout.leaveGrid();
        return true;
      case 'return':
        return this.return();
      case 'help':
        this.layout.keys.toggle();
        return true;
      case 'pick':
        this.playback.pause();
        if (snapshot.hasOthers && this.host.offers('sudoku.nextPuzzle')) this.layout.picker.open(snapshot);
        return true;
      case 'walk':
        return this.walk(action.by);
      case 'undo':
      case 'redo':
      case 'save':
        return this.act(() => this.host.post({ type: action.kind }));
    }
  }

  private type(key: string, layer: Layer): boolean {
    const symbols = layer === 'colour' ? COLOR_SYMBOLS : (this.snapshot?.symbols ?? []);
    if (this.entry.type(symbols, key, layer)) {
      if (this.entry.waiting) this.layout.voice.moveOn();
      if (this.entry.waiting) this.draw();
      return true;
    }
    if (key !== '0') return this.refuseKey(key, layer);
    return this.act(() => this.clear());
  }

  /** Says that a key means nothing. Returns false, so that it is left to others. */
  private refuseKey(key: string, layer = this.state.mode): false {
    const { symbols = [] } = this.snapshot ?? {};
    this.layout.voice.refuse(layer === 'colour' ? board.noSuchColor(key) : board.noSuchKey(key, symbols));
    return false;
  }

  private sayNothingWrong(): true {
    this.layout.voice.refuse(board.nothingWrong());
    return true;
  }

  private enter(digit: number, layer: Layer): void {
    const cells = this.editable(layer);
    if (cells.length === 0) return;
    this.send(layer === 'digit' ? { kind: 'setDigit', cells, digit } : { kind: 'toggleMark', cells, layer, digit });
  }

  private clear(): void {
    // Givens too: they may have colours.
    const cells = this.editable('colour');
    if (cells.length > 0) this.send({ kind: 'clear', cells, layer: this.state.mode });
  }

  /** The selected cells that may be edited. Says why when there are none. */
  private editable(layer: Layer): readonly number[] {
    if (!this.snapshot) return [];
    const cells = change.editable(this.snapshot, change.targets(this.state), layer);
    const { voice } = this.layout;
    if (cells.length === 0) voice.refuse(this.snapshot.locked?.reason ?? '');
    else voice.clear();
    return cells;
  }

  private send(intent: Intent): void {
    if (!this.snapshot) return;
    this.playback.pause();
    this.lastId++;
    this.sitting.write(intent.cells);
    this.host.post({ type: 'intent', id: this.lastId, start: this.snapshot.start, intent });
  }

  private run(command: PageCommand): void {
    this.playback.pause();
    this.act(() => this.host.post({ type: 'command', command, ...change.placeOf(this.state, command) }));
  }

  private toggleGuard(): void {
    if (!this.snapshot) return;
    const { start, version, guard: before } = this.snapshot;
    const guard = before === 'off' ? 'on' : 'off';
    this.act(() => this.host.post({ type: 'guard', start, guard }));
    this.layout.voice.answer(guard === 'off' ? board.givensUnlocked() : board.givensLocked(), version);
  }

  /** Goes along the solution path, if it goes on there. */
  private walk(by: 1 | -1): true {
    if (this.host.offers('sudoku.showPath') && canWalk(this.snapshot?.step, by))
      this.act(() => this.host.post({ type: 'walk', by }));
    return true;
  }

  private choose(start: number): void {
    this.act(() => this.host.post({ type: 'show', start }));
    this.layout.grid.focus(this.state.cursor);
  }

  /** Does something to the puzzle. The message about what was done before goes. */
  private act(does: () => void): true {
    this.entry.end();
    this.layout.voice.clear();
    this.sitting.goOn();
    does();
    return true;
  }

  private setMode(mode: Layer): true {
    this.set({ ...this.state, mode });
    this.layout.voice.say(board.modeNow(mode));
    return true;
  }

  private goTo(cell: number | undefined): boolean {
    if (cell === undefined) return false;
    return this.set(change.selectOnly(this.state, cell));
  }

  private select(state: change.PageState): true {
    this.set(state);
    this.layout.voice.say(board.selected(state.selection.size));
    return true;
  }

  private escape({ step }: Snapshot): boolean {
    if (this.layout.tooltip.hide()) return true;
    if (this.playback.isPlaying()) this.playback.pause();
    else if (step) this.run('sudoku.clearHighlights');
    else if (this.state.selection.size > 1) this.set(change.selectOnly(this.state, this.state.cursor));
    else return false;
    return true;
  }

  /** Returns to the grid from elsewhere on the page. */
  private return(): boolean {
    if (this.layout.grid.hasFocus()) return false;
    this.layout.grid.focus(this.state.cursor);
    return true;
  }

  private focusIfLost(): void {
    if (this.snapshot && document.activeElement === document.body) this.layout.grid.focus(this.state.cursor);
  }
}
