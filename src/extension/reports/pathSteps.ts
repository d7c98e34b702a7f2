/** What the lines of a path's document do: show their step in the puzzle, say why it holds, lead to its technique. */

import * as vscode from 'vscode';
import { techniques } from '../../core/techniques/index';
import type { Step } from '../../core/techniques/step';
import { highlightsOf } from '../../language/highlights';
import { paragraphsOf } from '../../language/hover';
import { stepOfLine, techniqueSpanOf } from '../../language/pathReport';
import { namesFor } from '../../language/reasoning';
import { docsOfTechnique } from '../docs';
import type { Highlights } from '../highlights';
import { pathOf } from '../paths';
import { editorOf, type Found } from '../puzzleAt';
import { pathKind } from './path';
import { puzzleOf } from './report';

const DOCUMENTS: vscode.DocumentSelector = { scheme: pathKind.scheme };

export function registerPathSteps(context: vscode.ExtensionContext, highlights: Highlights): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections, kind }) => {
      const isHere = textEditor.document.uri.scheme === pathKind.scheme && kind !== undefined;
      if (isHere) void show(textEditor.document, selections[0].active.line, highlights);
    }),
    vscode.languages.registerHoverProvider(DOCUMENTS, {
      async provideHover(document, { line }) {
        const at = await stepAt(document, line);
        if (!at) return undefined;
        const reason = at.step.technique.explain(at.step, namesFor(at.found.puzzle));
        return new vscode.Hover(new vscode.MarkdownString(paragraphsOf(reason)));
      },
    }),
    vscode.languages.registerDocumentLinkProvider(DOCUMENTS, {
      provideDocumentLinks(document) {
        const lines = Array.from({ length: document.lineCount }, (_, line) => document.lineAt(line));
        return lines.flatMap(({ text, lineNumber }) => {
          const span = techniqueSpanOf(text);
          const technique = span && techniques.find(({ name }) => name === text.slice(span.start, span.end));
          if (!span || !technique) return [];
          const range = new vscode.Range(lineNumber, span.start, lineNumber, span.end);
          return [new vscode.DocumentLink(range, docsOfTechnique(context, technique))];
        });
      },
    }),
  );
}

/** Shows the step of a line in the puzzle, or nothing where the line has none. */
async function show(document: vscode.TextDocument, line: number, highlights: Highlights): Promise<void> {
  const at = await stepAt(document, line);
  const editor = at && editorOf(at.found.document);
  if (!editor) {
    highlights.clear();
    return;
  }
  const text = at.found.document.getText();
  highlights.show(
    editor,
    highlightsOf(at.found.puzzle, at.step, ({ start, end }) => text.slice(start, end)),
  );
}

/** The step that a line tells of, and its puzzle; undefined when the puzzle has another one there by now. */
async function stepAt(document: vscode.TextDocument, line: number): Promise<{ found: Found; step: Step } | undefined> {
  const { text } = document.lineAt(line);
  const index = stepOfLine(text);
  const found = index === undefined ? undefined : await puzzleOf(document.uri);
  const path = found && (await pathOf(found.puzzle));
  const step = path?.steps[index ?? 0];
  return found && step && text.endsWith(namesFor(found.puzzle).step(step)) ? { found, step } : undefined;
}
