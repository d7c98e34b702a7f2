import assert from 'node:assert/strict';
import { removingCopies } from '../../../src/features/collection/removing';
import { sorting } from '../../../src/features/collection/sorting';
import { expectMinimised } from '../../../src/features/solving/minimising';
import type { TextEdit } from '../../../src/text/edits';
import { finish, type Work } from '../../../src/text/work';
import { EASY, EASY_SOLVED } from '../texts';
import { Edited, opened } from './edited';

describe('givens of a puzzle whose digits a command moves', () => {
  const mirrored = (values: Uint8Array) => values.slice().reverse();
  const text = (edited: Edited) => edited.source.text;
  const reversed = (edited: Edited) => [...text(edited)].reverse().join('');

  it('move with the digits, and Undo restores them', () => {
    const edited = opened().edit(2, 1, '4');
    const before = text(edited);
    edited.document.givens.expect(edited.puzzle(), mirrored);
    assert.deepEqual(edited.entries(), [2]);
    assert.deepEqual(edited.edit(0, 81, reversed(edited)).entries(), [78]);
    assert.deepEqual(edited.edit(70, 1, '9').entries().sort(), [70, 78]);
    edited.edit(70, 1, before[10]);
    assert.deepEqual(edited.edit(0, 81, before).entries(), [2]);
  });
  it('are not entries if most digits keep their places', () => {
    const edited = opened();
    const swapped = (values: Uint8Array) => values.map(value => [0, 2, 1, 3, 4, 5, 6, 7, 8, 9][value]);
    edited.document.givens.expect(edited.puzzle(), swapped);
    const after = EASY.replace(/[12]/g, digit => (digit === '1' ? '2' : '1'));
    assert.deepEqual(edited.edit(0, 81, after).entries(), []);
    assert.deepEqual(edited.edit(0, 81, EASY).entries(), []);
  });
  it('stay if the edit is not made', () => {
    const edited = opened().edit(2, 1, '4');
    edited.document.givens.expect(edited.puzzle(), mirrored)();
    assert.deepEqual(edited.entries(), [2]);
    assert.deepEqual(edited.edit(0, 81, reversed(edited)).entries(), []);
  });
});

describe('givens of a puzzle that a command minimizes', () => {
  /** Cells of the givens that the command removes: r1c1 and r1c2. */
  const cells = [0, 1];
  const minimised = () => {
    const edited = opened();
    expectMinimised(edited.document.givens, edited.puzzle(), { cells });
    return remove(edited);
  };
  const write = (edited: Edited, digits: string) =>
    edited.editAll(cells.map(cell => ({ start: cell, end: cell + 1, text: digits[cell] })));
  const remove = (edited: Edited) => write(edited, '..');
  const undo = (edited: Edited) => write(edited, EASY);
  const original = (edited: Edited) =>
    [...edited.document.givens.originalOf(edited.puzzle())].map(digit => digit || '.').join('');
  const MINIMISED = `..${EASY.slice(2)}`;

  it('are the remaining ones', () => {
    assert.deepEqual([minimised().entries(), original(minimised())], [[], MINIMISED]);
    assert.deepEqual(minimised().edit(0, 1, '5').entries(), [0]);
  });
  it('are the original ones after Undo, and the remaining ones after Redo', () => {
    const edited = undo(minimised());
    assert.deepEqual([edited.entries(), original(edited)], [[], EASY]);
    assert.deepEqual(edited.edit(2, 1, '4').entries(), [2]);
    remove(edited.edit(2, 1, '.'));
    assert.deepEqual([edited.entries(), original(edited)], [[], MINIMISED]);
    assert.deepEqual([undo(edited).entries(), original(edited)], [[], EASY]);
  });
  it('are the remaining ones after the puzzle is solved', () => {
    const edited = minimised();
    for (const cell of [2, 0, 1]) edited.edit(cell, 1, EASY_SOLVED[cell]);
    assert.deepEqual([edited.entries(), original(edited)], [[0, 1, 2], MINIMISED]);
    for (const cell of [1, 0, 2]) edited.edit(cell, 1, '.');
    assert.deepEqual([undo(edited).entries(), original(edited)], [[], EASY]);
  });
  it('are the original ones if the edits are not made', () => {
    const edited = opened();
    expectMinimised(edited.document.givens, edited.puzzle(), { cells })();
    assert.deepEqual(remove(edited).entries(), []);
    assert.equal(original(edited), EASY);
  });
});

