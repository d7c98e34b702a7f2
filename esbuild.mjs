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
 * No file is repeated. Parts get the files of the start from it, and files that several parts need are a part too.
 */
async function buildInParts() {
  let passed = []; // the files of the start that parts get
  for (;;) {
    const start = await startWith(passed);
    const parts = await partsOf(start);
    const needed = distinct(parts.flatMap(({ imports }) => imports)).filter(file => start.files.includes(file));
    // A file that parts get keeps exports that the start does not use, and so the start may need more files.
    if (needed.join() === passed.join()) return write(passed, parts);
    passed = needed;
  }
}

/** The files of the start when it passes these files to the parts, and the files that it imports dynamically. */
async function startWith(passed) {
  const later = new Set();
  const { metafile } = await esbuild.build({
    ...optionsOf(startText(passed, [])),
    ...UNWRITTEN,
    plugins: [oneEditor, withoutFiles([], later)],
  });
  return { files: filesIn(metafile), later: [...later] };
}

/** All parts. */
async function partsOf(start) {
  const roots = new Map();
  for (const left = [...start.later]; left.length > 0; ) {
    const root = left.pop();
    if (roots.has(root)) continue;
    const part = await partWith([root], start.files);
    roots.set(root, part.files);
    left.push(...part.later);
  }
  const users = new Map(); // by file: the roots that need it
  for (const [root, files] of roots) for (const file of files) users.set(file, [...(users.get(file) ?? []), root]);
  const groups = new Map(); // by the roots that need them: files
  for (const [file, needing] of users) {
    const name = needing.sort().join(' and ');
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  const parts = [...groups].map(async ([name, files]) => {
    const others = [...start.files, ...[...users.keys()].filter(file => !files.includes(file))];
    return { name, ...(await partWith(roots.has(name) ? [name] : files, others)) };
  });
  return Promise.all(parts);
}

/** The part that begins with the files `entries`, without the files `others`. */
async function partWith(entries, others) {
  const later = new Set();
  const imports = new Set();
  const { outputFiles, metafile } = await esbuild.build({
    ...optionsOf(modulesText(entries)),
    ...UNWRITTEN,
    plugins: [oneEditor, withoutFiles(others, later, imports)],
    supported: { 'dynamic-import': false }, // it calls `require` instead, which is `load`
  });
  return { entries, code: outputFiles[0].text, files: filesIn(metafile), later: [...later], imports: [...imports] };
}

/** Writes the bundle. */
async function write(passed, parts) {
  const texts = {
    name: 'texts',
    setup(build) {
      build.onResolve({ filter: /^text:/ }, ({ path }) => ({ path: path.slice('text:'.length), namespace: 'text' }));
      build.onLoad({ filter: /./, namespace: 'text' }, ({ path }) => ({
        contents: parts.find(({ name }) => name === path).code,
        loader: 'text',
      }));
      onImport(build, (name, kind) => (kind === 'dynamic-import' ? { path: name, namespace: 'part' } : undefined));
      build.onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({
        contents: `module.exports = load('${path}');`,
      }));
    },
  };
  const { metafile } = await esbuild.build({
    ...optionsOf(startText(passed, parts)),
    banner: { js: '"use strict"; var load;' },
    plugins: [oneEditor, texts],
    metafile: true,
  });
  const files = parts.flatMap(part => part.files);
  const repeated = files.filter((file, i) => files.indexOf(file) < i);
  if (repeated.length > 0) throw new Error(`Several parts have ${repeated.join(', ')}.`);
  const [{ bytes, inputs }] = Object.values(metafile.outputs);
  const sizes = Object.entries(inputs).map(([name, { bytesInOutput }]) => [name, bytesInOutput]);
  const later = sizes.filter(([name]) => name.startsWith('text:'));
  const atStart = later.reduce((rest, [, size]) => rest - size, bytes);
  console.log([...later, ['at start', atStart]].map(([name, size]) => `${size} bytes: ${name}`).join('\n'));
  if (atStart > MOST_AT_START) throw new Error(`At most ${MOST_AT_START} bytes may run at start.`);
}

/** Code that puts files as modules into a table, by name. */
function modulesText(files) {
  return files
    .flatMap((file, i) => [`import * as module${i} from './${file}';`, `modules['${file}'] = module${i};`])
    .join('\n');
}

/** The code of the start. Its function `load` gives a module by its name, and compiles the part that it is in if need be. */
function startText(passed, parts) {
  const partOfFile = parts.flatMap(({ entries }, i) => entries.map(file => `'${file}': part${i},`));
  return `
    import * as editor from 'vscode';
    ${parts.map(({ name }, i) => `import part${i} from 'text:${name}';`).join('\n')}
    const modules = { vscode: editor };
    const parts = { ${partOfFile.join(' ')} };
    load = name => {
      if (!modules[name]) new Function('require', 'modules', parts[name])(load, modules);
      return modules[name];
    };
    ${modulesText(passed)}
    export * from './${ENTRY}';`;
}

/** Options for code that is no file. */
function optionsOf(contents) {
  const { entryPoints, ...others } = options;
  return { ...others, stdin: { contents, resolveDir: '.' } };
}

/** Leaves these files out of a build, and all that is imported dynamically. It collects the names of both. */
function withoutFiles(files, later, imports = new Set()) {
  return {
    name: 'without-files',
    setup(build) {
      onImport(build, (name, kind) => {
        const isLater = kind === 'dynamic-import';
        if (!isLater && !files.includes(name)) return undefined;
        (isLater ? later : imports).add(name);
        return { path: name, external: true };
      });
    },
  };
}

/** Calls `resolved` with the name of each file that is imported, and how. */
function onImport(build, resolved) {
  build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
    const name = relative('', resolve(resolveDir, path)).replaceAll('\\', '/'); // as esbuild writes it
    return resolved(name.endsWith('.ts') ? name : `${name}.ts`, kind);
  });
}

/** The source files of which an output has code. */
function filesIn({ outputs }) {
  const [{ inputs }] = Object.values(outputs);
  return Object.keys(inputs).filter(file => file.startsWith('src/') && inputs[file].bytesInOutput > 0);
}

function distinct(names) {
  return [...new Set(names)].sort();
}
