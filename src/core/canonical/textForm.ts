/**
 * The form with the smallest text: the arrangement whose digits, read as one number with a blank as 0, are smallest.
 * Digits are named in the order in which they appear.
 *
 * The cells are filled in reading order. A column is chosen when it gets its first digit, and a stack when one of its columns does;
 * until then columns and stacks are interchangeable. Every choice takes the smallest cell, and all equal choices are
 * followed. A branch ends at the first cell that is larger than in the smallest form so far.
 */

import { FormSearch, LINES, readArrangement, SIZE } from './arrangement';

/** Searches for forms, without allocating memory. Digits may be in conflict. */
export class TextSearch extends FormSearch {
  /** By line and stack: its empty cells, bit i for cell i of the three. */
  private readonly blanks = new Uint8Array(LINES * 3);

  /** By line: the number of its digits. */
  private readonly digitCounts = new Uint8Array(LINES);

  /** The number of known cells of `form`. A branch that shortened it fills it again. */
  private length = 0;

  // The current branch: its rows, and the stacks and columns chosen so far.
  private readonly triedLines = new Uint8Array(SIZE);
  private readonly stacks = new Uint8Array(3);
  private readonly places = new Uint8Array(SIZE);
  /** By row, up to the end: the stacks that are not chosen before it, one bit each. They are the leftmost ones. */
  private readonly freeStacks = new Uint8Array(SIZE + 1);
  /** By row, up to the end, and chosen stack: its columns that are not chosen before this row, one bit each; also the leftmost ones. */
  private readonly freePlaces = new Uint8Array((SIZE + 1) * 3);
  /** The digits in the order of their names, and the names. */
  private named = 0;
  private readonly namedDigits = new Uint8Array(SIZE + 1);
  private readonly names = new Uint8Array(SIZE + 1);

  find(digits: Uint8Array): void {
    readArrangement(digits, this.lineDigits);
    const { blanks, lineDigits } = this;
    for (let i = 0; i < LINES * 3; i++) {
      blanks[i] =
        (lineDigits[3 * i] === 0 ? 1 : 0) |
        (lineDigits[3 * i + 1] === 0 ? 2 : 0) |
        (lineDigits[3 * i + 2] === 0 ? 4 : 0);
    }
    for (let line = 0; line < LINES; line++) {
      this.digitCounts[line] =
        SIZE - COUNT[blanks[3 * line]] - COUNT[blanks[3 * line + 1]] - COUNT[blanks[3 * line + 2]];
    }
    this.ways = 0;
    this.length = 0;
    this.freeStacks[0] = 7;
    this.placeOneOf(0, LINES, 0, 0);
  }

  /** Follows all branches in which `line` is row `row`. `placed` are the rows before it, one bit each. */
  private placeRow(row: number, line: number, placed: number): void {
    this.triedLines[row] = line;
    const free = this.freeStacks[row];
    let empty = 0;
    for (let stack = 0; stack < 3; stack++) if (free & (1 << stack) && this.blanks[line * 3 + stack] === 7) empty++;
    this.freeStacks[row + 1] = free;
    this.fillStack(row, 0, empty, placed | (1 << (line % SIZE)));
  }

  /** Follows all branches that start at a stack of the row. `empty` free stacks get no digit in this row, and stay free. */
  private fillStack(row: number, stackPlace: number, empty: number, placed: number): void {
    const { freeStacks, freePlaces, stacks, blanks } = this;
    const at = 3 * stackPlace;
    if (stackPlace === 3) {
      this.nextRow(row + 1, placed);
      return;
    }
    if (stackPlace < empty) {
      if (this.isSmallest(row, at, 0) && this.isSmallest(row, at + 1, 0) && this.isSmallest(row, at + 2, 0)) {
        this.fillStack(row, stackPlace + 1, empty, placed);
      }
      return;
    }
    if (stackPlace >= COUNT[freeStacks[row]]) {
      this.fillCells(row, stackPlace, at, 0, empty, placed);
      return;
    }
    const line = this.triedLines[row];
    const free = freeStacks[row + 1];
    let mostBlanks = 0;
    for (let stack = 0; stack < 3; stack++) {
      const blank = blanks[line * 3 + stack];
      if (free & (1 << stack) && blank !== 7 && COUNT[blank] > mostBlanks) mostBlanks = COUNT[blank];
    }
    for (let stack = 0; stack < 3; stack++) {
      const blank = blanks[line * 3 + stack];
      if ((free & (1 << stack)) === 0 || blank === 7 || COUNT[blank] < mostBlanks) continue;
      stacks[stackPlace] = stack;
      freePlaces[row * 3 + stackPlace] = 7;
      freeStacks[row + 1] = free & ~(1 << stack);
      this.fillCells(row, stackPlace, at, 0, empty, placed);
    }
    freeStacks[row + 1] = free;
  }

