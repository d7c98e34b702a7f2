/**
 * The search for multi-sector locked sets of rows and columns. The cells are the empty cells where some rows cross some columns. Each digit
 * counts either in the rows or in the columns: it is at most once in the cells of each row, or of each column. If the digits
 * that the cells of these rows and columns can have are as many as the cells, each is there exactly once.
 */

import { countBits } from '../../cellSet';
import type { House } from '../../geometry';
import { bitOf, digitsOf } from '../../grid';
import type { Cell, Digit, DigitMask } from '../../numbers';
import type { Candidate, Position } from '../../position';

/** Digits that a house has in some cells. */
export interface Sector {
  readonly house: House;
  /** Ascending. */
  readonly digits: readonly Digit[];
}

/** Cells that hold as many digits as their rows and columns allow. */
export interface MultiSectorSet {
  readonly cells: readonly Cell[];
  /** Each digit of each sector is in exactly one of the cells. Rows come first. */
  readonly sectors: readonly Sector[];
  readonly eliminations: readonly Candidate[];
}

/** Fewer rows or columns give fish and subsets. */
const FEWEST_LINES = 3;

const bitCounts = Uint8Array.from({ length: 512 }, (_, mask) => countBits(mask));

/** The sets that eliminate candidates, in 9x9 positions, some of them twice. Yields undefined where the search may pause. */
export function* multiSectorSets(position: Position): Generator<MultiSectorSet | undefined> {
  if (position.geometry.size !== 9) return;
  for (let chosen = 0; chosen < 512; chosen++) {
    if (bitCounts[chosen] < FEWEST_LINES || bitCounts[chosen] > 9 - FEWEST_LINES) continue;
    for (const kind of ['row', 'column'] as const) {
      yield undefined;
      const search = new LineSearch(position, kind, placesOf(chosen));
      // Digits without candidates in these lines make no difference.
      for (let across = search.mask; ; across = (across - 1) & search.mask) {
        const crossing = search.crossingLines(across);
        if (crossing > 0) yield search.setOf(crossing, across);
        if (across === 0) break;
      }
    }
  }
}

/** The search with some lines of one kind. All lines of the other kind cross them. */
class LineSearch {
  /** The candidates of all cells of the lines. */
  readonly mask: DigitMask = 0;
  /** By crossing line: the number of its empty cells in the lines, and their candidates. */
  private readonly counts = new Uint8Array(9);
  private readonly masks = new Uint16Array(9);
  /** The number of cells from a line, or a crossing line, to the next. */
  private readonly step: number;
  private readonly crossStep: number;

  constructor(
    private readonly position: Position,
    private readonly kind: 'row' | 'column',
    private readonly lines: readonly number[],
  ) {
    [this.step, this.crossStep] = kind === 'row' ? [9, 1] : [1, 9];
    for (let crossing = 0; crossing < 9; crossing++) {
      for (const line of lines) {
        const mask = position.candidates[this.step * line + this.crossStep * crossing];
        if (mask === 0) continue;
        this.counts[crossing]++;
        this.masks[crossing] |= mask;
        this.mask |= mask;
      }
    }
  }

  /**
   * The crossing lines that have more cells than digits of `across`, which count in crossing lines. Together with the digits that count in lines, there must
   * be as many digits as cells; otherwise 0. Also 0 if a line has no more cells than digits, because the others are a set without it.
   */
  crossingLines(across: DigitMask): number {
    let surplus = 0;
    let chosen = 0;
    for (let crossing = 0; crossing < 9; crossing++) {
      const gain = this.counts[crossing] - bitCounts[this.masks[crossing] & across];
      if (gain <= 0) continue;
      surplus += gain;
      chosen |= 1 << crossing;
    }
    if (bitCounts[chosen] < FEWEST_LINES || bitCounts[chosen] > 9 - FEWEST_LINES) return 0;
    const { candidates } = this.position;
    for (let i = 0; i < this.lines.length; i++) {
      const first = this.step * this.lines[i];
      let count = 0;
      let mask = 0;
      for (let rest = chosen; rest !== 0; rest &= rest - 1) {
        const own = candidates[first + this.crossStep * (31 - Math.clz32(rest & -rest))];
        if (own !== 0) count++;
        mask |= own;
      }
      const digits = bitCounts[mask & ~across];
      surplus -= digits;
      if (surplus < 0 || digits >= count) return 0;
    }
    return surplus === 0 ? chosen : 0;
  }

  /** The set with these crossing lines; undefined if it eliminates nothing. */
  setOf(chosen: number, across: DigitMask): MultiSectorSet | undefined {
    const { geometry, candidates } = this.position;
    const crossing = placesOf(chosen);
    const cells = this.lines
      .flatMap(line => crossing.map(other => this.step * line + this.crossStep * other))
      .filter(cell => candidates[cell] !== 0)
      .sort((a, b) => a - b);
    const isIn = new Set(cells);
    const sectorOf = (house: House, digits: DigitMask): Sector => {
      const mask = house.cells.reduce((all, cell) => (isIn.has(cell) ? all | candidates[cell] : all), 0);
      return { house, digits: digitsOf(mask & digits) };
    };
    const [rows, columns] = [geometry.houses.slice(0, 9), geometry.houses.slice(9, 18)];
    const [lines, crossingLines] = this.kind === 'row' ? [rows, columns] : [columns, rows];
    const sectors = [
      ...this.lines.map(line => sectorOf(lines[line], ~across)),
      ...crossing.map(other => sectorOf(crossingLines[other], across)),
    ].filter(({ digits }) => digits.length > 0);
    const eliminations = sectors.flatMap(({ house, digits }) =>
      [...house.cells].flatMap(cell =>
        digits
          .filter(digit => !isIn.has(cell) && (candidates[cell] & bitOf(digit)) !== 0)
          .map(digit => ({ cell, digit })),
      ),
    );
    if (eliminations.length === 0) return undefined;
    return { cells, sectors: sectors.sort((a, b) => a.house.at - b.house.at), eliminations };
  }
}

/** The places of the bits that are set, ascending. */
function placesOf(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(place => (mask >> place) & 1);
}
