/** Draws a scene into an SVG element, and changes only the elements whose shapes changed. */

import type { Scene, SvgShape } from '../drawing/shape';
import { makeSvg } from './elements';

/** An SVG element that shows a scene. */
export class SvgDrawing {
  private shown: readonly SvgShape[] = [];
  private size = '';

  constructor(readonly element: SVGElement) {}

  /** Shows this scene instead of the one before. */
  draw({ left, top, width, height, layers }: Scene): void {
    const size = `${left} ${top} ${width} ${height}`;
    if (size !== this.size) {
      this.size = size;
      this.element.setAttribute('viewBox', size);
    }
    patch(this.element, this.shown, layers);
    this.shown = layers;
  }
}

/** A new drawing. It is hidden from screen readers, which use the grid layer. */
export function makeDrawing(): SvgDrawing {
  return new SvgDrawing(makeSvg('svg', { class: 'board', 'aria-hidden': 'true' }));
}

/** Makes the children of an element, which show `before`, show `after`. */
function patch(parent: Element, before: readonly SvgShape[], after: readonly SvgShape[]): void {
  let element = parent.firstElementChild;
  for (const [i, shape] of after.entries()) {
    const old = before[i];
    if (!element) parent.append(elementOf(shape));
    else if (old.tag !== shape.tag) {
      const made = elementOf(shape);
      element.replaceWith(made);
      element = made.nextElementSibling;
    } else {
      change(element, old, shape);
      element = element.nextElementSibling;
    }
  }
  while (element) {
    const next = element.nextElementSibling;
    element.remove();
    element = next;
  }
}

/** The shape of a new element. */
const NOTHING: Omit<SvgShape, 'tag'> = { className: '', attributes: {} };

function change(element: Element, old: Omit<SvgShape, 'tag'>, shape: SvgShape): void {
  if (old.className !== shape.className) element.setAttribute('class', shape.className);
  for (const name in shape.attributes) {
    if (old.attributes[name] !== shape.attributes[name]) element.setAttribute(name, `${shape.attributes[name]}`);
  }
  for (const name in old.attributes) if (!(name in shape.attributes)) element.removeAttribute(name);
  if (shape.children) patch(element, old.children ?? [], shape.children);
  else if (old.text !== shape.text) element.textContent = shape.text ?? '';
}

function elementOf(shape: SvgShape): Element {
  const element = makeSvg(shape.tag, {});
  change(element, NOTHING, shape);
  return element;
}

/** The data of an element of the page; undefined when there is none. */
export function dataIn<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
