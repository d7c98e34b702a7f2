import * as vscode from 'vscode';

export function activate(context: vscode.ExtensionContext): void {
  context.subscriptions.push(vscode.languages.createDiagnosticCollection('sudoku'));
}
