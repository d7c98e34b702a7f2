/**
 * The search for exocets. Two base cells lie in a box and a line. Three cross-lines go through the other cells of that line, one in
 * each box of the chute. A digit of the base cells is nowhere else in their line and box, so its three places in the cross-lines
 * are in the rest of these. If two lines and two target cells contain all of them, one of its places is a target. So the
 * two targets hold the two digits of the base cells.
 */

import { countBits } from '../../cellSet';
import type { Geometry, House } from '../../geometry';
import { bitOf, digitsOf } from '../../grid';
import type { Cell, Digit, DigitMask, PlaceMask } from '../../numbers';
import type { Pausable } from '../../pausing';
import { cellsAtPlaces, deriving, type Position } from '../../position';

/** Two cells whose two digits are the digits of two other cells. */
export interface Exocet {
  readonly base: readonly [Cell, Cell];
  readonly targets: readonly [Cell, Cell];
  /** The line of the base cells. */
  readonly line: House;
  /** The box of the base cells. */
  readonly box: House;
  readonly crossLines: readonly [House, House, House];
  /** For each digit of the base cells, ascending: its places in the cross-lines. */
  readonly covers: readonly DigitCover[];
}

/** The places for a digit in the cross-lines, provided that the base cells hold the digit. */
export interface DigitCover {
  readonly digit: Digit;
  /** Up to two lines that contain all places except the targets. */
  readonly lines: readonly House[];
  /** The places, including solved cells, without the targets. */
  readonly cells: readonly Cell[];
}

/** Where the targets are: `junior` if they are in the other two boxes of the chute of the base cells. */
export type ExocetKind = 'junior' | 'senior';

/** The kind of an exocet. */
export function exocetKindOf({ boxOf, boxHeight }: Geometry, { line, base, targets }: Exocet): ExocetKind {
  const stackOrBand = (cell: Cell) =>
    line.kind === 'row' ? Math.floor(boxOf[cell] / boxHeight) : boxOf[cell] % boxHeight;
  const isInChute = targets.every(target => stackOrBand(target) === stackOrBand(base[0]));
  const boxes = new Set([base[0], ...targets].map(cell => boxOf[cell]));
  return isInChute && boxes.size === 3 ? 'junior' : 'senior';
}

/** The digits of the base cells, ascending. */
export const digitsOfExocet = ({ covers }: Exocet): Digit[] => covers.map(({ digit }) => digit);

/** The number of digits of base cells. Two cells with two digits are a naked pair. */
const FEWEST_DIGITS = 3;
const MOST_DIGITS = 4;

/** All exocets of a 9x9 position with boxes, in the order of their base cells. */
export const exocetsIn = deriving(findExocets);

function* findExocets(position: Position): Pausable<readonly Exocet[]> {
  const { geometry, candidates } = position;
  const found: Exocet[] = [];
  if (geometry.size !== 9 || geometry.regions !== 'boxes') return found;
  for (const line of geometry.houses.slice(0, 18)) {
    for (let first = 0; first < 9; first += 3) {
      for (let free = first; free < first + 3; free++) {
        const places = (0b111 << first) & ~(1 << free);
        const base = cellsAtPlaces(line, places) as [Cell, Cell];
        const mask = candidates[base[0]] | candidates[base[1]];
        const n = countBits(mask);
        if (base.some(cell => candidates[cell] === 0) || n < FEWEST_DIGITS || n > MOST_DIGITS) continue;
        for (const across of crossLines(geometry, line, free)) {
          for (const exocet of new CrossLines(position, line, base, across).exocets(digitsOf(mask))) found.push(exocet);
          yield undefined;
        }
      }
    }
  }
  return found;
}

/** The lines across a line, through its cell at `free` and one cell of each other box. */
function crossLines({ houses }: Geometry, { kind }: House, free: number): [House, House, House][] {
  const lines = kind === 'row' ? houses.slice(9, 18) : houses.slice(0, 9);
  const [second, third] = [0, 3, 6].filter(first => first !== free - (free % 3)).map(i => lines.slice(i, i + 3));
  return second.flatMap(b => third.map((c): [House, House, House] => [lines[free], b, c]));
}

/** A place in a cross-line: the index of the line, 0 .. 2, and its place in the line. */
interface CrossPlace {
  readonly at: number;
  readonly place: number;
}

/** The places of a digit in the three cross-lines. */
type Places = readonly [PlaceMask, PlaceMask, PlaceMask];

/** The three cross-lines of two base cells. */
class CrossLines {
  private readonly box: House;
  /** By cross-line: its places outside the line and the box of the base cells. */
  private readonly outside: Places;

