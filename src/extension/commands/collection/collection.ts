/** The commands for collections: `Sort Puzzles…`, `Remove Duplicates` and `Filter Puzzles…`. */

import * as vscode from 'vscode';
import type { Reasoning } from '../../../analysis/reasoning';
import { filtering } from '../../../features/collection/filtering';
import { removingCopies } from '../../../features/collection/removing';
import {
  type DifficultyOf,
  SORT_KEYS,
  type SortKey,
  type SortOrder,
  sorting,
} from '../../../features/collection/sorting';
import * as messages from '../../../messages/index';
import type { Puzzle } from '../../../text/puzzle';
import { type EditorAnalysis, readPuzzles } from '../../services/documents';
import { LANGUAGE } from '../../services/languages';
import { answerCommand, mention, refuse } from '../../services/notify';
import { withProgress } from '../../services/progress';
import { settingsOf } from '../../services/settings';
import { IN_TEXT, SEVERAL } from '../conditions';
import { documentCommand } from '../documentCommand';
import { change, documentStateOf } from '../making/change';

/** The number of puzzles that were moved. */
export interface PuzzlesSorted {
  readonly moved: number;
}

/** The result when nothing was sorted. */
const NOTHING_SORTED: PuzzlesSorted = { moved: 0 };

/** The number of copies that were removed. */
export interface CopiesRemoved {
  readonly removed: number;
}

/** The result when nothing was removed. */
const NO_COPIES: CopiesRemoved = { removed: 0 };

/** The number of matching puzzles, and the document that contains them. */
export interface PuzzlesFiltered {
  readonly found: number;
  readonly uri: string | undefined;
}

/** The result when nothing was filtered. */
const NOTHING_FILTERED: PuzzlesFiltered = { found: 0, uri: undefined };

/** The reason why puzzles are not moved: the one that starts here would be read differently. */
export function misreadAt(document: vscode.TextDocument, start: number): string {
  return messages.collection.readsDifferently(document.positionAt(start).line + 1);
}

export const sortPuzzlesCommand = documentCommand({
  id: 'sudoku.sortPuzzles',
  section: 'collection',
  title: 'Sort Puzzles…',
  description:
    'Sorts the puzzles in the file by rating, clues, title or canonical form, each with its title, comments and marks',
  enablement: IN_TEXT,
  palette: SEVERAL,
  nothing: NOTHING_SORTED,
  run: ({ analysis }) => sortPuzzles(analysis),
});

/** Sorts the puzzles of a file in one undo step. The user chooses `by` and `direction` (`descending`) when they are absent. */
const sortPuzzles =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument, by?: unknown, direction?: unknown): Promise<PuzzlesSorted> => {
    const order = orderOf(by, direction) ?? (await askOrder());
    if (!order) return NOTHING_SORTED;
    const snapshot = documentStateOf(document);
    const puzzles = await readPuzzles(analysis, document);
    if (puzzles.count === 0) return refuse(document, messages.commands.noPuzzle(), NOTHING_SORTED);
    const { difficultyOf, progress } = await counted(analysis, document, puzzles.count);
    const steps = sorting(puzzles, order, difficultyOf);
    const title = messages.collection.sorting();
    const sorted = await change(analysis, snapshot, { title, steps, ...(order.by === 'rating' && { progress }) });
    if (!sorted) return NOTHING_SORTED;
    if (sorted.misread !== undefined) return refuse(document, misreadAt(document, sorted.misread), NOTHING_SORTED);
    answerCommand(document, messages.collection.sorted(sorted.moved, sorted.without), mention);
    return { moved: sorted.moved };
  };

export const removeDuplicatesCommand = documentCommand({
  id: 'sudoku.removeDuplicates',
  section: 'collection',
  title: 'Remove Duplicates',
  description: 'Removes copies of puzzles, but keeps the first occurrence and copies with entries',
  enablement: IN_TEXT,
  palette: SEVERAL,
  nothing: NO_COPIES,
  run: ({ analysis }) => removeDuplicates(analysis),
});

/** Removes the copies of puzzles from a file, in one undo step. */
const removeDuplicates =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument): Promise<CopiesRemoved> => {
    const snapshot = documentStateOf(document);
    const puzzles = await readPuzzles(analysis, document);
    const result = await change(analysis, snapshot, {
      title: messages.collection.removing(),
      steps: removingCopies(puzzles),
    });
    if (!result) return NO_COPIES;
    if (result.misread !== undefined) return refuse(document, misreadAt(document, result.misread), NO_COPIES);
    answerCommand(document, messages.collection.removed(result));
    return { removed: result.removed };
  };

