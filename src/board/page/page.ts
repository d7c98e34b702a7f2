/**
 * The page of a board. It holds a {@link PageState} and the last snapshot, and draws them. Changes that the user makes
 * are sent at once; the page changes when the next snapshot arrives, so it always shows the content of the document.
 *
 * This is a single class because it only connects the parts: each part, message and action of the page has a few lines
 * here, and most of them change the same state.
 */

import { withDragged } from '#chainMode';
import { canWalk, Playback } from '#player';
import type { Candidate } from '../../core/position';
import * as board from '../../messages/boards/board';
import { sceneOf } from '../drawing/scene';
import type { DrawnNotes } from '../drawing/view';
import type { Layer, PageCommand } from '../protocol/messages';
import { IS_COUNTED, type ShownRules, type Snapshot } from '../protocol/snapshot';
import { toPage } from '../protocol/toPage';
import { News } from './announcements/news';
import type { PageHost } from './host';
import { Chord } from './input/chord';
import { Editing } from './input/editing';
import { DigitEntry } from './input/entry';
import { Focus } from './input/focus';
import { actionOf, isCharacter, type KeyAction } from './input/keys';
import { selecting } from './input/selecting';
import { PageLayout } from './layout';
import { COLOR_SYMBOLS } from './parts/pad';
import { PlaySession } from './playSession';
import { changedCell } from './progress';
import * as change from './state';
import { TextCursor } from './textCursor';

/** Shows a board in an element, and returns a function that handles messages of the extension. */
export function start(root: HTMLElement, host: PageHost): (message: unknown) => void {
  const page = new Page(root, host);
  host.post({ type: 'ready' });
  return message => page.receive(message);
}

/** The commands that write single digits, as a player does: they may write the last digit. */
const FILLING: readonly PageCommand[] = ['sudoku.applyStep', 'sudoku.revealCell'];

class Page {
  private state: change.PageState;
  private snapshot: Snapshot | undefined;
  /** The snapshot, in the position of the replay that it shows. */
  private drawn: Snapshot | undefined;
  /** The ends of the link that is being dragged. */
  private dragged: readonly Candidate[] | undefined;
  private readonly textCursor = new TextCursor();
  private readonly chord = new Chord();
  private readonly layout: PageLayout;
  private readonly entry = new DigitEntry((digit, layer) => this.editing.enter(digit, layer));
  private readonly editing: Editing;
  private readonly focus: Focus;
  private readonly session: PlaySession;
  private readonly news = new News();
  /** The number of changes that the user requested and that are not shown yet: of an applied step, Undo and Redo. */
  private expected = 0;
  private readonly playback = new Playback(
    () => this.walk(1),
    () => this.layout.player.setPlaying(this.playback.isPlaying()),
  );

  /** Those of the last snapshot, if the extension sends them by themselves. */
  private rules: ShownRules | undefined;

