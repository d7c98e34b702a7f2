import assert from 'node:assert/strict';
import { pictures } from '../../../src/messages/boards/pictures';
import { PuzzleDocument } from '../../../src/text/document/document';
import { finish } from '../../../src/text/work';
import { EASY, gridOf } from '../texts';

describe('the number of a puzzle in its file', () => {
  it('counts all puzzles before it, from 1', () => {
    const text = Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? `# ${i}\n${gridOf(EASY)}\n` : EASY)).join('\n');
    const document = new PuzzleDocument({ length: text.length, slice: (start, end) => text.slice(start, end) });
    finish(document.reading());
    const numbers = [...document.puzzles()].map(puzzle => document.numberOf(puzzle));
    assert.deepEqual(
      numbers,
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
  });

  it('is part of a file name if the puzzle has no title', () => {
    const nameOf = (title: string | undefined, number?: number) =>
      pictures.nameOfPuzzle('first.sudoku', { title } as Parameters<typeof pictures.nameOfPuzzle>[1], number);
    assert.deepEqual(
      [nameOf('Easy start', 2), nameOf(undefined, 2), nameOf(undefined)],
      ['first-Easy start', 'first-2', 'first'],
    );
  });
});
