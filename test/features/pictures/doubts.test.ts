import assert from 'node:assert/strict';
import { parseLine } from '../../../src/core/notation';
import { DocumentPictures } from '../../../src/features/pictures/doubts';
import { onlyPuzzle } from '../steps';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The pictures of a document with one picture, in which r1c1 may be 3 instead of 5 and r1c3 may be 4 instead of empty. */
function noted(): DocumentPictures {
  const pictures = new DocumentPictures();
  const doubt = { isExchanged: false, image: '' };
  pictures.note({
    digits: parseLine(LINE)!.digits,
    doubts: [
      { ...doubt, cell: 0, digit: 5, second: 3 },
      { ...doubt, cell: 2, digit: 0, second: 4 },
    ],
  });
  return pictures;
}

/** The cells of a puzzle that are in doubt. */
const cellsIn = (pictures: DocumentPictures, line: string) =>
  pictures.doubtsIn(onlyPuzzle(line)).map(({ cell }) => cell);

describe('the doubts of a picture', () => {
  it('are those of the puzzle with its digits', () => {
    assert.deepEqual(cellsIn(noted(), LINE), [0, 2]);
    assert.deepEqual(cellsIn(noted(), [...LINE].reverse().join('')), []);
    assert.deepEqual(cellsIn(noted(), '12..\n34..\n....\n....\n'), []);
  });

  it('remain while other cells are corrected or filled', () =>
    assert.deepEqual(cellsIn(noted(), LINE.replace('8..79', '81.79')), [0, 2]));

  it('are settled by an edit of the cell', () => {
    assert.deepEqual(cellsIn(noted(), LINE.replace('53.', '33.')), [2]);
    assert.deepEqual(cellsIn(noted(), LINE.replace('53.', '534')), [0]);
  });

  it('return when the edit is undone', () => {
    const pictures = noted();
    assert.deepEqual(cellsIn(pictures, LINE.replace('53.', '33.')), [2]);
    assert.deepEqual(cellsIn(pictures, LINE), [0, 2]);
  });

  it('are settled by confirming one cell, or all', () => {
    const pictures = noted();
    assert.equal(pictures.confirm(onlyPuzzle(LINE), 0), true);
    assert.deepEqual(cellsIn(pictures, LINE), [2]);
    assert.equal(pictures.confirm(onlyPuzzle(LINE), 0), false);
    assert.equal(pictures.confirm(onlyPuzzle(LINE)), true);
    assert.deepEqual(cellsIn(pictures, LINE), []);
  });

  it('are those of the latest picture of the same puzzle', () => {
    const pictures = noted();
    pictures.note({ digits: parseLine(LINE)!.digits, doubts: [] });
    assert.deepEqual(cellsIn(pictures, LINE), []);
  });
});
