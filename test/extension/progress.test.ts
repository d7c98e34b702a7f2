import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, open, run, until } from './editor';
import { statusBarItem } from './statusItems';

/** Backtracking row by row needs some 69 million placements here. */
const ENDLESS = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

describe('a search in one puzzle', () => {
  afterEach(closeAll);

  it('is shown in the status bar, without a notification, and a click cancels it', async () => {
    await open(`${ENDLESS}\n`);
    const window = vscode.window as { withProgress: typeof vscode.window.withProgress };
    const { withProgress } = window;
    let notifications = 0;
    window.withProgress = (options, task) => {
      if (options.location === vscode.ProgressLocation.Notification) notifications++;
      return withProgress.call(vscode.window, options, task) as never;
    };
    try {
      const tracing = run<{ uri?: string }>('sudoku.trace');
      const item = await until('the progress', () => statusBarItem('sudoku.progress'));
      assert.match(item.text, /^\$\(loading~spin\) Backtracking: [\d,]+ placements so far$/);
      await run(item.command as string);
      assert.equal((await tracing).uri, undefined);
      assert.equal(statusBarItem('sudoku.progress'), undefined);
      assert.equal(notifications, 0);
    } finally {
      window.withProgress = withProgress;
    }
  });
});
