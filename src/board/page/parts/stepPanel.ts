/** The panel that explains a step. */

import * as board from '../../../messages/boards/board';
import type { StepDrawing } from '../../protocol/snapshot';
import { stepSentenceOf } from '../announcements/words';
import { button, make } from '../elements';

/** The panel. It is hidden when there is no step. */
export class StepPanel {
  private readonly name = make('h2');
  private readonly sentence = make('p');
  private readonly explanation = make('p', { class: 'explanation' });
  private readonly details = make('details', {}, make('summary', {}, board.explanation()), this.explanation);
  readonly element: HTMLElement;

  /** `player` is at the top, so that its buttons stay where they are. */
  constructor(player: HTMLElement, onHide: () => void) {
    const hide = button(board.hide(), onHide, 'close');
    this.element = make('section', { class: 'step' }, player, hide, this.name, this.sentence, this.details);
    this.element.hidden = true;
    this.details.ontoggle = () => {
      if (this.details.open) this.details.scrollIntoView({ block: 'nearest' });
    };
  }

  /** Shows this step, or nothing. */
  update(step: StepDrawing | undefined): void {
    this.element.hidden = !step;
    if (!step) return;
    const sentence = stepSentenceOf(step);
    const isOther = this.sentence.textContent !== sentence;
    this.name.textContent = step.name || board.hint();
    this.sentence.textContent = sentence;
    this.explanation.textContent = step.explanation;
    this.details.hidden = step.explanation === '';
    if (isOther) this.details.open = false;
  }
}
