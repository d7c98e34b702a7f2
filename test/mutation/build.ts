/**
 * The project as JavaScript in a folder of its own, a file a source, so that a mutant changes one file and the tests start
 * without a compiler. Nothing lies beside the folder, so the tests run as in a clean clone.
 */

import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

export const ROOT = join(__dirname, '../..');

export interface Project {
  readonly folder: string;
  /** By file, relative to the folder and ending in `.js`: those that it imports. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** The folders that are built: the sources, and the tests that need no editor. */
const BUILT = [
  'src/board',
  'src/core',
  'src/language',
  'src/protocol',
  'test/board',
  'test/core',
  'test/language',
  'test/package',
];

/** Files beside those folders that tests import. */
const SHARED = ['test/collections.ts', 'test/sizes.ts'];

/** Builds the sources and their tests into an empty folder. */
export async function buildProject(folder: string): Promise<Project> {
  const inside = (name: string) => filesIn(join(ROOT, name)).filter(file => file.endsWith('.ts'));
  const sources = BUILT.flatMap(inside);
  await build({
    entryPoints: [...sources, ...SHARED.map(name => join(ROOT, name))],
    outdir: folder,
    outbase: ROOT,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    sourcemap: 'external',
    define: { 'import.meta.dirname': '__dirname' },
    supported: { 'dynamic-import': false },
    logLevel: 'error',
  });
  // What tests read, and packages.
  for (const name of readdirSync(ROOT)) {
    if (!['src', 'test', 'dist', '.git'].includes(name)) symlinkSync(join(ROOT, name), join(folder, name));
  }
  symlinkSync(join(ROOT, 'test/fixtures'), join(folder, 'test/fixtures'));
  const files = BUILT.flatMap(name => filesIn(join(folder, name)));
  const names = files.filter(file => file.endsWith('.js')).map(file => relative(folder, file));
  return { folder, imports: new Map(names.map(name => [name, importsOf(folder, name)])) };
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}

function importsOf(folder: string, name: string): string[] {
  const text = readFileSync(join(folder, name), 'utf8');
  return Array.from(text.matchAll(/require\("(\.[^"]+)"\)/g), ([, path]) => `${join(dirname(name), path)}.js`);
}

/** The test files that a source can make fail, directly or through others. */
export function testsOf({ imports }: Project, source: string): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const other of imported) importers.set(other, [...(importers.get(other) ?? []), file]);
  }
  const reached = new Set([source]);
  // A set is walked in the order in which it was filled, with what is added on the way.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter(file => file.endsWith('.test.js'));
}

/** How far a test lies from a source: 0 in a file of the same name, 1 in a folder of the same name, 2 in the one above it, else 3. */
export function distance(source: string, test: string): number {
  const folder = dirname(source).slice('src/'.length);
  const folderOfTest = dirname(test).slice('test/'.length);
  if (basename(source, '.js') === basename(test, '.test.js')) return 0;
  if (folder === folderOfTest) return 1;
  return dirname(folder) === folderOfTest ? 2 : 3;
}
