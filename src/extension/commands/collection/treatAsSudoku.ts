import * as vscode from 'vscode';
import { LANGUAGE } from '../../services/languages';

/** The command that makes a document of any language a Sudoku file, until it is closed. Returns its new language. */
export async function treatAsSudoku(document: vscode.TextDocument): Promise<string> {
  const { languageId } = await vscode.languages.setTextDocumentLanguage(document, LANGUAGE);
  return languageId;
}
