/**
 * Writes the textbook backtracking search of a puzzle as text: every step with the grid after it, and the number of
 * steps. In a long search the middle is left out but counted.
 */

import type { Cell, Digit } from '../../core/numbers';
import { type TextbookCounts, textbook } from '../../core/solver/textbook';
import * as messages from '../messages/index';
import type { Puzzle } from '../puzzle';
import { drawGrid } from './drawing';

/** A digit put into a cell, or removed from it. */
interface Move {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly isPlaced: boolean;
}

/** Moves kept from the end for each step that may be shown: there are about as many backtracks as placements. */
const MOVES_PER_STEP = 4;

/**
 * More than the digits of any puzzle. A move is stored as one number made from cell, digit and whether the digit is
 * placed.
 */
const DIGITS = 32;

/** Keeps the first and last moves of a search, which the trace shows. */
class Moves {
  placements = 0;
  private readonly first: number[] = [];
  private readonly ring: Int32Array;
  private count = 0;

  constructor(private readonly maxSteps: number) {
    this.ring = new Int32Array(Math.max(1, MOVES_PER_STEP * maxSteps));
  }

  add({ cell, digit, isPlaced }: Move): void {
    const move = 2 * (DIGITS * cell + digit) + (isPlaced ? 1 : 0);
    if (isPlaced) this.placements++;
    if (this.placements <= this.maxSteps) this.first.push(move);
    this.ring[this.count++ % this.ring.length] = move;
  }

  /** All moves in `head`; or, when there are too many steps, the first half in `head` and the last half in `tail`. */
  cut(): { head: Move[]; tail: Move[] } {
    const first = this.first.map(moveOf);
    if (this.placements <= this.maxSteps) return { head: first, tail: [] };
    const kept = Math.min(this.count, this.ring.length);
    const last = Array.from({ length: kept }, (_, i) => moveOf(this.ring[(this.count - 1 - i) % this.ring.length]));
    const end = indexOfPlacement(first, Math.ceil(this.maxSteps / 2));
    const start = indexOfPlacement(last, Math.floor(this.maxSteps / 2));
    return { head: first.slice(0, end), tail: last.slice(0, start).reverse() };
  }
}

function moveOf(move: number): Move {
  const cellAndDigit = move >> 1;
  return { cell: Math.floor(cellAndDigit / DIGITS), digit: cellAndDigit % DIGITS, isPlaced: (move & 1) === 1 };
}

/** The number of moves up to and including the n-th placement; all when there are fewer. */
function indexOfPlacement(moves: readonly Move[], n: number): number {
  let left = n;
  for (let i = 0; i < moves.length; i++) {
    if (left === 0) return i;
    if (moves[i].isPlaced) left--;
  }
  return moves.length;
}

/** Moves that are written between two pauses. */
const WRITTEN = 64;

/** Options of a trace. */
export interface TraceOptions {
  /** The name of the puzzle. */
  readonly name: string;
  /** Most steps that are written out, 0 or more. */
  readonly maxSteps: number;
}

/** The trace of a searchable puzzle. Yields the counts so far wherever it may be paused or given up. */
export function* traceOf(puzzle: Puzzle, options: TraceOptions): Generator<TextbookCounts, string> {
  const { geometry, digits } = puzzle.grid;
  const trace = messages.trace;
  const current = digits.slice();
  const moves = new Moves(options.maxSteps);
  const onMove = (move: Move) => {
    current[move.cell] = move.isPlaced ? move.digit : 0;
    moves.add(move);
  };
  const result = yield* textbook(puzzle.grid, {
    onPlace: (cell, digit) => onMove({ cell, digit, isPlaced: true }),
    onRemove: (cell, digit) => onMove({ cell, digit, isPlaced: false }),
  });

  const draw = (grid: Uint8Array) => drawGrid(geometry, grid, puzzle.style.symbols);
  const lines = [trace.title(options.name), '', draw(digits), ''];
  const { head, tail } = moves.cut();
  let grid: Uint8Array = digits.slice();
  let step = 0;
  const write = ({ cell, digit, isPlaced }: Move) => {
    grid[cell] = isPlaced ? digit : 0;
    if (isPlaced) lines.push(trace.step(puzzle, ++step, cell, digit), draw(grid), '');
    else lines.push(trace.backtrack(puzzle, cell, digit), '');
  };
  for (const [i, move] of head.entries()) {
    write(move);
    if (i % WRITTEN === 0) yield result;
  }
  const left = moves.placements - placementsIn(head) - placementsIn(tail);
  if (left > 0) {
    lines.push(trace.leftOut(left), '');
    step += left;
    grid = gridBefore(tail, current);
    for (const [i, move] of tail.entries()) {
      write(move);
      if (i % WRITTEN === 0) yield result;
    }
  }
  lines.push(result.isSolved ? trace.solved() : trace.unsolvable(), trace.counts(result), '');
  return lines.join('\n');
}

const placementsIn = (moves: readonly Move[]) => moves.filter(({ isPlaced }) => isPlaced).length;

/** The digits before these moves, from the digits after them. */
function gridBefore(moves: readonly Move[], after: Uint8Array): Uint8Array {
  const grid = after.slice();
  for (const { cell, digit, isPlaced } of [...moves].reverse()) grid[cell] = isPlaced ? 0 : digit;
  return grid;
}
