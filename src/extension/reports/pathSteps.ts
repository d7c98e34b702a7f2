/**
 * Features of a path's document: the line of a step highlights the step in the puzzle, over which it shows the digits of
 * the steps before, explains the step, and links to its technique.
 */

import * as vscode from 'vscode';
import type { Cell } from '../../core/numbers';
import { ghostsOf } from '../../language/features/ghosts';
import { highlightsOf, stepPlacesOf } from '../../language/features/highlights';
import { LAST_STAGE } from '../../language/features/hint';
import { type PathReport, stepOfLine, techniqueSpanOf } from '../../language/features/pathReport';
import { paragraphs } from '../../language/markdown';
import { namesFor, type Puzzle } from '../../language/puzzle';
import type { ShownSteps } from '../board/shownSteps';
import { docsOfTechnique } from '../docs';
import type { Highlights } from '../highlights';
import { Ghosts } from './ghosts';
import { PATH_SCHEME } from './path';
import type { Reports } from './report';

const DOCUMENTS: vscode.DocumentSelector = { scheme: PATH_SCHEME };

/** Registers these features. */
export function registerPathSteps(
  context: vscode.ExtensionContext,
  paths: Reports<PathReport>,
  highlights: Highlights,
  steps: ShownSteps,
): vscode.Disposable {
  const ghosts = new Ghosts();
  return vscode.Disposable.from(
    ghosts,
    highlights.onDidClear(() => ghosts.clear()),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections, kind }) => {
      const isHere = textEditor.document.uri.scheme === PATH_SCHEME && kind !== undefined;
      if (isHere) void show(paths, textEditor.document, selections[0].active.line, { highlights, ghosts, steps });
    }),
    vscode.languages.registerHoverProvider(DOCUMENTS, {
      provideHover(document, { line }) {
        const at = stepAt(paths, document, line);
        if (!at) return undefined;
        const reason = at.step.technique.explain(at.step, namesFor(at.report.puzzle));
        return new vscode.Hover(new vscode.MarkdownString(paragraphs(reason)));
      },
    }),
    vscode.languages.registerDocumentLinkProvider(DOCUMENTS, {
      provideDocumentLinks(document) {
        return Array.from({ length: document.lineCount }, (_, line) => line).flatMap(line => {
          const span = techniqueSpanOf(document.lineAt(line).text);
          const at = stepAt(paths, document, line);
          if (!span || !at) return [];
          const range = new vscode.Range(line, span.start, line, span.end);
          return [new vscode.DocumentLink(range, docsOfTechnique(context, at.step.technique))];
        });
      },
    }),
  );
}

/** Highlights the step of a line in the puzzle, or removes highlights when the line has none. */
async function show(
  paths: Reports<PathReport>,
  document: vscode.TextDocument,
  line: number,
  { highlights, ghosts, steps }: { highlights: Highlights; ghosts: Ghosts; steps: ShownSteps },
): Promise<void> {
  const at = stepAt(paths, document, line);
  const found = at && (await paths.puzzleOf(document.uri));
  if (!found || !isAlongPath(at.report, found.puzzle)) {
    highlights.clear();
    return;
  }
  highlights.show(found.document, highlightsOf(stepPlacesOf(found.puzzle), at.step));
  const earlier = at.report.path.steps.slice(0, at.index);
  ghosts.show(found.document, ghostsOf(found.puzzle, earlier));
  const before = earlier.reduce((position, step) => position.after(step), at.report.path.start);
  const inPath = { index: at.index, count: at.report.path.steps.length };
  steps.show(found, { step: at.step, stage: LAST_STAGE, before, inPath });
}

/** The step in a line of a report. */
function stepAt(paths: Reports<PathReport>, document: vscode.TextDocument, line: number) {
  const index = stepOfLine(document.lineAt(line).text);
  const report = paths.reportOf(document.uri);
  const step = index === undefined ? undefined : report?.path.steps[index];
  return report && step && index !== undefined ? { report, step, index } : undefined;
}

/** Whether a puzzle is still the one of the path, even if more digits were placed. */
function isAlongPath({ path: { start } }: PathReport, { grid }: Puzzle): boolean {
  const isSame = (cell: Cell) => start.digits[cell] === 0 || start.digits[cell] === grid.digits[cell];
  return start.geometry === grid.geometry && start.digits.every((_, cell) => isSame(cell));
}
