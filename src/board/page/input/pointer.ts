/** Selects cells with a mouse, a pen or a finger. */

import { leavingFocus } from '../elements';
import type { GridPoint } from './chains';

/** Callbacks for a pointer on a grid. */
export interface PointerTarget {
  size(): number;
  isSelected(cell: number): boolean;
  /** A cell was pressed: alone, with Ctrl or Cmd, or with Shift. */
  begin(cell: number, how: 'only' | 'toggle' | 'range'): void;
  /** The pointer was dragged to a cell, which is selected or, after one was toggled off, deselected. */
  drag(cell: number, how: 'select' | 'deselect'): void;
  /** Whether a pointer is now used on candidates instead of cells. */
  isLinking(): boolean;
  /** The pointer is dragged from a point to another one, in cells. Without points, it no longer is. */
  preview(from?: GridPoint, to?: GridPoint): void;
  /** The pointer was pressed and released at these points. */
  link(from: GridPoint, to: GridPoint): void;
  /** All cells that equal this one. */
  selectEqual(cell: number, how: 'only' | 'add'): void;
}

/**
 * The maximum distance of a dragged pointer from the middle of a cell, as a fraction of its side. This makes it
 * possible to draw diagonals.
 */
const REACH = 0.42;

/** Listens to the pointers on an element that a grid fills. */
export function followPointer(element: HTMLElement, target: PointerTarget): void {
  let pressed: GridPoint | undefined;
  let dragged: { readonly how: 'select' | 'deselect'; last: number } | undefined;

  element.onpointerdown = event => {
    const at = cellAt(element, event, target.size());
    const { cell } = at;
    if (event.button !== 0) return;
    const isToggle = event.ctrlKey || event.metaKey;
    pressed = isToggle || event.shiftKey || !target.isLinking() ? undefined : at;
    const how = isToggle && target.isSelected(cell) ? 'deselect' : 'select';
    dragged = { how, last: cell };
    element.setPointerCapture(event.pointerId);
    target.begin(cell, isToggle ? 'toggle' : event.shiftKey ? 'range' : 'only');
  };
  // The browser would give the focus to the cell under the pointer, even if that is not the one at the cursor.
  leavingFocus(element);
  element.onpointermove = event => {
    if (!dragged) return;
    const at = cellAt(element, event, target.size());
    if (pressed) return target.preview(pressed, at);
    const { cell, distance } = at;
    if (cell === dragged.last || distance > REACH) return;
    dragged.last = cell;
    target.drag(cell, dragged.how);
  };
  const end = () => {
    if (pressed) target.preview();
    dragged = pressed = undefined;
  };
  element.onpointerup = event => {
    const from = pressed;
    end();
    if (from) target.link(from, cellAt(element, event, target.size()));
  };
  element.onpointercancel = end;
  element.ondblclick = event => {
    if (target.isLinking()) return;
    const isAdding = event.ctrlKey || event.metaKey || event.shiftKey;
    target.selectEqual(cellAt(element, event, target.size()).cell, isAdding ? 'add' : 'only');
  };
}

/** The cell at a point, or the nearest one, and the distance of its middle. */
function cellAt(element: HTMLElement, { clientX, clientY }: MouseEvent, size: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = ((clientX - left) / width) * size;
  const y = ((clientY - top) / height) * size;
  const column = inside(Math.floor(x), size);
  const row = inside(Math.floor(y), size);
  const distance = Math.hypot(x - column - 0.5, y - row - 0.5);
  return { cell: row * size + column, distance, x, y };
}

const inside = (index: number, size: number) => Math.min(size - 1, Math.max(0, index));
