/**
 * Before: `5...5....`, the cursor in one of the fives
 * After:  `....5....`, or `5........`, or with the digit that belongs there if the rest has one solution
 */

import { conflictsOf, type Repeat, withDigit } from '../../core/grid';
import { clear, fill } from '../edits';
import { messages } from '../messages';
import { isWhole, type Puzzle, spanOf } from '../puzzle';
import { type Action, type ActionSource, cellsAt, type Request } from './action';

export const resolveConflict: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    const conflicts = new Map<Puzzle, ReadonlyMap<number, readonly Repeat[]>>();
    for (const [puzzle, cell] of cellsAt(request)) {
      const found = conflicts.get(puzzle) ?? conflictsOf(puzzle.grid);
      conflicts.set(puzzle, found);
      const repeats = found.get(cell);
      const span = spanOf(puzzle, cell);
      if (!repeats || !span) continue;
      const mends = { code: 'conflict', ...span } as const;
      const change = changeToFit(request, puzzle, cell);
      if (change) yield { ...change, mends };
      const partners = new Set(repeats.flatMap(repeat => repeat.partners));
      for (const other of [cell, ...partners]) {
        if (!spanOf(puzzle, other)) continue;
        yield {
          title: messages.actions.clear(puzzle, other),
          kind: 'quickfix',
          mends,
          edits: () => clear(puzzle, other),
        };
      }
    }
  },
};

/** The one digit that belongs in a cell, when the rest of the puzzle leaves no doubt. */
function changeToFit({ verdictOf }: Request, puzzle: Puzzle, cell: number): Omit<Action, 'mends'> | undefined {
  const rest = withDigit(puzzle.grid, cell, 0);
  const verdict = isWhole(puzzle) ? verdictOf(rest) : undefined;
  if (verdict?.kind !== 'valid') return undefined;
  const digit = verdict.solution[cell];
  return {
    title: messages.actions.change(puzzle, cell, digit),
    kind: 'quickfix',
    edits: () => fill(puzzle, cell, digit),
  };
}
