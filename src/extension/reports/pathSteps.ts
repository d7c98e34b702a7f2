/**
 * Features of a path's document: the line of a step highlights the step in the puzzle, over which it shows the digits of
 * the earlier steps, explains the step, and links to its technique.
 */

import * as vscode from 'vscode';
import { placementGhostsOf } from '../../features/steps/ghosts';
import { highlightsOf, stepPlacesOf } from '../../features/steps/highlights';
import { LAST_STAGE } from '../../features/steps/hint';
import { type PathReport, stepOfLine, techniqueSpanOf } from '../../features/steps/pathReport';
import { reasonOf } from '../../features/steps/reason';
import type { Puzzle } from '../../text/puzzle';
import { paragraphs } from '../../text/strings/markdown';
import { docsUri } from '../services/files/docs';
import type { ShownSteps } from '../services/shownSteps';
import { followReports, type LineShown } from './following';
import { PATH_SCHEME } from './path';
import type { Reports } from './report';

const DOCUMENTS: vscode.DocumentSelector = { scheme: PATH_SCHEME };

/** Registers these features. */
export function registerPathSteps(
  context: vscode.ExtensionContext,
  paths: Reports<PathReport>,
  steps: ShownSteps,
): vscode.Disposable {
  return vscode.Disposable.from(
    followReports({ reports: paths, puzzleIn: ({ puzzle }) => puzzle, shownIn }, steps),
    vscode.languages.registerHoverProvider(DOCUMENTS, {
      provideHover(document, { line }) {
        const at = stepAt(paths, document, line);
        if (!at) return undefined;
        const { earlier, before } = wayTo(at.report, at.index);
        const reason = reasonOf(at.report.puzzle, at.step, before, earlier);
        return new vscode.Hover(new vscode.MarkdownString(paragraphs(reason)));
      },
    }),
    vscode.languages.registerDocumentLinkProvider(DOCUMENTS, {
      async provideDocumentLinks(document) {
        const { docsOfTechnique } = await import('../../analysis/reasoning');
        return Array.from({ length: document.lineCount }, (_, line) => line).flatMap(line => {
          const span = techniqueSpanOf(document.lineAt(line).text);
          const at = stepAt(paths, document, line);
          if (!span || !at) return [];
          const range = new vscode.Range(line, span.start, line, span.end);
          return [new vscode.DocumentLink(range, docsUri(context, docsOfTechnique(at.step.technique)))];
        });
      },
    }),
  );
}

/** The display of a line in the puzzle: its step, over the digits of the earlier steps. */
function shownIn(report: PathReport, { text }: vscode.TextLine, puzzle: Puzzle): LineShown | undefined {
  const at = stepIn(report, text);
  if (!at) return undefined;
  const { earlier, before } = wayTo(report, at.index);
  const inPath = { index: at.index, count: report.path.steps.length };
  return {
    highlights: highlightsOf(stepPlacesOf(puzzle), at.step),
    ghosts: placementGhostsOf(puzzle, earlier),
    step: { step: at.step, stage: LAST_STAGE, before, earlier, inPath },
  };
}

/** The steps before a step, and the resulting position. */
function wayTo({ path: { steps, start } }: PathReport, index: number) {
  const earlier = steps.slice(0, index);
  return { earlier, before: earlier.reduce((position, step) => position.after(step), start) };
}

/** The step in a line of a report. */
function stepAt(paths: Reports<PathReport>, document: vscode.TextDocument, line: number) {
  const report = paths.reportOf(document.uri);
  return report && stepIn(report, document.lineAt(line).text);
}

function stepIn(report: PathReport, line: string) {
  const index = stepOfLine(line);
  const step = index === undefined ? undefined : report.path.steps[index];
  return step && index !== undefined ? { report, step, index } : undefined;
}
