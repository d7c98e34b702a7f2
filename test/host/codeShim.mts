/**
 * Replaces the desktop's `code`: reads the options of its command line that a test run needs, and runs the tests in the
 * VS Code server. `@vscode/test-electron` starts it through the launcher that `shimExecutable` makes.
 */
import { chmodSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inProject, isScript } from './project.mts';
import { runInServer } from './runInServer.mts';
import { exitOnSignals } from './temp.mts';
import { writeIfNew } from './writeIfNew.mts';

/** Writes a launcher for this file, because test-electron needs one executable, and returns its path. */
export function shimExecutable(): string {
  const file = inProject('.vscode-test/code');
  const tsx = import.meta.resolve('tsx');
  mkdirSync(inProject('.vscode-test'), { recursive: true });
  writeIfNew(
    file,
    `#!/bin/sh\nexec '${process.execPath}' --import '${tsx}' '${fileURLToPath(import.meta.url)}' "$@"\n`,
  );
  chmodSync(file, 0o755);
  return file;
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    strict: false, // all other options of the desktop are ignored
    allowPositionals: true,
    options: {
      extensionDevelopmentPath: text,
      extensionTestsPath: text,
      'user-data-dir': text,
      'extensions-dir': text,
    },
  });
  const value = (name: string): string => {
    const given = values[name];
    if (typeof given !== 'string') {
      throw new Error(`The VS Code server runs tests only: --${name} is missing.`);
    }
    return given;
  };
  const [folder] = positionals;
  if (folder === undefined) {
    throw new Error('The VS Code server runs tests only in a folder, and none was given.');
  }
  return runInServer({
    extensionDevelopmentPath: value('extensionDevelopmentPath'),
    extensionTestsPath: value('extensionTestsPath'),
    folder,
    userData: value('user-data-dir'),
    extensions: value('extensions-dir'),
  });
}

if (isScript(import.meta.url)) {
  exitOnSignals();
  process.exit(
    await main().catch(error => {
      console.error(error);
      return 70; // not an exit code of a suite
    }),
  );
}
