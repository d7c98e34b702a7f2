/** A test of the page of a board. */
import type { Browser } from 'playwright-core';
import type { Snapshot } from '../../../src/protocol/snapshot';
import { NINE, snapshotOf } from '../../board/snapshots';
import { BoardPage, type Opened } from './boardPage.mts';

/** A test of the page. */
export interface BoardTest {
  readonly name: string;
  run(browser: Browser): Promise<void>;
}

/** A test that opens a page, and looks at the end that nothing went wrong in it. */
export function onPage(
  name: string,
  snapshot: Snapshot,
  run: (board: BoardPage) => Promise<void>,
  options: Opened = {},
): BoardTest {
  return {
    name,
    run: browser =>
      BoardPage.use(browser, snapshot, options, async board => {
        await board.focus();
        await run(board);
      }),
  };
}

/** A step to show. */
export const STEP: NonNullable<Snapshot['step']> = {
  name: 'Hidden Single',
  sentence: 'In row 1, 9 is only possible in r1c3.',
  explanation: 'The 9 in row 2 and the 9 in row 3 exclude the others.',
  area: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  cells: [{ cell: 2, role: 'evidence' }],
  candidates: [
    { cell: 2, digit: 9, role: 'placement' },
    { cell: 3, digit: 9, role: 'elimination' },
  ],
  links: [],
  ghosts: [],
  allowed: snapshotOf(NINE).candidates,
};
