/** The prototype with the three bands of a digit in one vector, in AssemblyScript. */

import { readFileSync } from 'node:fs';
import { simdModule, whyAbsent } from '../prototypes.ts';
import type { Contestant } from './contestant.ts';

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly input: { readonly value: number };
  readonly output: { readonly value: number };
  init(): void;
  solve(limit: number): number;
  extract(): void;
}

declare const WebAssembly: {
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: Exports };
};

function load() {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(simdModule)));
  exports.init();
  return {
    exports,
    input: new Uint8Array(exports.memory.buffer, exports.input.value, 81),
    output: Buffer.from(exports.memory.buffer, exports.output.value, 81),
    line: Buffer.alloc(81),
  };
}

const absent = whyAbsent(simdModule);
const prototype = absent ? undefined : load();

function count(puzzle: string, limit: number): number {
  if (!prototype) return 0;
  const { input, exports } = prototype;
  for (let cell = 0; cell < 81; cell++) {
    const code = puzzle.charCodeAt(cell);
    input[cell] = code === 46 ? 0 : code - 48;
  }
  return exports.solve(limit);
}

const bandsSimd: Contestant = {
  name: 'bands.simd.ts',
  from: 'prototype',
  sizes: [9],
  absent,
  solve(puzzle) {
    if (!prototype || count(puzzle, 1) === 0) return undefined;
    const { exports, output, line } = prototype;
    exports.extract();
    for (let cell = 0; cell < 81; cell++) line[cell] = output[cell] + 48;
    return line.toString('latin1', 0, 81);
  },
  count,
};

export default bandsSimd;
