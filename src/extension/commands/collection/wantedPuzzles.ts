import type * as vscode from 'vscode';
import { puzzleFor } from '../../../features/puzzles/puzzleFor';
import { puzzlesWithin } from '../../../text/document/within';
import type { Puzzle } from '../../../text/puzzle';
import { spanOfRange } from '../../services/convert';
import { type EditorAnalysis, readPuzzles } from '../../services/documents';
import { editorOf, findPuzzle } from '../../services/puzzleAt';
import { inSlices } from '../../services/slices';

/**
 * The puzzles to which a command applies: `line` is the 0-based line of one of them, or `all`; otherwise those that are
 * selected, or the one at the cursor.
 */
export async function wantedPuzzles(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  line: unknown,
): Promise<readonly Puzzle[]> {
  if (line === 'all') return [...(await readPuzzles(analysis, document)).puzzles()];
  const selected = line === undefined ? await selectedPuzzles(analysis, document) : [];
  const near = selected.length > 0 ? undefined : await findPuzzle(analysis, document, line);
  return near ? [near.puzzle] : selected;
}

/** The puzzles that the selections touch, or the one that the cursor belongs to. */
async function selectedPuzzles(analysis: EditorAnalysis, document: vscode.TextDocument): Promise<Puzzle[]> {
  const puzzles = analysis.documents.puzzlesOf(document);
  const found = new Map<number, Puzzle>();
  for (const selection of editorOf(document)?.selections ?? []) {
    const span = spanOfRange(document, selection);
    const touched = selection.isEmpty ? [puzzleFor(puzzles, span.start)] : await inSlices(puzzlesWithin(puzzles, span));
    for (const puzzle of touched ?? []) if (puzzle) found.set(puzzle.start, puzzle);
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}
