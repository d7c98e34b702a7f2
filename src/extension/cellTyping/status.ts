import * as vscode from 'vscode';
import * as messages from '../../messages/cellTyping';
import { pause } from '../services/slices';

/** The state of cell typing in the status bar. */
export type CellTypingState = 'on' | 'off' | 'paused';

const ICONS: Record<CellTypingState, string> = { on: '$(table)', off: '$(whole-word)', paused: '$(debug-pause)' };

/** Time for which the status bar shows the reason for a refused character, in milliseconds. */
const REASON_TIME = 5000;

/** The status bar item of cell typing in Sudoku files. One click turns it on or off. */
export class CellTypingStatus implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem('sudoku.cellTyping', vscode.StatusBarAlignment.Right, 100);

  /** Why the last key was refused. */
  private readonly reason = vscode.window.createStatusBarItem(
    'sudoku.refusedKey',
    vscode.StatusBarAlignment.Left,
    // After everything else, where VS Code shows its own messages.
    Number.MIN_SAFE_INTEGER,
  );
  /** Counts the keys after which a reason was shown or hidden. */
  private keys = 0;

  constructor() {
    this.item.name = messages.cellTyping.name();
    this.item.command = 'sudoku.toggleCellTyping';
    this.reason.name = messages.cellTyping.refusedName();
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

  /** Shows why a character was refused. Every key removes the previous reason. */
  showReason(refused: string | undefined): void {
    const key = ++this.keys;
    this.reason.hide();
    if (refused === undefined) return;
    this.reason.text = refused;
    // A message of VS Code itself has no role, and is not read.
    this.reason.accessibilityInformation = { label: refused, role: 'status' };
    this.reason.show();
    void pause(REASON_TIME).then(() => {
      if (this.keys === key) this.reason.hide();
    });
  }

  dispose(): void {
    this.showReason(undefined);
    this.reason.dispose();
    this.item.dispose();
  }
}
