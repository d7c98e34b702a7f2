/** The rows of the picker: elements for the visible entries only, which are reused for others when the list is scrolled. */

import * as board from '../../../messages/boards/board';
import { sceneOf } from '../../drawing/scene';
import type { Scene } from '../../drawing/shape';
import type { ListedEntry } from '../../protocol/snapshot';
import { makeDrawing, type SvgDrawing } from '../dom';
import { make } from '../elements';

/** The content of a row. */
export interface RowContent {
  readonly index: number;
  readonly total: number;
  /** Where the row starts, in pixels. */
  readonly top: number;
  /** Undefined while it is not known. */
  readonly entry: ListedEntry | undefined;
  readonly isActive: boolean;
  /** Whether it is the puzzle on the board. */
  readonly isCurrent: boolean;
}

/** The rows in an element. */
export class PickerRows {
  /** By index: the rows that have an element. */
  private rows = new Map<number, Row>();

  constructor(private readonly parent: HTMLElement) {}

  /** Shows these rows and no others. */
  update(contents: readonly RowContent[]): void {
    const free = new Map(this.rows);
    for (const { index } of contents) free.delete(index);
    const unused = [...free.values()];
    const rows = new Map<number, Row>();
    for (const content of contents) {
      let row = this.rows.get(content.index) ?? unused.pop();
      if (!row) {
        row = new Row();
        this.parent.append(row.element);
      }
      row.update(content);
      rows.set(content.index, row);
    }
    for (const row of unused) row.element.remove();
    this.rows = rows;
  }

  /** The id of the element of a known visible entry. */
  idOf(index: number): string | undefined {
    const row = this.rows.get(index);
    return row?.entry && row.element.id;
  }

  /** The index of the row that an element is in. */
  indexAt(element: Element): number | undefined {
    for (const [index, row] of this.rows) if (row.element.contains(element)) return index;
    return undefined;
  }
}

class Row {
  entry: ListedEntry | undefined;
  private readonly drawing: SvgDrawing = makeDrawing();
  private readonly name = make('span', { class: 'name' });
  private readonly details = make('span');
  private readonly current = make('span', { class: 'current' }, board.onBoard());
  readonly element = make(
    'div',
    { role: 'option' },
    this.drawing.element,
    make('span', { class: 'words' }, this.name, this.details, this.current),
  );

  update({ index, total, top, entry, isActive, isCurrent }: RowContent): void {
    const { element } = this;
    element.id = `puzzle-${index}`;
    element.style.top = `${top}px`;
    element.ariaPosInSet = `${index + 1}`;
    element.ariaSetSize = `${total}`;
    element.ariaSelected = `${isActive}`;
    this.current.hidden = !isCurrent;
    if (entry === this.entry && this.name.textContent) return;
    this.entry = entry;
    element.classList.toggle('unknown', !entry);
    this.name.textContent = entry ? board.entryName(entry.title, entry.index) : board.loading();
    this.details.textContent = entry ? board.entryDetails(entry.title, entry.index, entry.size) : '';
    if (entry) this.drawing.draw(thumbnailOf(entry));
  }
}

/** A drawing with few elements: the groups of empty cells are for edits, which a thumbnail does not have. */
function thumbnailOf(entry: ListedEntry): Scene {
  const scene = sceneOf({ ...entry, givens: entry.digits }, { candidates: 'none' });
  const layers = scene.layers.map(layer =>
    layer.children ? { ...layer, children: layer.children.filter(({ children }) => children?.length !== 0) } : layer,
  );
  return { ...scene, layers };
}