export const filterPuzzlesCommand = documentCommand({
  id: 'sudoku.filterPuzzles',
  section: 'collection',
  title: 'Filter Puzzles…',
  description:
    'Opens the puzzles that match conditions, such as `rating 3-4.5 and clues <= 22 and not technique x-wing`, in a new document',
  enablement: IN_TEXT,
  palette: SEVERAL,
  nothing: NOTHING_FILTERED,
  run: ({ analysis }) => filterPuzzles(analysis),
});

/** Opens the puzzles of a file that match a query in a new document. The user enters the query when it is absent, and again when no puzzle matches. */
const filterPuzzles =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument, words?: unknown): Promise<PuzzlesFiltered> => {
    const reasoning = await analysis.reasoning();
    if (typeof words === 'string') {
      const filtered = await filterBy(analysis, reasoning, document, words);
      return typeof filtered === 'string' ? refuse(document, filtered, NOTHING_FILTERED) : filtered;
    }
    let asked = await askQuery(reasoning);
    while (asked !== undefined) {
      const filtered = await filterBy(analysis, reasoning, document, asked);
      if (typeof filtered !== 'string') return filtered;
      asked = await askQuery(reasoning, asked, filtered);
    }
    return NOTHING_FILTERED;
  };

/** Filters by a query. Returns a sentence when the query cannot be read or no puzzle matches. */
async function filterBy(
  analysis: EditorAnalysis,
  reasoning: Reasoning,
  document: vscode.TextDocument,
  wanted: string,
): Promise<PuzzlesFiltered | string> {
  const query = reasoning.query(wanted);
  if (!query.isFound) return query.reason;
  const puzzles = await readPuzzles(analysis, document);
  const { difficultyOf, progress } = await counted(analysis, document, puzzles.count);
  const { count } = puzzles;
  const result = await withProgress({
    title: messages.collection.filtering(),
    steps: filtering(puzzles, query.value, difficultyOf),
    progress,
  });
  if (!result) return NOTHING_FILTERED;
  if (result.found === 0) return messages.collection.noneFound(wanted);
  const content = `${messages.collection.foundBy(wanted.trim(), result.found, count)}\n\n${result.text}`;
  const opened = await vscode.workspace.openTextDocument({ language: LANGUAGE, content });
  await vscode.window.showTextDocument(opened);
  mention(messages.collection.found(result.found, count));
  return { found: result.found, uri: opened.uri.toString() };
}

/** Finds difficulties, and counts the requests. */
async function counted(analysis: EditorAnalysis, document: vscode.TextDocument, total: number) {
  const { excluded } = settingsOf(document);
  const { difficulties } = await analysis.reasoning();
  let done = 0;
  const difficultyOf: DifficultyOf = function* (puzzle: Puzzle) {
    const found = yield* difficulties.finding(puzzle, excluded);
    done++;
    return found;
  };
  return { difficultyOf, progress: () => Math.min(1, done / Math.max(1, total)) };
}

function orderOf(by: unknown, direction: unknown): SortOrder | undefined {
  const key = SORT_KEYS.find(known => known === by);
  return key && { by: key, isDescending: direction === 'descending' };
}

async function askOrder(): Promise<SortOrder | undefined> {
  const words = messages.collection.sort;
  const items = SORT_KEYS.flatMap((by: SortKey) => [
    { label: words[by]()[0], order: { by, isDescending: false } },
    { label: words[by]()[1], order: { by, isDescending: true } },
  ]);
  return (await vscode.window.showQuickPick(items, { placeHolder: messages.collection.sortBy() }))?.order;
}

/** Asks for a query. `before` is the previous query, and `prompt` the reason why it failed. */
async function askQuery(
  reasoning: Reasoning,
  before = '',
  prompt = messages.collection.filterBy(),
): Promise<string | undefined> {
  return vscode.window.showInputBox({
    // A validation message replaces the prompt; the title stays visible.
    title: messages.collection.filterTitle(),
    value: before,
    prompt,
    placeHolder: messages.collection.filterExample(),
    validateInput: words => {
      const query = reasoning.query(words);
      return words.trim() === '' || query.isFound ? undefined : query.reason;
    },
  });
}
