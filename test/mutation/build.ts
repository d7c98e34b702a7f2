/**
 * Builds the project as JavaScript in a separate folder, one file for each source, so that a mutant changes one file and the tests start
 * without a compiler. There are no other files next to the folder, so the tests run as in a clean clone.
 */

import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

export const ROOT = join(__dirname, '../..');

export interface Project {
  readonly folder: string;
  /** By file, relative to the folder and ending in `.js`: those that it imports. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** Tests that need an editor, and programs that run when they are imported. */
const NOT_BUILT = [
  'src/cli/main.ts',
  'test/bench/',
  'test/extension/',
  'test/host/',
  'test/mutation/',
  'tools/generate/main.ts',
];

/** Folders of tools whose modules are imported without a type of file. */
const TOOLS: readonly string[] = ['generate', 'picture', 'sources'];

/** Builds the sources and their tests into an empty folder. */
export async function buildProject(folder: string): Promise<Project> {
  const sources = ['src', 'test', ...TOOLS.map(name => `tools/${name}`)]
    .flatMap(name => filesIn(join(ROOT, name)))
    .map(file => relative(ROOT, file))
    .filter(file => file.endsWith('.ts') && !NOT_BUILT.some(name => file.startsWith(name)));
  // Tests import some modules of the tools for editors, without which they could not be loaded.
  const files = [...sources, ...modulesOf(sources)];
  const knowsItself = (file: string) => readFileSync(join(ROOT, file), 'utf8').includes('import.meta.url');
  await compile(
    folder,
    files.filter(file => !knowsItself(file)),
  );
  const ownUrl = "const __ownUrl = require('node:url').pathToFileURL(__filename).href;";
  await compile(folder, files.filter(knowsItself), ownUrl);
  // Files that tests read, and packages.
  for (const name of readdirSync(ROOT)) {
    if (!['src', 'test', 'tools', 'dist', '.git', 'package.json'].includes(name))
      symlinkSync(join(ROOT, name), join(folder, name));
  }
  for (const name of readdirSync(join(ROOT, 'tools'))) {
    if (!TOOLS.includes(name)) symlinkSync(join(ROOT, 'tools', name), join(folder, 'tools', name));
  }
  symlinkSync(join(ROOT, 'test/fixtures'), join(folder, 'test/fixtures'));
  // `imports` of package.json maps names to sources.
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8').replace(/"\.\/(src\/[^"]+)\.ts"/g, '"./$1.js"');
  writeFileSync(join(folder, 'package.json'), manifest);
  const aliases = aliasesIn(JSON.parse(manifest).imports ?? {});
  const names = files.map(builtName);
  return { folder, imports: new Map(names.map(name => [name, importsOf(folder, name, aliases)])) };
}

/** The JavaScript file of a source: `a.ts` becomes `a.js`, and `a.mts` becomes `a.mts.js`, which Node finds for `require('./a.mts')`. */
const builtName = (file: string) => `${outOf(file)}.js`;
const outOf = (file: string) => file.replace(/\.ts$/, '');

/** Compiles files of the project separately, with a line at the top of each. */
async function compile(folder: string, files: readonly string[], js = ''): Promise<void> {
  await build({
    entryPoints: files.map(file => ({ in: join(ROOT, file), out: outOf(file) })),
    outdir: folder,
    outbase: ROOT,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    sourcemap: 'external',
    define: { 'import.meta.dirname': '__dirname', 'import.meta.url': '__ownUrl' },
    banner: { js },
    supported: { 'dynamic-import': false },
    logLevel: 'error',
  });
}

/** The `.mts` modules that files import, directly or through others. */
function modulesOf(files: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    for (const [, path] of readFileSync(join(ROOT, file), 'utf8').matchAll(/ from '(\.[^']+\.mts)'/g)) {
      const module = join(dirname(file), path);
      if (found.has(module)) continue;
      found.add(module);
      add(module);
    }
  };
  for (const file of files) add(file);
  return [...found];
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}

/** By name such as `#name`: the file that Node imports. */
function aliasesIn(imports: Readonly<Record<string, string | Readonly<Record<string, string>>>>): Map<string, string> {
  const files = Object.entries(imports).map(
    ([name, target]) => [name, join(typeof target === 'string' ? target : target.default)] as const,
  );
  return new Map(files);
}

function importsOf(folder: string, name: string, aliases: ReadonlyMap<string, string>): string[] {
  const text = readFileSync(join(folder, name), 'utf8');
  return Array.from(
    text.matchAll(/require\("([.#][^"]+)"\)/g),
    ([, path]) => aliases.get(path) ?? `${join(dirname(name), path)}.js`,
  );
}

/**
 * The test files that a source can make fail, directly or through others, the closest first: those with the same name, then those in a
 * folder with the same name, then those with the fewest imports in between.
 */
export function testsOf({ imports }: Project, source: string): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const other of imported) importers.set(other, [...(importers.get(other) ?? []), file]);
  }
  const reached = new Set([source]);
  // Iterating over a set includes elements that are added on the way, so the order is by the number of imports.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached]
    .filter(file => file.endsWith('.test.js'))
    .sort((a, b) => distance(source, a) - distance(source, b));
}

/** Whether a test compares whole answers of features with recorded ones. */
export const isRecord = (test: string): boolean => test.startsWith('test/records/');

/** The records of a part of the sources, which are the first to notice a fault there. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  core: ['steps', 'solving', 'rating', 'algorithms'],
  text: ['parsing', 'parsingMore'],
};
const OF_A_PART = Object.values(RECORDS).flat();

/**
 * Distance of a test from a source: 0 in a file with the same name, 1 in records of its part, 2 in the records of all parts, 3 in a folder
 * with the same name, else 4.
 */
export function distance(source: string, test: string): number {
  const name = basename(test, '.test.js');
  if (basename(source, '.js') === name) return 0;
  if (isRecord(test)) {
    const part = source.split('/')[1];
    return RECORDS[part]?.includes(name) ? 1 : OF_A_PART.includes(name) ? 4 : 2;
  }
  const [folder, tests] = [dirname(source).slice('src/'.length), dirname(test).slice('test/'.length)];
  return folder === tests || (dirname(folder) === tests && tests.includes('/')) ? 3 : 4;
}
