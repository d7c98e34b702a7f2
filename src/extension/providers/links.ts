import * as vscode from 'vscode';
import { linksOf } from '../../language/features/links';
import { rangeOf } from '../convert';
import { type EditorAnalysis, LANGUAGE } from '../documents';
import { Nearby, registeredNear } from '../nearby';
import { inSlices } from '../slices';

/** Makes links of the addresses in headers; in a long document of those near the visible lines. */
export function registerLinks(analysis: EditorAnalysis): vscode.Disposable {
  const nearby = new Nearby(analysis);
  const provider: vscode.DocumentLinkProvider = {
    async provideDocumentLinks(document, token) {
      const near = nearby.of(document);
      const { version } = document;
      const links = await inSlices(linksOf(analysis.documents.puzzlesOf(document), near), token);
      if (!links || document.version !== version) return undefined;
      return links.map(link => new vscode.DocumentLink(rangeOf(document, link), vscode.Uri.parse(link.target)));
    },
  };
  return registeredNear(nearby, () => vscode.languages.registerDocumentLinkProvider(LANGUAGE, provider));
}
