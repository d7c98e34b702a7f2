// Builds the library into dist/library, which is a package of its own: code, types and a package.json.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import './wasm.mjs';

/** Builds its code into a file. */
export async function buildLibraryCode(outfile) {
  await esbuild.build({
    entryPoints: ['src/library/index.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'neutral', // Node and browsers
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
}

/** Builds it into a folder. */
export async function buildLibrary(outdir = 'dist/library') {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  await buildLibraryCode(`${outdir}/index.mjs`);
  writeTypes(outdir);
  const { version, license, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
  const exports = { '.': { types: './index.d.mts', default: './index.mjs' } };
  const manifest = {
    name: 'sudoku-library',
    version,
    license,
    repository,
    type: 'module',
    sideEffects: false,
    exports,
  };
  writeFileSync(`${outdir}/package.json`, `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** The types of src/library/index.ts, which names no others. */
function writeTypes(outdir) {
  const temporary = `${outdir}/types`;
  const compiler = 'node_modules/typescript/bin/tsc';
  const flags = [
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--outDir',
    temporary,
    '--rootDir',
    'src',
  ];
  execFileSync(process.execPath, [compiler, '-p', 'src/library', ...flags], { stdio: 'inherit' });
  const types = readFileSync(`${temporary}/library/index.d.ts`, 'utf8');
  if (/^import /m.test(types)) throw new Error('The types of the library need those of another file.');
  writeFileSync(`${outdir}/index.d.mts`, types);
  rmSync(temporary, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildLibrary();
