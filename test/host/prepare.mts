/** What suites share is made before the first of them starts: two that run at the same time must not write the same files. */

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

/** Builds what these suites test, and installs what they run in. */
export async function prepare(names: readonly string[]): Promise<void> {
  await buildWasm();
  await buildExtension();
  // A unit test builds it too if that was not done before.
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