  constructor(
    private readonly root: HTMLElement,
    private readonly host: PageHost,
  ) {
    this.state = change.restoredState(host.getState());
    const edit = (action: KeyAction) => () => this.perform(action);
    this.layout = new PageLayout(root, {
      enter: digit => this.act(() => this.editing.enter(digit, this.state.mode)),
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
        this.focus.take(); // the keys that step through the path work there
      },
      showRules: showsRules => this.set({ ...this.state, showsRules }),
      togglePad: () => this.set({ ...this.state, showsPad: !this.state.showsPad }),
      toggleGuard: () => this.act(() => this.snapshot && this.editing.toggleGuard(this.snapshot)),
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
        preview: link => this.preview(link),
        link: (from, to) => this.act(() => this.editing.link(from, to)),
        selectMany: state => this.select(state),
      }),
      picker: {
        list: (from, count, search) => host.post({ type: 'list', from, count, search }),
        choose: start => {
          this.act(() => host.post({ type: 'show', start }));
          this.focus.take();
        },
      },
      player: {
        walk: by => this.walk(by),
        goTo: index => {
          this.playback.pause();
          this.act(() => host.post({ type: 'goTo', index }));
        },
        togglePlaying: () => this.playback.toggle(this.snapshot?.step),
        setSpeed: speed => this.playback.setSpeed(speed),
      },
    });
    this.session = new PlaySession(this.layout, Object(host.getState()).times, () => this.keep());
    this.editing = new Editing({
      snapshot: () => this.snapshot,
      state: () => this.state,
      voice: this.layout.voice,
      post: message => host.post(message),
      onEdit: cells => {
        this.playback.pause();
        this.session.write(cells);
      },
    });
    root.ownerDocument.onkeydown = event => this.onKey(event);
    this.focus = new Focus(root, this.layout.grid, () => (this.snapshot ? this.state.cursor : undefined));
    // An incomplete number must not wait while the user is elsewhere.
    window.onblur = () => {
      this.entry.end();
      this.chord.drop();
    };
  }

  /** Handles a message of the extension. Ignores other values. */
  receive(value: unknown): void {
    const message = toPage(value);
    if (!message) console.warn('Ignored', value);
    else if (message.type === 'snapshot') {
      this.root.dataset.answered = `${message.answered}`;
      this.show({ ...message.snapshot, ...this.rules }, message.answered);
    } else if (message.type === 'rules') this.rules = message.rules;
    else if (message.type === 'at') {
      this.textCursor.take(message);
      this.followText();
    } else if (message.type === 'list') this.layout.picker.take(message);
    else if (message.type === 'nothing') {
      this.playback.pause();
      this.snapshot = this.drawn = undefined;
      this.entry.drop();
      this.session.leave();
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
    const relation = change.snapshotRelationOf(before, snapshot);
    if (relation === 'earlier') return;
    this.snapshot = snapshot;
    this.drawn = change.inReplay(snapshot);
    this.root.dataset.version = `${snapshot.version}`;
    const cellCount = snapshot.digits.length;
    const isOther = relation === 'other';
    this.state = change.within(isOther ? change.selectOnly(this.state, 0) : this.state, cellCount);
    if (isOther) {
      this.entry.drop();
      this.expected = 0;
    }
    this.draw();
    if (before && !isOther) this.followChange(before, snapshot);
    this.followText();
    this.playback.follow(before, snapshot);
    this.layout.voice.follow(isOther ? undefined : before, snapshot);
    this.session.follow(isOther ? undefined : before, snapshot, this.editing.isLast(answered));
    // The page may have received the focus before it had a grid.
    if (!before && document.hasFocus()) this.focus.takeIfLost();
    this.layout.voice.say(this.news.of(before, snapshot, isOther));
  }

  /** Goes to the cell of the text cursor. No message is sent back. */
  private followText(): void {
    const cell = this.textCursor.cellIn(this.snapshot, document.hasFocus());
    if (cell === undefined) return;
    this.state = change.selectOnly(this.state, cell);
    this.keep();
    this.draw();
    if (document.hasFocus()) this.layout.followCursor(cell);
  }

  /** Goes to the cell that an applied step, Undo or Redo changed. */
  private followChange(before: Snapshot, after: Snapshot): void {
    const cell = this.expected > 0 ? changedCell(before, after, this.state.cursor) : undefined;
    if (cell === undefined) return;
    this.expected--;
    if (cell !== this.state.cursor) this.goTo(cell);
  }

  private keep(): void {
    this.host.setState({ ...change.stored(this.state), times: this.session.times() });
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

  private preview(link?: readonly Candidate[]): void {
    if (JSON.stringify(link) === JSON.stringify(this.dragged)) return;
    this.dragged = link;
    this.draw();
  }

  private draw(): void {
    const { drawn: snapshot, state, entry } = this;
    if (!snapshot) return;
    const candidates: DrawnNotes = state.showsCandidates ? 'computed' : 'listed';
    const drawn = withDragged(change.withWaiting(snapshot, state, entry.waiting), this.dragged);
    const scene = sceneOf(drawn, { ...state, candidates, hasLabels: snapshot.hasLabels });
    this.layout.update(snapshot, state, candidates, scene);
  }

  private onKey(event: KeyboardEvent): void {
    if (!this.snapshot || event.isComposing || event.defaultPrevented || this.chord.takes(event)) return;
    const { layout } = this;
    const action = actionOf(event, this.snapshot.symbols);
    if (!layout.takes(action)) return;
    if (!action) {
      if (isCharacter(event)) this.editing.refuseKey(event.key, this.state.mode);
      return;
    }
    if (!this.perform(action)) return;
    // VS Code also handles the event, and would undo twice.
    event.preventDefault();
    event.stopPropagation();
  }

  /** Performs the action of a key. Returns false if there is none, so that others can handle the key. */
  private perform(action: KeyAction): boolean {
    const { snapshot, state } = this;
    if (!snapshot) return false;
    if (action.kind === 'type') return this.type(action.key, action.layer ?? state.mode);
    this.entry.end();
    this.layout.voice.moveOn();
    switch (action.kind) {
      case 'clear':
        return this.act(() => this.editing.clear());
      case 'mode':
        return this.setMode(action.mode);
      case 'turnMode':
        return this.setMode(change.nextMode(state.mode, action.by));
      case 'move':
      case 'extend':
      case 'keep':
        return this.set(change.moveCursor(state, snapshot.size, action));
      case 'selectAll':
      case 'invert':
      case 'toggle':
      case 'selectEqual':
        return this.select(change.withSelection(state, snapshot, action.kind));
      case 'nextEmpty':
        return this.goTo(change.nextEmpty(snapshot, state.cursor, action.by));
      case 'nextProblem':
        if (!this.goTo(change.nextProblem(snapshot, state.cursor, action.by)))
          this.layout.voice.refuse(
            snapshot.faults.some(({ kind }) => IS_COUNTED[kind]) ? board.noCellIsWrong() : board.nothingWrong(),
          );
        return true;
      case 'escape':
        return this.escape(snapshot);
      case 'leave':
        this.layout.leaveGrid();
        return true;
      case 'return':
        return this.focus.return();
      case 'help':
        this.layout.keys.toggle();
        return true;
      case 'pick':
        this.playback.pause();
        if (snapshot.hasOthers && this.host.offers('sudoku.nextPuzzle')) this.layout.picker.open(snapshot);
        return true;
      case 'link':
        return this.act(() => this.editing.linking.begin());
      case 'walk':
        return this.walk(action.by);
      case 'undo':
      case 'redo': {
        const expected = this.expected + 1;
        this.act(() => this.host.post({ type: action.kind }));
        this.expected = expected;
        return true;
      }
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
    if (key === '0') return this.act(() => this.editing.clear());
    this.editing.refuseKey(key, layer);
    return false;
  }

  private run(command: PageCommand): void {
    this.playback.pause();
    if (FILLING.includes(command)) this.session.write([...(this.snapshot?.digits.keys() ?? [])]);
    this.act(() => this.host.post({ type: 'command', command, ...change.commandCellsOf(this.state, command) }));
    if (command === 'sudoku.applyStep') this.expected = 1;
  }

  /** Goes to the next or previous step of the solution path, if there is one. */
  private walk(by: 1 | -1): true {
    if (this.host.offers('sudoku.showPath') && canWalk(this.snapshot?.step, by))
      this.act(() => this.host.post({ type: 'walk', by }));
    return true;
  }

  /** Performs an action on the puzzle. Removes the message about the previous action. */
  private act(does: () => void): true {
    this.entry.end();
    this.expected = 0;
    this.layout.voice.clear();
    this.session.goOn();
    does();
    return true;
  }

  private setMode(mode: Layer): true {
    this.set({ ...this.state, mode });
    this.layout.voice.say(board.modeNow(mode));
    return true;
  }

  private goTo(cell: number | undefined): boolean {
    return cell !== undefined && this.set(change.selectOnly(this.state, cell));
  }

  private select(state: change.PageState): true {
    this.set(state);
    this.layout.voice.say(board.selected(state.selection.size));
    return true;
  }

  private escape({ step }: Snapshot): boolean {
    if (this.layout.tooltip.hide() || this.editing.linking.drop()) return true;
    if (this.playback.isPlaying()) this.playback.pause();
    else if (step) this.run('sudoku.clearHighlights');
    else if (!change.isOnlyCursor(this.state)) this.set(change.selectOnly(this.state, this.state.cursor));
    else return false;
    return true;
  }
}
