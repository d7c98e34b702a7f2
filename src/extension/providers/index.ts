/** All providers that help to read a file. To add one, add a file in this folder and a line in the list. */

import * as vscode from 'vscode';
import type { EditorAnalysis } from '../documents';
import { registerCompletion } from './completion';
import { registerDocumentHighlights } from './documentHighlights';
import { registerFolding } from './folding';
import { registerFormatting } from './formatting';
import { registerLinks } from './links';
import { registerOutline } from './outline';
import { registerRatings } from './ratings';
import { registerSelectionRanges } from './selectionRanges';
import { registerSemanticTokens } from './semanticTokens';
import { registerWorkspaceSymbols } from './workspaceSymbols';

/** Registers all providers of this folder. */
export function registerProviders(analysis: EditorAnalysis): vscode.Disposable {
  return vscode.Disposable.from(
    registerOutline(analysis),
    registerFolding(analysis),
    registerFormatting(analysis),
    registerLinks(analysis),
    registerRatings(analysis),
    registerSelectionRanges(analysis),
    registerCompletion(analysis),
    registerSemanticTokens(analysis),
    registerDocumentHighlights(analysis),
    registerWorkspaceSymbols(),
  );
}
