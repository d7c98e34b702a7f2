/**
 * A tooltip that says what is drawn under the mouse: cages, lines, dots, clues outside. It comes when the mouse rests, stays while
 * the mouse is on it, and goes at Escape. Everyone else has the same words in the panel of rules and in the names of cells.
 */

import type { Snapshot } from '../../protocol/snapshot';
import type { Scene } from '../shape';
import { make } from './make';
import { rulesAt } from './pointed';

/** How long the mouse rests before the tooltip comes, and how long it may be elsewhere before it goes, in milliseconds. */
const REST_MS = 500;
const LEAVE_MS = 200;

/** How far the tooltip is from the mouse, and at least from the edges of the window, in pixels. */
const AWAY = 14;
const EDGE = 4;

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

  /** What is drawn now. */
  update(snapshot: Snapshot, scene: Scene): void {
    if (this.shown?.snapshot.inWords !== snapshot.inWords) this.hide();
    this.shown = { snapshot, scene };
  }

  /** Takes the tooltip away. Returns whether there was one. */
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
    const rules = this.rulesAt(event);
    const words = rules.map(({ name, sentence }) => `${name}\n${sentence}`).join('\n');
    if (words === this.words && words !== '') {
      // A tooltip that is about to go stays; one that waits for the mouse to rest waits on.
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
    this.timer = setTimeout(() => this.show(rules, event), REST_MS);
  }

  private rulesAt({ clientX, clientY }: PointerEvent) {
    const { snapshot, scene } = this.shown ?? {};
    if (!snapshot?.inWords || !scene) return [];
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    const x = scene.left + ((clientX - left) / width) * scene.width;
    const y = scene.top + ((clientY - top) / height) * scene.height;
    const { rules } = snapshot.inWords;
    return rulesAt({ size: snapshot.size, rules, spots: snapshot.rules?.spots ?? [] }, { x, y });
  }

  private show(rules: ReturnType<typeof rulesAt>, { clientX, clientY }: PointerEvent): void {
    const { element } = this;
    element.replaceChildren(...rules.map(({ name, sentence }) => make('p', {}, make('b', {}, name), ` ${sentence}`)));
    element.hidden = false;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = clientY + AWAY;
    const top = below + element.offsetHeight <= clientHeight - EDGE ? below : clientY - AWAY - element.offsetHeight;
    element.style.left = `${Math.max(EDGE, Math.min(clientX + AWAY, clientWidth - EDGE - element.offsetWidth))}px`;
    element.style.top = `${Math.max(EDGE, top)}px`;
  }
}
