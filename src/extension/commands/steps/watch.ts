/** `Watch Algorithms`. */

import { whyNone } from '../../../features/steps/hint';
import { isSearchable } from '../../../text/puzzle';
import type { EditorAnalysis } from '../../services/documents';
import { refuse } from '../../services/notify';
import type { WatchPanel } from '../../watch/watchPanel';
import { IN_TEXT_OR_GRID } from '../conditions';
import { type PuzzleTarget, puzzleCommand } from '../puzzleCommand';

/** The result: whether the page is shown and runs. */
interface Watched {
  readonly isShown: boolean;
}

/** The result when there is no page. */
const NOTHING_WATCHED: Watched = { isShown: false };

export const watchCommand = puzzleCommand({
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
  (_analysis: EditorAnalysis, panel: WatchPanel) =>
  async (found: PuzzleTarget): Promise<Watched> => {
    const { document } = found;
    if (!isSearchable(found.puzzle)) return refuse(document, whyNone(found.puzzle, undefined), NOTHING_WATCHED);
    return { isShown: await panel.show(found) };
  };
