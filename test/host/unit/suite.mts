import { fork } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Report, SuiteEvent } from '../../events.ts';
import { inProject, ROOT } from '../project.mts';

/** Number of processes for unit tests. */
const PROCESSES = Math.min(availableParallelism(), 4);

/** Packages that locate their own files, or must exist only once per process. */
const EXTERNAL = ['esbuild', 'mocha', 'playwright-core', '@vscode/*', 'assemblyscript'];

const OUTPUT = inProject('dist/test/unit');

/** Runs mocha without an editor, in several processes with a share of the files each. The files are compiled once for all of them. */
export async function runUnitSuite(report: Report): Promise<void> {
  const files = unitTestFiles();
  await compile(files);
  // If a process ends early, the others still report their tests.
  const runs = await Promise.allSettled(shares(files, PROCESSES).map(share => runShare(share, report)));
  const problems = runs.flatMap(run => (run.status === 'rejected' ? [String(run.reason)] : []));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  report({ kind: 'finished' });
}

/** The files of unit tests, relative to the project: all except those for an editor. */
export function unitTestFiles(): string[] {
  return readdirSync(inProject('test'), { recursive: true, encoding: 'utf8' })
    .map(file => `test/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.test.ts') && !file.startsWith('test/extension/'))
    .sort();
}

/** Splits files into shares of about the same size. */
function shares(files: readonly string[], count: number): string[][] {
  const sizeOf = (file: string) => statSync(inProject(file)).size;
  const ordered = [...files].sort((a, b) => sizeOf(b) - sizeOf(a));
  return Array.from({ length: count }, (_, i) => ordered.filter((_, at) => at % count === i));
}

/** Compiles test files, and everything that they import, into modules that share their common parts. */
async function compile(files: readonly string[]): Promise<void> {
  rmSync(OUTPUT, { recursive: true, force: true });
  await build({
    entryPoints: [...files, 'test/host/unit/worker.ts'],
    absWorkingDir: ROOT,
    outdir: OUTPUT,
    outbase: ROOT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: EXTERNAL,
    sourcemap: 'linked',
    // Packages in CommonJS import Node's modules with it.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    define: {
      'import.meta.url': '__ownUrl',
      'import.meta.dirname': '__dirname',
      'import.meta.filename': '__filename',
    },
    plugins: [ownPaths],
    logLevel: 'warning',
  });
}

/** Gives each file the path of its source, not of the module that contains it. */
const ownPaths: Plugin = {
  name: 'own-paths',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:test|bench|tools)[\\/].*\.m?ts$/ }, async ({ path: file }) => {
      const constants = [
        `__ownUrl = ${JSON.stringify(pathToFileURL(file).href)}`,
        `__filename = ${JSON.stringify(file)}`,
        `__dirname = ${JSON.stringify(path.dirname(file))}`,
      ];
      // On the first line, so that line numbers are kept.
      return { contents: `const ${constants.join(', ')};${await readFile(file, 'utf8')}`, loader: 'ts' };
    });
  },
};

/** Runs files in one process. */
async function runShare(files: readonly string[], report: Report): Promise<void> {
  const inOutput = (file: string) => path.join(OUTPUT, file.replace(/\.ts$/, '.mjs'));
  const child = fork(inOutput('test/host/unit/worker.ts'), files.map(inOutput), {
    cwd: ROOT,
    // Tests of generated files load source files as `npm run generate` does.
    execArgv: ['--enable-source-maps', '--require', 'tsx/cjs'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  let isComplete = false;
  let current = 'loading its files';
  child.on('message', (event: SuiteEvent) => {
    if (event.kind === 'finished') isComplete = true;
    else report(event);
    if (event.kind === 'started') current = event.title;
  });
  const ended = await new Promise<string>((resolve, reject) =>
    child.on('error', reject).on('close', (code, signal) => resolve(`${signal ?? code}`)),
  );
  process.removeListener('exit', stop);
  if (!isComplete) throw new Error(`A process of unit tests ended early (${ended}) in: ${current}.`);
}
