/** Common functions of the editor tests: open a text, wait, get diagnostics and actions. */

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { ONE_LINE } from '../../src/messages/notices';

/** Milliseconds after which a test is considered stuck, even on a slow and busy machine. */
const HANG = 2 * 60_000;

/** Milliseconds between checks for changes without an event. */
const MOMENT = 50;

/**
 * By URI: the version of an open document whose check has ended, so that no more findings follow. The extension records each end for
 * developer tools.
 */
const checked = new Map<string, number>();
const checking = new vscode.EventEmitter<void>();
const noteChecks = (entries: readonly PerformanceEntry[]) => {
  for (const { name, detail } of entries as readonly PerformanceMeasure[]) {
    if (name === 'sudoku.settle') checked.set(detail.uri, detail.version);
  }
  checking.fire();
};
const observer = new PerformanceObserver(list => noteChecks(list.getEntries()));
observer.observe({ entryTypes: ['measure'] });
// A new document may get the URI of a closed one.
vscode.workspace.onDidCloseTextDocument(({ uri }) => {
  noteChecks(observer.takeRecords());
  checked.delete(`${uri}`);
});

/** All events that may end a wait. */
const EVENTS: readonly vscode.Event<unknown>[] = [
  checking.event,
  vscode.languages.onDidChangeDiagnostics,
  vscode.window.onDidChangeActiveTextEditor,
  vscode.window.onDidChangeTextEditorSelection,
  vscode.window.onDidChangeVisibleTextEditors,
  vscode.window.tabGroups.onDidChangeTabs,
  vscode.workspace.onDidChangeConfiguration,
  vscode.workspace.onDidChangeTextDocument,
  vscode.workspace.onDidOpenTextDocument,
];

/** Waits until a value is defined and not false. The error names the thing that the test waited for. */
export async function until<T>(what: string, get: () => T | undefined | Thenable<T | undefined>): Promise<T> {
  const end = Date.now() + HANG;
  for (;;) {
    const change = nextChange(); // before the check, so that no change is missed
    try {
      const value = await get();
      if (value !== undefined && value !== false) return value;
      if (Date.now() > end) throw new Error(`timed out: ${what}`);
      await change.happened;
    } finally {
      change.dispose();
    }
  }
}

/** Waits until a document has all its findings. */
export async function untilChecked({ uri, version }: vscode.TextDocument): Promise<void> {
  await until(`the check of version ${version} of ${uri}`, () => checked.get(`${uri}`) === version);
}

/** Resolves when an event happens, or after a moment. */
function nextChange(): { readonly happened: Promise<void>; dispose(): void } {
  let listeners: vscode.Disposable[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const happened = new Promise<void>(resolve => {
    listeners = EVENTS.map(event => event(() => resolve()));
    timer = setTimeout(resolve, MOMENT);
  });
  return {
    happened,
    dispose() {
      clearTimeout(timer);
      for (const listener of listeners) listener.dispose();
    },
  };
}

/** Lets all other waiting code run. */
export function turn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve));
}

/** Shows an unsaved document with this text. `‸` in the text marks the cursor. */
export async function open(marked: string): Promise<vscode.TextEditor> {
  const content = marked.replace('‸', '');
  // Just after a document was closed, VS Code may give its name and text to the new one: request it again.
  const document = await until('a document with this text', async () => {
    const untitled = await vscode.workspace.openTextDocument({ language: 'sudoku', content });
    return untitled.getText() === content ? untitled : undefined;
  });
  const editor = await show(document);
  const cursor = document.positionAt(Math.max(0, marked.indexOf('‸')));
  editor.selection = new vscode.Selection(cursor, cursor);
  return editor;
}

/** Opens a file of the test workspace. */
export async function openFile(...path: string[]): Promise<vscode.TextEditor> {
  const folder = vscode.workspace.workspaceFolders![0].uri;
  return show(await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder, ...path)));
}

/** Shows a document. Just after another one was closed, VS Code may return an editor that still shows that one. */
async function show(document: vscode.TextDocument): Promise<vscode.TextEditor> {
  await vscode.window.showTextDocument(document);
  return until('the editor', () => {
    const editor = vscode.window.activeTextEditor;
    return editor?.document === document ? editor : undefined;
  });
}

/** Writes a file into the test workspace. */
export async function writeFile(name: string, content: string): Promise<vscode.Uri> {
  const uri = vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0].uri, name);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
  return uri;
}

const dataUri = (path: string) => vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0].uri, path);

/** Whether a collection is in the test workspace: `shared-data/…` exists on some machines only. */
export async function hasData(path: string): Promise<boolean> {
  return vscode.workspace.fs.stat(dataUri(path)).then(
    () => true,
    () => false,
  );
}

/** Opens and shows a collection of the workspace as puzzles, with any file extension. */
export async function openData(path: string): Promise<vscode.TextDocument> {
  const opened = await vscode.workspace.openTextDocument(dataUri(path));
  const document = await vscode.languages.setTextDocumentLanguage(opened, 'sudoku');
  await vscode.window.showTextDocument(document);
  return document;
}

const NOTIFICATIONS = ['showInformationMessage', 'showWarningMessage', 'showErrorMessage'] as const;

