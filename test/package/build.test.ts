import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, readText } from './markdown';

describe('tools/build.mjs', () => {
  let folder: string;
  /** A copy of what the build reads, in a folder whose name has spaces. */
  let copy: string;

  before(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'sudoku-build-')));
    copy = join(folder, 'a folder with spaces');
    mkdirSync(copy);
    for (const name of ['src', 'tools', 'package.json', 'package-lock.json', 'tsconfig.json'])
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  });

  after(() => rmSync(folder, { recursive: true }));

  /** Runs a script of Node in another folder than the project's. */
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
  const build = (root: string, ...args: readonly string[]) => run(join(root, 'tools/build.mjs'), ...args);

  it('builds the command line in a folder with spaces, through a link, from any other folder', () => {
    const link = join(folder, 'a link with spaces');
    symlinkSync(copy, link, 'junction');
    const { stdout, stderr, status } = build(link, 'cli', '--verbose');
    assert.deepEqual([stderr, status], ['', 0]);
    assert.match(stdout, /^ +[\d.]+ KB {2}dist\/cli\/main\.mjs$/m);
    assert.match(stdout, /^Built the command line in [\d.]+ s\.$/m);
    const { version } = JSON.parse(readText('package.json'));
    assert.equal(run(join(copy, 'dist/cli/main.mjs'), '--version').stdout, `sudoku ${version}\n`);
  });

  it('fails when more code is loaded, or is in a page, than tools/limits.json allows', () => {
    const limits = JSON.parse(readText('tools/limits.json'));
    writeFileSync(
      join(copy, 'tools/limits.json'),
      JSON.stringify({ ...limits, start: 1, firstFile: 1, board: 1, exportedPage: 1 }),
    );
    const { stderr, status } = build(copy);
    assert.equal(status, 1);
    for (const title of ['at start', 'with the first Sudoku file', 'page of a board', 'exported page'])
      assert.match(stderr, new RegExp(`^Too much code \\(${title}\\): at most 1 KB are allowed\\.$`, 'm'));
  });

  it('names what it can build when it is asked for something else', () => {
    const { stderr, status } = build(copy, 'clii');
    assert.equal(stderr, '"clii" cannot be built. Name one of: extension, cli, library, wasm.\n');
    assert.equal(status, 2);
    assert.ok(!existsSync(join(copy, 'dist/clii')));
  });
});
