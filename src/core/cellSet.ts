/**
 * Sets of cells, as bits. A set is immutable: operations return a new set.
 *
 * There are two implementations of one interface. The 81 cells of a 9x9 puzzle are three words of 27 bits, one for each band. So
 * an operation is three machine operations on small integers, for which V8 allocates nothing. Other sizes use an array of words.
 */

import type { Geometry } from './geometry';
import type { Cell } from './numbers';

/** A set of cells of one geometry. Iteration yields the cells in ascending order. */
export interface CellSet extends Iterable<Cell> {
  /** The number of cells. */
  readonly size: number;
  readonly isEmpty: boolean;
  has(cell: Cell): boolean;
  /** The set with one more cell. */
  with(cell: Cell): CellSet;
  and(other: CellSet): CellSet;
  or(other: CellSet): CellSet;
  /** The cells of this set that are not in the other. */
  minus(other: CellSet): CellSet;
  /** Whether the two sets share a cell. */
  intersects(other: CellSet): boolean;
  /** Whether every cell of this set is in the other. */
  isSubsetOf(other: CellSet): boolean;
  equals(other: CellSet): boolean;
  /** The lowest cell; -1 if the set is empty. */
  readonly first: Cell;
  /** Ascending. */
  cells(): Cell[];
}

/** The set of these cells. */
export function cellSet(geometry: Geometry, cells: Iterable<Cell> = []): CellSet {
  if (geometry.cellCount !== 81) {
    const words: number[] = new Array(wordsFor(geometry)).fill(0);
    for (const cell of cells) words[Math.floor(cell / WORD)] |= 1 << (cell % WORD);
    return new Words(words);
  }
  let [top, middle, bottom] = [0, 0, 0];
  for (const cell of cells) {
    if (cell < WORD) top |= 1 << cell;
    else if (cell < 2 * WORD) middle |= 1 << (cell - WORD);
    else bottom |= 1 << (cell - 2 * WORD);
  }
  return new Bands(top, middle, bottom);
}

/** The set of a 9x9 puzzle with these cells in each band: bit i for the i-th cell of the band. */
export function cellSetOfBands(top: number, middle: number, bottom: number): CellSet {
  return new Bands(top, middle, bottom);
}

/** The number of bits of a word: the number of cells of a band of a 9x9 puzzle. */
const WORD = 27;

const wordsFor = ({ cellCount }: Geometry) => Math.ceil(cellCount / WORD);

/** The number of bits that are set. */
export function countBits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

function addCells(cells: Cell[], word: number, base: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) cells.push(base + 31 - Math.clz32(rest & -rest));
}

const lowest = (word: number) => 31 - Math.clz32(word & -word);

/** A set of a 9x9 puzzle, by bands: bit 0 of `top` is r1c1, bit 26 of `bottom` is r9c9. */
class Bands implements CellSet {
  constructor(
    private readonly top: number,
    private readonly middle: number,
    private readonly bottom: number,
  ) {}

  get size(): number {
    return countBits(this.top) + countBits(this.middle) + countBits(this.bottom);
  }

  get isEmpty(): boolean {
    return (this.top | this.middle | this.bottom) === 0;
  }

  get first(): Cell {
    if (this.top !== 0) return lowest(this.top);
    if (this.middle !== 0) return WORD + lowest(this.middle);
    return this.bottom !== 0 ? 2 * WORD + lowest(this.bottom) : -1;
  }

  has(cell: Cell): boolean {
    if (cell < WORD) return ((this.top >>> cell) & 1) !== 0;
    if (cell < 2 * WORD) return ((this.middle >>> (cell - WORD)) & 1) !== 0;
    return ((this.bottom >>> (cell - 2 * WORD)) & 1) !== 0;
  }

  with(cell: Cell): Bands {
    if (cell < WORD) return new Bands(this.top | (1 << cell), this.middle, this.bottom);
    if (cell < 2 * WORD) return new Bands(this.top, this.middle | (1 << (cell - WORD)), this.bottom);
    return new Bands(this.top, this.middle, this.bottom | (1 << (cell - 2 * WORD)));
  }

  and(other: Bands): Bands {
    return new Bands(this.top & other.top, this.middle & other.middle, this.bottom & other.bottom);
  }

  or(other: Bands): Bands {
    return new Bands(this.top | other.top, this.middle | other.middle, this.bottom | other.bottom);
  }

  minus(other: Bands): Bands {
    return new Bands(this.top & ~other.top, this.middle & ~other.middle, this.bottom & ~other.bottom);
  }

  intersects(other: Bands): boolean {
    return ((this.top & other.top) | (this.middle & other.middle) | (this.bottom & other.bottom)) !== 0;
  }

  isSubsetOf(other: Bands): boolean {
    return ((this.top & ~other.top) | (this.middle & ~other.middle) | (this.bottom & ~other.bottom)) === 0;
  }

  equals(other: Bands): boolean {
    return this.top === other.top && this.middle === other.middle && this.bottom === other.bottom;
  }

  cells(): Cell[] {
    const cells: Cell[] = [];
    addCells(cells, this.top, 0);
    addCells(cells, this.middle, WORD);
    addCells(cells, this.bottom, 2 * WORD);
    return cells;
  }

  [Symbol.iterator](): Iterator<Cell> {
    return this.cells()[Symbol.iterator]();
  }
}

/** A set of any size: bit b of word w is cell 27w + b. Uses plain loops, because callbacks take several times as long. */
class Words implements CellSet {
  constructor(private readonly words: readonly number[]) {}

  get size(): number {
    let size = 0;
    for (let w = 0; w < this.words.length; w++) size += countBits(this.words[w]);
    return size;
  }

  get isEmpty(): boolean {
    for (let w = 0; w < this.words.length; w++) if (this.words[w] !== 0) return false;
    return true;
  }

  get first(): Cell {
    for (let w = 0; w < this.words.length; w++) if (this.words[w] !== 0) return w * WORD + lowest(this.words[w]);
    return -1;
  }

  has(cell: Cell): boolean {
    return ((this.words[Math.floor(cell / WORD)] >>> (cell % WORD)) & 1) !== 0;
  }

  with(cell: Cell): Words {
    const words = this.words.slice();
    words[Math.floor(cell / WORD)] |= 1 << (cell % WORD);
    return new Words(words);
  }

  and(other: Words): Words {
    const words = this.words.slice();
    for (let w = 0; w < words.length; w++) words[w] &= other.words[w];
    return new Words(words);
  }

  or(other: Words): Words {
    const words = this.words.slice();
    for (let w = 0; w < words.length; w++) words[w] |= other.words[w];
    return new Words(words);
  }

  minus(other: Words): Words {
    const words = this.words.slice();
    for (let w = 0; w < words.length; w++) words[w] &= ~other.words[w];
    return new Words(words);
  }

  intersects(other: Words): boolean {
    for (let w = 0; w < this.words.length; w++) if ((this.words[w] & other.words[w]) !== 0) return true;
    return false;
  }

  isSubsetOf(other: Words): boolean {
    for (let w = 0; w < this.words.length; w++) if ((this.words[w] & ~other.words[w]) !== 0) return false;
    return true;
  }

  equals(other: Words): boolean {
    for (let w = 0; w < this.words.length; w++) if (this.words[w] !== other.words[w]) return false;
    return true;
  }

  cells(): Cell[] {
    const cells: Cell[] = [];
    for (let w = 0; w < this.words.length; w++) addCells(cells, this.words[w], w * WORD);
    return cells;
  }

  [Symbol.iterator](): Iterator<Cell> {
    return this.cells()[Symbol.iterator]();
  }
}
