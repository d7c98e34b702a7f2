import * as vscode from 'vscode';

/** The command that opens the walkthrough of `package.json`. */
export function getStarted({ extension }: vscode.ExtensionContext) {
  const { walkthroughs } = extension.packageJSON.contributes as { walkthroughs: readonly { id: string }[] };
  return async (): Promise<void> => {
    await vscode.commands.executeCommand('workbench.action.openWalkthrough', `${extension.id}#${walkthroughs[0].id}`);
  };
}
