import type * as vscode from 'vscode';
import { movedDiagnostic } from '../../features/diagnostics/moved';
import type { Diagnostic, DiagnosticCode } from '../../features/diagnostics/rule';
import type { ShownFinding } from '../../features/diagnostics/shownFindings';
import { diagnosticOf, rangeOf } from '../services/convert';

/** Publishes findings of one document in one collection, when they changed. */
export class DiagnosticSink {
  private findings: readonly ShownFinding[] = [];
  private lines = -1;
  /** Each finding as it was last converted, and the line from which it counts. */
  private converted = new Map<Diagnostic, { readonly line: number; readonly diagnostic: vscode.Diagnostic }>();

  constructor(
    private readonly collection: vscode.DiagnosticCollection,
    private readonly document: vscode.TextDocument,
    private readonly linesVersion: () => number,
    private readonly docs: (code: DiagnosticCode) => vscode.Uri,
  ) {
    collection.delete(document.uri);
  }

  show(findings: readonly ShownFinding[]): void {
    const lines = this.linesVersion();
    const isSame =
      lines === this.lines &&
      findings.length === this.findings.length &&
      findings.every(({ finding }, i) => finding === this.findings[i].finding);
    if (isSame) return;
    this.findings = findings;
    this.lines = lines;
    const before = this.converted;
    this.converted = new Map();
    let origin = -1;
    let line = 0;
    const diagnostics = findings.map(shown => {
      if (shown.origin !== origin) {
        origin = shown.origin;
        line = rangeOf(this.document, { start: origin, end: origin }).start.line;
      }
      const known = before.get(shown.finding);
      const converted = known?.line === line ? known : { line, diagnostic: this.convert(shown) };
      this.converted.set(shown.finding, converted);
      return converted.diagnostic;
    });
    this.collection.set(this.document.uri, diagnostics);
  }

  private convert({ finding, origin }: ShownFinding): vscode.Diagnostic {
    return diagnosticOf(this.document, movedDiagnostic(finding, origin), this.docs(finding.code));
  }
}
