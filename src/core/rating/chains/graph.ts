/**
 * The candidates of a board, numbered densely, and which of them exclude each other.
 *
 * A statement says that a candidate is true or false; it is a number as well: twice the candidate's, plus one if true.
 */

import type { Pausable } from '../../pausing';
import type { Board } from '../board';
import { cellsOfHouse, housesOfCell, lowestOf, sizeOf } from '../layout';

/** Candidates that are looked at between two yields. */
const AT_ONCE = 64;

export class Graph {
  /** How many candidates. */
  readonly count: number;
  /** By number: nine times the cell, plus the digit. */
  readonly candidates: Uint16Array;
  /** The other way round. */
  readonly numbers = new Int16Array(729).fill(-1);
  /**
   * By number: the candidates that exclude it. First those of its cell, ascending, then those of its digit in its box, row
   * and column.
   */
  readonly excluded: Uint16Array[] = [];
  /** By number: how many of the former are in its cell. */
  readonly inCell: Uint8Array;

  private constructor(readonly board: Board) {
    const candidates: number[] = [];
    for (let cell = 0; cell < 81; cell++) {
      for (let digit = 0; digit < 9; digit++) {
        if (!board.has(cell, digit)) continue;
        this.numbers[9 * cell + digit] = candidates.length;
        candidates.push(9 * cell + digit);
      }
    }
    this.count = candidates.length;
    this.candidates = Uint16Array.from(candidates);
    this.inCell = Uint8Array.from(candidates, candidate => sizeOf[board.candidates[Math.floor(candidate / 9)]] - 1);
  }

  static *of(board: Board): Pausable<Graph> {
    const graph = new Graph(board);
    for (const [number, candidate] of graph.candidates.entries()) {
      graph.excluded[number] = Uint16Array.from(graph.exclusions(candidate));
      if (number % AT_ONCE === 0) yield undefined;
    }
    return graph;
  }

  private exclusions(candidate: number): Set<number> {
    const cell = Math.floor(candidate / 9);
    const digit = candidate % 9;
    const found = new Set<number>();
    for (let other = 9 * cell; other < 9 * cell + 9; other++) if (other !== candidate) found.add(this.numbers[other]);
    for (let k = 3 * cell; k < 3 * cell + 3; k++) {
      for (const number of this.numbersIn(housesOfCell[k], digit)) found.add(number);
    }
    found.delete(this.numbers[candidate]);
    found.delete(-1);
    return found;
  }

  /** The candidates of a digit in a house. */
  numbersIn(house: number, digit: number): number[] {
    const found: number[] = [];
    for (let place = 0; place < 9; place++) {
      const number = this.numbers[9 * cellsOfHouse[9 * house + place] + digit];
      if (number >= 0) found.push(number);
    }
    return found;
  }

  cellOf(number: number): number {
    return Math.floor(this.candidates[number] / 9);
  }

  digitOf(number: number): number {
    return this.candidates[number] % 9;
  }

  /** The only other candidate of a candidate's cell, or -1. */
  partnerInCell(number: number): number {
    const cell = this.cellOf(number);
    const others = this.board.candidates[cell] & ~(1 << this.digitOf(number));
    return sizeOf[others] === 1 ? this.numbers[9 * cell + lowestOf[others]] : -1;
  }

  /** The only other candidates of a candidate's digit in its box, row and column, none twice. */
  partnersInHouses(number: number): number[] {
    const cell = this.cellOf(number);
    const digit = this.digitOf(number);
    const found: number[] = [];
    for (let k = 3 * cell; k < 3 * cell + 3; k++) {
      const others = this.numbersIn(housesOfCell[k], digit).filter(other => other !== number);
      if (others.length === 1 && !found.includes(others[0])) found.push(others[0]);
    }
    return found;
  }
}

/** What follows when a statement is taken back or made: the effect of a step on the board. */
export function effectOf(graph: Graph, statement: number): { placement?: number; eliminations: number[] } {
  const number = statement >> 1;
  const candidate = graph.candidates[number];
  if ((statement & 1) === 0) return { eliminations: [candidate] };
  const others = graph.excluded[number].subarray(0, graph.inCell[number]);
  return { placement: candidate, eliminations: Array.from(others, other => graph.candidates[other]) };
}
