/** Makes the package that people install, dist/sudoku.vsix, and checks its size. */
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX } from '@vscode/vsce';
import { inProject, ROOT } from './project.mts';

const SIZE_LIMIT = 200 * 1024;

/** Builds the extension and packages it into a file. vsce prints what goes into it. */
export async function packageExtension(file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  await createVSIX({
    cwd: ROOT,
    packagePath: file,
    dependencies: false, // the bundle has everything
    allowMissingRepository: true,
    rewriteRelativeLinks: false,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = inProject('dist/sudoku.vsix');
  await packageExtension(file);
  const { size } = statSync(file);
  console.log(`${file}: ${(size / 1024).toFixed(1)} KB of at most ${SIZE_LIMIT / 1024} KB`);
  if (size > SIZE_LIMIT) {
    console.error('The package is too large.');
    process.exitCode = 1;
  }
}
