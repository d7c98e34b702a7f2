/**
 * The command that prints puzzles, or saves them as PDF. An extension cannot print, and a page in the editor cannot
 * either, so it saves a web page and opens it in the browser, whose dialog has the user's printers and `Save as PDF`.
 * The user chooses its place: a file in a hidden folder cannot be opened by browsers that run in a sandbox, a file of a
 * remote folder can be downloaded from there, and pages are often kept.
 */

import * as vscode from 'vscode';
import { PER_PAGE, type PerPage, type PrintedPuzzle, printedPages } from '../../../board/drawing/print';
import { joinSentences } from '../../../core/sentences';
import { difficultyParts, ratedGrid } from '../../../features/puzzles/difficulty';
import { whyUnread } from '../../../features/puzzles/firstProblem';
import * as messages from '../../../messages/index';
import { puzzlesWithin } from '../../../text/document/within';
import { isWhole, type Puzzle } from '../../../text/puzzle';
import { spanOfRange } from '../../services/convert';
import { type EditorAnalysis, readPuzzles } from '../../services/documents';
import { hashOf } from '../../services/files/hash';
import { inform, refuse } from '../../services/notify';
import { withProgress } from '../../services/progress';
import { editorOf, findPuzzle, withAllGivens } from '../../services/puzzleAt';
import { settingsOf } from '../../services/settings';
import { inSlices } from '../../services/slices';
import { IN_TEXT_OR_GRID, OF_SUDOKU } from '../conditions';
import { documentCommand } from '../documentCommand';
import { askWhere, NOTHING_SAVED, nameIn, type Saved, write } from './saving';

/** Maximum number of puzzles in one document: more than 100 pages, which a browser lays out within some seconds. */
const MOST = 200;

/** Optional content in addition to the givens. */
type Extra = 'entries' | 'candidates' | 'rating' | 'solutions';

export const printCommand = documentCommand({
  id: 'sudoku.print',
  section: 'sharing',
  title: 'Print…',
  description:
    'Saves one puzzle, the selected puzzles or all puzzles as a web page, and opens the page for printing or saving as PDF',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'editor/title': { group: '1_sudokuPicture@3', when: OF_SUDOKU },
    'sudoku.menu': { group: '5_share@4' },
  },
  nothing: NOTHING_SAVED,
  run: ({ analysis }) => printPuzzles(analysis),
});

/** The command that prints the puzzle at the cursor or at a line, the selected puzzles, or all. */
const printPuzzles =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument, line?: unknown): Promise<Saved> => {
    const wanted = await askPuzzles(analysis, document, line);
    if (!wanted) return NOTHING_SAVED;
    if (wanted.length === 0) return refuse(document, messages.commands.noPuzzle(), NOTHING_SAVED);
    const puzzles = wanted.filter(isWhole);
    if (puzzles.length === 0) return refuse(document, whyUnread(wanted[0]), NOTHING_SAVED);
    const perPage = puzzles.length === 1 ? 1 : await askPerPage(puzzles.length);
    const extras = perPage && (await askExtras());
    if (!extras) return NOTHING_SAVED;
    const whole = puzzles.map(puzzle => withAllGivens(analysis, document, puzzle));
    const printed = await prepare(analysis, document, whole, extras);
    if (!printed) return NOTHING_SAVED;
    const title = messages.pictures.fileName(nameIn(document.uri).replace(/\.\w+$/, ''));
    const uri = await askWhere(document, {
      saveLabel: messages.print.save(),
      // The exported web page of the same puzzle has the name without an addition.
      name: `${title} ${messages.print.inName()}.html`,
      filters: { [messages.pictures.kinds.html()]: ['html'] },
    });
    if (!uri) return NOTHING_SAVED;
    const content = extras.has('candidates') ? 'candidates' : extras.has('entries') ? 'digits' : 'givens';
    const hasSolutions = extras.has('solutions');
    await write(uri, await printedPages(printed, { title, perPage, content, hasSolutions, hashOf }));
    void show(uri, wanted.length - puzzles.length);
    return { uri: uri.toString() };
  };

