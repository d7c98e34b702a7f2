/**
 * Measures the extension in a real VS Code: `npm run bench:editor`.
 *
 *     npm run bench:editor -- [--write] [SIZE ...] [killers]
 * SIZE is the number of puzzles in a file; by default 1, 1,000, 50,000 and 500,000. Grids are also measured, as by `npm run bench:board`.
 * `killers` is a file of 10,000 killers, ten of which are visible. Prints tables and stores the figures next to those of the solvers;
 * `--write` updates bench/results/editor.md.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
import { measureBoards } from '../board/measure.mts';
import { COLLECTIONS } from '../board/measurements.ts';
import { boardReport } from '../board/report.ts';
import { machine, markdownTable, today, writeSection } from '../document.ts';
import { killersOf } from '../killers.ts';
import { KINDS, type Kind } from '../typingKeys.ts';
import { collectionOf } from './files.mts';
import type { EditorMeasurements, KillersMeasurement, Task, Times } from './measurements';
import { MANY_LINES, OTHERS_OFF } from './settings.mts';

const SIZES = [1, 1000, 50_000, 500_000];
const KILLERS = 10_000;
/** Height in pixels of a window that shows ten killers. */
const TALL = 3700;

async function measure(tasks: readonly Task[], settings: object = {}): Promise<EditorMeasurements> {
  const suite = inProject('dist/bench/editor.js');
  await build({
    entryPoints: [inProject('bench/editor/suite.ts')],
    outfile: suite,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    external: ['vscode'],
    logLevel: 'warning',
  });
  await installVsCode();
  const temp = tempFolder();
  const folder = path.join(temp.path, 'workspace');
  const userData = path.join(temp.path, 'user');
  mkdirSync(folder);
  for (const task of tasks) {
    const text = task === 'killers' ? await killersOf(KILLERS) : collectionOf(task);
    writeFileSync(path.join(folder, `${task}.txt`), text);
  }
  writeFileSync(path.join(temp.path, 'tasks.json'), JSON.stringify(tasks));
  writeSettings(userData, { ...OTHERS_OFF, ...settings });
  process.env.SUDOKU_TEST_MEASURED = '1';
  process.env.SUDOKU_TEST_TIME_LIMIT ??= '1500';
  try {
    await runTests({
      vscodeExecutablePath: shimExecutable(),
      extensionDevelopmentPath: ROOT,
      extensionTestsPath: suite,
      launchArgs: [folder, `--user-data-dir=${userData}`, `--extensions-dir=${path.join(temp.path, 'extensions')}`],
    });
    return JSON.parse(readFileSync(path.join(temp.path, 'measurements.json'), 'utf8'));
  } catch (error) {
    const reason = path.join(temp.path, 'error.txt');
    if (existsSync(reason)) console.error(readFileSync(reason, 'utf8'));
    throw error;
  } finally {
    temp.remove();
  }
}

function headOf({ vscode, activate, activateAll, firstFile }: EditorMeasurements): string {
  return `VS Code ${vscode}. Activation takes ${ms(activate)} ms (${ms(activateAll)} ms including VS Code's own work), and the first Sudoku file ${ms(firstFile)} ms.`;
}

