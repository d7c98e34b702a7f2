// Builds the one bundle that both the desktop (`main`) and the web (`browser`) load. `--watch` rebuilds on change.
import { dirname, relative, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import './wasm.mjs';

const production = !process.argv.includes('--watch');

/**
 * Every file that imports `vscode` shares one module. Otherwise esbuild copies the whole API once for each such file, which
 * takes a third of the time that loading takes.
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

/** Bytes of code that run when the extension starts; more would slow every start. */
const MOST_AT_START = 130 * 1024;

const options = {
  entryPoints: ['src/extension/extension.ts'],
  outfile: 'dist/extension.js',
  bundle: true,
  format: 'cjs', // what both extension hosts load
  platform: 'browser', // the stricter of the two: nothing of Node may slip in
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

/** The files that run when the extension starts: all that is reached without a dynamic import. */
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
 * Keeps what a dynamic `import()` leads to as text in the bundle, and compiles it when it is first needed. As code, the
 * techniques and the rating would take most of the time of every start. A file of its own would do the same on the desktop, but
 * the web's extension host loads one file only. The files of `start` are not repeated in the text, but handed to it.
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

/** The code of a file and of what it imports, without the files of `start`; which of those it needs; and its exports. */
async function textOf(file, start) {
  const shared = new Set();
  const handed = {
    name: 'handed',
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ path, resolveDir, kind, pluginData }) => {
        if (pluginData === 'resolving') return undefined;
        const found = await build.resolve(path, { resolveDir, kind, pluginData: 'resolving' });
        const name = relative('', found.path);
        if (!start.has(name)) return undefined;
        shared.add(name);
        return { path: name, external: true };
      });
    },
  };
  const part = { ...options, entryPoints: [file], plugins: [handed], write: false, metafile: true, logLevel: 'error' };
  const { outputFiles } = await esbuild.build(part);
  // Only of a module does esbuild list the exports.
  const { metafile } = await esbuild.build({ ...part, format: 'esm' });
  const [{ exports: names }] = Object.values(metafile.outputs);
  return { code: outputFiles[0].text, shared: [...shared].sort(), names };
}
