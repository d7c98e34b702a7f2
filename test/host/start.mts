/**
 * `npm start`: opens the built extension with the samples in an editor. The editor is the desktop's VS Code if its `code` command is found.
 * Otherwise, or with SUDOKU_EDITOR=server, it is a VS Code server to open in a browser. `--verbose` lists the files that were built.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildExtension } from './bundle.mts';
import { EXTENSION_ID, inProject, ROOT } from './project.mts';
import { startServer } from './server.mts';
import { writeSettings } from './settings.mts';
import { exitOnSignals, tempFolder } from './temp.mts';

const SAMPLES = inProject('samples');

/** Opens a new window of the desktop's VS Code; returns false if there is none. */
function openDesktop(): boolean {
  const shell = process.platform === 'win32'; // where `code` is a batch file
  const args = ['--new-window', `--extensionDevelopmentPath=${ROOT}`, SAMPLES];
  const { status } = spawnSync('code', shell ? args.map(arg => `"${arg}"`) : args, { shell, stdio: 'inherit' });
  return status === 0;
}

async function openServer(): Promise<void> {
  const temp = tempFolder();
  const userData = path.join(temp.path, 'user');
  const extensions = path.join(temp.path, 'extensions');
  // With auto-save, changes made for a test would be saved to the samples.
  writeSettings(userData, { 'files.autoSave': 'off' });
  // The folder is linked and not copied, so that reloading the page is sufficient after a rebuild.
  mkdirSync(extensions);
  symlinkSync(ROOT, path.join(extensions, EXTENSION_ID), 'dir');
  const server = await startServer({ userData, extensions });
  console.log(`
VS Code with the extension runs at

    ${server.url}/?folder=${encodeURI(SAMPLES)}

Open it in a browser on this machine, and a file from the list on the left. These are the project's own samples: what you save there
is saved. After a change of the source, run "npm run build" and reload the page. Ctrl+C stops VS Code.`);
  await server.died;
}

exitOnSignals();
await buildExtension();
if (process.env.SUDOKU_EDITOR === 'server' || !openDesktop()) {
  await openServer();
} else {
  console.log(`
VS Code has opened a window with the extension and the project's samples. After a change of the source, run "npm run build" and
"Developer: Reload Window" there.`);
}
