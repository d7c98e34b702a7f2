/** The problems in words, for those who see the page: those of the cell at the cursor, and those that have no cell. */

import * as board from '../../../messages/board';
import { IS_COUNTED, type Snapshot } from '../../protocol/snapshot';
import { make } from '../elements';

/** Problems that are listed. A text that cannot be read may have many. */
const MOST = 4;

/** The list. It is hidden when it is empty. Screen readers hear of problems in the names of cells, and of new ones as news. */
export class ProblemList {
  readonly element = make('ul', { class: 'problems', hidden: '' });
  private shown = '';

  /** Shows the problems for a cell. */
  update({ problems, faults }: Snapshot, cursor: number): void {
    const ofCell = problems.filter(({ cell }) => cell === cursor);
    const ofPuzzle = faults.filter(({ kind }) => IS_COUNTED[kind]);
    const messages = [...new Set([...ofCell, ...ofPuzzle].map(({ message }) => message))];
    const shown = messages.slice(0, MOST);
    const more = messages.length - shown.length;
    const listed = more > 0 ? [...shown, board.moreProblems(more)] : shown;
    const key = listed.join('\n');
    if (key === this.shown) return;
    this.shown = key;
    this.element.hidden = listed.length === 0;
    this.element.replaceChildren(...listed.map(message => make('li', {}, message)));
  }
}
