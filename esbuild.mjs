// Builds the one bundle that both the desktop (`main`) and the web (`browser`) load. `--watch` rebuilds on change.
import { relative, resolve } from 'node:path';
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
const MOST_AT_START = 212 * 1024;

const ENTRY = 'src/extension/extension.ts';

const options = {
  entryPoints: [ENTRY],
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

/** Options of a build that only finds something out. */
const UNWRITTEN = { write: false, metafile: true, logLevel: 'error' };

if (production) await buildInParts();
else await (await esbuild.context(options)).watch();

/**
 * Builds the bundle in parts. What the entry point imports statically is the code of the start. What is behind a dynamic
 * `import()` is a part: text in the bundle, which is compiled at its first use. As code, the techniques and the rating
 * would take most of the time of every start. Separate files would have the same effect on the desktop, but the web's
 * extension host loads one file only.
 *
 * No file is repeated: parts get the files of the start from it, and a file that two parts need is a part of its own.
 */
async function buildInParts() {
  let passed = []; // the files of the start that parts get
  let common = []; // the files that more than one part needs
  for (;;) {
    const start = await startWith(passed);
    const names = [...new Set([...start.parts, ...common])];
    const parts = await Promise.all(names.map(name => partOf(name, new Set([...start.files, ...names]))));
    const needed = distinct(parts.flatMap(part => part.imports)).filter(file => start.files.has(file));
    const files = parts.flatMap(part => part.files);
    const repeated = distinct(files.filter((file, i) => files.indexOf(file) < i));
    // A file that parts get keeps exports that the start does not use, and so the start may need more files.
    if (repeated.length === 0 && needed.join() === passed.join()) return finish(passed, parts);
    common = distinct([...common, ...repeated]);
    passed = needed;
  }
}

/** Writes the bundle. */
async function finish(passed, parts) {
  const texts = {
    name: 'texts',
    setup(build) {
      build.onResolve({ filter: /^text:/ }, ({ path }) => ({ path: path.slice('text:'.length), namespace: 'text' }));
      build.onLoad({ filter: /./, namespace: 'text' }, ({ path }) => ({
        contents: parts.find(({ name }) => name === path).code,
        loader: 'text',
      }));
      onDynamicImport(build, path => ({ path, namespace: 'part' }));
      build.onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({
        contents: `module.exports = load(${JSON.stringify(nameOf(path))});`,
      }));
    },
  };
  const { metafile } = await esbuild.build({
    ...withModules(passed, parts),
    plugins: [oneEditor, texts],
    metafile: true,
  });
  const [{ bytes, inputs }] = Object.values(metafile.outputs);
  const sizes = Object.entries(inputs).map(([name, { bytesInOutput }]) => [name, bytesInOutput]);
  const later = sizes.filter(([name]) => name.startsWith('text:'));
  const atStart = later.reduce((rest, [, size]) => rest - size, bytes);
  console.log([...later, ['at start', atStart]].map(([name, size]) => `${size} bytes: ${name}`).join('\n'));
  if (atStart > MOST_AT_START) throw new Error(`At most ${MOST_AT_START} bytes may run at start.`);
}

/** The files of the start when it passes these files to the parts, and the files that it imports dynamically. */
async function startWith(passed) {
  const parts = new Set();
  const withoutParts = {
    name: 'without-parts',
    setup(build) {
      onDynamicImport(build, path => {
        parts.add(nameOf(path));
        return { path, external: true };
      });
    },
  };
  const { metafile } = await esbuild.build({
    ...withModules(passed, []),
    ...UNWRITTEN,
    plugins: [oneEditor, withoutParts],
  });
  return { files: new Set(filesIn(metafile)), parts: [...parts].sort() };
}

/** Options for the start. Its function `load` gives a module by its name, which it compiles if it is one of the parts. */
function withModules(passed, parts) {
  const { entryPoints, ...others } = options;
  const contents = [
    "import * as editor from 'vscode';",
    ...passed.map((file, i) => `import * as module${i} from './${file}';`),
    ...parts.map(({ name }, i) => `import text${i} from 'text:${name}';`),
    `export * from './${ENTRY}';`,
    'const modules = {',
    '  vscode: editor,',
    ...passed.map((file, i) => `  '${file}': module${i},`),
    '};',
    'const texts = {',
    ...parts.map(({ name }, i) => `  '${name}': text${i},`),
    '};',
    'load = name => {',
    '  if (!modules[name]) {',
    '    const module = {};',
    "    new Function('require', 'module', texts[name])(load, module);",
    '    modules[name] = module.exports;',
    '  }',
    '  return modules[name];',
    '};',
  ];
  return {
    ...others,
    stdin: { contents: contents.join('\n'), resolveDir: '.' },
    banner: { js: "'use strict'; var load;" },
  };
}

/** The code of a part without `others`, its files, and which of the others it imports. */
async function partOf(name, others) {
  const imports = new Set();
  const withoutOthers = {
    name: 'without-others',
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ path, resolveDir, kind, pluginData }) => {
        if (pluginData === 'resolving') return undefined;
        const found = await build.resolve(path, { resolveDir, kind, pluginData: 'resolving' });
        const other = nameOf(found.path);
        if (other === name || !others.has(other)) return undefined;
        imports.add(other);
        return { path: other, external: true };
      });
    },
  };
  const { outputFiles, metafile } = await esbuild.build({
    ...options,
    ...UNWRITTEN,
    entryPoints: [name],
    plugins: [oneEditor, withoutOthers],
    supported: { 'dynamic-import': false }, // its `import()` calls `load` too
  });
  return { name, code: outputFiles[0].text, files: filesIn(metafile), imports: [...imports] };
}

/** Calls `resolved` with the path of each file that is imported dynamically. */
function onDynamicImport(build, resolved) {
  build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
    kind === 'dynamic-import' ? resolved(resolve(resolveDir, `${path}.ts`)) : undefined,
  );
}

/** The source files of which an output has code. */
function filesIn({ outputs }) {
  const [{ inputs }] = Object.values(outputs);
  return Object.keys(inputs).filter(file => file.startsWith('src/') && inputs[file].bytesInOutput > 0);
}

/** The name of a file: its path as esbuild writes it. */
function nameOf(path) {
  return relative('', path).replaceAll('\\', '/');
}

function distinct(names) {
  return [...new Set(names)].sort();
}
