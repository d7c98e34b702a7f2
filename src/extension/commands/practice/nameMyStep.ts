/** `Name My Step`. */

import * as messages from '../../../messages/index';
import type { EditorAnalysis } from '../../services/documents';
import { answerCommand, refuse } from '../../services/notify';
import { withProgress } from '../../services/progress';
import { settingsOf } from '../../services/settings';
import { IN_TEXT_OR_GRID } from '../conditions';
import { type PuzzleTarget, puzzleCommand } from '../puzzleCommand';

/** The judgment of the last change, and the ids of the techniques that justify it. */
export interface StepNamed {
  readonly kind: 'valid' | 'unproved' | 'false' | 'none';
  readonly techniques: readonly string[];
  readonly message: string;
}

/** The result when there is no document. */
const NOTHING_NAMED: StepNamed = { kind: 'none', techniques: [], message: '' };

export const nameMyStepCommand = puzzleCommand({
  id: 'sudoku.nameMyStep',
  section: 'practice',
  title: 'Name My Step',
  description: 'Names the technique that justifies the last change of the puzzle, or says why the change is false',
  enablement: IN_TEXT_OR_GRID,
  nothing: NOTHING_NAMED,
  run: ({ analysis }) => nameMyStep(analysis),
});

/** Names the technique that justifies the last change of a puzzle. */
const nameMyStep =
  (analysis: EditorAnalysis) =>
  async (found: PuzzleTarget): Promise<StepNamed> => {
    const { document, puzzle } = found;
    const { namingStep } = await import('../../../features/practice/index');
    const before = analysis.gridHistory.before(document, puzzle);
    const named = await withProgress({
      title: messages.practice.judging(),
      steps: namingStep(puzzle, before, settingsOf(document).excluded),
    });
    if (!named) return NOTHING_NAMED;
    if (!named.isFound) return refuse(document, named.reason, { ...NOTHING_NAMED, message: named.reason });
    const { judgment, message } = named.value;
    answerCommand(document, message);
    const techniques = judgment.kind === 'valid' ? judgment.steps.map(({ technique }) => technique.id) : [];
    return { kind: judgment.kind, techniques, message };
  };
