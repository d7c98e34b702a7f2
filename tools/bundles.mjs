/** The bundles: the extension for the desktop and for the web, its pages, the command line, and the library. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import * as esbuild from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const inProject = (...names) => join(ROOT, ...names);
const jsonOf = name => JSON.parse(readFileSync(inProject(name), 'utf8'));

/**
 * Limits in kilobytes of 1,024 bytes: for the code that runs at start, even for Markdown files, and until the first Sudoku file is shown;
 * for the pages; and for the package.
 */
export const LIMITS = jsonOf('tools/limits.json');

const { version, homepage } = jsonOf('package.json');

/** Options of all bundles. Paths are relative to the project in any working directory. */
const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  metafile: true,
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
};

/** Constants for reports and servers. */
const define = { PROJECT: JSON.stringify({ version, homepage }), SUDOKU_VERSION: JSON.stringify(version) };

const EXTENSION = 'src/extension/extension.ts';
/** The entry of the code that is loaded with the first Sudoku file. */
const OPEN_FILES = 'src/extension/openFiles.ts';

/** Selects the code for the editor in package.json. `module` is esbuild's default, which other conditions would replace. */
const EDITOR_CONDITIONS = ['editor', 'module'];

/**
 * The extension for Node: on the desktop, and on a remote machine. Code imported by `import()` is in separate files, which are loaded on
 * demand. The MCP server, a separate process, shares them.
 */
const FOR_NODE = {
  ...COMMON,
  entryPoints: { extension: EXTENSION, mcp: 'src/cli/mcp/packaged.ts' },
  conditions: EDITOR_CONDITIONS,
  outdir: 'dist/node',
  outExtension: { '.js': '.mjs' },
  splitting: true,
  format: 'esm',
  platform: 'node',
  external: ['vscode'],
  define,
};

/** Makes every file that imports `vscode` share one module. Otherwise esbuild copies the whole API into each of these files. */
const oneEditor = {
  name: 'one-editor',
  setup(build) {
    build.onResolve({ filter: /^vscode$/ }, ({ namespace }) =>
      namespace === 'editor' ? { path: 'vscode', external: true } : { path: 'vscode', namespace: 'editor' },
    );
    build.onLoad({ filter: /./, namespace: 'editor' }, () => ({ contents: "export * from 'vscode';" }));
  },
};

/** The extension for browsers, whose extension host loads one file. */
const FOR_WEB = {
  ...COMMON,
  entryPoints: [EXTENSION],
  conditions: EDITOR_CONDITIONS,
  outfile: 'dist/web/extension.js',
  format: 'cjs',
  platform: 'browser', // Node's modules are errors
  plugins: [oneEditor],
};

/**
 * Writes `NAME.sentences.json` for the page `NAME.js`: the keys of the catalogs whose templates the page contains, so that it gets these
 * translations and no others.
 */
const listSentences = {
  name: 'list-sentences',
  setup: ({ initialOptions: { outfile }, onEnd }) =>
    onEnd(({ errors }) => {
      if (errors.length > 0) return;
      const literals = new Set();
      // Tokens, not text: the bundler chooses the quotes, and escapes characters.
      const onToken = ({ value }) => literals.add(value);
      parse(readFileSync(inProject(outfile), 'utf8'), { ecmaVersion: 'latest', onToken });
      const catalogs = readdirSync(inProject('l10n')).flatMap(name => Object.keys(jsonOf(`l10n/${name}`)));
      const keys = [...new Set(catalogs)].filter(key => literals.has(key.replace(/\|[a-z]+$/, '')));
      writeFileSync(inProject(outfile.replace(/\.js$/, '.sentences.json')), JSON.stringify(keys));
    }),
};

/** The pages. `minifySyntax` joins the parts of a template even where the code is to be read. */
const PAGE = {
  ...COMMON,
  format: 'iife',
  platform: 'browser',
  charset: 'utf8',
  minifySyntax: true,
  plugins: [listSentences],
};

/** The code of the page of a board. */
const BOARD = { ...PAGE, entryPoints: ['src/board/page/main.ts'], outfile: 'dist/board.js' };

/** The code of an exported page: the page of a board, and the code that reads and edits a text without rules. */
const EXPORTED_PAGE = {
  ...PAGE,
  entryPoints: ['src/board/webPage/main.ts'],
  outfile: 'dist/webPage.js',
  conditions: ['exported-page'],
};

/** The code of the page that shows algorithms. */
const WATCH = { ...PAGE, entryPoints: ['src/board/watch/main.ts'], outfile: 'dist/watch.js' };

const COMMON_STYLES = ['colors', 'base'].map(name => `src/board/style/${name}.css`);

