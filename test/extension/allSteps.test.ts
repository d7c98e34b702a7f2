import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, open, run, until } from './editor';
import { MARKS } from './steps';

interface Chosen {
  readonly step?: string;
}

/** The list of the command after its search, and the result of the command. */
async function listed(): Promise<{ pick: vscode.QuickPick<vscode.QuickPickItem>; chosen: Thenable<Chosen> }> {
  const window = vscode.window as { createQuickPick: typeof vscode.window.createQuickPick };
  const { createQuickPick } = window;
  let pick: vscode.QuickPick<vscode.QuickPickItem> | undefined;
  window.createQuickPick = <T extends vscode.QuickPickItem>() => {
    const made = createQuickPick<T>();
    pick = made as unknown as vscode.QuickPick<vscode.QuickPickItem>;
    return made;
  };
  try {
    const chosen = run<Chosen>('sudoku.findAllSteps');
    await until('the whole list', () => (pick && !pick.busy && pick.items.length > 0 ? true : undefined));
    return { pick: pick!, chosen };
  } finally {
    window.createQuickPick = createQuickPick;
  }
}

const labels = ({ items }: vscode.QuickPick<vscode.QuickPickItem>) =>
  items.filter(({ kind }) => kind !== vscode.QuickPickItemKind.Separator).map(({ label }) => label);

describe('all steps', () => {
  afterEach(async () => {
    await closeAll();
    await vscode.workspace.getConfiguration('sudoku').update('techniques.exclude', undefined, true);
  });

  it('are listed by technique; the chosen one is highlighted and explained', async () => {
    const editor = await open(MARKS);
    const { pick, chosen } = await listed();
    const headings = pick.items.filter(({ kind }) => kind === vscode.QuickPickItemKind.Separator);
    assert.ok(headings.length > 1);
    assert.match(headings[0].label, / · \d+ steps? · (Easy|Medium|Hard)$/);
    assert.ok(labels(pick).every(label => / => |: r\dc\d=\d$/.test(label)));
    await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    assert.equal((await chosen).step, labels(pick)[0]);
    assert.equal(editor.document.getText(), MARKS);
    assert.equal(await run('sudoku.clearHighlights'), true);
  });

  it('leave no highlight when the list is closed', async () => {
    await open(MARKS);
    const { chosen } = await listed();
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    assert.deepEqual(await chosen, {});
    assert.equal(await run('sudoku.clearHighlights'), false);
  });

  it('exclude techniques according to the settings', async () => {
    await open(MARKS);
    await vscode.workspace.getConfiguration('sudoku').update('techniques.exclude', ['intersections', 'singles'], true);
    const { pick, chosen } = await listed();
    assert.ok(labels(pick).length > 0);
    assert.ok(labels(pick).every(label => !/^(Locked|Full House|Naked Single|Hidden Single)/.test(label)));
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    await chosen;
  });

  it('are not listed for a solved puzzle', async () => {
    await open('1234\n3412\n2143\n4321\n');
    assert.deepEqual(await run('sudoku.findAllSteps'), {});
  });
});
