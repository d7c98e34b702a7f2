/**
 * Writes the textbook backtracking search of a puzzle as text: every step with the grid after it, and the number of
 * steps. In a long search the middle is omitted but counted.
 */

import { runBacktracking } from '../../core/algorithms/backtracking';
import { type Counters, Frame } from '../../core/algorithms/frame';
import type { Cell, Digit } from '../../core/numbers';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import { drawGrid } from './drawing';

/** A digit put into a cell, or removed from it. */
interface Move {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly isPlaced: boolean;
}

/** A move written in a trace. */
export interface WrittenMove extends Move {
  /** The 1-based number of the step; for a removed digit, the number of the last step before. */
  readonly step: number;
  /** Its 0-based line. */
  readonly line: number;
}

/** Consecutively written moves, and the digits before the first of them. */
interface Run {
  readonly before: Uint8Array;
  readonly moves: readonly WrittenMove[];
}

/** The content of a trace. */
export interface Trace {
  readonly puzzle: Puzzle;
  readonly text: string;
  /** Two if the middle of the search is omitted. */
  readonly runs: readonly Run[];
}

/** The move that a line of a trace is about, with the digits before it: the last one written there or above. */
export function moveAt({ runs }: Trace, line: number): { move: WrittenMove; before: Uint8Array } | undefined {
  for (const { before, moves } of [...runs].reverse()) {
    const index = moves.filter(move => move.line <= line).length - 1;
    if (index < 0) continue;
    const digits = before.slice();
    for (const { cell, digit, isPlaced } of moves.slice(0, index)) digits[cell] = isPlaced ? digit : 0;
    return { move: moves[index], before: digits };
  }
  return undefined;
}

/** Number of moves kept from the end for each step that may be shown: there are about as many backtracks as placements. */
const MOVES_PER_STEP = 4;

/**
 * An upper bound of digits. A move is stored as one number made of cell, digit and whether the digit is
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

/** Number of moves written between two pauses. */
const WRITTEN = 64;

/** Options of a trace. */
export interface TraceOptions {
  /** The name of the puzzle. */
  readonly name: string;
  /** Maximum number of steps to write, 0 or more. */
  readonly maxSteps: number;
}

/** The number of events between two pauses: a few milliseconds at most. */
const EVENTS = 4096;

/** The trace of a searchable puzzle. Yields the counts so far where it may be paused or abandoned. */
export function* traceOf(puzzle: Puzzle, options: TraceOptions): Generator<Counters, Trace> {
  const { geometry, digits } = puzzle.grid;
  const trace = messages.trace;
  const moves = new Moves(options.maxSteps);
  const frame = Frame.start(puzzle.grid);
  const { counters } = frame;
  for (const event of runBacktracking(puzzle.grid)) {
    frame.apply(event);
    const { kind, at, value } = event;
    if (kind === 'place' || kind === 'remove') moves.add({ cell: at, digit: value, isPlaced: kind === 'place' });
    if (frame.index % EVENTS === 0) yield counters;
  }

  const draw = (grid: Uint8Array) => drawGrid(geometry, grid, puzzle.style.symbols);
  const lines: string[] = [];
  const add = (...texts: string[]) => lines.push(...texts.flatMap(text => text.split('\n')));
  add(trace.title(options.name), '', draw(digits), '');
  const { head, tail } = moves.cut();
  const left = moves.placements - placementsIn(head) - placementsIn(tail);
  let step = 0;
  function* run(before: Uint8Array, some: readonly Move[]): Generator<Counters, Run> {
    const grid = before.slice();
    const written: WrittenMove[] = [];
    for (const [i, move] of some.entries()) {
      const { cell, digit, isPlaced } = move;
      grid[cell] = isPlaced ? digit : 0;
      if (isPlaced) step++;
      written.push({ ...move, step, line: lines.length });
      if (isPlaced) add(trace.step(puzzle, step, cell, digit), draw(grid), '');
      else add(trace.backtrack(puzzle, cell, digit), '');
      if (i % WRITTEN === 0) yield counters;
    }
    return { before, moves: written };
  }
  const runs = [yield* run(digits, head)];
  if (left > 0) {
    add(trace.leftOut(left), '');
    step += left;
    runs.push(yield* run(gridBefore(tail, frame.digits), tail));
  }
  add(frame.last?.kind === 'solved' ? trace.solved() : trace.unsolvable(), trace.counts(counters), '');
  return { puzzle, text: lines.join('\n'), runs };
}

const placementsIn = (moves: readonly Move[]) => moves.filter(({ isPlaced }) => isPlaced).length;

/** The digits before these moves, from the digits after them. */
function gridBefore(moves: readonly Move[], after: Uint8Array): Uint8Array {
  const grid = after.slice();
  for (const { cell, digit, isPlaced } of [...moves].reverse()) grid[cell] = isPlaced ? 0 : digit;
  return grid;
}
