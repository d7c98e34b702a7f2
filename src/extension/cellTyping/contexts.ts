import * as vscode from 'vscode';
import type { CellCursor } from '../../features/cellTyping/cells';
import { hasLetters } from '../../features/cellTyping/key';
import type { KeysBefore } from '../../features/cellTyping/spacing';
import { typeKey } from '../../features/cellTyping/typing';
import { isAtText } from '../../features/cellTyping/writing';

/** The context of the keybindings, if all cursors are at cells. */
export interface CellContext {
  /** Whether Enter goes to the next row. */
  readonly enter: boolean;
  /** Whether arrow keys skip text between cells. */
  readonly arrows: boolean;
  /** Whether letters are for the cells: they are digits, or refused there because they would be text in a row. */
  readonly letters: boolean;
  /** Whether Space is for the cells, and does not begin a comment. */
  readonly space: boolean;
  /** The character for an empty cell of the puzzle, in lower case. */
  readonly blank: string;
}

/** The context at cells after typed keys. `arrows`: whether arrow keys skip text between cells. */
export function cellContextOf(cells: readonly CellCursor[], before: KeysBefore, arrows: boolean): CellContext {
  return {
    enter: typeKey(cells, 'enter', before) !== undefined,
    arrows,
    letters: cells.every(cell => hasLetters(cell.puzzle) || !isAtText(cell, 'a')),
    space: cells.some(cell => typeKey([cell], ' ') !== undefined),
    blank: cells[0].puzzle.style.blank.toLowerCase(),
  };
}

/** The context keys of the keybindings, which all need `sudoku.inCell`. Each is sent only when it changes. */
export class Contexts {
  private sent: Record<string, unknown> = { 'sudoku.inCell': false };

  /** Sets the context keys: all cursors are at cells. */
  enter({ enter, arrows, letters, space, blank }: CellContext): void {
    this.send({
      'sudoku.cellEnter': enter,
      'sudoku.cellArrows': arrows,
      'sudoku.cellLetters': letters,
      'sudoku.cellSpace': space,
      'sudoku.cellBlank': blank,
      'sudoku.inCell': true,
    });
  }

  /** Whether the last message to VS Code was that keys are for text. VS Code may not have processed it yet. */
  get isLeft(): boolean {
    return this.sent['sudoku.inCell'] === false;
  }

  /** Clears the context keys: keys have their default effect. */
  leave(): void {
    this.send({ 'sudoku.inCell': false });
  }

  /** Resolves when VS Code has handled everything that was sent to it before. */
  async settled(): Promise<void> {
    await vscode.commands.executeCommand('setContext', 'sudoku.inCell', this.sent['sudoku.inCell']);
  }

  private send(values: Record<string, unknown>): void {
    for (const [key, value] of Object.entries(values)) {
      if (this.sent[key] !== value) void vscode.commands.executeCommand('setContext', key, value);
    }
    this.sent = { ...this.sent, ...values };
  }
}
