/** Keystrokes in puzzles with many rules on a board, for keystroke.test.ts. */

import {
  isQuicklyShown,
  noMarks,
  preparingSnapshot,
  rulesOnBoard,
  snapshotWithoutRules,
} from '../../src/board/snapshot';
import { parse } from '../../src/text/parser/parser';
import type { Puzzle } from '../../src/text/puzzle';
import type { Work } from '../steps';

/** Different rules of two cells. */
const RULES = Array.from({ length: 80 }, (_, i) => i + 1).flatMap(by =>
  Array.from({ length: 81 - by }, (_, a) => {
    const [one, other] = [a, a + by].map(cell => `r${1 + Math.floor(cell / 9)}c${1 + (cell % 9)}`);
    return `${['thermo', 'cage 11', 'whisper'][a % 3]}: ${one} ${other}`;
  }),
);

const puzzleWith = (count: number, firstDigit: string): Puzzle =>
  parse(`${firstDigit}........\n${'.........\n'.repeat(8)}[Rules]\n${RULES.slice(0, count).join('\n')}\n`).puzzles[0];

function show(puzzle: Puzzle): void {
  rulesOnBoard(puzzle);
  JSON.stringify(snapshotWithoutRules(puzzle, { version: 1, status: '', marks: noMarks(81) }));
}

/** The numbers of rules. */
export const COUNTS = [60, 600, 3000];

/** Prepares puzzles step by step, then shows each of them with another digit. */
export function* work(): Work {
  for (const count of COUNTS) {
    const slices = preparingSnapshot(puzzleWith(count, '.'));
    let isDone = false;
    for (let i = 0; !isDone; i++)
      yield [
        `slice ${i} of ${count} rules`,
        () => {
          isDone = slices.next().done === true;
        },
      ];
    const next = puzzleWith(count, '5');
    if (!isQuicklyShown(next)) for (const _ of preparingSnapshot(next));
    yield [`a digit with ${count} rules`, () => show(next)];
  }
}
