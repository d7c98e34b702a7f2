/** The engine of `assembly/bands.ts`, loaded when it is first needed, where WebAssembly and its SIMD exist. */

import { wasm } from './wasm';

export interface Engine {
  /**
   * The puzzle to start with: by cell a byte, which is a digit as a number or as a character. There is room for three bytes
   * more, so that a character that is written as several bytes is never left out as the last one.
   */
  readonly puzzle: Uint8Array;
  /** By cell a mask of the digits that {@link Engine.restrict} leaves, bit d-1 for digit d. */
  readonly allowed: Uint16Array;
  /** The solution found last, by cell; digits as {@link Engine.advance} was asked for. */
  readonly solution: Uint8Array;
  /**
   * Starts to search `puzzle` instead of what was searched before. `zero` is the byte of digit 0, an empty cell; `.` is one
   * too, among characters. False when a byte is not a digit: there is no search then.
   */
  readonly start: (zero: number) => boolean;
  /** Takes from the puzzle just started what is not `allowed`. */
  readonly restrict: () => void;
  /**
   * Searches at most so many positions; says {@link FOUND}, {@link PAUSED} or neither, when there is no other solution.
   * `zero` is the byte of digit 0 in `solution`.
   */
  readonly advance: (steps: number, zero: number) => number;
  /** Counts the solutions that are still to come, no further than `limit`; `solution` stays as it is. */
  readonly count: (limit: number) => number;
  /** Where the search stands, for {@link Engine.restore}: up to 12 KB, less than 1 KB most times. */
  readonly save: () => Uint8Array;
  readonly restore: (saved: Uint8Array) => void;
}

/** The bytes of digit 0: as a number, and as a character. */
export const NUMBERS = 0;
export const CHARACTERS = 0x30;

export const FOUND = 1;
export const PAUSED = 2;

let loaded: Engine | undefined;
let tried = false;

/** The one engine; undefined where there is no WebAssembly with SIMD. */
export function engine(): Engine | undefined {
  if (!tried) {
    tried = true;
    loaded = load(wasm);
  }
  return loaded;
}

/** What every host of the extension has and ECMAScript does not name. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};
declare function atob(base64: string): string;

interface Exports extends Pick<Engine, 'restrict' | 'advance' | 'count'> {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly puzzle: { readonly value: number };
  readonly allowed: { readonly value: number };
  readonly solution: { readonly value: number };
  readonly state: { readonly value: number };
  readonly start: (zero: number) => number;
}

/** Compiles and starts an engine. Undefined where the host cannot: every way to fail ends in exact cover. */
export function load(base64: string): Engine | undefined {
  try {
    const module = new WebAssembly.Module(Uint8Array.from(atob(base64), character => character.charCodeAt(0)));
    const { memory, puzzle, allowed, solution, state, ...rest } = new WebAssembly.Instance(module).exports as Exports;
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
  } catch {
    return undefined;
  }
}
