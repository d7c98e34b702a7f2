/** Lines over a solution, such as thermometers and arrows. Each is a random walk that the digits allow. No two share a cell. */

import type { Geometry } from '../../geometry';
import type { Cell, Digit } from '../../numbers';
import type { Random } from '../../random';
import type { Rule } from '../../rules/rule';
import { usualNumber } from '../../rules/rule';
import { touchedBy } from './neighbors';

/** A solution and the cells that its marks use. */
export interface MarkedSolution {
  readonly geometry: Geometry;
  readonly solution: Uint8Array;
  readonly random: Random;
  /** By cell: 1 if a line uses it. */
  readonly isTaken: Uint8Array;
  /** By the first cell of a 2x2 square: 1 if a line goes through it diagonally, which no other line may cross. */
  readonly isCrossed: Uint8Array;
}

/** A kind of line. */
interface LineKind {
  readonly fewest: number;
  readonly most: number;
  /** Whether a digit can follow the digits of a line. */
  canFollow(line: readonly Digit[], next: Digit, size: number): boolean;
  /** Whether the line may end here. */
  isWhole?(line: readonly Digit[]): boolean;
  rule(cells: readonly Cell[], size: number): Rule;
}

/** The number of walks that are tried per wanted line. */
const TRIES = 20;

const last = (line: readonly Digit[]) => line[line.length - 1];
const sum = (digits: readonly Digit[]) => digits.reduce((total, digit) => total + digit, 0);

export const thermoLines: LineKind = {
  fewest: 3,
  most: 6,
  canFollow: (line, next) => next > last(line),
  rule: cells => ({ kind: 'thermo', cells }),
};

/** The first cell is the circle. */
export const arrowLines: LineKind = {
  fewest: 3,
  most: 5,
  canFollow: ([circle, ...shaft], next) => sum(shaft) + next <= circle,
  isWhole: ([circle, ...shaft]) => sum(shaft) === circle,
  rule: ([circle, ...shaft]) => ({ kind: 'arrow', circle: [circle], shaft }),
};

const whispersApart = (size: number): number => usualNumber('whispers', size)!;

export const whispersLines: LineKind = {
  fewest: 3,
  most: 6,
  canFollow: (line, next, size) => Math.abs(next - last(line)) >= whispersApart(size),
  rule: (cells, size) => ({ kind: 'whispers', cells, difference: whispersApart(size) }),
};

const LONGEST_RENBAN = 5;
export const renbanLines: LineKind = {
  fewest: 3,
  most: LONGEST_RENBAN,
  canFollow: (line, next) => !line.includes(next) && Math.max(...line, next) - Math.min(...line, next) < LONGEST_RENBAN,
  isWhole: line => Math.max(...line) - Math.min(...line) === line.length - 1,
  rule: cells => ({ kind: 'renban', cells }),
};

/** About as many lines as the grid has rows. */
export function randomLines(
  { geometry, solution, random, isTaken, isCrossed }: MarkedSolution,
  kind: LineKind,
): Rule[] {
  const { size, cellCount } = geometry;
  const rules: Rule[] = [];
  for (let tries = TRIES * size; tries > 0 && rules.length < size; tries--) {
    const start = random.below(cellCount);
    const cells = isTaken[start] === 0 ? walkFrom(start) : [];
    if (cells.length < kind.fewest) continue;
    for (const [i, cell] of cells.entries()) {
      isTaken[cell] = 1;
      if (i > 0 && isDiagonal(geometry, cells[i - 1], cell)) isCrossed[squareOf(geometry, cells[i - 1], cell)] = 1;
    }
    rules.push(kind.rule(cells, size));
  }
  return rules;

  /** The longest prefix of a walk that is a valid line. Empty if there is none. */
  function walkFrom(start: Cell): Cell[] {
    const length = kind.fewest + random.below(kind.most - kind.fewest + 1);
    const cells = [start];
    let whole: Cell[] = [];
    while (cells.length < length) {
      const digits = cells.map(cell => solution[cell]);
      const possible = touchedBy(geometry, last(cells)).filter(
        cell =>
          isTaken[cell] === 0 &&
          !cells.includes(cell) &&
          !crosses(cells, cell) &&
          kind.canFollow(digits, solution[cell], size),
      );
      if (possible.length === 0) break;
      cells.push(possible[random.below(possible.length)]);
      if (kind.isWhole?.(cells.map(cell => solution[cell])) ?? true) whole = [...cells];
    }
    return whole;
  }
  /** Whether a step to a cell crosses a line, or the walk itself. */
  function crosses(walk: readonly Cell[], next: Cell): boolean {
    const from = last(walk);
    if (!isDiagonal(geometry, from, next)) return false;
    const square = squareOf(geometry, from, next);
    const isInWalk = (cell: Cell, i: number) =>
      i > 0 && isDiagonal(geometry, walk[i - 1], cell) && squareOf(geometry, walk[i - 1], cell) === square;
    return isCrossed[square] === 1 || walk.some(isInWalk);
  }
}

const isDiagonal = ({ rowOf, columnOf }: Geometry, a: Cell, b: Cell) =>
  rowOf[a] !== rowOf[b] && columnOf[a] !== columnOf[b];

/** The first cell of the 2x2 square in which two cells are opposite corners. */
const squareOf = ({ size, rowOf, columnOf }: Geometry, a: Cell, b: Cell): Cell =>
  Math.min(rowOf[a], rowOf[b]) * size + Math.min(columnOf[a], columnOf[b]);
