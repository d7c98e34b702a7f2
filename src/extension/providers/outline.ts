import * as vscode from 'vscode';
import { type OutlineSymbol, outlineOf } from '../../features/navigation/outline';
import * as messages from '../../messages/index';
import { rangeOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import type { Near, Nearby } from './nearby';

/** Lists the puzzles: for the outline, breadcrumbs, sticky scroll and Go to Symbol. */
export function outlineProvider(analysis: EditorAnalysis, nearby: Nearby): vscode.DocumentSymbolProvider {
  return {
    async provideDocumentSymbols(document, token) {
      const documents = analysis.documents.puzzlesOf(document);
      const answer = await nearby.answer(document, token, (puzzles, near) => outlineOf(documents, puzzles, near.start));
      if (!answer) return undefined;
      const symbols = answer.found.map(symbol => symbolOf(document, symbol));
      return answer.near.isWhole ? symbols : [...symbols, noteOf(document, answer.near)];
    },
  };
}

function symbolOf(document: vscode.TextDocument, symbol: OutlineSymbol): vscode.DocumentSymbol {
  const range = rangeOf(document, symbol);
  const selection = rangeOf(document, symbol.selection);
  const name = symbol.name || messages.outline.puzzle(selection.start.line + 1);
  const kind = symbol.kind === 'puzzle' ? vscode.SymbolKind.Class : vscode.SymbolKind.Field;
  const converted = new vscode.DocumentSymbol(name, symbol.detail, kind, range.union(selection), selection);
  converted.children = symbol.children.map(child => symbolOf(document, child));
  return converted;
}

/** The symbol that states that not all puzzles of a long document are listed. */
function noteOf(document: vscode.TextDocument, { range }: Near): vscode.DocumentSymbol {
  const end = document.lineAt(document.lineCount - 1).range.end;
  const name = messages.outline.partly(range.start.line + 1, range.end.line + 1);
  const at = new vscode.Range(end, end);
  return new vscode.DocumentSymbol(name, '', vscode.SymbolKind.Null, at, at);
}
