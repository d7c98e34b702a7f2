/** A button with a menu. https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */

import { button, type IconName, leavingFocus, make, set } from '../elements';

/** A group of entries with a heading. */
export interface MenuGroup {
  readonly label: string;
  readonly entries: readonly HTMLButtonElement[];
}

/** A menu entry. With the role `menuitemcheckbox`, it has a check mark when it is on. */
export function menuEntry(label: string, role: 'menuitem' | 'menuitemcheckbox'): HTMLButtonElement {
  return leavingFocus(make('button', { type: 'button', role, tabindex: '-1' }, label));
}

/** The space between the menu and the edges of the window. */
const EDGE = 4;

/** The menu. It is in the top layer, so that nothing cuts it off; the browser closes it at Escape and at a click elsewhere. */
export class PageMenu {
  readonly button: HTMLButtonElement;
  readonly element: HTMLElement;
  private readonly groups: readonly { readonly element: HTMLElement; readonly entries: readonly HTMLButtonElement[] }[];

  constructor(label: string, icon: IconName, groups: readonly MenuGroup[]) {
    // The browser closes the menu as soon as its button is pressed, before the click.
    let wasOpen = false;
    const onClick = () => {
      if (!wasOpen) this.open();
      wasOpen = false;
    };
    this.button = button(label, onClick, icon);
    this.button.onpointerdown = () => {
      wasOpen = this.isOpen();
    };
    this.button.ariaHasPopup = 'menu';
    this.button.ariaExpanded = 'false';
    this.groups = groups.map(group => {
      const heading = make('div', { class: 'heading', 'aria-hidden': 'true' }, group.label);
      const element = make('div', { role: 'group', 'aria-label': group.label }, heading, ...group.entries);
      return { element, entries: group.entries };
    });
    this.element = make(
      'div',
      { class: 'menu', role: 'menu', popover: 'auto', 'aria-label': label },
      ...this.groups.map(({ element }) => element),
    );
    this.element.onbeforetoggle = event => {
      this.button.ariaExpanded = `${(event as ToggleEvent).newState === 'open'}`;
    };
    this.element.onkeydown = event => this.onKey(event);
  }

  isOpen(): boolean {
    return this.element.matches(':popover-open');
  }

  /** Closes the menu, and the focus returns to where it was. */
  close(): void {
    this.element.hidePopover();
  }

  /** Hides groups without an entry. */
  update(): void {
    for (const { element, entries } of this.groups)
      set(
        element,
        'hidden',
        entries.every(({ hidden }) => hidden),
      );
  }

  private open(): void {
    this.element.showPopover();
    const { style, classList } = this.element;
    // Its width must not depend on where it was.
    style.left = `${EDGE}px`;
    style.maxHeight = '';
    const at = this.button.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const below = at.bottom + EDGE;
    const [roomAbove, roomBelow] = [at.top - 2 * EDGE, clientHeight - EDGE - below];
    // Without headings it is lower. If it is still too high, it scrolls.
    for (const isDense of [false, true]) {
      classList.toggle('dense', isDense);
      if (this.element.offsetHeight <= Math.max(roomAbove, roomBelow)) break;
    }
    const { offsetWidth, offsetHeight } = this.element;
    const isBelow = offsetHeight <= roomBelow || roomBelow >= roomAbove;
    // It never covers its button, on which the pointer is.
    const height = Math.min(offsetHeight, isBelow ? roomBelow : roomAbove);
    style.maxHeight = `${height}px`;
    const top = isBelow ? below : at.top - EDGE - height;
    style.left = `${inside(at.right - offsetWidth, clientWidth - offsetWidth)}px`;
    style.top = `${top}px`;
    this.shown[0]?.focus();
  }

  private get shown(): HTMLButtonElement[] {
    return this.groups.flatMap(({ entries }) => entries.filter(({ hidden }) => !hidden));
  }

  private onKey(event: KeyboardEvent): void {
    const { key } = event;
    const { shown } = this;
    const at = shown.indexOf(document.activeElement as HTMLButtonElement);
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (key === 'Tab') this.close();
    else if (key === 'ArrowDown') shown[(at + 1) % shown.length].focus();
    else if (key === 'ArrowUp') shown[(Math.max(at, 0) + shown.length - 1) % shown.length].focus();
    else if (key === 'Home') shown[0].focus();
    else if (key === 'End') shown[shown.length - 1].focus();
    else if (isLetter) {
      const isNamed = ({ textContent }: HTMLElement) => textContent?.toLowerCase().startsWith(key.toLowerCase());
      [...shown.slice(at + 1), ...shown].find(isNamed)?.focus();
    } else return;
    event.preventDefault();
  }
}

const inside = (place: number, most: number) => Math.max(EDGE, Math.min(place, most - EDGE));
