/** The solver, and the generator that uses it, without WebAssembly. */

import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { geometryOfSize } from '../../../src/core/geometry';

type Solver = typeof import('../../../src/core/solver/index');
type Generator = typeof import('../../../src/core/generator/index');

interface WithoutSimd {
  readonly solver: Solver;
  readonly generator: Generator;
}

let loaded: WithoutSimd | undefined;

export const solverWithoutSimd = (): Solver => withoutSimd().solver;

export const generatorWithoutSimd = (): Generator => withoutSimd().generator;

/** A second copy of the modules, for which there is no WebAssembly. */
function withoutSimd(): WithoutSimd {
  if (loaded) return loaded;
  const contents = `
    export * as solver from './src/core/solver/index';
    export * as generator from './src/core/generator/index';`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: join(__dirname, '../../..'), loader: 'ts' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
  });
  const module = { exports: {} as WithoutSimd };
  new Function('module', 'WebAssembly', outputFiles[0].text)(module, undefined);
  if (module.exports.solver.engineFor(geometryOfSize(9)) !== 'exact cover')
    throw new Error('It found an engine all the same.');
  loaded = module.exports;
  return loaded;
}
