/**
 * Which problems of a puzzle are new. An edit brings the problems that need no search at once, and the others when the position was
 * checked. Until then those of the last check count as still there: otherwise each edit of a puzzle without a solution would take
 * the problem away, and the check would bring it again.
 */

import * as board from '../../messages/board';
import { IS_COUNTED, type Snapshot } from '../protocol/snapshot';
import { changedCells } from './words';

interface Problem {
  /** The same for as long as it is the same problem. Its message changes when other cells do. */
  readonly name: string;
  readonly message: string;
  /** Absent when it is one of the whole puzzle. */
  readonly cell?: number;
  /** Whether only a search finds it. */
  readonly isSearched: boolean;
}

/** Remembers the problems of the puzzle that is shown. */
export class ProblemNews {
  private known: readonly Problem[] = [];
  /** The version in which the puzzle was first shown. Its problems are not news, also when they are found later. */
  private opened = 0;

  /** What is told of problems when a snapshot follows another one of the same puzzle, or is the first one. */
  between(before: Snapshot | undefined, after: Snapshot): string | undefined {
    const known = before ? this.known : [];
    const isNow = ({ isSearched }: Problem) => after.isChecked || !isSearched;
    this.known = [...problemsOf(after).filter(isNow), ...known.filter(problem => !isNow(problem))];
    if (!before) this.opened = after.version;
    if (!before || after.version === this.opened) return undefined;
    if (this.known.length === 0) return known.length > 0 && !after.isSolved ? board.noProblems() : undefined;
    // The problems of a cell that changed alone are told with the change.
    const changed = changedCells(before, after);
    const [told] = changed.length === 1 ? changed : [];
    const found = this.known.filter(
      ({ name, cell }) => (cell === undefined || cell !== told) && !known.some(other => other.name === name),
    );
    if (found.length === 0) return undefined;
    const [{ cell, message }] = found;
    const place = cell === undefined ? [] : [board.place(after.size, cell)];
    return board.problems([...place, message].join(': '), found.length - 1);
  }
}

function problemsOf({ problems, faults, digits }: Snapshot): Problem[] {
  const ofCells = problems.map(({ kind, cell, message }) => {
    return { name: `${kind} ${cell} ${digits[cell]}`, message, cell, isSearched: kind === 'wrong digit' };
  });
  const ofPuzzle = faults.map(({ kind, message }) => {
    return { name: IS_COUNTED[kind] ? `${kind} ${message}` : kind, message, isSearched: !IS_COUNTED[kind] };
  });
  return [...ofCells, ...ofPuzzle];
}
