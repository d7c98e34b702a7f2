import type * as vscode from 'vscode';
import type { StoredGivens } from '../../text/document/givens';
import type { EditorAnalysis } from './documents';
import { pause } from './slices';

const KEY = 'sudoku.givens';

/** Maximum number of remembered files, and of puzzles of a file: the last edited ones. */
const MOST_FILES = 100;
const MOST_PUZZLES = 50;

/** Debounce time until the givens are stored after an edit, in milliseconds. */
const REST = 300;

/**
 * Remembers which digits of edited puzzles are givens, even after closing their file: the text of a plain grid does not distinguish
 * them, and a player's digits would become givens.
 */
export class GivenMemory {
  private readonly waiting = new WeakMap<vscode.TextDocument, object>();

  constructor(private readonly memory: vscode.Memento) {}

  /** The stored data of a file. */
  of({ uri }: vscode.TextDocument): readonly StoredGivens[] {
    return this.all().find(([name]) => name === `${uri}`)?.[1] ?? [];
  }

  /** Call after an edit of a document. */
  async edited(document: vscode.TextDocument, analysis: EditorAnalysis): Promise<void> {
    const turn = {};
    this.waiting.set(document, turn);
    await pause(REST);
    if (this.waiting.get(document) === turn && !document.isClosed) this.keep(document, analysis);
  }

  /** Stores the givens of a document. */
  keep(document: vscode.TextDocument, { documents }: EditorAnalysis): void {
    this.waiting.delete(document);
    const givens = documents.puzzlesOf(document).givens.toStore().slice(-MOST_PUZZLES);
    if (JSON.stringify(givens) === JSON.stringify(this.of(document))) return;
    const name = `${document.uri}`;
    const others = this.all().filter(([other]) => other !== name);
    const own = givens.length > 0 ? [[name, givens] as const] : [];
    void this.memory.update(KEY, [...own, ...others].slice(0, MOST_FILES));
  }

  private all(): readonly (readonly [name: string, givens: readonly StoredGivens[]])[] {
    return this.memory.get(KEY, []);
  }
}