/** The messages that are shown while something runs, and their buttons except `OK`. */
export async function messagesOf<T>(
  run: () => Thenable<T>,
): Promise<{ result: T; messages: string[]; buttons: string[] }> {
  const window = vscode.window as unknown as Record<string, (message: string, ...items: readonly string[]) => unknown>;
  const real = NOTIFICATIONS.map(name => window[name]);
  const messages: string[] = [];
  const buttons: string[] = [];
  const cutOff: string[] = [];
  NOTIFICATIONS.forEach((name, i) => {
    window[name] = (message, ...items) => {
      // Without buttons a notification has one line.
      if (items.length === 0 && message.length > ONE_LINE) cutOff.push(message);
      messages.push(message);
      buttons.push(...items.filter(item => item !== 'OK'));
      return real[i].call(window, message, ...items);
    };
  });
  try {
    const result = await run();
    assert.deepEqual(cutOff, []);
    return { result, messages, buttons };
  } finally {
    NOTIFICATIONS.forEach((name, i) => {
      window[name] = real[i];
    });
  }
}

/** Closes every editor and drops unsaved text: VS Code does not ask during tests. */
export async function closeAll(): Promise<void> {
  await run('notifications.clearAll');
  // An editor that is still opening is closed by the next attempt.
  await until('no editor', async () => {
    await run('workbench.action.closeAllEditors');
    return vscode.window.tabGroups.all.every(({ tabs }) => tabs.length === 0);
  });
}

export interface Found {
  readonly code: string;
  readonly severity: string;
  readonly text: string;
  readonly message: string;
  readonly related: string[];
}

/** The diagnostics of a document from this extension, with these codes (by default all), in the order of the text. */
export function diagnosticsOf(document: vscode.TextDocument, ...codes: string[]): Found[] {
  return ownDiagnostics(document)
    .filter(({ code }) => codes.length === 0 || codes.includes(code as string))
    .map(({ code, diagnostic }) => ({
      code,
      severity: vscode.DiagnosticSeverity[diagnostic.severity],
      text: `${diagnostic.range.start.line}:${diagnostic.range.start.character} ${document.getText(diagnostic.range)}`,
      message: diagnostic.message,
      related: (diagnostic.relatedInformation ?? []).map(
        ({ location, message }) => `${location.range.start.line}:${location.range.start.character} ${message}`,
      ),
    }));
}

function ownDiagnostics(document: vscode.TextDocument) {
  return vscode.languages
    .getDiagnostics(document.uri)
    .filter(({ source }) => source === 'sudoku')
    .map(diagnostic => ({ diagnostic, code: (diagnostic.code as { value: string }).value }))
    .sort((a, b) => a.diagnostic.range.start.compareTo(b.diagnostic.range.start));
}

/** Waits until the document has a diagnostic with this code, and returns all of them. */
export function diagnosticsOfCode(document: vscode.TextDocument, code: string): Promise<Found[]> {
  return until(`a ${code} diagnostic; there are ${JSON.stringify(diagnosticsOf(document))}`, () => {
    const found = diagnosticsOf(document, code);
    return found.length > 0 ? found : undefined;
  });
}

/** The raw diagnostics of a code. */
export function rawDiagnostics(document: vscode.TextDocument, code: string): vscode.Diagnostic[] {
  return ownDiagnostics(document)
    .filter(found => found.code === code)
    .map(({ diagnostic }) => diagnostic);
}

/** The code actions of this extension at the cursor or a range. */
export async function actionsAt(
  editor: vscode.TextEditor,
  range: vscode.Range = editor.selection,
  kind?: string,
): Promise<vscode.CodeAction[]> {
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    editor.document.uri,
    range,
    kind,
    50, // resolved
  );
  return actions.filter(action => action.kind && /^(quickfix|source\.sudoku.*)$/.test(action.kind.value));
}

/** Waits until an action with this title is offered at the cursor, and returns it. */
export async function actionCalled(
  editor: vscode.TextEditor,
  title: string | RegExp,
  kind?: string,
): Promise<vscode.CodeAction> {
  let titles: string[] = [];
  return until(`the action ${title}`, async () => {
    // Just after its start VS Code returns nothing while other extensions register: request them again.
    const actions = await actionsAt(editor, editor.selection, kind);
    titles = actions.map(action => action.title);
    return actions.find(action => (typeof title === 'string' ? action.title === title : title.test(action.title)));
  }).catch(error => assert.fail(`${error.message}; there are ${JSON.stringify(titles)}`));
}

/** Applies a code action like VS Code: its edit, then its command. */
export async function apply({ edit, command }: vscode.CodeAction): Promise<void> {
  assert.ok(edit, 'the action has no edit');
  assert.ok(await vscode.workspace.applyEdit(edit));
  if (command) await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
}

/** The counts of a solve command that did nothing. */
export const SOLVED_NOTHING = { solved: 0, ambiguous: 0, unsolvable: 0, timedOut: 0, unchanged: 0 };
/** Runs a command. */
export const run = <T>(command: string, ...args: unknown[]) => vscode.commands.executeCommand<T>(command, ...args);

/** Compares changed characters, each of which must have been a blank. */
export function onlyBlanksChanged(before: string, after: string): void {
  assert.equal(after.length, before.length);
  for (let i = 0; i < before.length; i++) {
    if (before[i] !== after[i]) assert.match(before[i] + after[i], /^[.0][1-9A-Y]$/, `at ${i}`);
  }
}
