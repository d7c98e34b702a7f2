/**
 * Solves many 9x9 puzzles at once, each a line of 81 characters with a line feed, as bytes: collections are read and
 * written this way. A line has no cost except its search. Does not share the memory of a search of `bands.ts`.
 */

import { type Exported, exportsOf, type ModuleMemory } from './engine';
import { wasm } from './linesWasm';

/** The bytes of a line. */
export const LINE_BYTES = 82;

/** The engine. `lines` are whole lines of {@link LINE_BYTES} each; offsets are the starts of lines. */
export interface LineEngine {
  /**
   * The offset of the first line that is not a puzzle of digits and dots, or of digits and zeros; the length of `lines` if there is none.
   */
  plainEnd(lines: Uint8Array): number;
  /**
   * Replaces puzzles by their solutions, from a line to the first one without a solution. Returns the offset of that line, or the length.
   */
  solve(lines: Uint8Array, from: number): number;
  /** The next line, starting at `from`, whose number of solutions, counted up to `limit`, is not 1; or the length. */
  notUnique(lines: Uint8Array, from: number, limit: number): number;
}

interface Exports {
  readonly memory: ModuleMemory;
  readonly lines: Exported;
  readonly most: Exported;
  readonly plainLines: (count: number) => number;
  readonly solveLines: (count: number) => number;
  readonly countLines: (count: number, limit: number) => number;
}

/** The number of lines that are passed to the engine first. */
const FIRST_LINES = 4;

/** The largest number of solutions that can be counted. */
const MOST = 0x7fff_ffff;

/** A new engine. Undefined if the host has no WebAssembly with SIMD. */
export function newLineEngine(): LineEngine | undefined {
  const exports = exportsOf<Exports>(wasm);
  if (!exports) return undefined;
  const { memory, plainLines, solveLines, countLines } = exports;
  const room = new Uint8Array(memory.buffer, exports.lines.value, exports.most.value * LINE_BYTES);

  /**
   * Passes lines to the engine until it stops before the end of a batch. The batches grow from few lines to the
   * capacity of the engine, so that few copies are wasted if it stops at every line.
   */
  function through(
    lines: Uint8Array,
    from: number,
    work: (count: number) => number,
    after?: (at: number, end: number) => void,
  ) {
    let length = FIRST_LINES * LINE_BYTES;
    for (let at = from; at < lines.length; ) {
      const some = lines.subarray(at, at + length);
      room.set(some);
      const count = some.length / LINE_BYTES;
      const done = work(count);
      after?.(at, done * LINE_BYTES);
      if (done < count) return at + done * LINE_BYTES;
      at += some.length;
      length = Math.min(2 * length, room.length);
    }
    return lines.length;
  }
  return {
    plainEnd: lines => through(lines, 0, plainLines),
    solve: (lines, from) => through(lines, from, solveLines, (at, length) => lines.set(room.subarray(0, length), at)),
    notUnique: (lines, from, limit) => through(lines, from, count => countLines(count, Math.min(limit, MOST))),
  };
}
