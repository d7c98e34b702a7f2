import * as vscode from 'vscode';

/**
 * How mocha runs the suite in both hosts. Each test gets one retry, because VS Code has races (a request that is
 * cancelled while another extension registers, a closed editor that is still listed); a bug of ours fails twice.
 */
export const OPTIONS = { ui: 'bdd', reporter: 'spec', timeout: 60_000, retries: 1 } as const;

/** The counts of mocha. */
interface Stats {
  readonly passes: number;
  readonly failures: number;
  readonly pending: number;
}

/**
 * The file from which the runner reads the result of a suite: `report.txt` beside the open folder. It is written
 * through VS Code, because only this works in every kind of extension host. Without that file, the console is used.
 */
export class Report {
  private text = '';
  private written = Promise.resolve();

  private constructor(private readonly file: vscode.Uri | undefined) {}

  /** Opens the report that the runner prepared. */
  static async open(): Promise<Report> {
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
    const file = folder && vscode.Uri.joinPath(folder, '../report.txt');
    return new Report(file && (await exists(file)) ? file : undefined);
  }

  /** Adds a line; like `console.log` it takes a format and its arguments. */
  readonly line = (format: unknown = '', ...values: unknown[]): void => {
    const rest = [...values];
    const text = String(format).replace(/%[sdj%]/g, mark => (mark === '%%' ? '%' : String(rest.shift())));
    this.append([text, ...rest].join(' '));
  };

  /**
   * Adds the counts and the names of the tests that failed, which show the runner that the suite is complete, and waits
   * until everything is written.
   */
  async close({ passes, failures, pending }: Stats, names: readonly string[]): Promise<void> {
    const counts = { passed: passes, failed: failures, skipped: pending, failures: names };
    this.append(`#counts ${JSON.stringify(counts)}`);
    await this.written;
  }

  private append(line: string): void {
    const { file } = this;
    if (!file) {
      console.log(line);
      return;
    }
    this.text += `${line}\n`;
    const bytes = new TextEncoder().encode(this.text);
    this.written = this.written.then(() => vscode.workspace.fs.writeFile(file, bytes));
  }
}

async function exists(file: vscode.Uri): Promise<boolean> {
  return vscode.workspace.fs.stat(file).then(
    () => true,
    () => false,
  );
}
