/** The engine of `assembly/bands.ts`, loaded when it is first needed, where WebAssembly and its SIMD exist. */

import { wasm } from './wasm';

export interface Engine {
  /** The puzzle to start with: by cell a mask of the digits that can go there, bit d-1 for digit d. */
  readonly input: Uint16Array;
  /** The solution found last: by cell 1 .. 9. */
  readonly output: Uint8Array;
  /** Starts to search the puzzle in `input` instead of what was searched before. */
  readonly start: () => void;
  /** Searches at most so many positions; says {@link FOUND}, {@link PAUSED} or neither, when there is no other solution. */
  readonly advance: (steps: number) => number;
  /** Counts the solutions that are still to come, no further than `limit`; `output` stays as it is. */
  readonly count: (limit: number) => number;
  /** Where the search stands, for {@link Engine.restore}: up to 12 KB, less than 1 KB most times. */
  readonly save: () => Uint8Array;
  readonly restore: (saved: Uint8Array) => void;
}

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

interface Exports extends Pick<Engine, 'start' | 'advance' | 'count'> {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly input: { readonly value: number };
  readonly output: { readonly value: number };
  readonly state: { readonly value: number };
}

/** Compiles and starts an engine. Undefined where the host cannot: every way to fail ends in exact cover. */
export function load(base64: string): Engine | undefined {
  try {
    const module = new WebAssembly.Module(Uint8Array.from(atob(base64), character => character.charCodeAt(0)));
    const { memory, input, output, state, ...rest } = new WebAssembly.Instance(module).exports as Exports;
    const bytes = new Uint8Array(memory.buffer);
    const end = new Uint32Array(memory.buffer, state.value, 1);
    return {
      input: new Uint16Array(memory.buffer, input.value, 81),
      output: new Uint8Array(memory.buffer, output.value, 81),
      start: rest.start,
      advance: rest.advance,
      count: rest.count,
      save: () => bytes.slice(state.value, end[0]),
      restore: saved => bytes.set(saved, state.value),
    };
  } catch {
    return undefined;
  }
}
