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

  it('remain while most digits are doubtful, but not in other puzzles', () => {
    const pictures = new DocumentPictures();
    const { digits } = parseLine(LINE)!;
    const doubts = [...digits.keys()]
      .filter(cell => digits[cell] > 0)
      .map(cell => ({ isExchanged: false, image: '', cell, digit: digits[cell], second: 1 }));
    pictures.note({ digits, doubts });
    assert.equal(cellsIn(pictures, LINE.replace('53.', '1..')).length, doubts.length - 2);
    assert.deepEqual(cellsIn(pictures, `5${[...LINE].reverse().join('').slice(1)}`), []);
  });

  it('are those of the most similar picture if a page has a puzzle and its solution, in any order', () => {
    const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    const cells: Record<string, number> = { [LINE]: 4, [solution]: 2 };
    for (const lines of [Object.keys(cells), Object.keys(cells).reverse()]) {
      const pictures = new DocumentPictures();
      for (const line of lines) {
        const { digits } = parseLine(line)!;
        const doubt = { cell: cells[line], digit: digits[cells[line]], second: 1, isExchanged: false, image: '' };
        pictures.note({ digits, doubts: [doubt] });
      }
      assert.deepEqual(cellsIn(pictures, LINE), [4]);
      assert.deepEqual(cellsIn(pictures, solution), [2]);
    }
  });

  it('are those of the latest picture of the same puzzle', () => {
    const pictures = noted();
    pictures.note({ digits: parseLine(LINE)!.digits, doubts: [] });
    assert.deepEqual(cellsIn(pictures, LINE), []);
  });
});
