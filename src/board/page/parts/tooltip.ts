/**
 * A tooltip that explains the drawing under the mouse: why a cell is marked, cages, lines, dots, clues outside. It appears when the mouse
 * rests, stays while the mouse is on it, and closes on Escape. The panel of rules and the names of cells have the same texts.
 */

import type { Scene } from '../../drawing/shape';
import type { Snapshot } from '../../protocol/snapshot';
import { make } from '../elements';
import { cellUnder, rulesAt } from '../input/pointed';

/**
 * The time for which the mouse must rest before the tooltip appears, and the time after which the tooltip disappears
 * when the mouse is elsewhere, in milliseconds.
 */
const REST_MS = 500;
const LEAVE_MS = 200;

/** The distance of the tooltip from the mouse, and its minimum distance from the edges of the window, in pixels. */
const AWAY = 14;
const EDGE = 4;

/** A paragraph: the message of a problem, or a rule with its name. */
interface TooltipText {
  readonly name?: string;
  readonly sentence: string;
}

/** The tooltip of a drawing. */
export class Tooltip {
  readonly element = make('div', { class: 'tooltip', role: 'tooltip', hidden: '' });
  private shown: { readonly snapshot: Snapshot; readonly scene: Scene } | undefined;
  private words = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `frame` is the element that the drawing fills. */
  constructor(private readonly frame: HTMLElement) {
    frame.addEventListener('pointermove', event => this.move(event));
    frame.addEventListener('pointerleave', () => this.leave());
    frame.addEventListener('pointerdown', () => this.hide());
    this.element.onpointerenter = () => clearTimeout(this.timer);
    this.element.onpointerleave = () => this.leave();
  }

  /** Updates the content for a new drawing. */
  update(snapshot: Snapshot, scene: Scene): void {
    const before = this.shown?.snapshot;
    if (before?.inWords !== snapshot.inWords || before?.problems.length !== snapshot.problems.length) this.hide();
    this.shown = { snapshot, scene };
  }

  /** Hides the tooltip. Returns whether it was visible. */
  hide(): boolean {
    clearTimeout(this.timer);
    const { hidden } = this.element;
    this.element.hidden = true;
    this.words = '';
    return !hidden;
  }

  private leave(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), LEAVE_MS);
  }

  private move(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const texts = this.textsAt(event);
    const words = texts.map(({ name = '', sentence }) => `${name}\n${sentence}`).join('\n');
    if (words === this.words && words !== '') {
      // A tooltip that is about to disappear stays; one that waits for the mouse to rest keeps waiting.
      if (!this.element.hidden) clearTimeout(this.timer);
      return;
    }
    if (words === '') {
      this.words = '';
      this.leave();
      return;
    }
    this.hide();
    this.words = words;
    this.timer = setTimeout(() => this.show(texts, event), REST_MS);
  }

  private textsAt({ clientX, clientY }: PointerEvent): TooltipText[] {
    const { snapshot, scene } = this.shown ?? {};
    if (!snapshot || !scene) return [];
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    const x = scene.left + ((clientX - left) / width) * scene.width;
    const y = scene.top + ((clientY - top) / height) * scene.height;
    const { size } = snapshot;
    const cell = cellUnder(size, { x, y });
    const problems = snapshot.problems.filter(problem => problem.cell === cell);
    const rules = snapshot.inWords?.rules ?? [];
    return [...new Set(problems.map(({ message }) => message))]
      .map((sentence): TooltipText => ({ sentence }))
      .concat(rulesAt({ size, rules, spots: snapshot.rules?.spots ?? [] }, { x, y }));
  }

  private show(texts: readonly TooltipText[], { clientX, clientY }: PointerEvent): void {
    const { element } = this;
    const paragraph = ({ name, sentence }: TooltipText) =>
      name === undefined ? make('p', {}, sentence) : make('p', {}, make('b', {}, name), ` ${sentence}`);
    element.replaceChildren(...texts.map(paragraph));
    element.hidden = false;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = clientY + AWAY;
    const top = below + element.offsetHeight <= clientHeight - EDGE ? below : clientY - AWAY - element.offsetHeight;
    element.style.left = `${Math.max(EDGE, Math.min(clientX + AWAY, clientWidth - EDGE - element.offsetWidth))}px`;
    element.style.top = `${Math.max(EDGE, top)}px`;
  }
}
