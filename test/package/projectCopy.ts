/** A copy of the files that the builds read, like a clone after `npm ci`. */

import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './markdown';

const PARTS = [
  ...['src', 'tools', 'l10n', 'package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE', 'CHANGELOG.md'],
];

export class ProjectCopy {
  /** An empty folder next to the copy, in which the commands run. */
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'sudoku-build-')));
  /** The copy, in a folder whose name has spaces. */
  readonly root = join(this.folder, 'a folder with spaces');

  constructor() {
    mkdirSync(this.root);
    for (const name of PARTS) cpSync(join(ROOT, name), join(this.root, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'), 'junction');
  }

  /** Runs a script of Node outside the copy. */
  run(...args: readonly string[]): SpawnSyncReturns<string> {
    return spawnSync(process.execPath, args, { cwd: this.folder, encoding: 'utf8', env: plainEnvironment() });
  }

  /** Runs the build script of the copy, which may be reached through a link. */
  build(target?: string, { root = this.root, flags = [] as readonly string[] } = {}): SpawnSyncReturns<string> {
    return this.run(join(root, 'tools/build.mjs'), ...(target === undefined ? [] : [target]), ...flags);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** The environment without the variables that mocha and npm set. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_OPTIONS$/i.test(name));
  return Object.fromEntries(others);
}
