import * as vscode from 'vscode';
import { findingLine } from '../../features/diagnostics/findingLine';
import type { RepairSearch } from '../../features/diagnostics/inspect';
import type { RuleLevels } from '../../features/diagnostics/rule';
import { Accepted, type Baseline } from '../../features/lint/baseline';
import { type FileFindings, WorkspaceLint } from '../../features/lint/workspaceLint';
import * as messages from '../../messages/index';
import { Lines } from '../../text/strings/lines';
import { baselineOf, baselineUri, nameInBaseline } from '../diagnostics/baselines';
import type { EditorAnalysis } from '../services/documents';
import { FILES, textOfFile } from '../services/files/workspaceFiles';
import { settingsOf } from '../services/settings';
import { inSlices, pause } from '../services/slices';

/** The kind of a task: `check` examines each puzzle separately, and `lint` also compares puzzles. */
export type TaskVerb = 'check' | 'lint';

/** The exit codes, which are the same as on the command line. */
const FINE = 0;
const FINDINGS = 1;
const TROUBLE = 2;

/** In milliseconds. VS Code reports a launch failure if a terminal exits with a code other than 0 in its first 500 ms. */
const LEAST_TIME = 600;

/** A terminal in which the files of folders are checked, one after the other. Closing it cancels. */
export class CheckTerminal implements vscode.Pseudoterminal {
  private readonly text = new vscode.EventEmitter<string>();
  private readonly closed = new vscode.EventEmitter<number>();
  private readonly cancellation = new vscode.CancellationTokenSource();
  readonly onDidWrite = this.text.event;
  readonly onDidClose = this.closed.event;
  private readonly sum = { files: 0, puzzles: 0, findings: 0 };
  private status = FINE;

  /** `pattern` selects the files; all Sudoku files by default. */
  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly verb: TaskVerb,
    private readonly pattern: string | undefined,
    private readonly folders: readonly vscode.WorkspaceFolder[],
  ) {}

  async open(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.writeProblem(messages.tasks.failed(error instanceof Error ? error.message : String(error)));
    }
    if (this.status !== FINE) await pause(LEAST_TIME);
    this.closed.fire(this.status);
  }

  close(): void {
    this.cancellation.cancel();
  }

  private async run(): Promise<void> {
    const repairs = await this.analysis.repairs();
    const lint = new WorkspaceLint(this.analysis.verdicts);
    for (const folder of this.folders) await this.checkFolder(folder, lint, repairs);
    const { files, puzzles, findings } = this.sum;
    if (this.token.isCancellationRequested) this.writeProblem(messages.tasks.canceled());
    else if (files === 0) this.writeProblem(messages.tasks.noFiles(this.pattern ?? FILES));
    else this.write(messages.tasks.summary(files, puzzles, findings));
  }

  private async checkFolder(folder: vscode.WorkspaceFolder, lint: WorkspaceLint, repairs: RepairSearch): Promise<void> {
    const pattern = new vscode.RelativePattern(folder, this.pattern ?? FILES);
    const uris = await vscode.workspace.findFiles(pattern, undefined, undefined, this.token);
    uris.sort((a, b) => (a.path < b.path ? -1 : 1));
    const baseline = this.verb === 'lint' ? await this.baselineIn(folder) : undefined;
    for (const uri of uris) {
      if (this.token.isCancellationRequested) return;
      const nameThere = nameInBaseline(folder, uri);
      // The problem matcher resolves files from the folder of the task.
      const name = this.folders.length > 1 ? vscode.workspace.asRelativePath(uri) : nameThere;
      const text = await textOfFile(uri);
      if (text === undefined) {
        this.writeProblem(messages.tasks.unreadable(name));
        continue;
      }
      const entries = baseline?.get(nameThere);
      const accepted = entries && new Accepted(entries);
      const { levels: all, excluded } = settingsOf(uri);
      const levels = this.verb === 'lint' ? all : withoutAny(all);
      const collector = await this.analysis.collector(levels, excluded, async () => () => accepted);
      const found = await inSlices(lint.add(name, text, { levels, collector, accepted, repairs }), this.token);
      if (found) this.show(found, text);
    }
  }

  private async baselineIn(folder: vscode.WorkspaceFolder): Promise<Baseline | undefined> {
    const result = await baselineOf(folder);
    if (result?.isFound === false) {
      this.writeProblem(
        messages.baseline.unreadable(vscode.workspace.asRelativePath(baselineUri(folder)), result.reason),
      );
    }
    return result?.isFound ? result.value : undefined;
  }

  private show({ name, puzzles, findings }: FileFindings, text: string): void {
    const lines = new Lines(text, 0);
    this.sum.files++;
    this.sum.puzzles += puzzles;
    this.sum.findings += findings.length;
    for (const finding of findings) {
      if (finding.severity === 'error' || finding.severity === 'warning') this.status = Math.max(this.status, FINDINGS);
      this.write(findingLine(name, lines.placeOf(finding.start), finding));
    }
  }

  private get token(): vscode.CancellationToken {
    return this.cancellation.token;
  }

  private write(line: string): void {
    this.text.fire(`${line}\r\n`);
  }

  private writeProblem(line: string): void {
    this.status = TROUBLE;
    this.write(line);
  }
}

/** Turns off the rules with settings, because they examine collections or search for long. */
const withoutAny = (levels: RuleLevels): RuleLevels =>
  Object.fromEntries(Object.keys(levels).map(code => [code, 'off'])) as RuleLevels;