function tableOf({ files }: EditorMeasurements): string {
  const times = ({ median, p95, most }: Times) => `${ms(median)} / ${ms(p95)} / ${ms(most)}`;
  const rows: [string, ...string[]][] = [
    ['puzzles', ...files.map(({ puzzles }) => puzzles.toLocaleString('en'))],
    ['text, MB', ...files.map(({ megabytes }) => megabytes.toFixed(1))],
    ['open: time to first diagnostics, ms', ...files.map(({ open }) => ms(open))],
    ['jump to the unread middle: time to diagnostics, ms', ...files.map(({ look }) => (look ? ms(look) : '-'))],
    ['keystroke: time to diagnostics, median / p95 / max, ms', ...files.map(({ keystroke }) => times(keystroke))],
    ['keystroke while the file is checked, ms', ...files.map(({ keystrokeWhileChecking: k }) => times(k))],
    ['time until every puzzle is checked, ms', ...files.map(({ check }) => ms(check))],
    ['longest time the host was blocked meanwhile, ms', ...files.map(({ checkHold }) => ms(checkHold))],
    ['responses of providers, median / p95 / max, ms', ...files.map(({ allAnswers }) => times(allAnswers))],
    ['longest time the host was blocked meanwhile, ms', ...files.map(({ answersHold }) => ms(answersHold))],
    ['longest garbage collection of the host meanwhile, ms', ...files.map(f => ms(f.answersCollection))],
    ['garbage collection of the host with only the text, ms', ...files.map(({ collection }) => ms(collection))],
    ['memory in addition to the text, MB', ...files.map(({ memory }) => memory.toFixed(1))],
    ['Solve Sudoku: command to edited document, ms', ...files.map(({ solve }) => ms(solve))],
    ['longest time the host was blocked while solving, ms', ...files.map(({ solveHold }) => ms(solveHold))],
    ['undo, ms', ...files.map(({ undo }) => ms(undo))],
  ];
  return markdownTable(rows);
}

function killersReport({ vscode, killers }: EditorMeasurements): string {
  const { puzzles, inSight, megabytes, keys, whileChecking, ...opened } = killers as KillersMeasurement;
  const row = (name: string, { median, p95, most, count }: Times) => [name, ...[median, p95, most].map(ms), `${count}`];
  return [
    `VS Code ${vscode}. ${puzzles.toLocaleString('en')} killers (${megabytes.toFixed(1)} MB), ${inSight} of which are visible.`,
    markdownTable([
      ['keystroke: time to diagnostics', 'median, ms', 'p95, ms', 'max, ms', 'keys'],
      ...Object.entries(keys).map(([kind, times]) => row(KINDS[kind as Kind], times)),
      row('a digit in a grid, while the file is checked', whileChecking),
    ]),
    markdownTable([
      ['the file', ''],
      ['open: time to first diagnostics, ms', ms(opened.open)],
      ['time until every puzzle is checked, ms', ms(opened.check)],
      ['longest time the host was blocked meanwhile, ms', ms(opened.checkHold)],
      ['garbage collection of the host with only the text, ms', ms(opened.collection)],
      ['memory in addition to the text, MB', opened.memory.toFixed(1)],
    ]),
  ].join('\n\n');
}

function ms(time: number): string {
  return time < 10 ? time.toFixed(1) : Math.round(time).toLocaleString('en');
}

exitOnSignals();
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isAll = positionals.length === 0;
const sizes = isAll ? SIZES : positionals.filter(each => each !== 'killers').map(Number);
await buildExtension();
const head = `${today()}, ${machine()}.`;
if (sizes.length > 0) {
  const measurements = await measure(sizes);
  const boards = await measureBoards(isAll ? COLLECTIONS : sizes.filter(size => size > 1));
  store('editor', { ...measurements, boards });
  tell('editor', `${headOf(measurements)}\n\n${tableOf(measurements)}`);
  tell('board', boardReport(boards));
}
if (isAll || positionals.includes('killers')) {
  process.env.SUDOKU_TEST_HEIGHT = `${TALL}`;
  const measurements = await measure(['killers'], MANY_LINES);
  store('killers', measurements);
  tell('killers', killersReport(measurements));
}
process.exit(0);

/** Stores the figures next to those of the solvers. */
function store(name: string, figures: object): void {
  const file = inProject(`dist/bench/${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ date: today(), machine: machine(), ...figures }, undefined, 2)}\n`);
  console.log(`\nThe figures are in ${file}`);
}

function tell(section: 'editor' | 'board' | 'killers', report: string): void {
  console.log(`\n${report}`);
  if (values.write) writeSection(section, `${head}\n\n${report}`);
}
