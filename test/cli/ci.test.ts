import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EASY } from '../text/texts';
import { ROOT, shell, temporaryFolder } from './cli';

const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

/** A puzzle with too few givens. */
const FEW = `1${'.'.repeat(80)}\n`;

const text = readFileSync(join(ROOT, 'docs/ci.md'), 'utf8');

/** The code blocks in a language. */
const blocks = (language: string) =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === language).map(([, , code]) => code);

/** A folder with puzzles: a correct file, and one with `more`. */
function folderWith(more: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'puzzles'));
  writeFileSync(join(folder, 'puzzles', 'good.sdm'), `${EASY}\n`);
  writeFileSync(join(folder, 'puzzles', 'new one.sudoku'), more);
  return folder;
}

/** The same as a repository in which `more` is a change. */
function repository(more: string): string {
  const folder = folderWith(more);
  const git = (...args: string[]) => {
    const about = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    assert.equal(spawnSync('git', [...about, ...args], { cwd: folder }).status, 0, args.join(' '));
  };
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'puzzles/good.sdm');
  git('commit', '--quiet', '--message', 'puzzles');
  git('switch', '--quiet', '--create', 'change');
  git('add', '.');
  return folder;
}

describe('docs/ci.md', () => {
  const [workflow] = blocks('yaml');
  const scripts = [...workflow.matchAll(/^ {8}run: (?:\|\n((?: {10}.+\n)+)|(.+)\n)/gm)]
    .map(([, several, one]) => several?.replace(/^ {10}/gm, '') ?? one)
    .filter(script => script.includes('sudoku '));

  it('has a workflow that writes reports and fails at the end if there are findings', async () => {
    assert.equal(scripts.length, 2);
    const [report, lint] = scripts;
    for (const [more, status] of [
      [`1234\n34..\n....\n....\n\n${EASY}\n`, 1], // also a copy
      [FEW, 1],
      [HARD, 0],
    ] as const) {
      const folder = folderWith(more);
      assert.equal((await shell(lint, folder)).status, status, more);
      if (more === FEW) continue;
      const written = await shell(`set -e\n${report}`, folder);
      assert.deepEqual([written.status, written.err], [0, ''], more);
      const { runs } = JSON.parse(readFileSync(join(folder, 'sudoku.sarif'), 'utf8'));
      assert.equal(runs[0].results.length > 0, status === 1, more);
      assert.match(readFileSync(join(folder, 'sudoku.xml'), 'utf8'), /<testsuite name="puzzles\/good\.sdm" tests="1"/);
    }
  });

  it('has a workflow that ends if a report cannot be written', async () => {
    const { status } = await shell(`set -e\n${scripts[0]}`, temporaryFolder());
    assert.notEqual(status, 0);
  });

  it('builds the command line with scripts that exist', () => {
    const { scripts: known } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const [, install] = /run: (npm ci .+)/.exec(workflow) ?? [];
    for (const [, name] of install.matchAll(/npm run (\S+)/g)) assert.ok(known[name], name);
  });

  it('has commands for any shell that run, and fail if there are findings', async () => {
    const commands = blocks('sh');
    assert.equal(commands.length, 3);
    for (const [more, status] of [
      [`55${EASY.slice(2)}\n`, 1],
      [HARD, 0],
    ] as const) {
      const folder = repository(more);
      writeFileSync(join(folder, '.sudoku-baseline.json'), '{ "version": 1, "files": {} }');
      for (const command of commands) {
        const done = await shell(command, folder);
        // xargs returns 123 for a command that failed.
        assert.equal(done.status !== 0, status !== 0, `${command}${done.err}`);
        if (status) assert.match(done.out, /^puzzles\/new one\.sudoku:1:1: error: /m, command);
      }
      assert.ok(existsSync(join(folder, 'changed.txt')));
    }
  });

  it('has valid tasks', () => {
    for (const block of blocks('json')) {
      const { tasks } = JSON.parse(block);
      for (const { problemMatcher } of tasks) assert.equal(problemMatcher, '$sudoku');
    }
  });
});
