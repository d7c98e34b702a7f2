import * as vscode from 'vscode';
import type { Command } from './command';

export const getStartedCommand: Command = {
  id: 'sudoku.getStarted',
  section: 'start',
  title: 'Get Started',
  description: 'Opens the walkthrough',
  make: ({ context }) => getStarted(context),
};

/** The command that opens the walkthrough of `package.json`. */
function getStarted({ extension }: vscode.ExtensionContext) {
  const { walkthroughs } = extension.packageJSON.contributes as { walkthroughs: readonly { id: string }[] };
  return async (): Promise<void> => {
    await vscode.commands.executeCommand('workbench.action.openWalkthrough', `${extension.id}#${walkthroughs[0].id}`);
  };
}
