/** The drawing of a line of the argument about a wrong entry. The digits that follow from it are ghosts. */

import type { ArgumentLine, MistakeReport } from '../../features/mistakes/mistakeReport';
import { LAST_STAGE } from '../../features/steps/hint';
import { shownCandidates } from '../../features/steps/shownCandidates';
import * as messages from '../../messages/index';
import type { StepDrawing } from '../protocol/snapshot';
import { ghostsOf, stepDrawingOf } from './stepDrawing';

/** Returns the drawing of a line. */
export function mistakeDrawingOf(report: MistakeReport, { text, shows }: ArgumentLine): StepDrawing {
  const { puzzle, refutation, steps, last, conflict } = report;
  if (typeof shows !== 'string') return stepDrawingOf(puzzle, { ...shows, stage: LAST_STAGE });
  const { assumed, end } = refutation;
  const isEnd = shows === 'end';
  const position = isEnd ? last : (steps[0]?.before ?? last);
  const emptied = end.kind === 'cell' ? [end.cell] : [];
  const causes = assumed ? [assumed.cell] : (conflict?.cells ?? []);
  return {
    name: messages.mistakes.name(),
    sentence: text,
    explanation: '',
    area: isEnd && end.kind === 'house' ? [...end.house.cells] : isEnd ? emptied : causes,
    cells: (isEnd ? emptied : causes).map(cell => ({ cell, role: isEnd ? 'elimination' : 'evidence' })),
    candidates: [],
    links: [],
    ghosts: ghostsOf(puzzle.grid.digits, position.digits),
    allowed: [...shownCandidates(position)],
  };
}
