import * as vscode from 'vscode';
import { hoverOf, placingParagraphs } from '../language/features/hover';
import type { TechniqueLink } from '../language/messages/wording';
import { cellAt, puzzleAt } from '../language/puzzle';
import { rangeOf } from './convert';
import { docsOfTechnique } from './docs';
import type { EditorAnalysis } from './documents';
import { settingsOf } from './settings';
import { inSlices } from './slices';

/** Shows candidates over a cell, and how it is solved if the settings ask for it. */
export function hoverProvider(context: vscode.ExtensionContext, analysis: EditorAnalysis): vscode.HoverProvider {
  const link: TechniqueLink = technique => `[${technique.name}](${docsOfTechnique(context, technique)})`;
  return {
    async provideHover(document, position, token) {
      const at = document.offsetAt(position);
      const puzzle = puzzleAt(analysis.documents.puzzlesOf(document).around({ start: at, end: at }), at);
      const found = puzzle && cellAt(puzzle, at);
      if (!found) return undefined;
      const { cell } = found;
      const { hoverDetail, excluded } = settingsOf(document);
      const paragraphs = hoverOf(puzzle, cell);
      if (hoverDetail !== 'candidates' && puzzle.grid.digits[cell] === 0) {
        const { paths } = await analysis.reasoning();
        const placing = await inSlices(paths.placingIn(puzzle, cell, excluded), token);
        if (placing) paragraphs.push(...placingParagraphs(puzzle, placing, hoverDetail, link));
      }
      if (paragraphs.length === 0 || token.isCancellationRequested) return undefined;
      return new vscode.Hover(new vscode.MarkdownString(paragraphs.join('\n\n')), rangeOf(document, found));
    },
  };
}
