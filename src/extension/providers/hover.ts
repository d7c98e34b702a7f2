import * as vscode from 'vscode';
import { named } from '../../core/sentences';
import type { Step } from '../../core/techniques/step';
import { contradictionParagraph, hoverOf, placingParagraphs, solutionsParagraph } from '../../features/hover/hover';
import { judgedGrid } from '../../features/puzzles/entries';
import { isBeingWritten } from '../../features/puzzles/fewGivens';
import { readingPictures } from '../../messages/formats/readingPictures';
import { cellName, type TechniqueLink } from '../../messages/wording';
import { pathKeyOf } from '../../text/gridKey';
import { markKeyOf } from '../../text/parser/sections/markLines';
import { cellAt, type Puzzle } from '../../text/puzzle';
import { hasRules, type PuzzleFile, puzzleAt } from '../../text/puzzleFile';
import { escaped } from '../../text/strings/markdown';
import { withTimeLimit } from '../../text/work';
import { rangeOf } from '../services/convert';
import { type EditorAnalysis, sourceOfDocument } from '../services/documents';
import { docsUri } from '../services/files/docs';
import { settingsOf } from '../services/settings';
import { inSlices } from '../services/slices';
import { now } from '../services/timing';

/** Time limit of the search for the digits of a cell in all solutions, or for contradictory digits, in milliseconds. */
const LONGEST_SEARCH = 500;

/** The paragraphs about a cell of any puzzle, and about the rules that it is part of. */
async function cellParagraphs(puzzle: Puzzle, cell: number, shown: readonly Step[]): Promise<string[]> {
  if (!puzzle.grid.geometry.variant) return hoverOf(puzzle, cell, shown);
  const { rulesOfCell } = await import('../../features/rules/index');
  return [...hoverOf(puzzle, cell, shown), ...rulesOfCell(puzzle, cell)];
}

async function ruleHover(
  document: vscode.TextDocument,
  file: PuzzleFile,
  at: number,
): Promise<vscode.Hover | undefined> {
  if (!hasRules(file)) return undefined;
  const { ruleHoverAt } = await import('../../features/rules/index');
  const found = ruleHoverAt(file, at);
  return found && new vscode.Hover(new vscode.MarkdownString(found.paragraphs.join('\n\n')), rangeOf(document, found));
}

async function markHover(
  document: vscode.TextDocument,
  file: PuzzleFile,
  at: number,
): Promise<vscode.Hover | undefined> {
  if (!markKeyOf(document.lineAt(document.positionAt(at).line).text)) return undefined;
  const { markHoverAt } = await import('../../features/marks/markHelp');
  const found = markHoverAt(file, sourceOfDocument(document), at);
  return found && new vscode.Hover(new vscode.MarkdownString(escaped(found.text)), rangeOf(document, found));
}

/** Shows candidates over a cell, and how it is solved if the settings enable this. */
export function hoverProvider(context: vscode.ExtensionContext, analysis: EditorAnalysis): vscode.HoverProvider {
  return {
    async provideHover(document, position, token) {
      const at = document.offsetAt(position);
      const file = analysis.documents.puzzlesOf(document).around({ start: at, end: at });
      const puzzle = puzzleAt(file, at);
      const found = puzzle && cellAt(puzzle, at);
      if (!found) return (await markHover(document, file, at)) ?? ruleHover(document, file, at);
      const { cell } = found;
      const { hoverDetail, excluded } = settingsOf(document);
      const shown = analysis.hintProgress.get(document)?.known(puzzle, pathKeyOf(puzzle, excluded)) ?? [];
      const doubt = analysis.doubtsIn(document, puzzle).find(each => each.cell === cell);
      const paragraphs = [
        ...(doubt ? [readingPictures.image(cellName(puzzle, cell), doubt.image)] : []),
        ...(await cellParagraphs(puzzle, cell, shown)),
      ];
      if (hoverDetail !== 'candidates' && puzzle.grid.digits[cell] === 0) {
        const { paths } = await analysis.reasoning();
        const placing = await inSlices(paths.placingIn(puzzle, cell, excluded), token);
        if (placing) {
          const { docsOfTechnique } = await import('../../analysis/reasoning');
          const link: TechniqueLink = technique =>
            `[${named(technique.name)}](${docsUri(context, docsOfTechnique(technique))})`;
          paragraphs.push(...placingParagraphs(puzzle, placing, hoverDetail, link));
        }
      }
      const verdict = analysis.verdicts.known(judgedGrid(puzzle));
      const isAmbiguous = verdict?.kind === 'ambiguous' && !isBeingWritten(puzzle, verdict);
      if (isAmbiguous && puzzle.grid.digits[cell] === 0) {
        const search = (await analysis.repairs()).candidatesIn(puzzle);
        const candidates = await inSlices(withTimeLimit(LONGEST_SEARCH, search, now), token);
        if (candidates) paragraphs.push(solutionsParagraph(puzzle, cell, candidates));
      }
      // The rule `no-solution` has no finding if wrong digits explain the contradiction.
      if (analysis.verdicts.suspicionsOf(puzzle).some(({ cells }) => cells.includes(cell))) {
        const search = (await analysis.repairs()).contradictionIn(puzzle);
        const explanation = await inSlices(withTimeLimit(LONGEST_SEARCH, search, now), token);
        if (explanation) paragraphs.push(contradictionParagraph(puzzle, explanation));
      }
      if (paragraphs.length === 0 || token.isCancellationRequested) return undefined;
      return new vscode.Hover(new vscode.MarkdownString(paragraphs.join('\n\n')), rangeOf(document, found));
    },
  };
}
