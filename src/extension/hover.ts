import * as vscode from 'vscode';
import { hoverOf, settlingOf } from '../language/features/hover';
import type { TechniqueLink } from '../language/messages';
import { cellAt, puzzleAt } from '../language/puzzle';
import { rangeOf } from './convert';
import { docsOfTechnique } from './docs';
import { type EditorAnalysis, LANGUAGE } from './documents';
import { settingsOf } from './settings';
import { inSlices } from './slices';

export function registerHover(context: vscode.ExtensionContext, analysis: EditorAnalysis): vscode.Disposable {
  const link: TechniqueLink = technique => `[${technique.name}](${docsOfTechnique(context, technique)})`;
  return vscode.languages.registerHoverProvider(LANGUAGE, {
    async provideHover(document, position, token) {
      const at = document.offsetAt(position);
      const puzzle = puzzleAt(analysis.documents.puzzlesOf(document).around({ start: at, end: at }), at);
      const found = puzzle && cellAt(puzzle, at);
      if (!found) return undefined;
      const { cell } = found;
      const { hoverDetail } = settingsOf(document);
      const paragraphs = hoverOf(puzzle, cell);
      if (hoverDetail !== 'candidates' && puzzle.grid.digits[cell] === 0) {
        const path = await inSlices(analysis.paths.finding(puzzle), token);
        if (path)
          paragraphs.push(...((await inSlices(settlingOf(puzzle, cell, path, hoverDetail, link), token)) ?? []));
      }
      if (paragraphs.length === 0 || token.isCancellationRequested) return undefined;
      return new vscode.Hover(new vscode.MarkdownString(paragraphs.join('\n\n')), rangeOf(document, found));
    },
  });
}
