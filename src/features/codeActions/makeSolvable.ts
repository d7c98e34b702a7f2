/**
 * Before: the cursor at a mark of a puzzle without a solution, or anywhere in it if the user asks
 * After:  `Remove the smallest set of givens to make the puzzle solvable: r1c3, r4c5` has emptied these cells
 */

import * as messages from '../../messages/index';
import { removeDigits } from '../../text/givenEdits';
import { cellSpanOf, isSearchable, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { finish } from '../../text/work';
import { Facts } from '../diagnostics/facts';
import type { DiagnosticCode, DiagnosticRule } from '../diagnostics/rule';
import { noCandidate } from '../diagnostics/rules/noCandidate';
import { noPlace } from '../diagnostics/rules/noPlace';
import { judgedGrid, showsWrongDigits } from '../puzzles/entries';
import { isRuleConflict } from '../puzzles/repairs';
import { type ActionRequest, type ActionSource, requestedCells, requestedPuzzles, touches } from './action';

/** The fix that removes as few digits as possible. */
export const makeSolvable: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    const { repairs } = request;
    for (const puzzle of requestedPuzzles(request)) {
      const mark = isSearchable(puzzle) ? markAt(request, puzzle) : undefined;
      // Where the rules contradict each other, no digit is to blame.
      if (!mark || isRuleConflict(puzzle, repairs.insightOf(puzzle))) continue;
      const known = repairs.removalsOf(puzzle);
      function* work() {
        const { cells = [] } = known ?? (yield* repairs.removing(puzzle)) ?? {};
        return removeDigits(puzzle, cells);
      }
      yield {
        title: messages.repairs.removeFewest(puzzle, known),
        kind: 'quickfix',
        fixes: mark,
        ...(known ? {} : { work, noEdits: messages.repairs.notFound() }),
        edits: () => finish(work()),
      };
    }
  },
};

/** Rules that show a puzzle to have no solution. */
const DEAD_ENDS: readonly DiagnosticRule[] = [noCandidate, noPlace];

type Mark = Span & { readonly code: DiagnosticCode };

/** The mark of the puzzle at the request's place. */
function markAt(request: ActionRequest, puzzle: Puzzle): Mark | undefined {
  if (!showsWrongDigits(puzzle, request.verdictOf(judgedGrid(puzzle)))) return undefined;
  const facts = new Facts(puzzle, 'off', undefined);
  if (!facts.showsDeadEnd) {
    const span = request.suspicionsOf(puzzle).length > 0 ? undefined : noSolutionAt(request, puzzle);
    return span && { ...span, code: 'no-solution' };
  }
  for (const { code, check } of DEAD_ENDS) {
    for (const { start, end } of check(puzzle, facts)) {
      if (request.isAsked || touches(request.at, { start, end })) return { start, end, code };
    }
  }
  return undefined;
}

/** The mark of the rule `no-solution` at the request's place. */
function noSolutionAt(request: ActionRequest, puzzle: Puzzle): Span | undefined {
  const { conflictSet } = request.repairs.insightOf(puzzle);
  if (!conflictSet) {
    const firstLine = { start: puzzle.start, end: puzzle.firstLineEnd };
    return request.isAsked || touches(request.at, firstLine) ? firstLine : undefined;
  }
  const [found] = [...requestedCells(request)].filter(
    ([other, cell]) => other === puzzle && conflictSet.cells.includes(cell),
  );
  const cell = found ? found[1] : request.isAsked ? conflictSet.cells[0] : undefined;
  return cell === undefined ? undefined : cellSpanOf(puzzle, cell);
}
