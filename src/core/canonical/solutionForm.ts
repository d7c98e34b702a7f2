/**
 * The form with the smallest text, for solved grids. Its first row is always 123456789, so the text search would follow every
 * choice of a first row and every order of columns.
 *
 * The second row decides nearly everything. The digits below 123 are 456 if they come from one box of the first row, otherwise 457 at
 * best, and then the second stack is one that contributes two of them. Choose the first two rows, the first two stacks and the order of the
 * first three columns; then each digit below them without a place in the first row must get the first free place of its
 * stack, and all columns have their places. The third row follows, and the other rows are sorted by their first cells. These are
 * at most 648 arrangements. Each is compared until it is larger than the smallest one so far.
 */

import { type Arrangement, CELLS, LINES, ORDERS, readArrangement, SIZE } from './arrangement';

/** The maximum number of equal arrangements of a solved grid. */
const MOST_WAYS = 648;

/** Searches for forms of solved grids, without allocating memory. */
export class SolutionSearch {
  /** The last form found. */
  readonly form = new Uint8Array(CELLS);
  /** The number of arrangements that produce it. */
  ways = 0;

  private readonly arrangements: readonly Arrangement[] = Array.from({ length: MOST_WAYS }, () => ({
    lines: new Uint8Array(SIZE),
    columns: new Uint8Array(SIZE),
  }));

  private readonly lineDigits = new Uint8Array(LINES * SIZE);
  /** By line and digit: its place. */
  private readonly placeOf = new Uint8Array(LINES * (SIZE + 1));

  // The current arrangement.
  private readonly lines = new Uint8Array(SIZE);
  private readonly columns = new Uint8Array(SIZE);
  private readonly names = new Uint8Array(SIZE + 1);

  /** One of the {@link ways} to the form. */
  way(index: number): Arrangement {
    return this.arrangements[index];
  }

  /** `solution` is a solved grid. */
  find(solution: Uint8Array): void {
    const { lineDigits, placeOf } = this;
    readArrangement(solution, lineDigits);
    for (let at = 0; at < LINES * SIZE; at++) {
      placeOf[Math.floor(at / SIZE) * (SIZE + 1) + lineDigits[at]] = at % SIZE;
    }
    this.ways = 0;
    const fromOne = this.hasDigitsOfOneBox();
    for (let first = 0; first < LINES; first++) {
      const band = first - (first % 3);
      for (let second = band; second < band + 3; second++) {
        if (second !== first) this.tryRows(first, second, fromOne);
      }
    }
  }

  /** Whether the digits of a line in a box are the same as those of another line of the chute in another box. */
  private hasDigitsOfOneBox(): boolean {
    for (let first = 0; first < LINES; first++) {
      const band = first - (first % 3);
      for (let second = band; second < band + 3; second++) {
        if (second !== first && this.fromStack(first, second, 0, 1) % 3 === 0) return true;
      }
    }
    return false;
  }

  /** The number of digits of the second line in a stack that are in another stack of the first line. */
  private fromStack(first: number, second: number, stack: number, other: number): number {
    let count = 0;
    for (let place = 3 * stack; place < 3 * stack + 3; place++) {
      const digit = this.lineDigits[second * SIZE + place];
      if (Math.floor(this.placeOf[first * (SIZE + 1) + digit] / 3) === other) count++;
    }
    return count;
  }

  private tryRows(first: number, second: number, fromOne: boolean): void {
    for (const [a, b, c] of ORDERS) {
      const count = this.fromStack(first, second, a, b);
      if (count !== (fromOne ? 3 : 2)) continue;
      for (const order of ORDERS) {
        // The digit below the third column is from the third stack, if there is one.
        if (!fromOne && this.stackInFirst(first, second, 3 * a + order[2]) !== c) continue;
        this.lines[0] = first;
        this.lines[1] = second;
        this.lines[2] = 3 * (first - (first % 3)) + 3 - first - second; // the three lines of a chute add up to this
        for (let i = 0; i < 3; i++) this.columns[i] = 3 * a + order[i];
        this.placeColumns(b);
        this.keepIfSmallest();
      }
    }
  }

