/**
 * Finds the new problems of a puzzle. After an edit, problems that need no search are known at once, and the others
 * when the position has been checked. Until then, those of the last check count as still present: otherwise, each edit
 * of a puzzle without a solution would remove the problem, and the check would add it again.
 */

import * as board from '../../../messages/boards/board';
import { IS_COUNTED, type Snapshot } from '../../protocol/snapshot';
import { sameProblems } from '../sameProblems';
import { changedCells } from './words';

interface Problem {
  /**
   * The names that identify it as the same problem. Its message depends on the cells, and further cells may be added to
   * it.
   */
  readonly names: readonly string[];
  readonly message: string;
  /** The cells that have it; none if it concerns the whole puzzle. */
  readonly cells: readonly number[];
  /** Whether only a search finds it. */
  readonly isSearched: boolean;
}

/** Remembers the problems of the puzzle that is shown. */
export class ProblemNews {
  private known: readonly Problem[] = [];
  /** The version in which the puzzle was first shown. Its problems are not announced, even if they are found later. */
  private opened = 0;

  /** The announcement of problems when a snapshot follows another one of the same puzzle, or is the first one. */
  between(before: Snapshot | undefined, after: Snapshot): string | undefined {
    const known = before ? this.known : [];
    const isNow = ({ isSearched }: Problem) => after.isChecked || !isSearched;
    this.known = [...problemsOf(after).filter(isNow), ...known.filter(problem => !isNow(problem))];
    if (!before) this.opened = after.version;
    if (!before || after.version === this.opened) return undefined;
    if (this.known.length === 0) return known.length > 0 && !after.isSolved ? board.noProblems() : undefined;
    // If a single cell changed, its problems are announced with the change.
    const changed = changedCells(before, after);
    const [onlyChanged] = changed.length === 1 ? changed : [];
    const found = this.known.filter(
      ({ names, cells }) =>
        !cells.some(cell => cell === onlyChanged) &&
        !known.some(other => other.names.some(name => names.includes(name))),
    );
    if (found.length === 0) return undefined;
    const [{ cells, message }] = found;
    const [cell] = cells;
    const first = cell === undefined ? message : board.at(board.place(after.size, cell), message);
    return board.problems(first, found.length - 1);
  }
}

function problemsOf(snapshot: Snapshot): Problem[] {
  const ofCells = sameProblems(snapshot).map(same => {
    const [{ kind, message }] = same;
    const cells = same.map(({ cell }) => cell);
    const names = cells.map(cell => `${kind} ${cell} ${snapshot.digits[cell]}`);
    return { names, message, cells, isSearched: kind === 'wrong digit' };
  });
  const ofPuzzle = snapshot.faults.map(({ kind, message }) => {
    const isCounted = IS_COUNTED[kind];
    return { names: [isCounted ? `${kind} ${message}` : kind], message, cells: [], isSearched: !isCounted };
  });
  return [...ofCells, ...ofPuzzle];
}
