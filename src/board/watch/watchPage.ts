/**
 * The page that shows algorithms. A run is recorded in the background; the playhead moves over the recording. In a frame of the animation,
 * only the last state is drawn, regardless of how many events there were since the last frame, so the work of a frame does not depend on the
 * speed.
 */

import { ALGORITHM_NAMES, type AlgorithmName } from '../../core/algorithms/index';
import * as watching from '../../messages/algorithms/watching';
import { make, set } from '../page/elements';
import { Pane } from './pane';
import { Playhead, SPEEDS, type Speed } from './playhead';
import { Transport } from './transport';
import { type WatchData, watchedPuzzleIn } from './watchData';

/** The state that survives while the page is hidden. */
interface WatchState {
  readonly left: AlgorithmName | undefined;
  readonly right: AlgorithmName | undefined;
  readonly position: number;
  readonly speed: Speed;
  /** The puzzle of the position. */
  readonly puzzle: string;
}

/** The host of the page. */
export interface WatchHost {
  getState(): unknown;
  setState(state: WatchState): void;
}

/** Events that are recorded before the clock is read again, and the milliseconds of recording in a turn. */
const EVENTS = 256;
const RECORDING_MS = 8;

/** Milliseconds between two pictures if the user wants less motion. */
const STILL_MS = 1000;

/** Milliseconds without a change until screen readers announce the state. */
const QUIET_MS = 400;

/** The width in pixels from which two algorithms are shown at first. */
const WIDE = 700;

/** Fills the page. */
export function startWatching(root: HTMLElement, data: WatchData, host: WatchHost): void {
  new WatchPage(root, data, host).start();
}

class WatchPage {
  private readonly playhead = new Playhead();
  private readonly panes: readonly [Pane, Pane];
  private readonly transport: Transport;
  private readonly spoken = make('p', { class: 'spoken', role: 'status' });
  private readonly still = make('p', { class: 'note' });
  /** The time of the last picture, in milliseconds of the animation clock; undefined while it pauses. */
  private last: number | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private isRecording = false;
  /** The place to go to when the recording has reached it. */
  private wanted = 0;
  /** The digits of the puzzle. */
  private readonly puzzle: string;

  constructor(
    private readonly root: HTMLElement,
    data: WatchData,
    private readonly host: WatchHost,
  ) {
    const puzzle = watchedPuzzleIn(data);
    this.puzzle = data.drawn.digits.join();
    const onChoose = () => this.chosen();
    this.panes = [
      new Pane(puzzle, watching.leftAlgorithm(), undefined, onChoose),
      new Pane(puzzle, watching.rightAlgorithm(), watching.noAlgorithm(), onChoose),
    ];
    this.transport = new Transport({
      toggle: () => this.toggle(),
      step: by => this.goTo(this.playhead.position + by),
      goTo: place => this.goTo(place),
      goToEnd: () => this.goTo(Number.POSITIVE_INFINITY),
      setSpeed: speed => {
        this.playhead.speed = speed;
        this.update();
      },
    });
    const [left, right] = this.panes;
    root.classList.add('page', 'watch');
    root.append(
      make('header', {}, make('h1', {}, data.heading), this.transport.element, this.still),
      make(
        'main',
        {},
        make('div', { class: 'panes' }, left.element, right.element),
        make('p', { class: 'help' }, watching.keysHelp()),
      ),
      this.spoken,
    );
  }

  start(): void {
    const [left, right] = this.panes;
    const state = stateIn(this.host.getState());
    left.choose(state ? (state.left ?? 'backtracking') : 'backtracking');
    right.choose(state ? state.right : window.innerWidth >= WIDE ? 'smallestDomain' : undefined);
    if (state) {
      this.playhead.speed = state.speed;
      if (state.puzzle === this.puzzle) this.wanted = state.position;
    }
    document.addEventListener('keydown', event => this.onKey(event));
    this.record();
    this.update();
  }

  /** The number of events of the longest run so far. */
  private get length(): number {
    return Math.max(...this.panes.map(pane => pane.length));
  }

  private get isGrowing(): boolean {
    return this.panes.some(pane => pane.isGrowing);
  }

  private chosen(): void {
    this.playhead.isPlaying = false;
    this.wanted = 0;
    this.playhead.goTo(0, 0);
    this.record();
    this.update();
  }

