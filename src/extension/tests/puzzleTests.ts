import * as vscode from 'vscode';
import type { TestKnowledge } from '../../features/collection/puzzleTest';
import * as messages from '../../messages/index';
import { PuzzleDocument } from '../../text/document/document';
import { sourceOf } from '../../text/document/textSource';
import type { EditorAnalysis } from '../services/documents';
import { FILES, textOfFile } from '../services/files/workspaceFiles';
import { settingsOf } from '../services/settings';
import { awaited } from '../services/slices';
import { Branches, type ReadFile } from './branches';
import { FileRun } from './testRun';

/** The tests of the workspace: files, and in them puzzles, which are found when a file is opened in the tree or run. */
export class PuzzleTests implements vscode.Disposable {
  private readonly branches: Branches;
  private readonly watcher = vscode.workspace.createFileSystemWatcher(FILES);
  private readonly registrations: vscode.Disposable;
  private isListed = false;
  /** The file that was read last. */
  private last: WeakRef<ReadFile> | undefined;

  constructor(
    private readonly controller: vscode.TestController,
    private readonly analysis: EditorAnalysis,
  ) {
    this.branches = new Branches(controller);
    const { items } = controller;
    this.registrations = vscode.Disposable.from(
      this.watcher,
      this.watcher.onDidCreate(uri => {
        if (this.isListed && !items.get(uri.toString())) items.add(this.branches.file(uri));
      }),
      this.watcher.onDidDelete(uri => items.delete(uri.toString())),
      this.watcher.onDidChange(uri => this.renew(uri)),
    );
  }

  /** Finds the files, or the puzzles of an item. */
  async resolve(item: vscode.TestItem | undefined): Promise<void> {
    if (!item) return this.list();
    const uri = this.branches.of(item)?.uri;
    const file = uri && (await this.read(uri));
    item.error = uri && !file ? messages.tests.unreadable() : undefined;
    if (file) this.branches.expand(item, file);
  }

  /** Runs tests once, or after each time that a file is saved until the token is canceled. */
  async run(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    if (!this.isListed) await this.list();
    if (!request.continuous) return this.runOnce(request, token);
    const listener = vscode.workspace.onDidSaveTextDocument(({ uri }) => {
      const include = this.wantedBy(request).filter(item => this.branches.of(item)?.uri.toString() === uri.toString());
      if (include.length === 0) return;
      void this.runOnce(new vscode.TestRunRequest(include, request.exclude, request.profile), token);
    });
    token.onCancellationRequested(() => listener.dispose());
  }

  dispose(): void {
    this.registrations.dispose();
  }

  private async list(): Promise<void> {
    const { items } = this.controller;
    const uris = await vscode.workspace.findFiles(FILES);
    items.replace(uris.map(uri => items.get(uri.toString()) ?? this.branches.file(uri)));
    this.isListed = true;
  }

  /** Call when the content of a file has changed. */
  private async renew(uri: vscode.Uri): Promise<void> {
    const item = this.controller.items.get(uri.toString());
    if (!item) return;
    if (item.children.size > 0) await this.resolve(item);
    this.controller.invalidateTestResults(item);
  }

  private wantedBy({ include }: vscode.TestRunRequest): readonly vscode.TestItem[] {
    return include ?? [...this.controller.items].map(([, item]) => item);
  }

  private async runOnce(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    const run = this.controller.createTestRun(request);
    const ended = new vscode.CancellationTokenSource();
    const listeners = [token, run.token].map(each => each.onCancellationRequested(() => ended.cancel()));
    const sum = { puzzles: 0, failed: 0, undecided: 0 };
    try {
      const wanted = this.wantedBy(request);
      // Only puzzles are enqueued. VS Code would list files and ranges without a separate result as skipped.
      for (const item of wanted) if (this.branches.of(item)?.kind === 'puzzle') run.enqueued(item);
      for (const item of wanted) {
        const file = await this.read(this.branches.of(item)!.uri);
        if (ended.token.isCancellationRequested) break;
        if (!file) run.errored(item, new vscode.TestMessage(messages.tests.unreadable()));
        else {
          const excluded = new Set(request.exclude);
          const knowledge = await this.knowledgeFor(file);
          const fileRun = new FileRun(run, this.branches, file, knowledge, other => excluded.has(other), sum);
          await awaited(fileRun.test(item), ended.token);
        }
      }
      // VS Code counts items, and a range of puzzles is one.
      run.appendOutput(`${messages.tests.summary(sum)}\r\n`);
    } finally {
      run.end();
      vscode.Disposable.from(ended, ...listeners).dispose();
    }
  }

  private async knowledgeFor({ uri, text }: ReadFile): Promise<TestKnowledge> {
    const repairs = await this.analysis.repairs();
    const { excluded } = settingsOf(uri);
    // Only levels need ratings, whose code takes a long time to load.
    const reasoning = text.includes('#L') ? await this.analysis.reasoning() : undefined;
    return {
      verdicts: this.analysis.verdicts,
      repairs,
      *difficultyOf(puzzle) {
        return reasoning && (yield* reasoning.difficulties.finding(puzzle, excluded));
      },
    };
  }

  /** Reads a file, from the editor if it is open. */
  private async read(uri: vscode.Uri): Promise<ReadFile | undefined> {
    const text = await textOfFile(uri);
    if (text === undefined) return undefined;
    const last = this.last?.deref();
    if (last?.uri.toString() === uri.toString() && last.text === text) return last;
    const puzzles = new PuzzleDocument(sourceOf(text));
    await awaited(puzzles.reading());
    const file = { uri, text, puzzles };
    this.last = new WeakRef(file);
    return file;
  }
}
