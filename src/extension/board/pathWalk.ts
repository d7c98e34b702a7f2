import type { Path } from '../../core/techniques/path';
import { LAST_STAGE, whyNone } from '../../features/steps/hint';
import * as messages from '../../messages/index';
import { foundResult, none, type Result } from '../../text/result';
import type { EditorAnalysis } from '../services/documents';
import { withProgress } from '../services/progress';
import type { DocumentPuzzle } from '../services/puzzleAt';
import { settingsOf } from '../services/settings';
import type { ShownSteps } from '../services/shownSteps';

/** A step to go to: the next or previous one, or the one with an index, from 0. */
export type WalkTarget = { readonly by: 1 | -1 } | { readonly index: number };

/**
 * Shows another step of the replay that the boards show, otherwise of the solution path. If they show no step of the path, the next step is its
 * first one, and the previous step its last one. Returns the reason why there is none, as a sentence.
 */
export async function walk(
  analysis: EditorAnalysis,
  steps: ShownSteps,
  at: DocumentPuzzle,
  target: WalkTarget,
): Promise<string | undefined> {
  const { document, puzzle, version } = at;
  const replay = steps.of(document, puzzle);
  if (replay && 'drawing' in replay && replay.goTo && replay.drawing.inPath) {
    const { index, count } = replay.drawing.inPath;
    const wanted = 'by' in target ? index + target.by : target.index;
    if (0 <= wanted && wanted < count) replay.goTo(wanted);
    return undefined;
  }
  const { excluded } = settingsOf(document);
  const { paths } = await analysis.reasoning();
  function* finding(): Generator<undefined, Result<Path>> {
    const path = yield* paths.finding(puzzle, excluded);
    if (!path || path.outcome === 'contradictory') return none(whyNone(puzzle, path));
    yield* path.until(() => false);
    return path.steps.length > 0
      ? foundResult(path)
      : none(whyNone(puzzle, path, analysis.verdicts.known(puzzle.grid)));
  }
  const result = await withProgress({ title: messages.path.walking(), steps: finding() });
  if (!result) return messages.commands.canceled();
  if (document.version !== version) return messages.commands.editedMeanwhile();
  if (!result.isFound) return result.reason;
  const path = result.value;
  const count = path.steps.length;
  const shown = steps.of(document, puzzle);
  // A hint may show a step of the path: the walk still begins at the first step.
  const now = shown && 'step' in shown && shown.inPath ? path.steps.indexOf(shown.step) : -1;
  const index = 'index' in target ? target.index : now >= 0 ? now + target.by : target.by > 0 ? 0 : count - 1;
  if (index < 0 || index >= count) return index < 0 ? messages.boards.firstStep() : messages.boards.lastStep();
  const before = path.steps.slice(0, index).reduce((position, step) => position.after(step), path.start);
  steps.show(at, { step: path.steps[index], stage: LAST_STAGE, before, inPath: { index, count } });
  return undefined;
}
