// Builds the one bundle that both the desktop (`main`) and the web (`browser`) load, and the page of a board. `--watch`
// rebuilds on change.
import * as esbuild from 'esbuild';
import { buildPage, watchPage } from './board.mjs';
import { buildPackagedMcp } from './cli.mjs';
import { buildInParts } from './parts.mjs';
import './wasm.mjs';

const production = !process.argv.includes('--watch');

/**
 * Makes every file that imports `vscode` share one module. Otherwise esbuild copies the whole API for each of these
 * files, which is a third of the loading time.
 */
const oneEditor = {
  name: 'one-editor',
  setup(build) {
    build.onResolve({ filter: /^vscode$/ }, ({ namespace }) =>
      namespace === 'editor' ? { path: 'vscode', external: true } : { path: 'vscode', namespace: 'editor' },
    );
    build.onLoad({ filter: /./, namespace: 'editor' }, () => ({ contents: "export * from 'vscode';" }));
  },
};

/** Most bytes of code that run when the extension starts. More code would slow every start. */
const MOST_AT_START = 230 * 1024;

/** Files whose functions are loaded when they are called: most files of puzzles have no rules. */
const DEFERRED = [
  'src/core/rules/search.ts',
  'src/language/rules/sections.ts',
  'src/language/parsing/nearLines.ts',
  'src/language/parsing/sectionLines.ts',
  'src/language/rules/meaning.ts',
  'src/language/features/diagnostics/ruleFindings.ts',
];

const options = {
  entryPoints: ['src/extension/extension.ts'],
  outfile: 'dist/extension.js',
  bundle: true,
  format: 'cjs', // both extension hosts load it
  platform: 'browser', // the stricter of the two: Node's modules are errors
  plugins: [oneEditor],
  target: 'es2022',
  minify: production,
  sourcemap: !production,
  legalComments: 'none',
  banner: { js: '"use strict";' },
  logLevel: 'info',
};

if (production) {
  const atStart = await buildInParts({ ...options, deferredFiles: DEFERRED });
  if (atStart > MOST_AT_START) throw new Error(`${atStart}: at most ${MOST_AT_START} bytes may run at start.`);
  await buildPage();
  await buildPackagedMcp();
} else {
  await (await esbuild.context(options)).watch();
  await watchPage();
}
