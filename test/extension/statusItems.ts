/** Records the language status items of the extension when they are made, because VS Code cannot read them. */

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

/** The text of the status item for the puzzle at the cursor. */
export function statusText(): string | undefined {
  return items.get('sudoku.puzzle')?.text;
}

/** Its detail: the name of the puzzle. */
export function statusDetail(): string | undefined {
  return items.get('sudoku.puzzle')?.detail;
}
