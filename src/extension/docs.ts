import * as vscode from 'vscode';
import type { Technique } from '../core/techniques/step';
import type { DiagnosticCode } from '../language/features/diagnostics/rule';
import { sectionOf } from '../language/markdown';

/** A documentation file. It is part of the extension, so it can be read offline. */
function docsFile(context: vscode.ExtensionContext, name: 'diagnostics' | 'techniques' | 'proofs'): vscode.Uri {
  return vscode.Uri.joinPath(context.extensionUri, 'docs', `${name}.md`);
}

/** The documentation of a diagnostic's code. */
export function docsOf(context: vscode.ExtensionContext, code: DiagnosticCode): vscode.Uri {
  return docsFile(context, 'diagnostics').with({ fragment: code });
}

/** The documentation of proofs, and of why a step does not follow. */
export function docsOfProofs(context: vscode.ExtensionContext): vscode.Uri {
  return docsFile(context, 'proofs').with({ fragment: 'what-is-checked' });
}

/** The documentation of a technique. */
export function docsOfTechnique(context: vscode.ExtensionContext, { name }: Technique): vscode.Uri {
  return docsFile(context, 'techniques').with({ fragment: sectionOf(name) });
}

/**
 * Shows documentation links as a preview, at their section: VS Code itself opens such a link as text and at the top.
 * `show` does it.
 */
export function registerDocs(
  context: vscode.ExtensionContext,
  show: (editor: vscode.TextEditor) => Promise<void>,
): vscode.Disposable {
  const folder = vscode.Uri.joinPath(context.extensionUri, 'docs').toString();
  return vscode.window.onDidChangeActiveTextEditor(async editor => {
    const uri = editor?.document.uri;
    if (!editor || !uri?.fragment || !uri.with({ fragment: '' }).toString().startsWith(`${folder}/`)) return;
    await show(editor);
  });
}
