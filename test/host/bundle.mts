import { readdirSync, readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { executeLive } from './execute.mts';
import { inProject, ROOT } from './project.mts';

/**
 * Builds the published form of the extension. Does nothing if SUDOKU_TEST_BUILT says that the test runner did it, because other processes
 * may read the files.
 * @throws an error if the build fails
 */
export async function buildExtension(): Promise<void> {
  if (!process.env.SUDOKU_TEST_BUILT) await run('extension');
}

/**
 * Ensures that the WebAssembly solver is built and up to date.
 * @throws an error if it cannot be compiled
 */
export async function buildWasm(): Promise<void> {
  await run('wasm');
}

/** Runs tools/build.mjs, with `--verbose` if this process has it. */
async function run(target: 'extension' | 'wasm'): Promise<void> {
  const verbose = process.argv.includes('--verbose') ? ['--verbose'] : [];
  const code = await executeLive(process.execPath, [inProject('tools/build.mjs'), target, ...verbose]);
  if (code !== 0) throw new Error(`The build failed: ${target}.`);
}

/** Bundles every test/extension/**\/*.test.ts for one kind of extension host, and returns the bundle's path. */
export async function bundleTests(host: 'node' | 'web'): Promise<string> {
  const outfile = inProject(`dist/test/${host}.js`);
  const web = host === 'web';
  await build({
    entryPoints: [inProject(`test/extension/index.${host}.ts`)],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: web ? 'browser' : 'node',
    target: 'es2022',
    external: ['vscode', ...(web ? [] : ['mocha'])],
    define: {
      GREP: JSON.stringify(process.env.SUDOKU_TEST_GREP ?? ''),
      // A worker has neither of them, but mocha and `assert` need them.
      ...(web && { global: 'globalThis', 'process.env.NODE_DEBUG': 'undefined', 'process.stderr': 'undefined' }),
    },
    plugins: web ? [allTests, assertForWeb, mochaForWeb] : [allTests],
    logLevel: 'warning',
  });
  return outfile;
}

/** Makes `all-tests` a module that loads each test file, so that a new test file needs no entry elsewhere. */
const allTests: Plugin = {
  name: 'all-tests',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^all-tests$/ }, () => ({ path: 'all-tests', namespace: 'tests' }));
    onLoad({ filter: /.*/, namespace: 'tests' }, () => ({
      contents: testFiles()
        .map(file => `import './${file}';`)
        .join('\n'),
      resolveDir: inProject('test/extension'),
    }));
  },
};

/** Replaces Node's `assert` by npm's in the web tests. */
const assertForWeb: Plugin = {
  name: 'assert-for-web',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:assert(\/strict)?$/ }, () => ({ path: 'assert', namespace: 'assert' }));
    onLoad({ filter: /.*/, namespace: 'assert' }, () => ({
      contents: `module.exports = require('assert/').strict;`,
      resolveDir: ROOT,
    }));
  },
};

/** Loads mocha's browser build as CommonJS. Its package wrongly declares all its files as modules. */
const mochaForWeb: Plugin = {
  name: 'mocha-for-web',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^mocha\/mocha\.js$/ }, () => ({ path: 'mocha', namespace: 'mocha' }));
    onLoad({ filter: /.*/, namespace: 'mocha' }, () => ({
      contents: readFileSync(inProject('node_modules/mocha/mocha.js')),
    }));
  },
};

/** The test files for the editor. With SUDOKU_TEST_FILES, only those whose names contain one of its words. */
function testFiles(): string[] {
  const words = process.env.SUDOKU_TEST_FILES?.split(',') ?? [''];
  const files = readdirSync(inProject('test/extension'), { recursive: true, encoding: 'utf8' });
  return files
    .filter(file => file.endsWith('.test.ts') && words.some(word => file.includes(word)))
    .map(file => file.replaceAll('\\', '/'))
    .sort();
}
