import assert from 'node:assert/strict';
import { changedElsewhere } from '../../../src/features/puzzles/changedElsewhere';
import type { TextChange } from '../../../src/text/document/changes';
import { readAll } from '../readingTexts';

const GRID = '1...\n....\n....\n...2\n';
const MARKS = '# corner: r1c3=4\n';

/** Text that stays, or that an edit replaces. */
type Piece = string | readonly [before: string, after: string];

/** The changes of one edit whose text has these pieces: those that stay, and pairs of old and new ones. The last change is first, as in VS Code. */
function edited(pieces: readonly Piece[]): {
  text: string;
  changes: TextChange[];
} {
  const changes: TextChange[] = [];
  let start = 0;
  let text = '';
  for (const piece of pieces) {
    const [before, after] = typeof piece === 'string' ? [piece, piece] : piece;
    if (typeof piece !== 'string')
      changes.push({ start, removed: before.length, added: after.length, movesLines: /\n/.test(before + after) });
    start += before.length;
    text += after;
  }
  return { text, changes: changes.reverse() };
}

/** The number (from 1) of the puzzle that changed while another one is shown, and where in it; undefined for none. */
function changedIn(shown: number, pieces: readonly Piece[]): readonly [number, number] | undefined {
  const { text, changes } = edited(pieces);
  const { document, puzzles } = readAll(text);
  const found = changedElsewhere(document, puzzles[shown - 1], changes);
  return (
    found && [puzzles.findIndex(({ start }) => start === found.puzzle.start) + 1, found.offset - found.puzzle.start]
  );
}

const check = (title: string, shown: number, pieces: readonly Piece[], expected: number | undefined, at = 0) =>
  it(title, () => assert.deepEqual(changedIn(shown, pieces), expected && [expected, at]));

const cell: readonly Piece[] = [['.', '3']];

describe('the puzzle that an edit changed elsewhere', () => {
  check('is the one with the cell that changed', 1, [`${GRID}\n1.`, ...cell, GRID.slice(3)], 2, 2);
  check('is none where the shown one changed', 2, [`${GRID}\n1.`, ...cell, GRID.slice(3)], undefined);
  check('is one above the shown one', 2, ['1.', ...cell, `${GRID.slice(3)}\n${GRID}`], 1, 2);
  check(
    'is none where the shown one changed too, before or after others',
    2,
    ['1.', ...cell, `${GRID.slice(3)}\n1.`, ...cell, `${GRID.slice(3)}\n1.`, ...cell, GRID.slice(3)],
    undefined,
  );
  check(
    'is the first of several',
    3,
    ['1.', ...cell, `${GRID.slice(3)}\n1.`, ...cell, `${GRID.slice(3)}\n${GRID}`],
    1,
    2,
  );
  check('is the one to which marks were added', 1, [`${GRID}\n${GRID}`, ['', MARKS]], 2, GRID.length);
  check('is the one whose marks were removed', 1, [`${GRID}\n${GRID}`, [MARKS, '']], 2, GRID.length);
  for (const lines of ['', '\n', 'Title\n'])
    check(
      `is none where marks of the shown one were removed above ${JSON.stringify(lines)}`,
      1,
      [GRID, [MARKS, ''], lines + GRID],
      undefined,
    );
  check('is none where marks of the shown one were added', 1, [GRID, ['', MARKS], GRID], undefined);
  check('is the one that came back', 1, [`${GRID}\n`, ['', GRID]], 2);
  check('is the one that came back above', 2, [['', `${GRID}\n`], GRID], 1);
  check('is the one whose title changed', 1, [`${GRID}\n\n`, ['One', 'Two'], `\n${GRID}`], 2);
  check('is none where the title of the shown one changed', 1, [['One', 'Two'], `\n${GRID}\n${GRID}`], undefined);
  check('is none where only text changed', 1, [`${GRID}\n\n\n`, ['', 'An end\n']], undefined);
  check('is none where another one was removed', 1, [`${GRID}\n`, [GRID, '']], undefined);
  check('is another puzzle of one line', 1, [`${'.'.repeat(81)}\n`, ['.', '1'], '.'.repeat(80)], 2);
  check('is one of one line above', 2, ['.'.repeat(80), ['.', '1'], `\n${'.'.repeat(81)}`], 1, 80);
  check('is none in a text without changes', 1, [GRID], undefined);
});
