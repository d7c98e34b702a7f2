import * as vscode from 'vscode';
import * as messages from '../../language/messages/cellTyping';

/** What the status bar shows of cell typing. */
export type CellTypingState = 'on' | 'off' | 'paused';

const ICONS: Record<CellTypingState, string> = { on: '$(table)', off: '$(whole-word)', paused: '$(debug-pause)' };

/** Milliseconds that the reason for a refused character is in the status bar. */
const REASON_TIME = 5000;

/** The status bar item of cell typing in Sudoku files. One click turns it on or off. */
export class CellTypingStatus implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem('sudoku.cellTyping', vscode.StatusBarAlignment.Right, 100);

  /** Why the last key was refused. */
  private reason: vscode.Disposable | undefined;

  constructor() {
    this.item.name = messages.cellTyping.name();
    this.item.command = 'sudoku.toggleCellTyping';
  }

  /** Shows a state, or nothing where the active editor has no Sudoku file. */
  show(state: CellTypingState | undefined): void {
    if (!state) {
      this.item.hide();
      return;
    }
    const { on, off, paused, aboutOn, aboutOff, aboutPaused } = messages.cellTyping;
    const text = { on, off, paused }[state]();
    const about = { on: aboutOn, off: aboutOff, paused: aboutPaused }[state]();
    this.item.text = `${ICONS[state]} ${text}`;
    this.item.tooltip = about;
    this.item.accessibilityInformation = { label: about, role: 'button' };
    this.item.show();
  }

  /** Shows why a character was refused. The reason of the last one is over with every key. */
  showReason(refused: string | undefined): void {
    this.reason?.dispose();
    this.reason = refused ? vscode.window.setStatusBarMessage(refused, REASON_TIME) : undefined;
  }

  dispose(): void {
    this.showReason(undefined);
    this.item.dispose();
  }
}
