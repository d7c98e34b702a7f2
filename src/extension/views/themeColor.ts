import * as vscode from 'vscode';
import type { ColorId } from './colors';

/** A color of the extension, as the theme and the user set it. */
export function themeColor(id: ColorId): vscode.ThemeColor {
  return new vscode.ThemeColor(`sudoku.${id}`);
}