  /** Follows all branches from a cell of a chosen stack on. `taken`: the columns that it has chosen in this row, one bit each. */
  private fillCells(row: number, stackPlace: number, from: number, taken: number, empty: number, placed: number): void {
    const named = this.named;
    this.chooseCells(row, stackPlace, from, taken, empty, placed);
    this.unname(named);
  }

  private chooseCells(
    row: number,
    stackPlace: number,
    from: number,
    taken: number,
    empty: number,
    placed: number,
  ): void {
    const { lineDigits, freePlaces, places, names } = this;
    const stack = this.stacks[stackPlace];
    const line = this.triedLines[row];
    const first = line * SIZE + 3 * stack;
    const free = freePlaces[row * 3 + stackPlace];
    const stillFree = free & this.blanks[line * 3 + stack];
    freePlaces[(row + 1) * 3 + stackPlace] = stillFree;
    const end = 3 * stackPlace + 3;
    for (let at = from; at < end; at++) {
      if (at % 3 < COUNT[stillFree]) {
        if (!this.isSmallest(row, at, 0)) return;
      } else if (at % 3 >= COUNT[free]) {
        if (!this.isSmallest(row, at, this.nameOf(lineDigits[line * SIZE + places[at]]))) return;
      } else {
        // The columns that get their first digit: the smallest one is next.
        let smallest = SIZE + 1;
        let choices = 0;
        for (let column = 0; column < 3; column++) {
          if ((free & ~stillFree & ~taken & (1 << column)) === 0) continue;
          const name = names[lineDigits[first + column]] || this.named + 1;
          if (name > smallest) continue;
          choices = name < smallest ? 1 << column : choices | (1 << column);
          smallest = name;
        }
        if (!this.isSmallest(row, at, smallest)) return;
        for (let column = 0; column < 3; column++) {
          if ((choices & (1 << column)) === 0) continue;
          const named = this.named;
          this.nameOf(lineDigits[first + column]);
          places[at] = 3 * stack + column;
          this.fillCells(row, stackPlace, at + 1, taken | (1 << column), empty, placed);
          this.unname(named);
        }
        return;
      }
    }
    this.fillStack(row, stackPlace + 1, empty, placed);
  }

  private nextRow(row: number, placed: number): void {
    if (row === SIZE) {
      this.keep();
      return;
    }
    const last = this.triedLines[row - 1];
    const width = row % 3 === 0 ? SIZE : 3;
    const first = last - (last % width);
    this.placeOneOf(first, first + width, row, placed);
  }

  /**
   * Follows all branches in which one of these lines is the row. Lines with few digits come first, because they are probably the smallest.
   */
  private placeOneOf(first: number, end: number, row: number, placed: number): void {
    for (let count = 0; count <= SIZE; count++) {
      for (let line = first; line < end; line++) {
        if (this.digitCounts[line] === count && (placed & (1 << (line % SIZE))) === 0) this.placeRow(row, line, placed);
      }
    }
  }

  /** Writes a value to the form, unless the form already has a smaller value. Returns whether the form so far is the smallest. */
  private isSmallest(row: number, place: number, value: number): boolean {
    const cell = row * SIZE + place;
    if (cell < this.length && value >= this.form[cell]) return value === this.form[cell];
    this.form[cell] = value;
    this.length = cell + 1;
    this.ways = 0;
    return true;
  }

  /** The name of a digit, assigned if it has none. A blank is 0. */
  private nameOf(digit: number): number {
    if (digit === 0) return 0;
    if (this.names[digit] === 0) {
      this.names[digit] = ++this.named;
      this.namedDigits[this.named] = digit;
    }
    return this.names[digit];
  }

  /** Removes all names except the first `count`. */
  private unname(count: number): void {
    while (this.named > count) this.names[this.namedDigits[this.named--]] = 0;
  }

  /** Records that the branch produces the form. Lines that are still free have no digit, and may be in any order. */
  private keep(): void {
    const free = COUNT[this.freeStacks[SIZE]];
    if (this.ways === 0) {
      this.lines.set(this.triedLines);
      this.columns.set(this.places);
      for (let at = 0; at < 3; at++) {
        if (at < free) this.stacks[at] = nthBit(this.freeStacks[SIZE], at);
        const freePlaces = at < free ? 7 : this.freePlaces[3 * SIZE + at];
        for (let i = 0; i < COUNT[freePlaces]; i++) {
          this.columns[3 * at + i] = 3 * this.stacks[at] + nthBit(freePlaces, i);
        }
      }
    }
    let ways = FACTORIAL[free];
    for (let at = 0; at < 3; at++) ways *= FACTORIAL[at < free ? 3 : COUNT[this.freePlaces[3 * SIZE + at]]];
    this.ways += ways;
  }
}

/** By set of three: the number of its elements. */
const COUNT = [0, 1, 1, 2, 1, 2, 2, 3];

const FACTORIAL = [1, 1, 2, 6];

/** The n-th of the numbers 0, 1, 2 that are in a set, one bit each. */
function nthBit(set: number, n: number): number {
  return [0, 1, 2].filter(i => set & (1 << i))[n];
}
