/** `Watch Algorithms`. */

import type * as vscode from 'vscode';
import { whyNone } from '../../../features/steps/hint';
import * as messages from '../../../messages/index';
import { isSearchable } from '../../../text/puzzle';
import type { EditorAnalysis } from '../../services/documents';
import { refuse } from '../../services/notify';
import { findPuzzle } from '../../services/puzzleAt';
import type { WatchPanel } from '../../watch/watchPanel';
import { IN_TEXT_OR_GRID } from '../conditions';
import { documentCommand } from '../documentCommand';

/** The result: whether the page is shown and runs. */
interface Watched {
  readonly isShown: boolean;
}

/** The result when there is no page. */
const NOTHING_WATCHED: Watched = { isShown: false };

export const watchCommand = documentCommand({
  id: 'sudoku.watch',
  section: 'solving',
  title: 'Watch Algorithms',
  description: 'Shows how algorithms solve the puzzle at the cursor, step by step or as an animation, two side by side',
  enablement: IN_TEXT_OR_GRID,
  nothing: NOTHING_WATCHED,
  run: ({ analysis, watchPanel }) => watch(analysis, watchPanel),
});

/** Opens the page that shows algorithms, with the puzzle at a line or at the cursor. */
const watch =
  (analysis: EditorAnalysis, panel: WatchPanel) =>
  async (document: vscode.TextDocument, line?: unknown): Promise<Watched> => {
    const found = await findPuzzle(analysis, document, line);
    if (!found) return refuse(document, messages.commands.noPuzzle(), NOTHING_WATCHED);
    if (!isSearchable(found.puzzle)) return refuse(document, whyNone(found.puzzle, undefined), NOTHING_WATCHED);
    return { isShown: await panel.show(found) };
  };
