import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { settingsIn } from '../manifest';
import { closeAll, diagnosticsOfCode, open, run, until, writeFile } from './editor';
import { EXTENSION_ID } from './extensionId';
import { POINTING, withSetting } from './steps';

/** Values, several of which have a wrong type for each setting. */
const WRONG = [null, 'abc', '', true, -1, [1], { a: 1 }];

/** The settings that the extension declares, by name. */
const properties = settingsIn(vscode.extensions.getExtension(EXTENSION_ID)!.packageJSON);

function isOfType(value: unknown, { type, enum: words }: { type: string; enum?: string[] }): boolean {
  if (words) return words.includes(value as string);
  return typeof value === (type === 'integer' ? 'number' : type);
}

/** Runs a test with these settings of the workspace, written to the file like those of a user. */
async function withWorkspaceSettings(
  settings: Readonly<Record<string, unknown>>,
  test: () => Promise<void>,
): Promise<void> {
  const valueIn = (name: string) => vscode.workspace.getConfiguration().inspect(name)?.workspaceValue;
  const isAs = (wanted: Readonly<Record<string, unknown>>) =>
    Object.keys(settings).every(name => JSON.stringify(valueIn(name)) === JSON.stringify(wanted[name]));
  const write = async (wanted: Readonly<Record<string, unknown>>) => {
    await writeFile('.vscode/settings.json', JSON.stringify(wanted));
    await until('the settings of the workspace', () => isAs(wanted));
  };
  await write(settings);
  try {
    await test();
  } finally {
    await write({});
  }
}

describe('a setting with a value of the wrong type has its default', () => {
  afterEach(closeAll);

  it('for any value', async () => {
    const wrong = Object.entries(properties).map(([name, property], i) => {
      const values = WRONG.filter(value => !isOfType(value, property));
      return [name, values[i % values.length]];
    });
    // All at once: VS Code takes some tenths of a second for each setting that it writes itself.
    await withWorkspaceSettings(Object.fromEntries(wrong), async () => {
      const { document } = await open(`55${POINTING.slice(2)}`);
      assert.equal((await diagnosticsOfCode(document, 'conflict')).length, 4);
      const lenses = await run<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri, 5);
      assert.ok(lenses.length > 0, 'lenses');
      const at = new vscode.Position(8, 8);
      const hovers = await run<vscode.Hover[]>('vscode.executeHoverProvider', document.uri, at);
      assert.ok(hovers.length > 0, 'hover');
    });
  });

  it('a number out of range becomes the nearest valid one', async () => {
    for (const [value, steps] of [
      [-5, 0],
      [1e9, 16],
    ] as const) {
      await withSetting('trace.maxSteps', value, async () => {
        await open('1...\n3..2\n....\n2..1\n');
        const { uri } = await run<{ uri: string }>('sudoku.trace');
        const text = (await vscode.workspace.openTextDocument(vscode.Uri.parse(uri))).getText();
        const written = text.match(/^Step /gm)?.length ?? 0;
        assert.ok(steps === 0 ? written === 0 : written >= 8, `${written} steps`);
      });
    }
  });
});
