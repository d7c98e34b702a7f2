/** Snapshots for the page, made without the extension. */
import type { Snapshot } from '../../src/board/protocol/snapshot';

/** The height of a box, by the size of the grid. */
const HEIGHTS: Record<number, number> = { 4: 2, 6: 2, 9: 3, 12: 3, 16: 4, 25: 5 };

/** By size: the symbols. */
const symbolsOf = (size: number) => [...'123456789ABCDEFGHIJKLMNOP'].slice(0, size);

/** By cell: its box. */
function regionsOf(size: number): number[] {
  const height = HEIGHTS[size];
  const width = size / height;
  return Array.from({ length: size * size }, (_, cell) => {
    const row = Math.floor(cell / size);
    const column = cell % size;
    return Math.floor(row / height) * height + Math.floor(column / width);
  });
}

/** By cell: the digits that are in none of its houses. */
function candidatesOf(size: number, regions: readonly number[], digits: readonly number[]): number[] {
  return digits.map((digit, cell) => {
    if (digit !== 0) return 0;
    let mask = 2 ** size - 1;
    for (const [other, used] of digits.entries()) {
      const isPeer =
        Math.floor(other / size) === Math.floor(cell / size) ||
        other % size === cell % size ||
        regions[other] === regions[cell];
      if (isPeer && used !== 0) mask &= ~(1 << (used - 1));
    }
    return mask;
  });
}

/** A snapshot of a grid: a digit or letter for each cell, `.` for an empty one. All digits are givens. */
export function snapshotOf(line: string, changes: Partial<Snapshot> = {}): Snapshot {
  const size = Math.sqrt(line.length);
  const symbols = symbolsOf(size);
  const regions = regionsOf(size);
  const digits = [...line].map(symbol => symbols.indexOf(symbol) + 1);
  const none = digits.map(() => 0);
  return {
    version: 1,
    start: 0,
    title: 'Monday',
    size,
    regions,
    symbols,
    digits,
    givens: digits,
    candidates: candidatesOf(size, regions, digits),
    marks: { corner: none, centre: none, colour: none },
    problems: [],
    faults: [],
    isChecked: true,
    status: `${size}x${size} · Hard · SE 4.2`,
    isSolved: false,
    isAmbiguous: false,
    canStart: false,
    hasClock: false,
    hasAutomaticMarks: false,
    hasOthers: true,
    hasLabels: true,
    ...changes,
  };
}

/** A puzzle of 9x9. */
export const NINE = '48...7.5.5.6.24..72..3......5....9.8...749...7.2....3......6..99..17.5.3.7.9...21';

/** Every third cell of a solved grid of this size as givens. */
export function sparse(size: number): string {
  const height = HEIGHTS[size];
  const width = size / height;
  const symbols = symbolsOf(size);
  return Array.from({ length: size * size }, (_, cell) => {
    const row = Math.floor(cell / size);
    const shift = width * (row % height) + Math.floor(row / height);
    return cell % 3 === 0 ? symbols[((cell % size) + shift) % size] : '.';
  }).join('');
}

/** A copy of a list in which some entries are replaced, by index. */
export function changed(values: readonly number[], others: Readonly<Record<number, number>>): number[] {
  return values.map((value, i) => others[i] ?? value);
}