/** The style sheets of the pages, in order, by the name of the page. A board and an exported page have the same. */
const STYLES = {
  board: [
    ...COMMON_STYLES,
    ...['page', 'controls', 'panels', 'picker'].map(name => `src/board/page/style/${name}.css`),
  ],
  watch: [...COMMON_STYLES, 'src/board/watch/style/watch.css'],
};

/** Builds the extension. Returns the sizes that are limited, in bytes, and all files with their sizes. */
export async function buildExtension() {
  for (const folder of [FOR_NODE.outdir, 'dist/web']) rmSync(inProject(folder), { recursive: true, force: true });
  const bundles = [FOR_NODE, FOR_WEB, BOARD, EXPORTED_PAGE, WATCH];
  const built = await Promise.all(bundles.map(bundle => esbuild.build(bundle)));
  const [node, , board, exportedPage] = built;
  const style = await writeStyle('board', { minify: true });
  const watchStyle = await writeStyle('watch', { minify: true });
  const files = [...built.flatMap(filesOf), ['dist/board.css', style], ['dist/watch.css', watchStyle]];
  const [[, boardBytes]] = filesOf(board);
  const [[, exportedPageBytes]] = filesOf(exportedPage);
  const sizes = {
    start: bytesLoaded(node, EXTENSION),
    firstFile: bytesLoaded(node, EXTENSION, OPEN_FILES),
    board: boardBytes + style,
    exportedPage: exportedPageBytes,
  };
  return { sizes, files };
}

/** Rebuilds the extension at every change. */
export async function watchExtension() {
  rmSync(inProject(FOR_NODE.outdir), { recursive: true, force: true });
  for (const page of Object.keys(STYLES)) await writeStyle(page, { minify: false });
  const watched = { minify: false, sourcemap: true };
  const bundles = [
    { ...FOR_NODE, ...watched, logLevel: 'info' }, // one of them reports that it was built
    { ...FOR_WEB, ...watched },
    { ...BOARD, ...watched, sourcemap: 'inline' },
    { ...WATCH, ...watched, sourcemap: 'inline' },
    EXPORTED_PAGE, // it is written into the pages that users export
  ];
  for (const bundle of bundles) await (await esbuild.context(bundle)).watch();
}

/** The command line: dist/cli/main.mjs, the code of its threads, and parts that are loaded on demand. */
export async function buildCli(outdir = inProject('dist/cli')) {
  rmSync(outdir, { recursive: true, force: true });
  const result = await esbuild.build({
    ...COMMON,
    entryPoints: { main: 'src/cli/main.ts', worker: 'src/cli/jobs/worker.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    format: 'esm',
    platform: 'node',
    define,
    banner: { js: '#!/usr/bin/env node' },
  });
  return filesOf(result);
}

/** The code of the library, without its types. */
export async function buildLibraryCode(outfile) {
  const result = await esbuild.build({
    ...COMMON,
    entryPoints: ['src/library/index.ts'],
    outfile,
    format: 'esm',
    platform: 'neutral', // Node and browsers
  });
  return filesOf(result);
}

/** Writes the style sheet of a page, such as dist/board.css, and returns its size in bytes. */
async function writeStyle(page, { minify }) {
  const files = STYLES[page].map(name => readFile(inProject(name), 'utf8'));
  const text = [await drawingRules(), ...(await Promise.all(files))].join('\n');
  const { code } = await esbuild.transform(text, { loader: 'css', minify });
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(inProject(`dist/${page}.css`), code);
  return Buffer.byteLength(code);
}

/** The style rules of the drawing, generated from the code, with a variable for each color. */
async function drawingRules() {
  const { outputFiles } = await esbuild.build({
    ...COMMON,
    entryPoints: ['src/board/drawing/style.ts'],
    format: 'esm',
    write: false,
  });
  const { rulesOf } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return rulesOf(name => `var(--${name})`);
}

/** The size of the code that is loaded with these source files: their own, and everything that they import statically. */
function bytesLoaded({ metafile: { outputs } }, ...sources) {
  const entries = Object.values(outputs).map(({ entryPoint }) => entryPoint);
  for (const source of sources)
    if (!entries.includes(source)) throw new Error(`${source} is not a separately loaded file.`);
  const loaded = new Set(Object.keys(outputs).filter(name => sources.includes(outputs[name].entryPoint)));
  for (const name of loaded) {
    const imports = outputs[name].imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
    for (const { path } of imports) loaded.add(path); // the loop continues with it
  }
  return [...loaded].reduce((sum, name) => sum + outputs[name].bytes, 0);
}

/** The outputs of a bundle, each with its size in bytes. */
function filesOf({ metafile }) {
  return Object.entries(metafile.outputs).map(([name, { bytes }]) => [name, bytes]);
}