  constructor(
    private readonly position: Position,
    private readonly line: House,
    private readonly base: readonly [Cell, Cell],
    private readonly lines: readonly [House, House, House],
  ) {
    const { housesOf } = position.geometry;
    this.box = housesOf[base[0]].find(({ kind }) => kind === 'box')!;
    const taken = new Set([...line.cells, ...this.box.cells]);
    this.outside = lines.map(({ cells }) =>
      cells.reduce((places, cell, place) => (taken.has(cell) ? places : places | (1 << place)), 0),
    ) as unknown as Places;
  }

  /** The exocets with these digits, one for each pair of targets. */
  exocets(digits: readonly Digit[]): Exocet[] {
    const placesBy = digits.map(digit => this.placesFor(digit));
    // A digit without three places cannot be in the base cells, for a simpler reason.
    if (!placesBy.every(places => hasThree(...places))) return [];
    return this.targetPairs(digits, placesBy).map(([a, b]) => {
      const targets = [a, b].map(({ at, place }) => this.lines[at].cells[place]);
      const covers = digits.map((digit, i) => this.coverOf(digit, without(placesBy[i], a, b)));
      const { base, line, box, lines } = this;
      return { base, targets: [targets[0], targets[1]], line, box, crossLines: lines, covers };
    });
  }

  /** The places for a digit that is in a base cell, including solved cells. */
  private placesFor(digit: Digit): Places {
    const { digits, candidates } = this.position;
    const bit = bitOf(digit);
    return this.lines.map(({ cells }, i) => {
      let places = 0;
      for (let place = 0; place < cells.length; place++) {
        const cell = cells[place];
        if (digits[cell] === digit || (candidates[cell] & bit) !== 0) places |= 1 << place;
      }
      return places & this.outside[i];
    }) as unknown as Places;
  }

  /** The pairs of cells without which no digit has three places. */
  private targetPairs(digits: readonly Digit[], placesBy: readonly Places[]): [CrossPlace, CrossPlace][] {
    const mask: DigitMask = digits.reduce((all, digit) => all | bitOf(digit), 0);
    const possible: CrossPlace[] = this.lines.flatMap(({ cells }, at) =>
      [...cells].flatMap((cell, place) => {
        const isOutside = ((this.outside[at] >> place) & 1) === 1;
        return isOutside && (this.position.candidates[cell] & mask) !== 0 ? [{ at, place }] : [];
      }),
    );
    const pairs: [CrossPlace, CrossPlace][] = [];
    for (const [i, a] of possible.entries()) {
      for (const b of possible.slice(i + 1)) {
        if (placesBy.every(places => !hasThree(...without(places, a, b)))) pairs.push([a, b]);
      }
    }
    return pairs;
  }

  private coverOf(digit: Digit, places: Places): DigitCover {
    const cells = places.flatMap((mask, at) => cellsAtPlaces(this.lines[at], mask));
    const { houses } = this.position.geometry;
    const parallel = this.line.kind === 'row' ? houses.slice(0, 9) : houses.slice(9, 18);
    return { digit, lines: fewestLines(cells, [...parallel, ...this.lines]), cells };
  }
}

/** Whether three lines can each have a place, all different. */
function hasThree(a: PlaceMask, b: PlaceMask, c: PlaceMask): boolean {
  if (a === 0 || b === 0 || c === 0) return false;
  if (isOne(a | b) || isOne(a | c) || isOne(b | c)) return false;
  const all = a | b | c;
  return !isOne(all & (all - 1));
}

/** Whether there is at most one place. */
const isOne = (places: PlaceMask): boolean => (places & (places - 1)) === 0;

function without(places: Places, a: CrossPlace, b: CrossPlace): Places {
  const rest: [PlaceMask, PlaceMask, PlaceMask] = [...places];
  rest[a.at] &= ~(1 << a.place);
  rest[b.at] &= ~(1 << b.place);
  return rest;
}

/** The first one or two lines that contain all cells. There must be such lines. */
function fewestLines(cells: readonly Cell[], lines: readonly House[]): House[] {
  const outside = (line: House, all: readonly Cell[]) => all.filter(cell => !line.cells.includes(cell));
  if (cells.length === 0) return [];
  const [one] = lines.filter(line => outside(line, cells).length === 0);
  if (one) return [one];
  for (const [i, line] of lines.entries()) {
    const rest = outside(line, cells);
    const other = lines.slice(i + 1).find(each => outside(each, rest).length === 0);
    if (other) return [line, other];
  }
  throw new RangeError('Three lines are needed.');
}
