/** The syntax trees of the sources, for catalogs of translations and tests of the code itself. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, type Program, parse } from 'acorn';
import { transformSync } from 'esbuild';

const SOURCE = join(__dirname, '../../src');

/** The files of src/ by their path in it, except those that are compiled to WebAssembly. */
export const SOURCES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .sort()
  .filter(file => file.endsWith('.ts') && !file.includes('/assembly/'));

/** Parses TypeScript without its types. */
export function programOf(text: string): Program {
  const { code } = transformSync(text, { loader: 'ts' });
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
}

let known: ReadonlyMap<string, Program> | undefined;

/** The trees of all sources by file. */
export function programs(): ReadonlyMap<string, Program> {
  known ??= new Map(SOURCES.map(file => [file, programOf(readFileSync(join(SOURCE, file), 'utf8'))]));
  return known;
}

/** All nodes of a tree. */
export function* nodesOf(program: Program): Generator<AnyNode> {
  const rest: unknown[] = [program];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if ('type' in (node as object)) yield node as AnyNode;
    for (const child of Object.values(node)) if (child && typeof child === 'object') rest.push(child);
  }
}
