/**
 * Solves many 9x9 puzzles at once, each a line of 81 characters with a line feed, as bytes: collections are read and written this way.
 * Nothing is done for a line but its search. Nothing here shares the memory of a search of `bands.ts`.
 */

import { type Exported, exportsOf, type Memory } from './engine';
import { wasm } from './linesWasm';

/** The bytes of a line. */
export const LINE_BYTES = 82;

/** The engine. `lines` are whole lines, of {@link LINE_BYTES} each; offsets are those of lines. */
export interface LineEngine {
  /** Where the first line is that is no puzzle of digits and dots, or of digits and zeros; the length of `lines` if all are. */
  plainEnd(lines: Uint8Array): number;
  /** Puts solutions in the place of puzzles, from a line to the first one that has no solution. Returns that one, or the length. */
  solve(lines: Uint8Array, from: number): number;
  /** The next line, from a line on, whose number of solutions, counted up to `limit`, is not 1; or the length. */
  notUnique(lines: Uint8Array, from: number, limit: number): number;
}

interface Exports {
  readonly memory: Memory;
  readonly lines: Exported;
  readonly most: Exported;
  readonly plainLines: (count: number) => number;
  readonly solveLines: (count: number) => number;
  readonly countLines: (count: number, limit: number) => number;
}

/** Lines that the engine is given first. */
const FIRST_LINES = 4;

/** The largest number of solutions that is counted. */
const MOST = 0x7fff_ffff;

/** A new engine. Undefined if the host has no WebAssembly with SIMD. */
export function newLineEngine(): LineEngine | undefined {
  const exports = exportsOf<Exports>(wasm);
  if (!exports) return undefined;
  const { memory, plainLines, solveLines, countLines } = exports;
  const room = new Uint8Array(memory.buffer, exports.lines.value, exports.most.value * LINE_BYTES);

  /**
   * Gives the lines to the engine until it is not through with all of them: few at first, and then more each time, up to its room. So little
   * is copied in vain where it ends at every line.
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
