/** The drawing of a backtracking move: the position before it, and the digit that is tried or removed. */

import { candidatesByRules } from '#narrowing';
import { bitOf } from '../../core/grid';
import type { moveAt } from '../../features/steps/trace';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import type { StepDrawing } from '../protocol/snapshot';
import { ghostsOf } from './stepDrawing';

/** Returns the drawing of a move. A removed digit is drawn as a candidate of its cell. */
export function moveDrawingOf(
  puzzle: Puzzle,
  { move: { cell, digit, isPlaced, step }, before }: NonNullable<ReturnType<typeof moveAt>>,
): StepDrawing {
  const { grid } = puzzle;
  const digits = before.slice();
  digits[cell] = 0;
  const candidates = candidatesByRules({ ...grid, digits });
  const { name, placed, removed } = messages.trace;
  const role = isPlaced ? 'placement' : 'elimination';
  return {
    name: name(),
    sentence: isPlaced ? placed(puzzle, step, cell, digit) : removed(puzzle, cell, digit),
    explanation: '',
    area: [cell],
    cells: isPlaced ? [{ cell, role }] : [],
    candidates: [{ cell, digit, role }],
    links: [],
    ghosts: ghostsOf(grid.digits, digits),
    allowed: [...candidates].map((mask, each) => (each === cell ? mask | bitOf(digit) : mask)),
  };
}
