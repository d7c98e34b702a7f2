/** Records the status items of the extension when they are created, because VS Code cannot read them. */

import * as vscode from 'vscode';

const items = new Map<string, vscode.LanguageStatusItem>();
const languages = vscode.languages as { createLanguageStatusItem: typeof vscode.languages.createLanguageStatusItem };
const create = languages.createLanguageStatusItem;

// Loaded before the extension, because no document has its language until a test opens one.
languages.createLanguageStatusItem = (id, selector) => {
  const item = create(id, selector);
  items.set(id, item);
  return item;
};

const bars = new Map<string, { readonly item: vscode.StatusBarItem; isShown: boolean }>();
const window = vscode.window as { createStatusBarItem: typeof vscode.window.createStatusBarItem };
const createBar = window.createStatusBarItem as (id: string, ...rest: unknown[]) => vscode.StatusBarItem;

window.createStatusBarItem = ((id: string, ...rest: unknown[]) => {
  const item = createBar.call(vscode.window, id, ...rest);
  const bar = { item, isShown: false };
  bars.set(id, bar);
  const { show, hide, dispose } = item;
  const set = (isShown: boolean, act: () => void) => () => {
    bar.isShown = isShown;
    act.call(item);
  };
  return Object.assign(item, { show: set(true, show), hide: set(false, hide), dispose: set(false, dispose) });
}) as typeof vscode.window.createStatusBarItem;

/** The entry of the status bar with this id, if it is shown. */
export function statusBarItem(id: string): vscode.StatusBarItem | undefined {
  const bar = bars.get(id);
  return bar?.isShown ? bar.item : undefined;
}

/** The text of the status item for the puzzle at the cursor. */
export function statusText(): string | undefined {
  return items.get('sudoku.puzzle')?.text;
}

/** Its detail: the name of the puzzle. */
export function statusDetail(): string | undefined {
  return items.get('sudoku.puzzle')?.detail;
}
