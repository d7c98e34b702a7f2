/**
 * Measures the start of the extension in a real VS Code: `npm run bench:activation -- [--runs 7] [FOLDER ...]`.
 * A FOLDER contains another version of the extension, as it would be installed: the file package.json and the files that it names. The
 * versions are started in turn, so that other load on the machine affects all of them. Prints medians, and their ratios to the first.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTests } from '@vscode/test-electron';
import { build } from 'esbuild';
import { buildExtension } from '../../test/host/bundle.mts';
import { shimExecutable } from '../../test/host/codeShim.mts';
import { installVsCode } from '../../test/host/install.mts';
import { inProject, ROOT } from '../../test/host/project.mts';
import { writeSettings } from '../../test/host/settings.mts';
import { exitOnSignals, tempFolder } from '../../test/host/temp.mts';
import { markdownTable } from '../document.ts';
import type { Activation } from './measurements';
import { OTHERS_OFF } from './settings.mts';

const PUZZLE = `53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
`;

const WITH_RULES = `1...
..2.
....
.4..

[Rules]
diagonals
cage 5: r1c2 r1c3
thermometer: r2c1 r3c1 r4c1
`;

const NAMES: Record<keyof Activation, string> = {
  activate: 'evaluating the start, and activate()',
  activateAll: 'the same with what VS Code does for it',
  activateProcessor: 'processor time of that',
  open: 'opening a puzzle, which starts the extension, to its diagnostics',
  openProcessor: 'processor time of that',
  openRules: 'opening a puzzle with rules after it',
};

exitOnSignals();
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '7' } },
  allowPositionals: true,
});
const extensions = [ROOT, ...positionals.map(folder => path.resolve(folder))];
await buildExtension();
const suite = inProject('dist/bench/activation.js');
await build({
  entryPoints: [inProject('bench/editor/activationSuite.ts')],
  outfile: suite,
  bundle: true,
  format: 'cjs',
  platform: 'node',
  external: ['vscode'],
  logLevel: 'warning',
});
await installVsCode();
const runs = extensions.map((): Activation[] => []);
for (let run = 0; run < Number(values.runs); run++) {
  for (const [i, extension] of extensions.entries()) {
    try {
      runs[i].push({ ...(await start(extension, 'activate')), ...(await start(extension, 'open')) } as Activation);
    } catch (error) {
      // On a busy machine, VS Code occasionally does not start. The other runs are still valid.
      console.error(`${path.basename(extension)}: run ${run + 1} is left out: ${error}`);
    }
  }
}
if (runs.some(all => all.length === 0)) throw new Error('No run succeeded.');
const medians = runs.map(medianOf);
console.log(
  markdownTable([
    ['median of milliseconds', ...extensions.map(folder => path.basename(folder))],
    ...Object.entries(NAMES).map(([key, name]): [string, ...string[]] => {
      const times = medians.map(median => median[key as keyof Activation]);
      return [
        name,
        ...times.map((time, i) => `${time.toFixed(1)}${i > 0 ? ` (x${(time / times[0]).toFixed(2)})` : ''}`),
      ];
    }),
  ]),
);
process.exit(0);

/** Starts a version of the extension once. */
async function start(extension: string, measured: 'activate' | 'open'): Promise<Partial<Activation>> {
  const temp = tempFolder();
  const folder = path.join(temp.path, measured);
  const userData = path.join(temp.path, 'user');
  mkdirSync(folder);
  // Beside the folder, because a folder with a puzzle starts the extension.
  writeFileSync(path.join(temp.path, 'plain.sudoku'), PUZZLE);
  writeFileSync(path.join(temp.path, 'rules.sudoku'), WITH_RULES);
  writeSettings(userData, OTHERS_OFF);
  try {
    await runTests({
      vscodeExecutablePath: shimExecutable(),
      extensionDevelopmentPath: extension,
      extensionTestsPath: suite,
      launchArgs: [folder, `--user-data-dir=${userData}`, `--extensions-dir=${path.join(temp.path, 'extensions')}`],
    });
    return JSON.parse(readFileSync(path.join(temp.path, 'activation.json'), 'utf8'));
  } finally {
    temp.remove();
  }
}

function medianOf(all: readonly Activation[]): Activation {
  const middle = (key: keyof Activation) => all.map(one => one[key]).sort((a, b) => a - b)[all.length >> 1];
  const keys = Object.keys(NAMES) as (keyof Activation)[];
  return Object.fromEntries(keys.map(key => [key, middle(key)])) as unknown as Activation;
}
