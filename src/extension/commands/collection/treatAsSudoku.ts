import * as vscode from 'vscode';
import { LANGUAGE } from '../../services/languages';
import { documentCommand } from '../documentCommand';

export const treatAsSudokuCommand = documentCommand({
  id: 'sudoku.treatAsSudoku',
  section: 'start',
  title: 'Treat as Sudoku',
  description: 'Sets the language of the active file to Sudoku, regardless of its name',
  palette: 'resourceLangId != sudoku',
  nothing: '',
  run: () => treatAsSudoku,
});

/** The command that makes a document of any language a Sudoku file, until it is closed. Returns its new language. */
async function treatAsSudoku(document: vscode.TextDocument): Promise<string> {
  const { languageId } = await vscode.languages.setTextDocumentLanguage(document, LANGUAGE);
  return languageId;
}
