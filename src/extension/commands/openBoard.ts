/** The commands that open boards. */

import * as vscode from 'vscode';
import { cellAt } from '../../text/puzzle';
import { BOARD_VIEW } from '../board/view';
import { GRID_EDITOR } from '../services/activeEditor';
import type { EditorAnalysis } from '../services/documents';
import { cellMeantIn, cursorOf, findPuzzle } from '../services/puzzleAt';
import type { Command } from './command';
import { IN_GRID, OF_SUDOKU } from './conditions';
import { documentCommand } from './documentCommand';

export const showBoardCommand: Command = {
  id: 'sudoku.showBoard',
  section: 'start',
  title: 'Show Board',
  description: 'Shows the puzzle at the cursor as a grid in the side bar',
  icon: '$(layout-sidebar-left)',
  menus: {
    'editor/title': { group: '1_sudoku@6', when: OF_SUDOKU },
    'sudoku.menu': { group: '6_view@2' },
  },
  make: () => showBoard,
};

/** Shows the board next to the text. */
async function showBoard(): Promise<void> {
  await vscode.commands.executeCommand(`${BOARD_VIEW}.focus`);
}

export const openAsGridCommand = documentCommand({
  id: 'sudoku.openAsGrid',
  section: 'start',
  title: 'Open as Grid',
  description: 'Shows the file as a grid, with the puzzle at the cursor',
  icon: '$(table)',
  enablement: OF_SUDOKU,
  menus: {
    'editor/title': { group: 'navigation@2', when: `${OF_SUDOKU} && !activeCustomEditorId && !isInDiffEditor` },
    'sudoku.menu': { group: '6_view@1', when: '!isInDiffEditor' },
  },
  nothing: undefined,
  run: ({ analysis }) => openAsGrid(analysis),
});

/** Opens a document as a grid, in place of its text: with the puzzle at the line, otherwise the one at the cursor, and at the cell of the cursor. */
const openAsGrid = (analysis: EditorAnalysis) => async (document: vscode.TextDocument, line?: unknown) => {
  const found = await findPuzzle(analysis, document, line);
  if (found) {
    const cursor = cursorOf(analysis, document);
    const at = cellMeantIn(analysis, document, cursor)?.start ?? cursor;
    analysis.onBoard.set(document, cellAt(found.puzzle, at) ? at : found.puzzle.start);
  }
  const isText = (input: unknown) => input instanceof vscode.TabInputText;
  if (await replaced(document, GRID_EDITOR, isText)) return;
  const tabs = tabsOf(document, isText);
  await vscode.commands.executeCommand('vscode.openWith', document.uri, GRID_EDITOR);
  await closeSaved(document, tabs);
};

export const openAsTextCommand = documentCommand({
  id: 'sudoku.openAsText',
  section: 'start',
  title: 'Open as Text',
  description: 'Returns from the grid to the text',
  icon: '$(file-code)',
  enablement: IN_GRID,
  menus: {
    'editor/title': { group: 'navigation@2', when: IN_GRID },
  },
  nothing: undefined,
  run: ({ analysis }) => openAsText(analysis),
});

/** Opens a document as text, in place of its grid and with the cursor in the same puzzle. */
const openAsText = (analysis: EditorAnalysis) => async (document: vscode.TextDocument) => {
  const start = document.positionAt(analysis.onBoard.get(document) ?? 0);
  const selection = new vscode.Range(start, start);
  const isGrid = (input: unknown) => input instanceof vscode.TabInputCustom && input.viewType === GRID_EDITOR;
  if (await replaced(document, 'default', isGrid)) {
    await vscode.window.showTextDocument(document, { selection });
    return;
  }
  const tabs = tabsOf(document, isGrid);
  await vscode.commands.executeCommand('vscode.openWith', document.uri, 'default', { selection });
  await closeSaved(document, tabs);
};

/**
 * Replaces the active tab with an untitled document by this view of it, as VS Code's own command does: closing the
 * other tab would ask whether to save it. False if it shows another document, or VS Code has no such command.
 */
async function replaced(
  document: vscode.TextDocument,
  editor: string,
  isShownSo: (input: unknown) => boolean,
): Promise<boolean> {
  const { activeTab } = vscode.window.tabGroups.activeTabGroup;
  if (!document.isUntitled || !activeTab || !tabsOf(document, isShownSo).includes(activeTab)) return false;
  try {
    await vscode.commands.executeCommand('reopenActiveEditorWith', editor);
    return true;
  } catch {
    return false;
  }
}

/** The tabs of the active group that show a document in one way. */
function tabsOf({ uri }: vscode.TextDocument, isShownSo: (input: unknown) => boolean): vscode.Tab[] {
  const { tabs } = vscode.window.tabGroups.activeTabGroup;
  return tabs.filter(({ input }) => {
    const isText = input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom;
    return isText && isShownSo(input) && input.uri.toString() === uri.toString();
  });
}

/** Closes the tabs that another one replaces. Those of a file with unsaved changes stay: VS Code would ask whether to save them. */
async function closeSaved(document: vscode.TextDocument, tabs: readonly vscode.Tab[]): Promise<void> {
  if (!document.isDirty) await vscode.window.tabGroups.close(tabs);
}
