/** `Generate Puzzles…`: at the cursor, in a new file, or as data. */

import * as vscode from 'vscode';
import type { Recipe } from '../../../core/generator/recipe';
import type { Generated } from '../../../features/generate/generating';
import { drawnPattern } from '../../../features/generate/pattern';
import { insertion, lineOf, puzzleLines } from '../../../features/generate/writing';
import * as messages from '../../../messages/index';
import type { TextEdit } from '../../../text/edits';
import { puzzleNear } from '../../../text/puzzleFile';
import { activeEditor } from '../../services/activeEditor';
import { spanOfRange } from '../../services/convert';
import type { EditorAnalysis } from '../../services/documents';
import { isSudoku, LANGUAGE } from '../../services/languages';
import { refuse, warn } from '../../services/notify';
import { type ProgressTask, withProgress } from '../../services/progress';
import type { Command } from '../command';
import { change, documentStateOf } from './change';
import { askRecipe, type GenerateTarget } from './generateList';
import { newSeed } from './newSeed';

/** The generated puzzles. */
export interface GeneratedPuzzles {
  /** Each on one line. */
  readonly puzzles: readonly string[];
  /** The puzzles as the text of a file, below the recipe. Empty when there are none. */
  readonly text: string;
  /** The recipe with its seed: the same one gives the same puzzles. */
  readonly recipe?: Recipe;
  /** The reason why there are fewer puzzles than requested. */
  readonly reason?: string;
}

const NOTHING_GENERATED: GeneratedPuzzles = { puzzles: [], text: '' };

export const generateCommand: Command = {
  id: 'sudoku.generate',
  section: 'start',
  title: 'Generate Puzzles…',
  description:
    'Generates puzzles by size, rules, difficulty, symmetry, clues and techniques, at the cursor or in a new file. See [Generate puzzles](generating.md)',
  make: ({ analysis }) => generatePuzzles(analysis),
};

/**
 * Generates puzzles. Without an argument it asks for a recipe and writes them. With a recipe it returns them, and
 * writes them only to the place in `into`: `cursor` or `newFile`.
 */
function generatePuzzles(analysis: EditorAnalysis) {
  /** The last chosen recipe, which is proposed again. */
  let last: Recipe | undefined;
  return async (argument?: unknown): Promise<GeneratedPuzzles> => {
    const editor = activeEditor();
    const open = editor && isSudoku(editor.document) ? editor : undefined;
    const { generating } = await import('../../../analysis/reasoning');
    if (typeof argument !== 'object' || argument === null || argument instanceof vscode.Uri) {
      const drawn = open && patternIn(analysis, open);
      const start = generating.recipeIn(drawn ? { size: drawn.size, pattern: drawn.cells } : {}, newSeed);
      if (!start.isFound) return failed(start.reason);
      const first = last && !drawn ? { ...last, seed: newSeed() } : start.value;
      const wanted = await askRecipe(generating, first, drawn, open ? ['cursor', 'newFile'] : ['newFile']);
      if (wanted && !drawn) last = wanted.recipe;
      return wanted ? make(wanted.recipe, wanted.into) : NOTHING_GENERATED;
    }
    const recipe = generating.recipeIn(argument, newSeed, ['into']);
    if (!recipe.isFound) return failed(recipe.reason);
    const { into } = argument as { readonly into?: unknown };
    return make(
      recipe.value,
      into === 'newFile' || (into === 'cursor' && !open) ? 'newFile' : into === 'cursor' ? into : undefined,
    );

    async function make(wanted: Recipe, target: GenerateTarget | undefined): Promise<GeneratedPuzzles> {
      const refusal = generating.refusalText(wanted);
      if (refusal !== undefined) return failed(refusal);
      const tally = generating.newTally();
      const task = {
        title: messages.generating.working(),
        message: () => messages.generating.soFar(tally),
        where: 'notification' as const,
      };
      const steps = generating.generating(wanted, tally);
      const comment = generating.recipeText(wanted);
      const result =
        target === 'cursor' && open
          ? await atCursor(analysis, open, { ...task, steps }, comment, wanted)
          : await withProgress({ ...task, steps });
      if (!result) return NOTHING_GENERATED;
      const { grids, reason } = result;
      if (reason !== undefined) void warn(reason);
      const text = grids.length === 0 ? '' : `${puzzleLines(comment, grids).join('\n')}\n`;
      if (target === 'newFile' && text !== '') await showNew(text);
      return { puzzles: grids.map(lineOf), text, recipe: wanted, ...(reason !== undefined && { reason }) };
    }
  };
}

function failed(reason: string): GeneratedPuzzles {
  return refuse(undefined, reason, { ...NOTHING_GENERATED, reason });
}

/** The pattern that is drawn in the selection. */
function patternIn(analysis: EditorAnalysis, { document, selection }: vscode.TextEditor) {
  const span = spanOfRange(document, selection);
  return drawnPattern(analysis.documents.puzzlesOf(document).around(span), span);
}

/** Writes the puzzles at the cursor in one undo step. A drawn pattern that is in the recipe is replaced. */
function atCursor(
  analysis: EditorAnalysis,
  editor: vscode.TextEditor,
  task: ProgressTask<Generated>,
  comment: string,
  recipe: Recipe,
): Promise<(Generated & { readonly edits: readonly TextEdit[] }) | undefined> {
  const { document } = editor;
  const cursor = document.offsetAt(editor.selection.active);
  const drawn = patternIn(analysis, editor);
  const puzzles = analysis.documents.puzzlesOf(document);
  const at = { start: cursor, end: cursor };
  const puzzle = puzzleNear(puzzles.around(at), cursor);
  const isDrawn = recipe.pattern !== undefined && recipe.pattern.join() === drawn?.cells.join();
  const snapshot = documentStateOf(document);
  function* steps() {
    const generated = yield* task.steps;
    if (generated.grids.length === 0) return { ...generated, edits: [] };
    const [{ geometry }] = generated.grids;
    const written = { lines: puzzleLines(comment, generated.grids), geometry };
    const edits = [insertion(puzzles.source, cursor, puzzle, written, isDrawn ? drawn?.drawing : undefined)];
    return { ...generated, edits };
  }
  return change(analysis, snapshot, { ...task, steps: steps() });
}

async function showNew(content: string): Promise<void> {
  const document = await vscode.workspace.openTextDocument({ language: LANGUAGE, content });
  const editor = await vscode.window.showTextDocument(document);
  editor.selection = new vscode.Selection(0, 0, 0, 0);
}
