// Builds the command line: dist/cli/main.js, the code of its threads, and parts that are loaded when they are needed.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import * as esbuild from 'esbuild';
import './wasm.mjs';

/** What reports and servers say about the program. */
const { version, homepage } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const define = { PROJECT: JSON.stringify({ version, homepage }), SUDOKU_VERSION: JSON.stringify(version) };

/** Builds dist/mcp.js, which runs the tools of the extension's bundle beside it as an MCP server. */
export async function buildPackagedMcp() {
  await esbuild.build({
    entryPoints: ['src/cli/mcp/packaged.ts'],
    outfile: 'dist/mcp.js',
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    define: { ...define, EDITOR_NAMES: JSON.stringify(editorNames()) },
  });
}

/** The names that the extension's files take from `vscode`. */
function editorNames() {
  const files = readdirSync('src/extension', { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.ts'),
  );
  const texts = files.map(file => readFileSync(`src/extension/${file}`, 'utf8'));
  return [...new Set(texts.flatMap(text => [...text.matchAll(/\bvscode\.(\w+)/g)].map(([, name]) => name)))].sort();
}

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
    define,
    banner: { js: '#!/usr/bin/env node' },
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) await buildCli();
