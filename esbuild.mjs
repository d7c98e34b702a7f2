// Builds the one bundle that both the desktop (`main`) and the web (`browser`) load. `--watch` rebuilds on change.
import * as esbuild from 'esbuild';
import './wasm.mjs';

const production = !process.argv.includes('--watch');

const options = {
  entryPoints: ['src/extension/extension.ts'],
  outfile: 'dist/extension.js',
  bundle: true,
  format: 'cjs', // what both extension hosts load
  platform: 'browser', // the stricter of the two: nothing of Node may slip in
  external: ['vscode'],
  target: 'es2022',
  minify: production,
  sourcemap: !production,
  legalComments: 'none',
  logLevel: 'info',
};

if (production) {
  await esbuild.build(options);
} else {
  await (await esbuild.context(options)).watch();
}
