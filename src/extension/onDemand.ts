/**
 * Features that wait for an action of the user: the commands, and the documents that they open. They are registered at startup,
 * and their code is loaded at first use.
 */

import * as vscode from 'vscode';
import type { featuresOf } from './features';
import type { OpenFiles } from './openFiles';

/** The URI schemes of the documents that commands open. */
const SCHEMES = [
  'sudoku-path',
  'sudoku-trace',
  'sudoku-mistake',
  'sudoku-solutions',
  'sudoku-file-report',
  'sudoku-candidates',
] as const;

/** The command of the keybindings of cell typing. */
const PRESS_KEY = 'sudoku.pressCellKey';

type Features = ReturnType<typeof featuresOf>;

/** Registers these features, and loads them at first use. */
export class OnDemand implements vscode.Disposable {
  private loading: Promise<Features> | undefined;
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly registrations: vscode.Disposable;

  constructor(
    private readonly context: vscode.ExtensionContext,
    private readonly openFiles: () => Promise<OpenFiles>,
  ) {
    const { commands } = context.extension.packageJSON.contributes as { commands: { command: string }[] };
    this.registrations = vscode.Disposable.from(
      this.changed,
      ...commands.map(({ command }) =>
        vscode.commands.registerCommand(command, async (...args) => {
          // A key in a cell needs no more than the open file.
          if (command === PRESS_KEY) return (await this.openFiles()).pressKey(args[0]);
          return (await this.loaded()).commands[command](...args);
        }),
      ),
      ...SCHEMES.map(scheme =>
        vscode.workspace.registerTextDocumentContentProvider(scheme, {
          onDidChange: listener => this.changed.event(uri => uri.scheme === scheme && listener(uri)),
          provideTextDocumentContent: async (uri, token) =>
            (await this.loaded()).contents[scheme].provideTextDocumentContent(uri, token),
        }),
      ),
    );
  }

  /** The features. The first call loads them. */
  loaded(): Promise<Features> {
    this.loading ??= this.load();
    return this.loading;
  }

  dispose(): void {
    this.registrations.dispose();
  }

  private async load(): Promise<Features> {
    const [{ featuresOf }, openFiles] = await Promise.all([import('./features'), this.openFiles()]);
    return featuresOf(this.context, openFiles, uri => this.changed.fire(uri));
  }
}
