import * as vscode from 'vscode';

/**
 * How mocha runs the suite in either host. One more try each: VS Code has races of its own (a request cancelled while
 * another extension registers, a closed editor that is still named), and a bug of ours fails twice.
 */
export const OPTIONS = { ui: 'bdd', reporter: 'spec', timeout: 20_000, retries: 1 } as const;

/** What mocha counts. */
interface Stats {
  readonly passes: number;
  readonly failures: number;
  readonly pending: number;
}

/**
 * Where the runner reads what a suite did: the file `report.txt` beside the folder that is open. It is written through
 * VS Code, as only that reaches the disk from every kind of extension host. Without that file the console has to do.
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

  /** Adds the counts, by which the runner knows that the suite came to its end, and waits until all is written. */
  async close({ passes, failures, pending }: Stats): Promise<void> {
    this.append(`#counts ${JSON.stringify({ passed: passes, failed: failures, skipped: pending })}`);
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
