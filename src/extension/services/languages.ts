import type * as vscode from 'vscode';

/** The language id of Sudoku files. */
export const LANGUAGE = 'sudoku';

/** The language id of reports. */
export const REPORT_LANGUAGE = 'sudoku-report';

/** Whether a document is a Sudoku file. */
export function isSudoku({ languageId }: vscode.TextDocument): boolean {
  return languageId === LANGUAGE;
}

/** Whether a document is a report. */
export function isReport({ languageId }: vscode.TextDocument): boolean {
  return languageId === REPORT_LANGUAGE;
}
