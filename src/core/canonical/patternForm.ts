/**
 * The form with the smallest pattern: among all arrangements those whose givens have the smallest pattern, and among these the one with
 * the smallest digits, which are named in the order in which they appear. Blank is smaller than given.
 *
 * The pattern is found row by row. All orders of rows that produce the smallest rows so far are kept, each with all its
 * orders of columns in one number (columnOrders.ts). So the search never backtracks, and most puzzles have one order of
 * rows left after two or three rows. Digits matter only between arrangements with the same pattern, which are few if
 * the puzzle is not full.
 */

import { CELLS, FormSearch, LINES, ORDERS, readArrangement, SIZE } from './arrangement';
import {
  ALL_EQUAL,
  type ColumnOrders,
  isColumnEqual,
  isStackEqual,
  ORDERS_MASK,
  ROW_SHIFT,
  readOrder,
  withRow,
} from './columnOrders';

/** The number of orders of rows, including transposed ones: 2 * 6^4. */
const MOST_ORDERS = 2592;
/** The number of orders of columns. */
const MOST_COLUMN_ORDERS = 1296;

/** Searches for forms. Its buffers of about 200 KB are large enough for any search. */
export class PatternSearch extends FormSearch {
  /** By line: its pattern, 9 bits, the first cell highest. */
  private readonly patterns = new Uint16Array(LINES);

  // The orders of rows, as a tree: by row, those that produce the smallest rows up to it.
  private readonly orders = new Int32Array(SIZE * MOST_ORDERS);
  private readonly lineOf = new Uint8Array(SIZE * MOST_ORDERS);
  private readonly parentOf = new Uint16Array(SIZE * MOST_ORDERS);
  /** The placed rows, one bit each. */
  private readonly placedOf = new Uint16Array(SIZE * MOST_ORDERS);
  private readonly count = new Uint16Array(SIZE);

  /** The rows of the smallest pattern. */
  private readonly rows = new Uint16Array(SIZE);
  private smallest = 0;

  // The givens of the smallest pattern in reading order.
  private givens = 0;
  private readonly rowOfGiven = new Uint8Array(CELLS);
  private readonly columnOfGiven = new Uint8Array(CELLS);

  /** The column permutations that preserve the pattern, 9 bytes each. Those that only move empty columns are omitted. */
  private readonly exchanges = new Uint8Array(MOST_COLUMN_ORDERS * SIZE);
  private exchangeCount = 0;
  /** The number of orders, differing only in empty columns, that each of them represents. */
  private emptyOrders = 1;

  // The current arrangement.
  private readonly triedLines = new Uint8Array(SIZE);
  private readonly triedColumns = new Uint8Array(SIZE);
  private readonly names = new Uint8Array(SIZE + 1);
  private readonly smallestDigits = new Uint8Array(CELLS);

  find(digits: Uint8Array): void {
    readArrangement(digits, this.lineDigits);
    this.readPatterns();
    this.placeRows();
    this.listGivens();
    this.listExchanges();
    this.chooseDigits();
  }

  private readPatterns(): void {
    for (let line = 0, at = 0; line < LINES; line++) {
      let pattern = 0;
      for (const end = at + SIZE; at < end; at++) pattern = (pattern << 1) | (this.lineDigits[at] === 0 ? 0 : 1);
      this.patterns[line] = pattern;
    }
  }

  private placeRows(): void {
    this.begin(0);
    for (let line = 0; line < LINES; line++) this.place(0, line, ALL_EQUAL, 0, 0);
    for (let row = 1; row < SIZE; row++) {
      this.begin(row);
      const before = (row - 1) * MOST_ORDERS;
      for (let parent = 0; parent < this.count[row - 1]; parent++) {
        const orders = this.orders[before + parent];
        const placed = this.placedOf[before + parent];
        const last = this.lineOf[before + parent];
        const isBandDone = row % 3 === 0;
        const first = last - (last % (isBandDone ? SIZE : 3));
        const end = first + (isBandDone ? SIZE : 3);
        for (let line = first; line < end; line++) {
          if ((placed & (1 << (line % SIZE))) === 0) this.place(row, line, orders, placed, parent);
        }
      }
      this.rows[row] = this.smallest;
    }
  }

  private begin(row: number): void {
    this.smallest = 1 << SIZE;
    this.count[row] = 0;
  }

  /** Keeps a line as a candidate for a row if no other line is smaller. */
  private place(row: number, line: number, orders: ColumnOrders, placed: number, parent: number): void {
    const placedRow = withRow(orders, this.patterns[line]);
    const value = placedRow >>> ROW_SHIFT;
    if (value > this.smallest) return;
    if (value < this.smallest) {
      this.smallest = value;
      this.rows[row] = value;
      this.count[row] = 0;
    }
    const at = row * MOST_ORDERS + this.count[row]++;
    this.orders[at] = placedRow & ORDERS_MASK;
    this.lineOf[at] = line;
    this.parentOf[at] = parent;
    this.placedOf[at] = placed | (1 << (line % SIZE));
  }

