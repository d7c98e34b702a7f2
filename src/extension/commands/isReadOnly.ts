import * as vscode from 'vscode';

/**
 * Whether a document comes from where nothing can be written: a read-only file system, a file that its file system
 * marks so, or text that an extension provides. VS Code would apply an edit to such a document all the same, and the
 * user would have a change that nothing can save.
 */
export async function isReadOnly({ uri, isUntitled }: vscode.TextDocument): Promise<boolean> {
  if (isUntitled) return false;
  if (vscode.workspace.fs.isWritableFileSystem(uri.scheme) !== true) return true;
  try {
    const { permissions } = await vscode.workspace.fs.stat(uri);
    return ((permissions ?? 0) & vscode.FilePermission.Readonly) !== 0;
  } catch {
    return false; // deleted on disk: saving makes it anew
  }
}