  private toggle(): void {
    this.wanted = 0;
    this.playhead.toggle(this.isGrowing ? Number.POSITIVE_INFINITY : this.length);
    this.last = undefined;
    this.update();
    if (this.playhead.isPlaying) requestAnimationFrame(time => this.tick(time));
  }

  private goTo(place: number): void {
    this.playhead.isPlaying = false;
    this.wanted = place > this.length ? place : 0;
    this.playhead.goTo(place, this.length);
    this.update();
  }

  /** Moves on. If the user wants less motion, there is a picture a second instead of an animation. */
  private tick(time: number): void {
    const { playhead } = this;
    if (!playhead.isPlaying) return;
    const passed = this.last === undefined ? 0 : time - this.last;
    if (this.last === undefined || !wantsLessMotion() || passed >= STILL_MS) {
      // A hidden page gets no frames, and continues where it was.
      playhead.advance(Math.min(passed, 2 * STILL_MS), this.length, this.isGrowing);
      this.last = time;
      this.update();
    }
    if (playhead.isPlaying) requestAnimationFrame(next => this.tick(next));
  }

  /** Records in turns, between which the page can react. */
  private record(): void {
    if (this.isRecording) return;
    this.isRecording = true;
    const turn = () => {
      const end = performance.now() + RECORDING_MS;
      while (this.isGrowing && performance.now() < end) for (const pane of this.panes) pane.record(EVENTS);
      this.isRecording = this.isGrowing;
      if (this.wanted > 0) this.playhead.goTo(this.wanted, this.length);
      if (this.length >= this.wanted || !this.isRecording) this.wanted = 0;
      if (!this.playhead.isPlaying) this.update();
      if (this.isRecording) setTimeout(turn);
    };
    turn();
  }

  /** Shows the current state. */
  private update(): void {
    const { position, isPlaying, speed } = this.playhead;
    const { length, isGrowing } = this;
    this.transport.update({ position, length, isPlaying, isGrowing, speed });
    for (const pane of this.panes) pane.draw(position);
    this.root.dataset.position = `${position}`;
    this.root.dataset.isComplete = `${!isGrowing}`;
    const [left, right] = this.panes;
    this.host.setState({ left: left.algorithm, right: right.algorithm, position, speed, puzzle: this.puzzle });
    set(this.still, 'textContent', wantsLessMotion() ? watching.reducedMotion() : '');
    this.announceLater();
  }

  /** Announces the state to screen readers when it has not changed for a while: not while it plays, and not every step of a held key. */
  private announceLater(): void {
    clearTimeout(this.quiet);
    if (this.playhead.isPlaying) return;
    this.quiet = setTimeout(() => {
      const parts = this.panes.flatMap(pane => pane.summary() ?? []);
      set(this.spoken, 'textContent', watching.summaries(parts));
    }, QUIET_MS);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.matches('select, input')) return;
    const action = KEYS[event.key];
    // A button has its own meaning for the space bar.
    if (!action || (event.key === ' ' && target.matches('button'))) return;
    event.preventDefault();
    if (action === 'toggle') this.toggle();
    else if (action === 'end') this.goTo(Number.POSITIVE_INFINITY);
    else this.goTo(action === 'start' ? 0 : this.playhead.position + action);
  }
}

/** By key: its action. A number is the number of events to move by. */
const KEYS: Readonly<Record<string, 'toggle' | 'start' | 'end' | number>> = {
  ' ': 'toggle',
  ArrowRight: 1,
  ArrowLeft: -1,
  PageDown: 100,
  PageUp: -100,
  Home: 'start',
  End: 'end',
};

/** Whether the user asks for less motion: the system, or VS Code. */
const wantsLessMotion = (): boolean =>
  document.body.classList.contains('vscode-reduce-motion') || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The saved state; undefined if there is none, or it is of another version. */
function stateIn(value: unknown): WatchState | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { left, right, position, speed, puzzle } = value as WatchState;
  const isName = (name: unknown) => name === undefined || ALGORITHM_NAMES.includes(name as AlgorithmName);
  const isValid = isName(left) && isName(right) && Number.isSafeInteger(position) && SPEEDS.includes(speed);
  return isValid ? { left, right, position, speed, puzzle: `${puzzle}` } : undefined;
}
