import * as vscode from 'vscode';
import { documentLinksOf } from '../../features/navigation/links';
import { rangeOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { awaited } from '../services/slices';
import type { Nearby } from './nearby';

/** Makes links of the addresses in headers; in a long document of those near the visible lines. */
export function linkProvider(analysis: EditorAnalysis, nearby: Nearby): vscode.DocumentLinkProvider {
  return {
    async provideDocumentLinks(document, token) {
      const near = nearby.of(document);
      const { version } = document;
      const links = await awaited(documentLinksOf(analysis.documents.puzzlesOf(document), near), token);
      if (!links || document.version !== version) return undefined;
      return links.map(link => new vscode.DocumentLink(rangeOf(document, link), vscode.Uri.parse(link.target)));
    },
  };
}