  private listGivens(): void {
    this.givens = 0;
    for (let row = 0; row < SIZE; row++) {
      const pattern = this.rows[row];
      for (let column = 0; column < SIZE; column++) {
        if ((pattern & (256 >> column)) === 0) continue;
        this.rowOfGiven[this.givens] = row;
        this.columnOfGiven[this.givens++] = column;
      }
    }
  }

  /** All remaining orders of rows have the same pattern, and therefore the same equal columns. */
  private listExchanges(): void {
    const orders = this.orders[(SIZE - 1) * MOST_ORDERS];
    const given = this.rows.reduce((all, row) => all | row, 0);
    const { exchanges } = this;
    for (let place = 0; place < SIZE; place++) exchanges[place] = place;
    this.exchangeCount = 1;
    this.emptyOrders = 1;
    for (let chain = 0; chain < 4; chain++) {
      // The columns of the stacks, then the stacks.
      const width = chain < 3 ? 1 : 3;
      const begin = chain < 3 ? 3 * chain : 0;
      const isEqual = (i: number) => (chain < 3 ? isColumnEqual(orders, begin + i) : isStackEqual(orders, i));
      const [first, last] = [isEqual(0), isEqual(1)];
      if (!first && !last) continue;
      const isEmpty = (i: number) => (given & (((1 << width) - 1) << (SIZE - begin - (i + 1) * width))) === 0;
      const possible = ORDERS.filter(([a, , c]) => (first || a === 0) && (last || c === 2));
      if (isEmpty(first ? 0 : 1)) this.emptyOrders *= possible.length;
      else this.exchange(possible, begin, width);
    }
  }

  /** Applies orders of three columns, or of three stacks, to all exchanges. The first order changes nothing. */
  private exchange(possible: readonly (readonly number[])[], begin: number, width: number): void {
    const { exchanges } = this;
    const before = this.exchangeCount;
    for (const order of possible.slice(1)) {
      for (let i = 0; i < before; i++) {
        const from = i * SIZE;
        const to = this.exchangeCount++ * SIZE;
        exchanges.copyWithin(to, from, from + SIZE);
        for (let place = 0; place < 3 * width; place++) {
          exchanges[to + begin + place] =
            exchanges[from + begin + order[Math.floor(place / width)] * width + (place % width)];
        }
      }
    }
  }

  private chooseDigits(): void {
    const { triedLines, triedColumns, columns, exchanges } = this;
    this.ways = 0;
    for (let order = 0; order < this.count[SIZE - 1]; order++) {
      for (let row = SIZE - 1, at = order; row >= 0; row--) {
        triedLines[row] = this.lineOf[row * MOST_ORDERS + at];
        at = this.parentOf[row * MOST_ORDERS + at];
      }
      readOrder(this.orders[(SIZE - 1) * MOST_ORDERS + order], triedColumns);
      for (let i = 0; i < this.exchangeCount; i++) {
        const difference = this.compareDigits(i * SIZE);
        if (difference > 0) continue;
        if (difference < 0) {
          this.ways = 0;
          this.lines.set(triedLines);
          for (let place = 0; place < SIZE; place++) columns[place] = triedColumns[exchanges[i * SIZE + place]];
        }
        this.ways += this.emptyOrders;
      }
    }
    this.form.fill(0);
    for (let i = 0; i < this.givens; i++) {
      this.form[this.rowOfGiven[i] * SIZE + this.columnOfGiven[i]] = this.smallestDigits[i];
    }
  }

  /** Compares the digits of the current arrangement with the smallest ones. Negative: they are smaller, and are kept. */
  private compareDigits(exchange: number): number {
    const { lineDigits, triedLines, triedColumns, exchanges, names, smallestDigits, givens } = this;
    names.fill(0);
    let named = 0;
    let isSmaller = this.ways === 0;
    for (let i = 0; i < givens; i++) {
      const column = triedColumns[exchanges[exchange + this.columnOfGiven[i]]];
      const digit = lineDigits[triedLines[this.rowOfGiven[i]] * SIZE + column];
      if (names[digit] === 0) names[digit] = ++named;
      const name = names[digit];
      if (!isSmaller) {
        if (name > smallestDigits[i]) return 1;
        if (name === smallestDigits[i]) continue;
        isSmaller = true;
      }
      smallestDigits[i] = name;
    }
    return isSmaller ? -1 : 0;
  }
}