describe('givens of equivalent puzzles', () => {
  /** EASY with its first two rows swapped. */
  const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  const LIKE = EASY.slice(9, 18) + EASY.slice(0, 9) + EASY.slice(18);
  const TEXT = `Mine:\n\n${HARD}\n${EASY}\n\n> ${HARD}\n> ${LIKE}\n\n${EASY} # 1.2\n`;

  /** Makes the edits of a command. Returns a function that undoes them. */
  const make = (edited: Edited, edits: readonly TextEdit[]) => {
    const before = edited.source.text;
    const inverse = edited.inverseOf(edits);
    edited.editAll(edits);
    return () => assert.equal(edited.editAll(inverse).source.text, before);
  };
  const duplicates = (edited: Edited) => finish(removingCopies(read(edited))).edits;
  const sorted = (edited: Edited) => finish(sorting(read(edited), { by: 'clues', isDescending: false }, none)).edits;
  const reversed = (edited: Edited) => finish(sorting(read(edited), { by: 'clues', isDescending: true }, none)).edits;
  // biome-ignore lint/correctness/useYield: it has nothing to do
  const none = function* (): Work<undefined> {
    return undefined;
  };
  const read = ({ document }: Edited) => {
    for (const _ of document.reading());
    return document;
  };
  /** Asserts that no digit is an entry, and no given is missing. */
  const areAllGivens = (edited: Edited) => {
    for (const puzzle of read(edited).puzzles()) {
      const { digits } = puzzle.grid;
      assert.deepEqual([puzzle.givens, edited.document.givens.originalOf(puzzle)], [digits, digits]);
    }
  };
  const SIGHTS = { visible: { start: 0, end: 2000 }, 'partly visible': { start: 0, end: 100 } };

  for (const [where, sight] of Object.entries(SIGHTS)) {
    it(`stay when duplicates are removed and the others sorted, with Undo and Redo, ${where}`, () => {
      const edited = new Edited(TEXT, sight);
      const undos: (() => void)[] = [];
      for (let turn = 0; turn < 2; turn++) {
        for (const edits of [duplicates, reversed, sorted]) {
          const made = edits(edited);
          assert.ok(made.length > 0);
          undos.push(make(edited, made));
          areAllGivens(edited);
        }
        for (const undo of undos.splice(0).reverse()) {
          undo();
          areAllGivens(edited);
        }
      }
    });
  }
  it('move with the puzzles, and so do entries', () => {
    const edited = new Edited(`${EASY}\n${LIKE}\n`).edit(2, 1, '4');
    const undo = make(edited, [{ start: 0, end: 163, text: `${LIKE}\n534${EASY.slice(3)}` }]);
    assert.deepEqual([edited.entries(0), edited.entries(82)], [[], [2]]);
    assert.deepEqual(edited.edit(85, 1, '6').entries(82), [2, 3]);
    edited.edit(85, 1, '.');
    undo();
    assert.deepEqual([edited.entries(0), edited.entries(82)], [[2], []]);
  });
  it('stay when a puzzle that was not read yet replaces another', () => {
    const edited = new Edited(`${EASY}\n${'# far away\n'.repeat(100)}${LIKE}\n`, { start: 0, end: 81 });
    const { text } = edited.source;
    make(edited, [{ start: 0, end: text.length - 1, text: text.trim().split('\n').reverse().join('\n') }]);
    areAllGivens(edited);
    edited.edit(0, 0, '# at the top\n\n');
    areAllGivens(edited);
  });
  it('do not include entries when all puzzles are filled at once', () => {
    const edited = new Edited(`${EASY}\n${EASY}\n`).edit(2, 1, '4');
    edited.edit(0, 163, `${EASY_SOLVED}\n${EASY_SOLVED}`);
    assert.deepEqual([edited.entries(0).length, edited.entries(82).length], [51, 51]);
  });
  it('are marked for only one puzzle', () => {
    const edited = new Edited(`${EASY}\n${LIKE}\n`, { start: 0, end: 163 }).edit(2, 1, '4');
    const { document, source } = edited;
    const text = `${LIKE}\n${source.text.slice(0, 81)}`;
    source.text = `${text}\n`;
    document.edited(0, 163, 163);
    assert.ok(document.markGivens(edited.puzzle(0)));
    assert.deepEqual([edited.entries(0), edited.entries(82)], [[], [2]]);
  });
});