/** The puzzles to print; undefined when the user canceled. */
async function askPuzzles(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  line: unknown,
): Promise<readonly Puzzle[] | undefined> {
  const words = messages.print;
  const found = await findPuzzle(analysis, document, line);
  const puzzles = await readPuzzles(analysis, document);
  if (!found || puzzles.count === 1 || line !== undefined) return found ? [found.puzzle] : [];
  const selected = await selectedPuzzles(analysis, document);
  const isLimited = puzzles.count > MOST;
  const items = [
    ...(selected.length > 1
      ? [{ label: words.selected(selected.length), puzzles: () => selected.slice(0, MOST) }]
      : []),
    { label: words.atCursor(), puzzles: () => [found.puzzle] },
    {
      label: isLimited ? words.first(MOST) : words.all(puzzles.count),
      ...(isLimited && { description: words.limited(MOST, puzzles.count) }),
      puzzles: () => firstOf(puzzles.puzzles()),
    },
  ];
  return (await vscode.window.showQuickPick(items, { placeHolder: words.which() }))?.puzzles();
}

function firstOf(puzzles: Iterable<Puzzle>): Puzzle[] {
  const first: Puzzle[] = [];
  for (const puzzle of puzzles) if (first.push(puzzle) === MOST) break;
  return first;
}

/** The puzzles that the selections touch. */
async function selectedPuzzles(analysis: EditorAnalysis, document: vscode.TextDocument): Promise<Puzzle[]> {
  const found = new Map<number, Puzzle>();
  for (const selection of editorOf(document)?.selections ?? []) {
    if (selection.isEmpty) continue;
    const span = spanOfRange(document, selection);
    const touched = await inSlices(puzzlesWithin(analysis.documents.puzzlesOf(document), span));
    for (const puzzle of touched ?? []) found.set(puzzle.start, puzzle);
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

async function askPerPage(puzzles: number): Promise<PerPage | undefined> {
  const words = messages.print;
  // Numbers above the next one that fits all puzzles would only make the puzzles smaller.
  const useful = PER_PAGE.filter((_, i) => i === 0 || PER_PAGE[i - 1] < puzzles);
  const items = useful.map(perPage => ({ label: words.perPage(perPage), perPage }));
  return (await vscode.window.showQuickPick(items, { placeHolder: words.howMany() }))?.perPage;
}

async function askExtras(): Promise<ReadonlySet<Extra> | undefined> {
  const words = messages.print;
  const items: (vscode.QuickPickItem & { extra: Extra })[] = [
    { extra: 'rating', label: words.rating(), description: words.ratingDetail(), picked: true },
    { extra: 'solutions', label: words.solutions(), description: words.solutionsDetail() },
    { extra: 'entries', label: words.entries(), description: words.entriesDetail() },
    { extra: 'candidates', label: words.candidates(), description: words.candidatesDetail() },
  ];
  const chosen = await vscode.window.showQuickPick(items, { placeHolder: words.what(), canPickMany: true });
  return chosen && new Set(chosen.map(({ extra }) => extra));
}

/** Finds ratings and solutions; undefined when the user canceled. */
async function prepare(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  puzzles: readonly Puzzle[],
  extras: ReadonlySet<Extra>,
): Promise<PrintedPuzzle[] | undefined> {
  const { excluded } = settingsOf(document);
  const difficulties = extras.has('rating') ? (await analysis.reasoning()).difficulties : undefined;
  const printed: PrintedPuzzle[] = [];
  function* steps(): Generator<undefined, PrintedPuzzle[]> {
    for (const puzzle of puzzles) {
      const difficulty = difficulties && (yield* difficulties.finding(puzzle, excluded));
      const rating = difficulty ? difficultyParts(difficulty).join(' · ') : '';
      const verdict = extras.has('solutions') ? yield* analysis.verdicts.check(ratedGrid(puzzle)) : undefined;
      printed.push({ puzzle, rating, solution: verdict?.kind === 'valid' ? verdict.solution : undefined });
      yield undefined;
    }
    return printed;
  }
  const progress = () => printed.length / puzzles.length;
  return withProgress({ title: messages.print.preparing(), steps: steps(), progress });
}

/** Opens the page in a browser if one can open local files, and explains what to do next. */
async function show(uri: vscode.Uri, leftOut: number): Promise<void> {
  const words = messages.print;
  const isHere = uri.scheme === 'file' && !vscode.env.remoteName && vscode.env.uiKind === vscode.UIKind.Desktop;
  const isOpen = isHere && (await vscode.env.openExternal(uri));
  const sentence = isOpen ? words.opened(nameIn(uri)) : words.notOpened(nameIn(uri));
  const sentences = leftOut > 0 ? [sentence, words.unreadable(leftOut)] : [sentence];
  await inform(joinSentences(sentences));
}
