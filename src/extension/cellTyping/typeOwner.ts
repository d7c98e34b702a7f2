import * as vscode from 'vscode';

/** Number of consecutive lost characters after which another owner is assumed. */
const MOST_LOST = 2;

/**
 * The owner of characters: the editor itself, another extension that registered `type`, or still unknown. VS Code does not
 * report it; it becomes known when a character that is passed on to `type` comes back as text or is lost.
 */
export class TypeOwner {
  private owner: 'unknown' | 'editor' | 'other' = 'unknown';
  private lost = 0;
  private activeExtensions = 0;

  /** Whether characters are known to become text. False again when another extension has started. */
  get isEditor(): boolean {
    const active = countActive();
    if (active !== this.activeExtensions) this.owner = 'unknown';
    this.activeExtensions = active;
    return this.owner === 'editor';
  }

  /** Whether another extension takes characters. */
  get isOther(): boolean {
    return this.owner === 'other';
  }

  /** Records that a character became text. */
  noteReturn(): void {
    this.owner = 'editor';
    this.lost = 0;
    this.activeExtensions = countActive();
  }

  /** Records that a character that was passed on to `type` did not become text. */
  noteLoss(): void {
    this.lost++;
    if (this.lost >= MOST_LOST) this.owner = 'other';
  }

  /** Forgets the owner, because something on which it may depend has changed. */
  forget(): void {
    this.owner = 'unknown';
    this.lost = 0;
  }
}

/** The number of active extensions. Built-in ones start at any time and do not count: none registers `type`. */
function countActive(): number {
  return vscode.extensions.all.filter(({ isActive, packageJSON }) => isActive && !packageJSON.isBuiltin).length;
}
