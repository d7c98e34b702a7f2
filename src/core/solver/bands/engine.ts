/** The engine of `assembly/bands.ts`. It is loaded at first use, if the host has WebAssembly with SIMD. */

import { wasm } from './wasm';

/** The functions and the memory of the engine. */
export interface Engine {
  /**
   * The puzzle to start with, one byte for each cell: a digit as a number or as a character. Has three spare bytes, so that a
   * line that ends with a character of several bytes fits.
   */
  readonly puzzle: Uint8Array;
  /** By cell: the digits that {@link Engine.restrict} keeps, bit d-1 for digit d. */
  readonly allowed: Uint16Array;
  /** The last solution, by cell, with digits in the format requested from {@link Engine.advance}. */
  readonly solution: Uint8Array;
  /**
   * Starts a new search for `puzzle`. `zero` is the byte of digit 0, an empty cell. For characters, `.` is an empty cell too.
   * False if a byte is not a digit. Then there is no search.
   */
  readonly start: (zero: number) => boolean;
  /** Eliminates the candidates that are not `allowed`. Call directly after {@link Engine.start}. */
  readonly restrict: () => void;
  /**
   * Searches at most `steps` positions. Returns {@link FOUND}, {@link PAUSED}, or 0 if there are no more solutions. `zero` is the
   * byte of digit 0 in `solution`.
   */
  readonly advance: (steps: number, zero: number) => number;
  /** Counts the remaining solutions, up to `limit`. `solution` does not change. */
  readonly count: (limit: number) => number;
  /** A copy of the state of the search: up to 12 KB, usually less than 1 KB. */
  readonly save: () => Uint8Array;
  /** Restores a state of {@link Engine.save}. */
  readonly restore: (saved: Uint8Array) => void;
}

/** The bytes of digit 0: as a number, and as a character. */
export const NUMBERS = 0;
export const CHARACTERS = 0x30;

/** The results of {@link Engine.advance}. */
export const FOUND = 1;
export const PAUSED = 2;

/** The engine of this thread, and whether loading it was tried. Neither changes after that. */
let loaded: Engine | undefined;
let tried = false;

/** The engine, loaded at the first call. Undefined if the host has no WebAssembly with SIMD. */
export function engine(): Engine | undefined {
  if (!tried) {
    tried = true;
    loaded = load(wasm);
  }
  return loaded;
}

/** Available in all hosts of the extension, but not declared by the ECMAScript library. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};
declare function atob(base64: string): string;

/** A number that a module exports. */
export interface Exported {
  readonly value: number;
}

/** The memory that a module exports. */
export interface ModuleMemory {
  readonly buffer: ArrayBuffer;
}

interface Exports extends Pick<Engine, 'restrict' | 'advance' | 'count'> {
  readonly memory: ModuleMemory;
  readonly puzzle: Exported;
  readonly allowed: Exported;
  readonly solution: Exported;
  readonly state: Exported;
  readonly start: (zero: number) => number;
}

/** Compiles and starts an engine. Undefined if that fails for any reason; then exact cover is used. */
export function load(base64: string): Engine | undefined {
  const exports = exportsOf<Exports>(base64);
  if (!exports) return undefined;
  const { memory, puzzle, allowed, solution, state, ...rest } = exports;
  const bytes = new Uint8Array(memory.buffer);
  const end = new Uint32Array(memory.buffer, state.value, 1);
  return {
    puzzle: new Uint8Array(memory.buffer, puzzle.value, 84),
    allowed: new Uint16Array(memory.buffer, allowed.value, 81),
    solution: new Uint8Array(memory.buffer, solution.value, 81),
    start: zero => rest.start(zero) !== 0,
    restrict: rest.restrict,
    advance: rest.advance,
    count: rest.count,
    save: () => bytes.slice(state.value, end[0]),
    restore: saved => bytes.set(saved, state.value),
  };
}

/** The exports of a module after it is compiled and started. Undefined if that fails for any reason. */
export function exportsOf<T>(base64: string): T | undefined {
  try {
    const module = new WebAssembly.Module(Uint8Array.from(atob(base64), character => character.charCodeAt(0)));
    return new WebAssembly.Instance(module).exports as T;
  } catch {
    return undefined;
  }
}
