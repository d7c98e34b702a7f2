/**
 * Compiles modules so that they count their operations: each iteration of a loop, and each element that an array function
 * visits. A test can limit the operations between two yields. A limit in milliseconds would depend on the machine and its load.
 * esbuild's output gets a counter in every loop, and runs in a context whose array functions count too.
 *
 * Copying and filling memory and calls without a loop are not counted. Each is cheap compared with the loop around it.
 */

import assert from 'node:assert/strict';
import path from 'node:path';
import vm from 'node:vm';
import { buildSync } from 'esbuild';

/** The modules of `src/core` that are counted. */
const MODULES = {
  geometry: 'geometry',
  position: 'position',
  rating: 'rating/index',
  board: 'rating/board',
  techniques: 'techniques/index',
  path: 'techniques/path',
  generator: 'generator/index',
  recipe: 'generator/recipe',
  wanted: 'generator/rules/wanted',
  ruled: 'rules/geometry',
  solver: 'solver/index',
} as const;

export interface CountedCore {
  readonly geometry: typeof import('../../src/core/geometry');
  readonly position: typeof import('../../src/core/position');
  readonly rating: typeof import('../../src/core/rating/index');
  readonly board: typeof import('../../src/core/rating/board');
  readonly techniques: typeof import('../../src/core/techniques/index');
  readonly path: typeof import('../../src/core/techniques/path');
  readonly generator: typeof import('../../src/core/generator/index');
  readonly recipe: typeof import('../../src/core/generator/recipe');
  readonly wanted: typeof import('../../src/core/generator/rules/wanted');
  readonly ruled: typeof import('../../src/core/rules/geometry');
  readonly solver: typeof import('../../src/core/solver/index');
  readonly operations: { count: number };
}

let loaded: CountedCore | undefined;

/** The counting core, created when it is first requested. */
export function countedCore(): CountedCore {
  const paths = Object.entries(MODULES).map(([name, file]) => [name, `core/${file}`]);
  loaded ??= countedModules<CountedCore>(Object.fromEntries(paths));
  return loaded;
}

/** Modules that count their operations. `paths` are their files in `src` by the names of the properties of T. */
export function countedModules<T extends { readonly operations: { count: number } }>(
  paths: Readonly<Record<string, string>>,
): T {
  const contents = Object.entries(paths).map(([name, file]) => `export * as ${name} from './src/${file}';`);
  const [{ text }] = buildSync({
    stdin: { contents: contents.join('\n'), resolveDir: path.resolve(__dirname, '../..'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2022',
  }).outputFiles;
  const operations = { count: 0 };
  const module = { exports: {} };
  // The globals of a context, passed as arguments, because looking them up in a context takes a long time.
  const globals = GLOBALS.join(', ');
  const code = `((operations, module, ${globals}) => { ${COUNTING_ARRAYS}\n${withCounters(text)}\n})`;
  const context = vm.createContext({ operations, module, TextDecoder, TextEncoder, atob });
  vm.runInContext(`${code}(operations, module, ${globals})`, context);
  return { ...module.exports, operations } as T;
}

const GLOBALS = [
  ...['Array', 'Int8Array', 'Int16Array', 'Int32Array', 'Uint8Array', 'Uint16Array', 'Uint32Array', 'ArrayBuffer'],
  ...['Float32Array', 'Float64Array', 'DataView', 'Error'],
  ...['Map', 'Set', 'WeakMap', 'Math', 'Number', 'String', 'Object', 'Symbol', 'RangeError', 'WebAssembly'],
  ...['TextDecoder', 'TextEncoder', 'atob'],
];

/** Puts a counter before the body of every loop: `for (…) if (++operations.count) …`. */
export function withCounters(code: string): string {
  let counted = '';
  let from = 0;
  for (const { index } of code.matchAll(/^\s*(?:\w+: )?(?:for|while) \(|(?<=[)}] )(?:for|while) \(/gm)) {
    const end = closing(code, code.indexOf('(', index));
    if (end < from) continue;
    counted += `${code.slice(from, end)} if (++operations.count)`;
    from = end;
  }
  return counted + code.slice(from);
}

/** The position of the parenthesis that closes the one at `open`. Parentheses in strings do not count. */
function closing(code: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let i = open; i < code.length; i++) {
    const c = code[i];
    if (quote) {
      if (c === '\\') i++;
      else if (c === quote) quote = '';
    } else if (c === '"' || c === "'" || c === '`') quote = c;
    else if (c === '(') depth++;
    else if (c === ')' && --depth === 0) return i + 1;
  }
  assert.fail('a loop without an end');
}

/** The functions of arrays that visit their elements, written as loops that count. */
const COUNTING_ARRAYS = `
for (const { prototype } of [Array, Object.getPrototypeOf(Uint8Array)]) {
  const set = (name, value) => Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
  const isList = prototype === Array.prototype;
  const { map, filter, sort } = prototype;
  set('some', function (test) {
    for (let i = 0; i < this.length; i++) if (++operations.count && test(this[i], i, this)) return true;
    return false;
  });
  set('every', function (test) {
    for (let i = 0; i < this.length; i++) if (++operations.count && !test(this[i], i, this)) return false;
    return true;
  });
  set('findIndex', function (test) {
    for (let i = 0; i < this.length; i++) if (++operations.count && test(this[i], i, this)) return i;
    return -1;
  });
  set('find', function (test) {
    for (let i = 0; i < this.length; i++) if (++operations.count && test(this[i], i, this)) return this[i];
  });
  set('indexOf', function (wanted, from = 0) {
    for (let i = from; i < this.length; i++) if (++operations.count && this[i] === wanted) return i;
    return -1;
  });
  set('includes', function (wanted) {
    for (let i = 0; i < this.length; i++) if (++operations.count && this[i] === wanted) return true;
    return false;
  });
  set('forEach', function (use) {
    for (let i = 0; i < this.length; i++) if (++operations.count) use(this[i], i, this);
  });
  set('map', function (make) {
    operations.count += this.length;
    return map.call(this, make);
  });
  set('filter', function (test) {
    operations.count += this.length;
    return filter.call(this, test);
  });
  set('sort', function (compare) {
    operations.count += Math.ceil(this.length * Math.log2(this.length + 1));
    return sort.call(this, compare);
  });
  if (!isList) continue;
  const { reduce, flatMap } = prototype;
  set('reduce', function (...args) {
    operations.count += this.length;
    return reduce.apply(this, args);
  });
  set('flatMap', function (make) {
    operations.count += this.length;
    return flatMap.call(this, make);
  });
}
for (const List of [Array, Uint8Array, Uint16Array, Uint32Array, Int8Array, Int16Array, Int32Array, Float32Array]) {
  const { from } = List;
  List.from = function (...args) {
    const list = from.apply(this, args);
    operations.count += list.length;
    return list;
  };
}`;
