/** Builds everything from the source: `node tools/build.mjs [extension|cli|npm|wasm] [--watch] [--verbose]`, in any folder. */
import { parseArgs } from 'node:util';
import { buildCli, buildExtension, LIMITS, watchExtension } from './bundles.mjs';
import { buildNpmPackage } from './npm.mjs';
import { buildWasm } from './wasm.mjs';

const TARGETS = { extension, cli, npm, wasm: async () => {} };

const { values, positionals } = parseArgs({
  options: { watch: { type: 'boolean' }, verbose: { type: 'boolean' } },
  allowPositionals: true,
});
const [target = 'extension'] = positionals;
if (!Object.hasOwn(TARGETS, target)) {
  console.error(`"${target}" cannot be built. Name one of: ${Object.keys(TARGETS).join(', ')}.`);
  process.exit(2);
}
const began = Date.now();
try {
  await buildWasm();
  await TARGETS[target]();
} catch (error) {
  if (!error.errors) console.error(error); // esbuild has shown its errors
  process.exitCode = 1;
}

async function extension() {
  if (values.watch) return watchExtension();
  const { sizes, files } = await buildExtension();
  const limited = Object.entries({
    start: 'at start',
    firstFile: 'with the first Sudoku file',
    board: 'page of a board',
    exportedPage: 'exported page',
  });
  const figures = limited.map(([name, title]) => `${title} ${kilobytes(sizes[name])} of ${LIMITS[name]} KB`);
  built('the extension', `: ${figures.join(', ')}`);
  list(files);
  const tooLarge = limited.filter(([name]) => sizes[name] > LIMITS[name] * 1024);
  for (const [name, title] of tooLarge)
    console.error(`Too much code (${title}): at most ${LIMITS[name]} KB are allowed.`);
  if (tooLarge.length > 0) process.exitCode = 1;
}

async function cli() {
  list(await buildCli());
  built('the command line');
}

async function npm() {
  list(await buildNpmPackage());
  built('the npm package');
}

function built(what, figures = '') {
  console.log(`Built ${what} in ${((Date.now() - began) / 1000).toFixed(1)} s${figures}.`);
}

/** Lists files, `[name, bytes]`, the largest first. */
function list(files) {
  if (!values.verbose) return;
  for (const [name, bytes] of files.sort(([, a], [, b]) => b - a))
    console.log(`${kilobytes(bytes).padStart(8)} KB  ${name}`);
}

function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1);
}
