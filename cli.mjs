// Builds the command line: dist/cli/main.js, the code of its threads, and parts that are loaded when they are needed.
import { readFileSync, rmSync } from 'node:fs';
import * as esbuild from 'esbuild';
import './wasm.mjs';

/** Builds it into a folder. */
export async function buildCli(outdir = 'dist/cli') {
  rmSync(outdir, { recursive: true, force: true });
  await esbuild.build({
    entryPoints: { main: 'src/cli/main.ts', worker: 'src/cli/jobs/worker.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    define: {
      SUDOKU_VERSION: JSON.stringify(
        JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version,
      ),
    },
    banner: { js: '#!/usr/bin/env node' },
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) await buildCli();
