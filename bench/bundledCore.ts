/**
 * Bundles the part of `src` that a benchmark runs, like the extension. With separate modules, functions of other files are called through
 * getters, and the most frequent ones take twice as long.
 */

import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inProject } from '../test/host/project.mts';

/** The files that can be bundled, each with its functions. */
interface Cores {
  readonly canonicalCore: typeof import('./canonicalCore.ts');
  readonly reasoningCore: typeof import('./reasoningCore.ts');
  readonly generatorCore: typeof import('./generatorCore.ts');
  readonly cliCore: typeof import('./cliCore.ts');
  readonly lintCore: typeof import('./lintCore.ts');
  readonly variantCore: typeof import('./variantCore.ts');
  readonly killersCore: typeof import('./killersCore.ts');
  readonly typingCore: typeof import('./typingCore.ts');
}

/** The functions of a file, bundled. */
export async function bundledCore<Name extends keyof Cores>(name: Name): Promise<Cores[Name]> {
  const outfile = inProject(`dist/bench/${name}.mjs`);
  const entryPoints = [inProject(`bench/${name}.ts`)];
  await build({
    entryPoints,
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}
