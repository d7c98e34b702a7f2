/** The problems in words, for those who see the page. */

import * as board from '../../../messages/boards/board';
import { IS_COUNTED, lookOf, type Snapshot } from '../../protocol/snapshot';
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
 * The problems of a puzzle, as many as its status counts: those of the cell at the cursor first, then the digits and
 * texts that cause others, those without a cell, and the cells that have no digit left because of them. A problem of
 * several cells names the cell at the cursor, or otherwise an entry, which may be the mistake. The last line counts the
 * problems that are not listed.
 */
function listedProblems(
  snapshot: Pick<Snapshot, 'problems' | 'faults' | 'size' | 'givens'>,
  cursor: number,
): ListedProblem[] {
  const { faults, size, givens } = snapshot;
  const ofCells = sameProblems(snapshot).map(same => {
    const here = same.find(({ cell }) => cell === cursor);
    const { cell, message } = here ?? same.find(each => givens[each.cell] === 0) ?? same[0];
    const look = lookOf(same[0]);
    const rank = here ? 'here' : look === 'dead' ? 'consequence' : 'cause';
    return { text: board.inCell(size, cell, message), isWarning: look === 'doubtful', rank };
  });
  const ranked = (of: (typeof ofCells)[number]['rank']) => ofCells.filter(({ rank }) => rank === of);
  const ofPuzzle = faults
    .filter(({ kind }) => IS_COUNTED[kind])
    .map(({ message, isWarning = false }) => ({ text: message, isWarning }));
  const listed = [...ranked('here'), ...ranked('cause'), ...ofPuzzle, ...ranked('consequence')];
  if (listed.length <= MOST + 1) return listed; // the line that counts the others takes as much room as one of them
  const more = listed.slice(MOST);
  const isWarning = more.every(each => each.isWarning);
  return [...listed.slice(0, MOST), { text: board.moreProblems(more.length), isWarning }];
}

/** The list. It is hidden when it is empty. Screen readers read problems in the names of cells, and announce new ones. */
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
