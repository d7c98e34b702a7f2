/** The command that saves a puzzle as a web page in which it is played. */

import * as vscode from 'vscode';
import type { GameFile } from '../../../board/game';
import { gameTextOf } from '../../../board/gameText';
import { obfuscateSolution } from '../../../board/obfuscation';
import { webPageHtml } from '../../../board/webPageHtml';
import type { Grid } from '../../../core/grid';
import type { Verdict } from '../../../core/solver/index';
import { whyUnread } from '../../../features/puzzles/firstProblem';
import * as messages from '../../../messages/index';
import { isWhole } from '../../../text/puzzle';
import type { EditorAnalysis } from '../../services/documents';
import { readBuilt } from '../../services/files/built';
import { hashOf } from '../../services/files/hash';
import { pageLanguage } from '../../services/files/pageLanguage';
import { inform, refuse } from '../../services/notify';
import { withProgress } from '../../services/progress';
import type { DocumentPuzzle } from '../../services/puzzleAt';

import { settingsOf } from '../../services/settings';
import { IN_TEXT_OR_GRID, OF_SUDOKU } from '../conditions';
import { type PuzzleTarget, puzzleCommand } from '../puzzleCommand';
import { askWhere, fileNameFor, NOTHING_SAVED, nameIn, type Saved, write } from './saving';

export const exportWebPageCommand = puzzleCommand({
  id: 'sudoku.exportWebPage',
  section: 'sharing',
  title: 'Export as Web Page…',
  description: 'Saves the puzzle as one HTML file in which anyone can play it, even offline',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'editor/title': { group: '1_sudokuPicture@2', when: OF_SUDOKU },
    'sudoku.menu': { group: '5_share@3' },
  },
  nothing: NOTHING_SAVED,
  run: ({ context, analysis }) => exportWebPage(context, analysis),
});

/** The command for the puzzle at the cursor, or at a line. Only its givens go into the page: it is for others to play. */
const exportWebPage =
  ({ extensionUri }: vscode.ExtensionContext, analysis: EditorAnalysis) =>
  async (found: PuzzleTarget): Promise<Saved> => {
    const { document } = found;
    if (!isWhole(found.puzzle)) return refuse(document, whyUnread(found.puzzle), NOTHING_SAVED);
    const game = await gameOf(analysis, found);
    if (!game) return NOTHING_SAVED;
    const uri = await askWhere(document, {
      saveLabel: messages.webPage.save(),
      name: `${fileNameFor(analysis, found)}.html`,
      filters: { [messages.pictures.kinds.html()]: ['html'] },
    });
    if (!uri) return NOTHING_SAVED;
    const [script, style, language] = await Promise.all([
      readBuilt(extensionUri, 'webPage.js'),
      readBuilt(extensionUri, 'board.css'),
      pageLanguage(extensionUri, 'webPage'),
    ]);
    await write(uri, await webPageHtml({ game, language, script, style, hashOf }));
    void offerToOpen(uri);
    return { uri: uri.toString() };
  };

/** The game of a puzzle. Undefined when there is none, after a notification, or the user canceled. */
async function gameOf(analysis: EditorAnalysis, { document, puzzle }: DocumentPuzzle): Promise<GameFile | undefined> {
  const { geometry } = puzzle.grid;
  const givens: Grid = {
    geometry,
    digits: analysis.documents.puzzlesOf(document).givens.originalOf(puzzle),
  };
  if (geometry.variant) return refuse(document, messages.webPage.withRules(), undefined);
  const text = gameTextOf(givens, puzzle.style.symbols);
  if (text === undefined) return refuse(document, messages.webPage.notPlayable(), undefined);
  const checked = await withProgress({ title: messages.webPage.solving(), steps: checking(analysis, givens) });
  if (!checked) return undefined;
  const { verdict } = checked;
  if (verdict?.kind === 'contradictory') return refuse(document, messages.webPage.noSolution(), undefined);
  const solution = verdict?.kind === 'valid' ? obfuscateSolution(verdict.solution, geometry.size) : undefined;
  const { labels } = settingsOf(document);
  return { title: puzzle.title ?? '', text, ...(solution && { solution }), ...(!labels && { labels }) };
}

/** The verdict is undefined when the search took too long: the page then has no Check. */
function* checking(
  analysis: EditorAnalysis,
  givens: Grid,
): Generator<undefined, { readonly verdict: Verdict | undefined }> {
  return { verdict: yield* analysis.verdicts.check(givens) };
}

/** Shows where the page is, and offers to open it if a browser can. Not awaited, because the command is complete. */
async function offerToOpen(uri: vscode.Uri): Promise<void> {
  const { saved, open } = messages.pictures;
  const isHere = uri.scheme === 'file' && !vscode.env.remoteName && vscode.env.uiKind === vscode.UIKind.Desktop;
  const chosen = await inform(saved(nameIn(uri)), ...(isHere ? [open()] : []));
  if (chosen) await vscode.env.openExternal(uri);
}