  /** The stack of the first line with the digit at a place of the second line. */
  private stackInFirst(first: number, second: number, place: number): number {
    return Math.floor(this.placeOf[first * (SIZE + 1) + this.lineDigits[second * SIZE + place]] / 3);
  }

  /** Orders the columns of the second stack, `middle`, and of the third one, and names the digits. */
  private placeColumns(middle: number): void {
    const { columns, names, lineDigits, placeOf } = this;
    const [first, second] = this.lines;
    names.fill(0);
    for (let at = 0; at < 3; at++) names[lineDigits[first * SIZE + columns[at]]] = at + 1;
    let nextMiddle = 3;
    let nextLast = 6;
    for (let at = 0; at < 6; at++) {
      if (at === 5 && nextMiddle === 5) {
        // No digit of the second row so far determines the sixth column, so it is the remaining one of its stack.
        const [x, y] = [columns[3], columns[4]];
        columns[5] = 3 * (3 * middle + 1) - x - y; // the three columns of a stack add up to this
        names[lineDigits[first * SIZE + columns[5]]] = ++nextMiddle;
      }
      const digit = lineDigits[second * SIZE + columns[at]];
      if (names[digit] !== 0) continue;
      const place = placeOf[first * (SIZE + 1) + digit];
      const to = Math.floor(place / 3) === middle ? nextMiddle++ : nextLast++;
      columns[to] = place;
      names[digit] = to + 1;
    }
  }

  /** Orders the rows of the other bands by their first digits, and those bands by their first rows. */
  private placeLines(): void {
    const { lines } = this;
    const band = Math.floor(lines[0] / 3);
    const others = ORDERS[0].map(i => Math.floor(band / 3) * 3 + i).filter(other => other !== band);
    for (const [i, other] of others.entries()) {
      for (let line = 0; line < 3; line++) lines[3 * (i + 1) + line] = 3 * other + line;
      this.sort(3 * (i + 1));
    }
    if (this.firstName(lines[6]) < this.firstName(lines[3])) {
      for (let at = 3; at < 6; at++) [lines[at], lines[at + 3]] = [lines[at + 3], lines[at]];
    }
  }

  private sort(from: number): void {
    for (const at of [from, from + 1, from]) {
      const { lines } = this;
      if (this.firstName(lines[at + 1]) < this.firstName(lines[at]))
        [lines[at], lines[at + 1]] = [lines[at + 1], lines[at]];
    }
  }

  private firstName(line: number): number {
    return this.names[this.lineDigits[line * SIZE + this.columns[0]]];
  }

  private keepIfSmallest(): void {
    const { lines, columns, form } = this;
    let difference = this.ways === 0 ? -1 : this.compareRows(0, 3);
    if (difference > 0) return;
    this.placeLines();
    if (difference === 0) difference = this.compareRows(3, SIZE);
    if (difference > 0) return;
    if (difference < 0) {
      this.ways = 0;
      for (let cell = 0; cell < CELLS; cell++) form[cell] = this.nameAt(Math.floor(cell / SIZE), cell % SIZE);
    }
    const kept = this.arrangements[this.ways++];
    kept.lines.set(lines);
    kept.columns.set(columns);
  }

  /** Negative if the first differing cell of these rows is smaller than in the smallest form so far. */
  private compareRows(from: number, to: number): number {
    for (let row = from; row < to; row++) {
      for (let column = 0; column < SIZE; column++) {
        const difference = this.nameAt(row, column) - this.form[row * SIZE + column];
        if (difference !== 0) return difference;
      }
    }
    return 0;
  }

  private nameAt(row: number, column: number): number {
    return this.names[this.lineDigits[this.lines[row] * SIZE + this.columns[column]]];
  }
}
