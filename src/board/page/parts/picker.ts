/**
 * The puzzle picker: a dialog with a search field and a list of thumbnails. The list is as high as all puzzles of the file, and has
 * elements for the visible ones only. The focus stays in the field, as in the pattern of a combobox:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */

import * as board from '../../../messages/boards/board';
import type { Snapshot } from '../../protocol/snapshot';
import { button, leavingFocus, make } from '../elements';
import { KnownEntries, type ListAnswer, PAGE } from '../input/entries';
import { heightOf, type RowList, rowsInSight, scrollTopCentring, scrollTopShowing, topOf } from '../input/scrolling';
import { PickerRows } from './pickerRows';

/** The height of a row in pixels; style/picker.css has it too. */
const ROW = 76;

/** Overscan: the number of rows above and below the visible ones that are rendered and requested. */
const MARGIN = 6;

/** The time after a key press in which another one still changes the search, in milliseconds. */
const TYPING_MS = 150;

/** The time between two requests while the list is scrolled, in milliseconds. */
const SCROLLING_MS = 40;

/** The time after which a search is announced as slow, in milliseconds. */
const LONG_MS = 400;

/** Callbacks for the picker. */
export interface PickerTarget {
  /** Requests entries. */
  list(from: number, count: number, search: string): void;
  /** Shows the puzzle that starts there. */
  choose(start: number): void;
}

