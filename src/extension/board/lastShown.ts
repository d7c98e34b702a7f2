import type * as vscode from 'vscode';

const KEY = 'sudoku.lastShown';

/** Maximum number of remembered files. */
const MOST = 100;

/** Remembers which puzzle of each file was shown as a grid, even after reloading the window. */
export class LastShown {
  constructor(private readonly memory: vscode.Memento) {}

  /** Where the puzzle starts, if this is remembered. The file may have changed in the meantime. */
  in({ uri }: vscode.TextDocument): number | undefined {
    return this.all().find(([name]) => name === `${uri}`)?.[1];
  }

  /** Remembers where the puzzle starts. */
  note(document: vscode.TextDocument, start: number): void {
    if (this.in(document) === start) return;
    const name = `${document.uri}`;
    const others = this.all().filter(([other]) => other !== name);
    void this.memory.update(KEY, [[name, start], ...others].slice(0, MOST));
  }

  private all(): readonly (readonly [name: string, start: number])[] {
    return this.memory.get(KEY, []);
  }
}
