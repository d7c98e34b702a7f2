/** Lines over a solution, such as thermometers and arrows. Each is a random walk that the digits allow. No two share a cell. */

import type { Geometry } from '../../geometry';
import type { Cell } from '../../numbers';
import type { Random } from '../../random';
import type { LineGeneration } from '../../rules/generation';
import { type Rule, ruleWith, usualNumber } from '../../rules/rule';
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

/** The number of walks that are tried per wanted line. */
const TRIES = 20;

const last = (walk: readonly Cell[]) => walk[walk.length - 1];
/** About as many lines as the grid has rows. */
export function randomLines(
  { geometry, solution, random, isTaken, isCrossed }: MarkedSolution,
  kind: Rule['kind'],
  { fewest, most, canFollow, isWhole = () => true, dataOf = cells => ({ cells }) }: LineGeneration,
): Rule[] {
  const { size, cellCount } = geometry;
  const rules: Rule[] = [];
  for (let tries = TRIES * size; tries > 0 && rules.length < size; tries--) {
    const start = random.below(cellCount);
    const cells = isTaken[start] === 0 ? walkFrom(start) : [];
    if (cells.length < fewest) continue;
    for (const [i, cell] of cells.entries()) {
      isTaken[cell] = 1;
      if (i > 0 && isDiagonal(geometry, cells[i - 1], cell)) isCrossed[squareOf(geometry, cells[i - 1], cell)] = 1;
    }
    rules.push(ruleWith(kind, usualNumber(kind, size), dataOf(cells)));
  }
  return rules;

  /** The longest prefix of a walk that is a valid line. Empty if there is none. */
  function walkFrom(start: Cell): Cell[] {
    const length = fewest + random.below(most - fewest + 1);
    const cells = [start];
    let whole: Cell[] = [];
    while (cells.length < length) {
      const digits = cells.map(cell => solution[cell]);
      const possible = touchedBy(geometry, last(cells)).filter(
        cell =>
          isTaken[cell] === 0 &&
          !cells.includes(cell) &&
          !crosses(cells, cell) &&
          canFollow(digits, solution[cell], size),
      );
      if (possible.length === 0) break;
      cells.push(possible[random.below(possible.length)]);
      if (isWhole(cells.map(cell => solution[cell]))) whole = [...cells];
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
