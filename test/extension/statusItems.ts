/** The language status items of the extension: VS Code offers no way to read one, so they are kept when they are made. */

import * as vscode from 'vscode';

const items = new Map<string, vscode.LanguageStatusItem>();
const languages = vscode.languages as { createLanguageStatusItem: typeof vscode.languages.createLanguageStatusItem };
const create = languages.createLanguageStatusItem;

// Loaded before the extension is, whose language no document has until a test opens one.
languages.createLanguageStatusItem = (id, selector) => {
  const item = create(id, selector);
  items.set(id, item);
  return item;
};

/** What the status item says of the puzzle at the cursor. */
export function statusText(): string | undefined {
  return items.get('sudoku.puzzle')?.text;
}

/** What it is about: the name of the puzzle. */
export function statusDetail(): string | undefined {
  return items.get('sudoku.puzzle')?.detail;
}
