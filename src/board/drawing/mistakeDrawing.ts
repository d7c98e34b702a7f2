/** The drawing of a line of the argument about a wrong entry. The digits that follow from it are ghosts. */

import type { DeadEnd } from '../../core/mistakes/refutation';
import type { Cell } from '../../core/numbers';
import type { ArgumentLine, Exclusion, MistakeReport } from '../../features/mistakes/mistakeReport';
import { LAST_STAGE } from '../../features/steps/hint';
import { shownCandidates } from '../../features/steps/shownCandidates';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import type { StepDrawing } from '../protocol/snapshot';
import { ghostsOf, stepDrawingOf } from './stepDrawing';

/** Returns the drawing of a line. */
export function mistakeDrawingOf(report: MistakeReport, { text, shows }: ArgumentLine): StepDrawing {
  const { puzzle, refutation, steps, last, conflict } = report;
  if (typeof shows === 'object' && 'step' in shows) return stepDrawingOf(puzzle, { ...shows, stage: LAST_STAGE });
  if (typeof shows === 'object') return exclusionDrawing(puzzle, text, shows);
  const { assumed, end } = refutation;
  const isEnd = shows === 'end';
  const position = isEnd ? last : (steps[0]?.before ?? last);
  const emptied = emptiedBy(end);
  const causes = assumed ? [assumed.cell] : (conflict?.cells ?? []);
  return {
    name: messages.mistakes.name(),
    sentence: text,
    explanation: '',
    area: isEnd ? areaOf(end) : causes,
    cells: (isEnd ? emptied : causes).map(cell => ({ cell, role: isEnd ? 'elimination' : 'evidence' })),
    candidates: [],
    links: [],
    ghosts: ghostsOf(puzzle.grid.digits, position.digits),
    allowed: [...shownCandidates(position)],
  };
}

/** An excluded candidate, over the digits that would follow from it. */
function exclusionDrawing(puzzle: Puzzle, text: string, { excluded, because, before, last }: Exclusion): StepDrawing {
  return {
    name: messages.mistakes.name(),
    sentence: text,
    explanation: '',
    area: areaOf(because.end),
    cells: emptiedBy(because.end).map(cell => ({ cell, role: 'evidence' })),
    candidates: [{ ...excluded, role: 'elimination' }],
    links: [],
    // The cell of the excluded candidate keeps its candidates, one of which is crossed out.
    ghosts: ghostsOf(puzzle.grid.digits, last.digits).filter(({ cell }) => cell !== excluded.cell),
    allowed: [...shownCandidates(last)].map((mask, cell) =>
      cell === excluded.cell ? shownCandidates(before)[cell] : mask,
    ),
  };
}

const emptiedBy = (end: DeadEnd): Cell[] => (end.kind === 'cell' ? [end.cell] : []);

/** The house in which a digit has no place left, or the cell without candidates. */
const areaOf = (end: DeadEnd): Cell[] => (end.kind === 'house' ? [...end.house.cells] : emptiedBy(end));
