import * as vscode from 'vscode';

/**
 * Whether a document cannot be saved: its file system is read-only, its file is marked as read-only, or an extension
 * provides its text. VS Code would still apply an edit to such a document, and the user could not save it.
 */
export async function isReadOnly({ uri, isUntitled }: vscode.TextDocument): Promise<boolean> {
  if (isUntitled) return false;
  if (vscode.workspace.fs.isWritableFileSystem(uri.scheme) !== true) return true;
  try {
    const { permissions } = await vscode.workspace.fs.stat(uri);
    return ((permissions ?? 0) & vscode.FilePermission.Readonly) !== 0;
  } catch {
    return false; // deleted on disk: saving creates it again
  }
}
