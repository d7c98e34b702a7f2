import * as vscode from 'vscode';
import { linksOf } from '../../language/features/links';
import { rangeOf } from '../convert';
import { type EditorAnalysis, LANGUAGE } from '../documents';
import { Nearby } from '../nearby';
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
  const register = () => vscode.languages.registerDocumentLinkProvider(LANGUAGE, provider);
  let registration = register();
  return vscode.Disposable.from(
    nearby,
    // VS Code asks again when a provider is registered; it has no event for this.
    nearby.onDidMove(() => {
      registration.dispose();
      registration = register();
    }),
    new vscode.Disposable(() => registration.dispose()),
  );
}
