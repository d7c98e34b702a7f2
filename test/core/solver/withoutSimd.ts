/** The solver, and the generator that uses it, as they are on a host without WebAssembly. */

import { geometryOfSize } from '../../../src/core/geometry';

type Solver = typeof import('../../../src/core/solver/index');
type Generator = typeof import('../../../src/core/generator/index');

const INDEX = '../../../src/core/solver/index';
const GENERATOR = '../../../src/core/generator/index';
const isLoadedAgain = (file: string) => /[\\/]src[\\/]core[\\/](solver|generator)[\\/]/.test(file);

/** Loads the solver once more, while WebAssembly is out of sight; the one that is loaded already stays as it is. */
export function solverWithoutSimd(): Solver {
  return loadWithoutSimd().solver;
}

/** The same for the generator. */
export function generatorWithoutSimd(): Generator {
  return loadWithoutSimd().generator;
}

function loadWithoutSimd(): { readonly solver: Solver; readonly generator: Generator } {
  const host = globalThis as { WebAssembly?: unknown };
  const { WebAssembly } = host;
  const loaded = Object.entries(require.cache).filter(([file]) => isLoadedAgain(file));
  for (const [file] of loaded) delete require.cache[file];
  delete host.WebAssembly;
  try {
    const solver: Solver = require(INDEX);
    if (solver.engineFor(geometryOfSize(9)) !== 'exact cover') throw new Error('It found an engine all the same.');
    return { solver, generator: require(GENERATOR) };
  } finally {
    host.WebAssembly = WebAssembly;
    for (const file of Object.keys(require.cache).filter(isLoadedAgain)) delete require.cache[file];
    for (const [file, module] of loaded) require.cache[file] = module;
  }
}
