/** The controls that go along the solution path or a replay: buttons, a slider over its steps, and the speed. */

import * as board from '../../../messages/boards/board';
import type { StepDrawing } from '../../protocol/snapshot';
import { button, controls, make, set, showIcon } from '../elements';
import { canWalk, PLAYBACK_SPEEDS, type PlaybackSpeed } from './playback';

export { canWalk, Playback } from './playback';

/** Callbacks for the controls. */
export interface PlayerTarget {
  walk(by: 1 | -1): void;
  /** Shows the step with an index, from 0. */
  goTo(index: number): void;
  togglePlaying(): void;
  setSpeed(speed: PlaybackSpeed): void;
}

/** The controls, and which step is shown. */
export class Player {
  readonly element: HTMLElement;
  private readonly back: HTMLElement;
  private readonly play: HTMLElement;
  private readonly on: HTMLElement;
  private readonly place = make('span', { class: 'place' });
  private readonly slider = make('input', { type: 'range', min: '0', 'aria-label': board.placeInPath() });

  constructor(target: PlayerTarget) {
    this.back = button(board.previousStep(), () => target.walk(-1), 'stepBack');
    this.play = button(board.play(), () => target.togglePlaying(), 'play');
    this.on = button(board.nextStep(), () => target.walk(1), 'stepOn');
    this.on.classList.add('primary'); // only shown while it is the most useful button
    this.slider.oninput = () => target.goTo(Number(this.slider.value));
    const speed = make(
      'select',
      { 'aria-label': board.speed(), title: board.speed() },
      ...PLAYBACK_SPEEDS.map(each => make('option', {}, `${each}×`)),
    );
    speed.onchange = () => target.setSpeed(PLAYBACK_SPEEDS[speed.selectedIndex]);
    this.element = controls('walk', board.walk(), this.back, this.play, this.on, this.place, speed, this.slider);
  }

  /** Shows the place of a step in the path, if it has one. At an end of the path, buttons do nothing: disabled ones would lose the focus. */
  update(step: StepDrawing | undefined): void {
    const inPath = step?.inPath;
    set(this.element, 'hidden', !inPath);
    this.back.ariaDisabled = `${!canWalk(step, -1)}`;
    this.play.ariaDisabled = this.on.ariaDisabled = `${!canWalk(step, 1)}`;
    if (!inPath) return;
    const { index, count } = inPath;
    this.place.textContent = board.inPath(index, count);
    this.slider.max = `${count - 1}`;
    this.slider.value = `${index}`;
    this.slider.ariaValueText = board.inPath(index, count);
  }

  /** Shows Pause while it plays. */
  setPlaying(isPlaying: boolean): void {
    if (isPlaying) showIcon(this.play, board.pause(), 'pause');
    else showIcon(this.play, board.play(), 'play');
  }
}
