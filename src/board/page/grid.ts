/**
 * The accessible layer over the drawing: transparent elements with the WAI-ARIA roles of a grid. Only the cell at the
 * cursor is in the tab order; keys move the focus. https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */

import { hasFocus, make, set } from './elements';

/** The content of the layer. */
export interface GridContent {
  readonly label: string;
  readonly size: number;
  /** By cell. */
  readonly names: readonly string[];
  readonly isReadonly: (cell: number) => boolean;
  readonly selection: ReadonlySet<number>;
  readonly cursor: number;
}

/** The layer. */
export class GridLayer {
  readonly element = make('div', { class: 'grid', role: 'grid', 'aria-multiselectable': 'true' });
  private cells: HTMLElement[] = [];
  private size = 0;
  private names: string[] = [];

  /** Shows this content. The focus stays in the grid when it was there. */
  update({ label, size, names, isReadonly, selection, cursor }: GridContent): void {
    const hadFocus = this.hasFocus();
    if (size !== this.size) this.build(size);
    set(this.element, 'ariaLabel', label);
    for (const [cell, element] of this.cells.entries()) {
      if (this.names[cell] !== names[cell]) element.ariaLabel = names[cell];
      set(element, 'ariaSelected', `${selection.has(cell)}`);
      set(element, 'ariaReadOnly', `${isReadonly(cell)}`);
      set(element, 'tabIndex', cell === cursor ? 0 : -1);
    }
    this.names = [...names];
    if (hadFocus) this.focus(cursor);
  }

  /** Whether a cell has the focus. */
  hasFocus(): boolean {
    return hasFocus(this.element);
  }

  /** Moves the focus to a cell. */
  focus(cell: number): void {
    const element = this.cells[cell];
    if (element && document.activeElement !== element) element.focus({ preventScroll: true });
  }

  private build(size: number): void {
    this.size = size;
    this.names = [];
    this.cells = Array.from({ length: size * size }, () => make('div', { role: 'gridcell', tabindex: '-1' }));
    const rows = Array.from({ length: size }, (_, row) =>
      make('div', { role: 'row' }, ...this.cells.slice(row * size, (row + 1) * size)),
    );
    this.element.replaceChildren(...rows);
  }
}