/** The dialog. Closing it returns the focus to the previous element. */
export class Picker {
  private readonly title = make('h2', { id: 'picker-title' }, board.puzzles());
  private readonly field = make('input', {
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': 'picker-list',
    'aria-expanded': 'true',
    'aria-label': board.search(),
    placeholder: board.search(),
    autocomplete: 'off',
    spellcheck: 'false',
  });
  private readonly found = make('p', { class: 'found', role: 'status' });
  private readonly content = make('div', { role: 'presentation' });
  private readonly list = make(
    'div',
    { class: 'list', id: 'picker-list', role: 'listbox', tabindex: '-1', 'aria-label': board.puzzles() },
    this.content,
  );
  readonly element: HTMLDialogElement;
  private readonly rows = new PickerRows(this.content);
  private readonly entries = new KnownEntries();
  /** The index of the entry that Enter chooses. */
  private active = 0;
  /** The puzzle on the board. */
  private snapshot: Snapshot | undefined;
  /** Whether the list must still scroll to the puzzle on the board. */
  private isFresh = true;
  /** Whether the active entry is chosen as soon as it is known. */
  private isChosen = false;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private late: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly target: PickerTarget) {
    const close = button(board.close(), () => this.close(), 'close');
    const head = make('div', { class: 'head' }, this.title, this.found, close);
    this.element = make('dialog', { class: 'picker', 'aria-labelledby': this.title.id }, head, this.field, this.list);
    this.element.onkeydown = event => this.onKey(event);
    this.element.onclose = () => this.stop();
    this.field.oninput = () => this.begin(this.field.value.trim(), TYPING_MS);
    this.list.onscroll = () => this.draw();
    // The focus stays in the field.
    leavingFocus(this.content).onclick = ({ target: element }) => {
      const index = element instanceof Element ? this.rows.indexAt(element) : undefined;
      // Rows of the previous search must not be chosen.
      if (index !== undefined && this.entries.total !== undefined) this.choose(index);
    };
    new ResizeObserver(() => this.draw()).observe(this.list);
  }

  isOpen(): boolean {
    return this.element.open;
  }

  /** Opens the picker at the puzzle on the board. */
  open(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.field.value = '';
    this.found.textContent = '';
    this.isFresh = true;
    this.rows.update([]);
    if (!this.element.open) this.element.showModal();
    this.field.focus();
    this.begin('', 0);
  }

  close(): void {
    this.element.close();
  }

  /** Follows a new state of the board. Edits move puzzles, so the entries are requested again. */
  follow(snapshot: Snapshot): void {
    if (!this.element.open) return;
    const before = this.snapshot;
    this.snapshot = snapshot;
    if (snapshot.document !== before?.document) this.open(snapshot);
    else if (snapshot.version !== before?.version) this.ask(this.entries.search, 0);
  }

  /** Handles an answer of the extension. */
  take(answer: ListAnswer): void {
    if (!this.element.open || !this.entries.take(answer)) return;
    const { total, current } = answer;
    clearTimeout(this.late);
    this.found.textContent = board.found(total, answer.search !== '');
    this.list.ariaBusy = null;
    this.field.ariaExpanded = `${total > 0}`;
    this.content.style.height = `${heightOf(this.rowList())}px`;
    if (this.isFresh && current !== undefined && current !== this.active) {
      this.active = current;
      this.list.scrollTop = scrollTopCentring(this.rowList(), current);
    }
    this.active = Math.max(0, Math.min(this.active, total - 1));
    this.draw();
    if (this.isChosen) this.choose(this.active);
  }

  /** Starts a search. The request is debounced: it is sent when no other search starts within `milliseconds`. */
  private begin(search: string, milliseconds: number): void {
    this.active = 0;
    this.isChosen = false;
    if (search !== '') this.isFresh = false;
    this.list.scrollTop = 0;
    this.ask(search, milliseconds);
  }

  private ask(search: string, milliseconds: number): void {
    const { first, end } = this.inSight();
    this.entries.begin(search);
    this.stop();
    this.list.ariaBusy = 'true';
    // The rows of the previous search stay visible until there are others: an empty list would flicker.
    this.asking = setTimeout(() => this.request(first, end), milliseconds);
    this.late = setTimeout(() => {
      this.found.textContent = board.searching();
      this.rows.update([]);
    }, milliseconds + LONG_MS);
  }

  private request(first: number, end: number): void {
    this.asking = undefined;
    for (const from of this.entries.wanted(first, end)) this.target.list(from, PAGE, this.entries.search);
  }

  private stop(): void {
    clearTimeout(this.asking);
    clearTimeout(this.late);
    this.asking = undefined;
  }

  private rowList(): RowList {
    return { total: this.entries.total ?? 0, rowHeight: ROW, viewHeight: this.list.clientHeight };
  }

  private inSight() {
    return rowsInSight(this.rowList(), this.list.scrollTop, MARGIN);
  }

  /** Shows the visible rows, and requests those that are not known. */
  private draw(): void {
    const { entries, snapshot } = this;
    const { total } = entries;
    if (!this.element.open || total === undefined) return;
    const { scrollTop } = this.list;
    const list = this.rowList();
    const { first, end } = this.inSight();
    const contents = Array.from({ length: end - first }, (_, i) => {
      const index = first + i;
      const entry = entries.at(index);
      const isCurrent = entry !== undefined && entry.start === snapshot?.start;
      return { index, total, top: topOf(list, scrollTop, index), entry, isActive: index === this.active, isCurrent };
    });
    this.rows.update(contents);
    const id = this.rows.idOf(this.active);
    // Screen readers announce the active entry once, so it is set only when its text is known.
    if (id) this.field.setAttribute('aria-activedescendant', id);
    else this.field.removeAttribute('aria-activedescendant');
    this.asking ??= setTimeout(() => {
      const sight = this.inSight();
      this.request(sight.first, sight.end);
    }, SCROLLING_MS);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const isInList = event.target === this.field || event.target === this.list || event.target === this.element;
    if (event.key === 'Escape') this.close();
    else if (!isInList) return;
    else if (event.key === 'Enter') this.choose(this.active);
    else if (!this.move(event.key)) return;
    // VS Code listens too.
    event.preventDefault();
    event.stopPropagation();
  }

  /** Activates the entry to which a key leads. False for other keys. */
  private move(key: string): boolean {
    const { total = 0 } = this.entries;
    const page = Math.max(1, Math.floor(this.list.clientHeight / ROW) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -total,
      End: total,
    };
    if (!(key in steps)) return false;
    this.isFresh = false;
    this.isChosen = false;
    this.active = Math.max(0, Math.min(this.active + steps[key], total - 1));
    this.list.scrollTop = scrollTopShowing(this.rowList(), this.list.scrollTop, this.active);
    this.draw();
    return true;
  }

  /** Shows the puzzle of an entry, now or when it is known. */
  private choose(index: number): void {
    this.active = index;
    const entry = this.entries.at(index);
    this.isChosen = !entry;
    if (!entry) return;
    this.close();
    this.target.choose(entry.start);
  }
}
