/** Creates files that suites share before the first of them starts: two suites that run at the same time must not write the same files. */

import { downloadAndUnzipVSCode } from '@vscode/test-electron';
import { installBrowser } from './browser.mts';
import { buildExtension, buildWasm } from './bundle.mts';
import { shimExecutable } from './codeShim.mts';
import { installVsCode } from './install.mts';
import { manifest } from './project.mts';
import { usesDesktop } from './suites.mts';
import { desktopVersion } from './vscodeVersion.mts';

/** Suites in VS Code. */
const IN_EDITOR = ['editor', 'web', 'typing', 'grid'];

/** Builds and installs everything that these suites need. */
export async function prepare(names: readonly string[]): Promise<void> {
  await buildWasm();
  await buildExtension();
  // Otherwise, a unit test would build it too.
  process.env.SUDOKU_TEST_BUILT = '1';
  const isInEditor = names.some(name => IN_EDITOR.includes(name));
  const isInServer = isInEditor && !usesDesktop();
  if (isInEditor && !isInServer) {
    await downloadAndUnzipVSCode(desktopVersion(process.env.SUDOKU_TEST_VSCODE, manifest.engines.vscode));
  }
  if (isInServer) {
    await installVsCode(); // here and not in the shim, whose time is limited
    shimExecutable();
  }
  if (isInServer || names.includes('board')) await installBrowser();
}
