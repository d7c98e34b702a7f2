/** The buttons that go along the solution path. */

import * as board from '../../../messages/boards/board';
import type { StepDrawing } from '../../protocol/snapshot';
import { button, controls, make, set, showIcon } from '../elements';
import { canWalk } from './playback';

/** Callbacks for the buttons. */
export interface PlayerTarget {
  walk(by: 1 | -1): void;
  togglePlaying(): void;
}

/** The buttons, and which step is shown. */
export class Player {
  readonly element: HTMLElement;
  private readonly back: HTMLElement;
  private readonly play: HTMLElement;
  private readonly on: HTMLElement;
  private readonly place = make('span', { class: 'place' });

  constructor(target: PlayerTarget) {
    this.back = button(board.previousStep(), () => target.walk(-1), 'stepBack');
    this.play = button(board.play(), () => target.togglePlaying(), 'play');
    this.on = button(board.nextStep(), () => target.walk(1), 'stepOn');
    this.on.classList.add('primary'); // only shown while it is the most useful button
    this.element = controls('walk', board.walk(), this.back, this.play, this.on, this.place);
  }

  /** Shows the place of a step in the path, if it has one. At an end of the path, buttons do nothing: disabled ones would lose the focus. */
  update(step: StepDrawing | undefined): void {
    const inPath = step?.inPath;
    set(this.element, 'hidden', !inPath);
    this.place.textContent = inPath ? board.inPath(inPath.index, inPath.count) : '';
    this.back.ariaDisabled = `${!canWalk(step, -1)}`;
    this.play.ariaDisabled = this.on.ariaDisabled = `${!canWalk(step, 1)}`;
  }

  /** Shows Pause while it plays. */
  setPlaying(isPlaying: boolean): void {
    if (isPlaying) showIcon(this.play, board.pause(), 'pause');
    else showIcon(this.play, board.play(), 'play');
  }
}
