/** The problems in words, for those who see the page. */

import * as board from '../../../messages/board';
import { IS_COUNTED, type Snapshot } from '../../protocol/snapshot';
import { make } from '../elements';
import { sameProblems } from '../sameProblems';

/** Problems that are listed. A text that cannot be read may have many. */
const MOST = 4;

/** A problem as it is listed. */
interface ListedProblem {
  readonly text: string;
  readonly isWarning: boolean;
}

/**
 * The problems of a puzzle, as many as its status counts: those of the cell at the cursor first, then those without a cell. One of cells
 * names the cell at the cursor, or else an entry, which may be the mistake. The last line counts those that are not listed.
 */
function listedProblems(
  snapshot: Pick<Snapshot, 'problems' | 'faults' | 'size' | 'givens'>,
  cursor: number,
): ListedProblem[] {
  const { faults, size, givens } = snapshot;
  const ofCells = sameProblems(snapshot).map(same => {
    const here = same.find(({ cell }) => cell === cursor);
    const { cell, message } = here ?? same.find(each => givens[each.cell] === 0) ?? same[0];
    return { text: board.inCell(size, cell, message), isWarning: false, isHere: here !== undefined };
  });
  const ofPuzzle = faults
    .filter(({ kind }) => IS_COUNTED[kind])
    .map(({ message, isWarning = false }) => ({ text: message, isWarning }));
  const listed = [...ofCells.filter(({ isHere }) => isHere), ...ofPuzzle, ...ofCells.filter(({ isHere }) => !isHere)];
  if (listed.length <= MOST + 1) return listed; // the line that counts the others takes as much room as one of them
  const more = listed.slice(MOST);
  const isWarning = more.every(each => each.isWarning);
  return [...listed.slice(0, MOST), { text: board.moreProblems(more.length), isWarning }];
}

/** The list. It is hidden when it is empty. Screen readers hear of problems in the names of cells, and of new ones as news. */
export class ProblemList {
  readonly element = make('ul', { class: 'problems', hidden: '' });
  private shown = '';

  /** Shows the problems for a cell. */
  update(snapshot: Snapshot, cursor: number): void {
    const listed = listedProblems(snapshot, cursor);
    const key = JSON.stringify(listed);
    if (key === this.shown) return;
    this.shown = key;
    this.element.hidden = listed.length === 0;
    this.element.classList.toggle(
      'warnings',
      listed.every(({ isWarning }) => isWarning),
    );
    this.element.replaceChildren(
      ...listed.map(({ text, isWarning }) => make('li', isWarning ? { class: 'warning' } : {}, text)),
    );
  }
}
