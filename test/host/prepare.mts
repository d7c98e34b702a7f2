/** What suites share is made before the first of them starts: two that run at the same time must not write the same files. */

import { installBrowser } from './browser.mts';
import { buildExtension, buildWasm } from './bundle.mts';
import { shimExecutable } from './codeShim.mts';
import { installVsCode } from './install.mts';
import { usesDesktop } from './suites.mts';

/** Suites in VS Code. */
const IN_EDITOR = ['editor', 'web', 'typing', 'grid'];

/** Builds what these suites test, and installs what they run in. */
export async function prepare(names: readonly string[]): Promise<void> {
  await buildWasm();
  await buildExtension();
  // A unit test builds it too where nobody has done it.
  process.env.SUDOKU_TEST_BUILT = '1';
  const isInServer = names.some(name => IN_EDITOR.includes(name)) && !usesDesktop();
  if (isInServer) {
    await installVsCode(); // here and not in the shim, whose time is limited
    shimExecutable();
  }
  if (isInServer || names.includes('board')) await installBrowser();
}
