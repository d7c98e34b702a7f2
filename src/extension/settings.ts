import * as vscode from 'vscode';
import type { ForcedCells } from '../language/diagnostics/rule';
import type { HoverDetail } from '../language/hover';

const SECTION = 'sudoku';

/** The user's settings for a document; each is declared in package.json. */
export function settingsOf(document: vscode.TextDocument) {
  const settings = vscode.workspace.getConfiguration(SECTION, document);
  return {
    /** Diagnostics of one file. */
    maxPerFile: settings.get<number>('diagnostics.maxPerFile', 1000),
    forcedCells: settings.get<ForcedCells>('diagnostics.forcedCells', 'naked'),
    /** For one puzzle, in milliseconds. */
    timeLimit: 1000 * settings.get<number>('solve.timeLimit', 10),
    hoverDetail: settings.get<HoverDetail>('hover.detail', 'candidates'),
    codeLens: settings.get<boolean>('codeLens', true),
    /** Steps of a trace that are written out. */
    traceSteps: settings.get<number>('trace.maxSteps', 1000),
  };
}

export function onSettingsChange(listener: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration(change => {
    if (change.affectsConfiguration(SECTION)) listener();
  });
}
