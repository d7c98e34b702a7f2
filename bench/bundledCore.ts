/**
 * Bundles what the benchmarks of reasoning and of canonical forms run, as the extension is bundled. Where each file is a module of its own, functions of
 * other files are called through getters, and the functions that are called most take twice the time.
 */

import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inProject } from '../test/host/project.mts';

/** The functions of reasoningCore.ts, bundled. */
export async function bundledCore(): Promise<typeof import('./reasoningCore.ts')> {
  const outfile = inProject('dist/bench/reasoningCore.mjs');
  const entryPoints = [inProject('bench/reasoningCore.ts')];
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
