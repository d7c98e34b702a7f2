/** A test of the page of a board. */
import type { Browser } from 'playwright-core';
import type { Snapshot } from '../../../src/board/protocol/snapshot';
import { changed, NINE, snapshotOf } from '../../board/snapshots';
import { BoardPage, type Opened } from './boardPage.mts';

/** A test of the page. */
export interface BoardTest {
  readonly name: string;
  run(browser: Browser): Promise<void>;
}

/** A test that opens a page, and asserts at the end that no error occurred in it. */
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

const nine = snapshotOf(NINE);

/** A puzzle that is being played, with everything that a page can show except a step. */
export const PLAYED: Snapshot = {
  ...nine,
  hasClock: true,
  digits: changed(nine.digits, { 2: 9, 3: 9 }),
  marks: {
    corner: nine.digits.map(digit => (digit === 0 ? 0b1011 : 0)),
    centre: nine.digits.map((digit, cell) => (digit === 0 && cell % 2 ? 0b110 : 0)),
    colour: nine.digits.map((_, cell) => (cell % 5 === 0 ? 1 << (cell % 9) : 0)),
  },
  problems: [
    { cell: 2, kind: 'conflict', message: '9 is already in row 1' },
    { cell: 4, kind: 'no candidates', message: 'no digit fits' },
  ],
  step: {
    name: 'X-Wing',
    inPath: { index: 0, count: 57 },
    sentence: 'r2c5 and r7c5 cannot be 4.',
    explanation: 'Because of rows 1 and 4.',
    area: [],
    cells: [],
    candidates: [{ cell: 4, digit: 1, role: 'evidence' }],
    links: [{ from: { digit: 1, cells: [4] }, to: { digit: 1, cells: [6] }, kind: 'strong' }],
    ghosts: [],
    allowed: nine.candidates,
  },
};
