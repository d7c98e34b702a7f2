/**
 * Counts the steps of the work that a file exports, and prints them as JSON: see steps.ts. It is a separate process, because V8 counts
 * only in functions that are compiled after the counting has begun.
 */

import { Session } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import type { Work } from './steps';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

const session = new Session();
session.connect();
/** Calls the inspector of this process, which answers at once. */
function post(method: string, parameters: object = {}): unknown {
  let answer: unknown;
  session.post(method, parameters, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}
post('Profiler.enable');
post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** How often blocks of code ran since the last call. */
function blocksRun(): number {
  const { result } = post('Profiler.takePreciseCoverage') as Coverage;
  const own = result.filter(({ url }) => url.includes('/src/'));
  const blocks = own.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
  return blocks.reduce((sum, { count }) => sum + count, 0);
}

/** Methods whose work depends on the length of what they are called on. */
const LINEAR: readonly (readonly [prototype: object, names: readonly string[]])[] = [
  [String.prototype, ['indexOf', 'includes', 'split', 'replace', 'replaceAll', 'match', 'search', 'trim', 'repeat']],
  [String.prototype, ['toLowerCase', 'toUpperCase', 'padEnd', 'padStart', 'normalize']],
  [Array.prototype, ['slice', 'concat', 'indexOf', 'includes', 'join', 'shift', 'unshift', 'splice', 'flat', 'fill']],
];

/** The total length of the strings and arrays that built-in functions processed. */
let builtIn = 0;
for (const [prototype, names] of LINEAR) {
  for (const name of names) {
    const method = Reflect.get(prototype, name);
    Reflect.set(prototype, name, function (this: { readonly length: number }, ...rest: unknown[]) {
      builtIn += this.length;
      return method.apply(this, rest);
    });
  }
}

const file = process.argv[2];
const module = await import(pathToFileURL(file).href);
const makeWork: () => Work = module.work ?? module.default.work;
const found: [string, number][] = [];
for (const [name, run] of makeWork()) {
  blocksRun();
  builtIn = 0;
  run();
  const ofBuiltIns = builtIn;
  found.push([name, blocksRun() + ofBuiltIns]);
}
console.log(JSON.stringify(found));
