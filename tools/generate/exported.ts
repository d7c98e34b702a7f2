/** Loads source files to read the declarations that they export. */

import { readdirSync, statSync } from 'node:fs';
import Module from 'node:module';
import { join, posix } from 'node:path';

const ROOT = join(__dirname, '../..');

/** An exported value, and where it is. */
export interface Exported<T> {
  readonly name: string;
  /** The path of its file from the root of the project, without an extension. */
  readonly file: string;
  readonly value: T;
}

/** The values that the files of a folder and of its folders export and that `is` accepts. */
export function exportedIn<T>(path: string, is: (value: object) => value is object & T): Exported<T>[] {
  return withoutEditor(() =>
    filesIn(path).flatMap(file => {
      const values = Object.entries<unknown>(require(join(ROOT, file)));
      return values.flatMap(([name, value]) =>
        typeof value === 'object' && value !== null && is(value)
          ? [{ name, file: file.replace(/\.[jt]s$/, ''), value }]
          : [],
      );
    }),
  );
}

function filesIn(path: string): string[] {
  // Only modules: a mutation run builds the sources as JavaScript, with source maps beside them.
  if (!statSync(join(ROOT, path)).isDirectory()) return /\.[jt]s$/.test(path) ? [path] : [];
  const names = readdirSync(join(ROOT, path)).sort();
  return names.filter(name => name !== 'generated').flatMap(name => filesIn(posix.join(path, name)));
}

/** Any value of VS Code's API: a function, a class or a constant that has any property. Only code that runs in the editor uses it. */
const ANY: object = new Proxy(function any() {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : ANY),
  apply: () => ANY,
  construct: () => ANY,
});

interface Loader {
  _load(request: string, ...rest: unknown[]): unknown;
}

/** Calls `load` while the module `vscode`, which exists only in the editor, can be loaded. */
function withoutEditor<T>(load: () => T): T {
  const loader = Module as unknown as Loader;
  const { _load } = loader;
  loader._load = (request, ...rest) =>
    request === 'vscode' ? Object.create(ANY) : _load.call(loader, request, ...rest);
  try {
    return load();
  } finally {
    loader._load = _load;
  }
}
