import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { geometryOfSize } from '../../src/core/geometry';
import { countSolutions, engineFor } from '../../src/core/solver/index';
import { EXTENSION_ID } from './extensionId';

/** True in the run for the web worker. It is set by VS Code's setting `remote.extensionKind`. */
const wantsWeb = (): boolean => {
  const kinds = vscode.workspace.getConfiguration('remote').get<Record<string, string[]>>('extensionKind');
  return kinds?.[EXTENSION_ID]?.includes('web') ?? false;
};

describe('the extension', () => {
  it('is found and starts', async () => {
    const extension = vscode.extensions.getExtension(EXTENSION_ID);
    assert.ok(extension, 'VS Code does not know it');
    await extension.activate();
    assert.equal(extension.isActive, true);
  });

  it('runs in the intended extension host', () => {
    const scope = globalThis as { importScripts?: unknown; process?: { versions?: { node?: string } } };
    const isWorker = typeof scope.importScripts === 'function' && scope.process?.versions?.node === undefined;
    assert.equal(isWorker, wantsWeb());
  });

  it('has SIMD for 9x9 puzzles in this host', () => {
    assert.equal(engineFor(geometryOfSize(9)), 'bands');
    const grid = { geometry: geometryOfSize(9), digits: new Uint8Array(81) };
    assert.equal(countSolutions(grid, 1000), 1000);
  });

  for (const ending of ['sudoku', 'sdk', 'sdm', 'ss', 'spf']) {
    it(`recognizes a .${ending} file as Sudoku`, async () => {
      const folder = vscode.workspace.workspaceFolders![0].uri;
      const file = vscode.Uri.joinPath(folder, `smoke.${ending}`);
      await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(`${'.'.repeat(81)}\n`));
      const document = await vscode.workspace.openTextDocument(file);
      assert.equal(document.languageId, 'sudoku');
    });
  }
});
