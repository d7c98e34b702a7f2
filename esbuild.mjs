// Builds the one bundle that both the desktop (`main`) and the web (`browser`) load. `--watch` rebuilds on change.
import { dirname, relative, resolve } from 'node:path';
import * as esbuild from 'esbuild';
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
const MOST_AT_START = 248 * 1024;

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
  logLevel: 'info',
};

if (production) {
  await esbuild.build({ ...options, plugins: [oneEditor, compiledAtFirstUse(await filesOfStart())] });
} else {
  await (await esbuild.context(options)).watch();
}

/** The files that run when the extension starts: all that are imported without a dynamic import. */
async function filesOfStart() {
  const withoutDynamic = {
    name: 'without-dynamic',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined));
    },
  };
  const { metafile } = await esbuild.build({
    ...options,
    plugins: [oneEditor, withoutDynamic],
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const [{ bytes }] = Object.values(metafile.outputs);
  if (bytes > MOST_AT_START) throw new Error(`${bytes} bytes of code run at start; at most ${MOST_AT_START} may.`);
  return new Set(Object.keys(metafile.inputs));
}

/**
 * Keeps the code behind a dynamic `import()` as text in the bundle, and compiles it at its first use. As code, the
 * techniques and the rating would take most of the time of every start. A separate file would have the same effect on
 * the desktop, but the web's extension host loads one file only. The files of `start` are not repeated in the text, but
 * passed to it.
 */
function compiledAtFirstUse(start) {
  return {
    name: 'compiled-at-first-use',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
        kind === 'dynamic-import' ? { path: resolve(resolveDir, `${path}.ts`), namespace: 'text' } : undefined,
      );
      build.onLoad({ filter: /./, namespace: 'text' }, async ({ path }) => {
        const { code, shared, names } = await textOf(path, start);
        const imports = shared.map((file, i) => `import * as shared${i} from ${JSON.stringify(resolve(file))};`);
        const modules = shared.map((file, i) => `${JSON.stringify(file)}: shared${i}`);
        return {
          contents: [
            ...imports,
            `const shared = { ${modules.join(', ')} };`,
            'const module = { exports: {} };',
            `new Function('require', 'module', ${JSON.stringify(code)})(file => shared[file], module);`,
            `export const { ${names.join(', ')} } = module.exports;`,
          ].join('\n'),
          resolveDir: dirname(path),
        };
      });
    },
  };
}

/** The code of a file and of its imports without the files of `start`, which of those it needs, and its exports. */
async function textOf(file, start) {
  const shared = new Set();
  const handed = {
    name: 'handed',
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ path, resolveDir, kind, pluginData }) => {
        if (pluginData === 'resolving') return undefined;
        const found = await build.resolve(path, { resolveDir, kind, pluginData: 'resolving' });
        const name = relative('', found.path).replaceAll('\\', '/'); // as esbuild writes it
        if (!start.has(name)) return undefined;
        shared.add(name);
        return { path: name, external: true };
      });
    },
  };
  const part = { ...options, entryPoints: [file], plugins: [handed], write: false, metafile: true, logLevel: 'error' };
  const { outputFiles } = await esbuild.build(part);
  // esbuild lists the exports of modules only.
  const { metafile } = await esbuild.build({ ...part, format: 'esm' });
  const [{ exports: names }] = Object.values(metafile.outputs);
  if (shared.size === 0) throw new Error(`${file} would repeat what runs at start.`);
  return { code: outputFiles[0].text, shared: [...shared].sort(), names };
}
