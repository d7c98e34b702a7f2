/** Makes elements of the page. */

import * as board from '../../messages/boards/board';
import { type KeyAction, keyNameOf } from './input/keys';

/** A new element with attributes and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAll(element, attributes);
  element.append(...children);
  return element;
}

/** A new element of a drawing. */
export function makeSvg(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement;
  setAll(element, attributes);
  return element;
}

function setAll(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const name in attributes) element.setAttribute(name, `${attributes[name]}`);
}

/** The lines of the icons, in a square of 16 units. */
const ICONS = {
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H6',
  redo: 'M10 3l3.5 3.5L10 10M13 6.5H6.5a4 4 0 0 0 0 8H10',
  clear: 'M5.5 3.5h8v9h-8L1.5 8zM7.5 6l4 4M11.5 6l-4 4',
  previous: 'M10 3 5 8l5 5',
  next: 'M6 3l5 5-5 5',
  close: 'M4 4l8 8M12 4l-8 8',
  puzzles: 'M6 4h7.5M6 8h7.5M6 12h7.5M3 4v.1M3 8v.1M3 12v.1',
  stepBack: 'M12 3.5v9L6.5 8zM4 3.5v9',
  stepOn: 'M4 3.5v9L9.5 8zM12 3.5v9',
  play: 'M5 3v10l8-5z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  candidates: 'M4 4v.1M8 4v.1M12 4v.1M4 8v.1M8 8v.1M12 8v.1M4 12v.1M8 12v.1M12 12v.1',
  whole: 'M3 6l5 5 5-5',
  more: 'M3.5 8v.1M8 8v.1M12.5 8v.1',
} as const;
/** The name of an icon. */
export type IconName = keyof typeof ICONS;

/** A button that shows its label, or only an icon. A mouse click does not move the focus out of the grid. */
export function button(label: string, onClick: () => void, icon?: IconName): HTMLButtonElement {
  const element = make('button', { type: 'button' }, label);
  if (icon) {
    element.className = 'icon';
    showIcon(element, label, icon);
  }
  element.onclick = onClick;
  return leavingFocus(element);
}

/** Whether an element, or one in it, has the focus. */
export function hasFocus(element: Element): boolean {
  return element.contains(document.activeElement);
}

/** An element on which a mouse press does not move the focus. */
export function leavingFocus<E extends HTMLElement>(element: E): E {
  element.onmousedown = event => event.preventDefault();
  return element;
}

/** Changes the icon and the label of a button. */
export function showIcon(element: HTMLElement, label: string, icon: IconName): void {
  element.title = label;
  element.ariaLabel = label;
  element.replaceChildren(iconOf(icon));
}

function iconOf(name: IconName): SVGElement {
  const icon = makeSvg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' });
  icon.append(makeSvg('path', { d: ICONS[name] }));
  return icon;
}

/** Names the key that does the same as a button in its tooltip. */
export function withKeyInTooltip(element: HTMLButtonElement, action: KeyAction): HTMLButtonElement {
  element.title = board.withKey(element.ariaLabel ?? element.textContent ?? '', keyNameOf(action));
  return element;
}

/** A group of controls with a name. */
export function controls(className: string, label: string, ...children: readonly Node[]): HTMLElement {
  return make('div', { class: className, role: 'group', 'aria-label': label }, ...children);
}

/** Sets the pressed state of a toggle button. */
export function press(element: HTMLElement, isPressed: boolean): void {
  set(element, 'ariaPressed', `${isPressed}`);
}

/** Sets a property only if its value differs, because browsers and screen readers react to every change of the page. */
export function set<Name extends keyof HTMLElement>(element: HTMLElement, name: Name, value: HTMLElement[Name]): void {
  if (element[name] !== value) element[name] = value;
}
