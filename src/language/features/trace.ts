/**
 * The textbook backtracking of a puzzle as a text to read: every step with the grid after it, and how many there were. Of a
 * long search the middle is left out, but counted.
 */

import { type TextbookCounts, textbook } from '../../core/solver/textbook';
import { messages } from '../messages';
import type { Puzzle } from '../puzzle';
import { drawGrid } from './drawing';

/** A digit put into a cell, or taken out of it again. */
interface Move {
  readonly cell: number;
  readonly digit: number;
  readonly isPlaced: boolean;
}

/** Moves kept of the end, for each step that may be shown: there are about as many backtracks as placements. */
const MOVES_PER_STEP = 4;

/** More digits than a puzzle has: a move is one number, its cell and digit, and whether it takes the digit back. */
const DIGITS = 32;

/** What a trace shows of all moves: the first ones, and the last ones. */
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

  /** All moves in `head`, or those of the first half of the steps there, and those of the last half in `tail`. */
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

/** How many moves there are up to the n-th placement, it included; all when there are fewer. */
function indexOfPlacement(moves: readonly Move[], n: number): number {
  let left = n;
  for (let i = 0; i < moves.length; i++) {
    if (left === 0) return i;
    if (moves[i].isPlaced) left--;
  }
  return moves.length;
}

/** Moves written between two pauses. */
const WRITTEN = 64;

export interface TraceOptions {
  /** What the puzzle is called. */
  readonly name: string;
  /** Steps that are written out at most, 0 or more. */
  readonly maxSteps: number;
}

/** The trace of a puzzle that can be searched; yields the counts so far wherever it may be paused or given up. */
export function* traceOf(puzzle: Puzzle, options: TraceOptions): Generator<TextbookCounts, string> {
  const { geometry, digits } = puzzle.grid;
  const { trace } = messages;
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
    grid = before(tail, current);
    for (const [i, move] of tail.entries()) {
      write(move);
      if (i % WRITTEN === 0) yield result;
    }
  }
  lines.push(result.isSolved ? trace.solved() : trace.unsolvable(), trace.counts(result), '');
  return lines.join('\n');
}

const placementsIn = (moves: readonly Move[]) => moves.filter(({ isPlaced }) => isPlaced).length;

/** The digits that stood before these moves led to `after`. */
function before(moves: readonly Move[], after: Uint8Array): Uint8Array {
  const grid = after.slice();
  for (const { cell, digit, isPlaced } of [...moves].reverse()) grid[cell] = isPlaced ? 0 : digit;
  return grid;
}
