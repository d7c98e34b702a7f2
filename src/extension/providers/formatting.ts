import type * as vscode from 'vscode';
import type { Span } from '../../text/span';
import { spanOfRange, textEditsOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { settingsOf } from '../services/settings';
import { inSlices } from '../services/slices';

/** Format Document and Format Selection. */
export function formattingProvider(
  analysis: EditorAnalysis,
): vscode.DocumentFormattingEditProvider & vscode.DocumentRangeFormattingEditProvider {
  const format = async (document: vscode.TextDocument, span: Span, token: vscode.CancellationToken) => {
    const { formatAll } = await import('../../features/formatting/index');
    const { version } = document;
    const work = formatAll(analysis.documents.puzzlesOf(document), span, settingsOf(document).formatStyle);
    const edits = await inSlices(work, token);
    return edits && document.version === version ? textEditsOf(document, edits) : undefined;
  };
  return {
    provideDocumentFormattingEdits: (document, _options, token) =>
      format(document, { start: 0, end: analysis.documents.puzzlesOf(document).length }, token),
    provideDocumentRangeFormattingEdits: (document, range, _options, token) =>
      format(document, spanOfRange(document, range), token),
  };
}
