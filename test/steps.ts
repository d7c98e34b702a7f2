/** Counts the steps of a computation, so that tests can compare the work for inputs of different lengths without a clock. */

import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** Methods whose work depends on the length of what they are called on. */
const LINEAR: readonly (readonly [prototype: object, names: readonly string[]])[] = [
  [String.prototype, ['indexOf', 'includes', 'split', 'replace', 'replaceAll', 'match', 'search', 'trim', 'repeat']],
  [String.prototype, ['toLowerCase', 'toUpperCase', 'padEnd', 'padStart', 'normalize']],
  [Array.prototype, ['slice', 'concat', 'indexOf', 'includes', 'join', 'shift', 'unshift', 'splice', 'reverse', 'flat', 'fill']],
];

/**
 * The number of steps of a computation: how often each block of code ran, and the lengths of the strings and arrays that built-in
 * functions went through. Only ratios of such numbers say something.
 */
export async function stepsOf(work: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  const post = <T>(method: string, parameters?: object) =>
    new Promise<T>((resolve, reject) =>
      session.post(method, parameters, (error, result) => (error ? reject(error) : resolve(result as T))),
    );
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const built = countBuiltIns();
  try {
    work();
  } finally {
    built.stop();
  }
  const { result } = await post<Coverage>('Profiler.takePreciseCoverage');
  await post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const blocks = result.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
  return blocks.reduce((sum, { count }) => sum + count, built.steps);
}

/** Counts the lengths that built-in functions go through, until it is stopped. */
function countBuiltIns() {
  const counted = { steps: 0, stop: () => {} };
  const undo: (() => void)[] = [];
  for (const [prototype, names] of LINEAR) {
    for (const name of names) {
      const method = Reflect.get(prototype, name);
      Reflect.set(prototype, name, function (this: { readonly length: number }, ...rest: unknown[]) {
        counted.steps += this.length;
        return method.apply(this, rest);
      });
      undo.push(() => Reflect.set(prototype, name, method));
    }
  }
  counted.stop = () => {
    for (const each of undo) each();
  };
  return counted;
}
