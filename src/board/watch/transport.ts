/** The controls of the page: the buttons, the slider over the run, and the speed. */

import * as watching from '../../messages/algorithms/watching';
import { button, controls, make, set, showIcon } from '../page/elements';
import { SPEEDS, type Speed, WHOLE_SECONDS } from './playhead';

/** Callbacks of the controls. */
export interface TransportTarget {
  /** Plays or pauses. */
  toggle(): void;
  /** Moves by some events. */
  step(by: 1 | -1): void;
  goTo(place: number): void;
  goToEnd(): void;
  setSpeed(speed: Speed): void;
}

/** The state that the controls show. */
export interface TransportState {
  readonly position: number;
  readonly length: number;
  readonly isPlaying: boolean;
  readonly isGrowing: boolean;
  readonly speed: Speed;
}

/** The controls. */
export class Transport {
  readonly element: HTMLElement;
  private readonly back: HTMLButtonElement;
  private readonly play: HTMLButtonElement;
  private readonly forward: HTMLButtonElement;
  private readonly slider = make('input', { type: 'range', min: '0', step: '1', 'aria-label': watching.place() });
  private readonly place = make('span', { class: 'place' });
  private readonly speed: HTMLSelectElement;
  private isPlaying: boolean | undefined;

  constructor(target: TransportTarget) {
    this.back = button(watching.stepBack(), () => target.step(-1), 'stepBack');
    this.play = button(watching.play(), () => target.toggle(), 'play');
    this.play.classList.add('primary');
    this.forward = button(watching.stepForward(), () => target.step(1), 'stepOn');
    const restart = button(watching.restart(), () => target.goTo(0));
    const end = button(watching.toEnd(), () => target.goToEnd());
    this.slider.oninput = () => target.goTo(Number(this.slider.value));
    const textOf = (speed: Speed) => (speed === 'whole' ? watching.wholeRun(WHOLE_SECONDS) : watching.perSecond(speed));
    this.speed = make('select', {}, ...SPEEDS.map(speed => make('option', { value: `${speed}` }, textOf(speed))));
    this.speed.onchange = () => target.setSpeed(SPEEDS[this.speed.selectedIndex]);
    this.element = controls(
      'transport',
      watching.controls(),
      make('div', { class: 'buttons' }, restart, this.back, this.play, this.forward, end),
      this.slider,
      this.place,
      make('label', {}, watching.speed(), this.speed),
    );
  }

  /** Shows a state. Buttons that do nothing are not disabled, because disabled ones would lose the focus. */
  update({ position, length, isPlaying, isGrowing, speed }: TransportState): void {
    if (isPlaying !== this.isPlaying) {
      this.isPlaying = isPlaying;
      if (isPlaying) showIcon(this.play, watching.pause(), 'pause');
      else showIcon(this.play, watching.play(), 'play');
    }
    set(this.back, 'ariaDisabled', `${position === 0}`);
    set(this.forward, 'ariaDisabled', `${position === length && !isGrowing}`);
    if (this.slider.max !== `${length}`) this.slider.max = `${length}`;
    if (this.slider.value !== `${position}`) this.slider.value = `${position}`;
    const text = watching.stepOf(position, length);
    set(this.slider, 'ariaValueText', text);
    set(this.place, 'textContent', isGrowing ? `${text}…` : text);
    set(this.place, 'title', isGrowing ? watching.recording() : '');
    this.speed.selectedIndex = SPEEDS.indexOf(speed);
  }
}
