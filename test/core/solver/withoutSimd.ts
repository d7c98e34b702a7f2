/** The solver as it is on a host without WebAssembly. */

import { geometryOfSize } from '../../../src/core/geometry';

type Solver = typeof import('../../../src/core/solver/index');

const INDEX = '../../../src/core/solver/index';
const ofSolver = (file: string) => /[\\/]src[\\/]core[\\/]solver[\\/]/.test(file);

/** Loads the solver once more, while WebAssembly is out of sight; the one that is loaded already stays as it is. */
export function solverWithoutSimd(): Solver {
  const host = globalThis as { WebAssembly?: unknown };
  const { WebAssembly } = host;
  const loaded = Object.entries(require.cache).filter(([file]) => ofSolver(file));
  for (const [file] of loaded) delete require.cache[file];
  delete host.WebAssembly;
  try {
    const solver: Solver = require(INDEX);
    if (solver.engineFor(geometryOfSize(9)) !== 'exact cover') throw new Error('It found an engine all the same.');
    return solver;
  } finally {
    host.WebAssembly = WebAssembly;
    for (const file of Object.keys(require.cache).filter(ofSolver)) delete require.cache[file];
    for (const [file, module] of loaded) require.cache[file] = module;
  }
}
