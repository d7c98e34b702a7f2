import assert from 'node:assert/strict';
import { PuzzleDocument } from '../../../src/text/document/document';
import { Givens } from '../../../src/text/document/givens';
import { sourceOf } from '../../../src/text/document/textSource';
import type { Span } from '../../../src/text/span';
import { EASY, EASY_SOLVED } from '../texts';
import { Edited, opened } from './edited';

describe('the digits with which a document was opened', () => {
  const openedIn = (edited: Edited) => {
    const digits = edited.document.givens.openedOf(edited.puzzle());
    return Array.from(digits, digit => digit || '.').join('');
  };
  it('are those of the file after any typing', () => {
    const edited = opened();
    assert.equal(openedIn(edited), EASY);
    assert.equal(openedIn(edited.edit(2, 1, '4').edit(0, 1, '8').edit(4, 1, '.')), EASY);
  });
  it('stay when digits are marked as givens', () => {
    const edited = opened().edit(2, 1, '4');
    edited.document.givens.mark(edited.puzzle());
    assert.equal(openedIn(edited), EASY);
    assert.equal(openedIn(edited.edit(3, 1, '6')), EASY);
  });
  it('do not exist for a grid that was typed, over blanks or into an empty file', () => {
    const blank = new Edited('.'.repeat(81));
    for (const [i, symbol] of [...EASY].entries()) if (symbol !== '.') blank.edit(i, 1, symbol);
    assert.equal(openedIn(blank), '.'.repeat(81));
    const empty = new Edited('');
    for (const [i, symbol] of [...EASY].entries()) empty.edit(i, 0, symbol);
    assert.equal(openedIn(empty), '.'.repeat(81));
    const small = new Edited('');
    for (const [i, symbol] of [...'12344321....2143'].entries()) small.edit(i, 0, symbol);
    assert.equal(openedIn(small), '.'.repeat(16));
  });
  it('are all digits of a grid that was inserted as a whole', () =>
    assert.equal(openedIn(new Edited('').edit(0, 0, EASY)), EASY));
  it('are the givens if the text states them', () =>
    assert.equal(openedIn(new Edited(`[Puzzle]\n${EASY}\n[State]\n${EASY_SOLVED}`)), EASY));
});

describe('after an edit of the whole text', () => {
  it('only the visible part is parsed', () => {
    const givens = new Givens();
    const looked: Span[] = [];
    const look = (part: Span) => {
      looked.push(part);
      return [];
    };
    const sight = { start: 100, end: 900 };
    givens.see(sight, look);
    givens.edited(0, 4_000_000, 4_000_000);
    givens.see(sight, look);
    assert.deepEqual(looked, [sight, sight]);
    givens.edited(200, 1, 1);
    givens.see(sight, look);
    assert.ok(looked.length === 3 && looked[2].end - looked[2].start < 500, JSON.stringify(looked));
  });
});

describe('givens of a reopened document', () => {
  it('exclude the digits that were entered before', () => {
    const again = opened().edit(2, 1, '4').edit(3, 1, '6').reopened();
    assert.deepEqual(again.entries(), [2, 3]);
    assert.deepEqual(again.document.givens.openedOf(again.puzzle()), again.puzzle().givens);
    assert.deepEqual(again.edit(5, 1, '8').entries(), [2, 3, 5]);
  });
  it('are known before any text was read, and after reopening twice', () => {
    const once = opened().edit(2, 1, '4').reopened();
    const twice = new Edited(once.source.text, { start: 1000, end: 1000 }, once.document.givens.toStore());
    assert.deepEqual(twice.entries(), [2]);
  });
  it('stay stored while the puzzle is not read', () => {
    const stored = opened().edit(2, 1, '4').document.givens.toStore();
    const unseen = new PuzzleDocument(sourceOf(''), undefined, stored);
    assert.deepEqual(unseen.givens.toStore(), stored);
    assert.equal(stored.length, 1);
  });
  it('do not apply to another puzzle, or to the same digits with another rule', () => {
    const edited = opened().edit(2, 1, '4');
    const other = EASY.replace(/[1-9]/g, digit => `${10 - Number(digit)}`);
    assert.deepEqual(edited.reopened(other).entries(), []);
    assert.deepEqual(edited.reopened(`${edited.source.text}\n[Rules]\nanti-knight\n`).entries(), []);
  });
  it('are those of the stored puzzle that matches most of them', () => {
    const edited = opened(`${EASY}\n\n${EASY.replace('.', '4')}`).edit(3, 1, '6');
    edited.edit(EASY.length + 2 + 3, 1, '6');
    const again = edited.reopened();
    assert.deepEqual([again.entries(), again.entries(EASY.length + 4)], [[3], [3]]);
  });
  it('are all digits after all were marked as givens', () => {
    const edited = opened().edit(2, 1, '4');
    edited.document.markGivens(edited.puzzle());
    assert.deepEqual(edited.reopened().entries(), []);
  });
});

describe('givens after Undo', () => {
  /** Unlocks the givens, deletes the first one and locks them. */
  function deleted(): Edited {
    const edited = opened();
    edited.document.lockGivens(edited.puzzle(), 'unlocked');
    edited.edit(0, 1, '.');
    edited.document.lockGivens(edited.puzzle(), 'locked');
    return edited;
  }
  const firstGiven = (edited: Edited) => edited.puzzle().givens[0];

  it('are those before the givens were edited, even after they are locked again', () => {
    const edited = deleted();
    assert.equal(firstGiven(edited.undo(0, 1, '5')), 5);
    assert.deepEqual(edited.entries(), []);
    assert.equal(edited.document.givens.openedOf(edited.puzzle())[0], 5);
  });
  it('are those after the edit of the givens once it is redone', () => {
    const edited = deleted().undo(0, 1, '5').undo(0, 1, '.');
    assert.deepEqual([firstGiven(edited), edited.entries()], [0, []]);
    assert.deepEqual(edited.edit(0, 1, '5').entries(), [0]);
  });
  it('are those of each state, with entries between two states', () => {
    const edited = deleted().edit(2, 1, '4');
    edited.document.lockGivens(edited.puzzle(), 'unlocked');
    edited.edit(3, 1, '6');
    edited.document.lockGivens(edited.puzzle(), 'locked');
    assert.deepEqual(edited.entries(), [2]);
    assert.deepEqual(edited.undo(3, 1, '.').entries(), [2]);
    assert.deepEqual(edited.undo(2, 1, '.').entries(), []);
    assert.deepEqual(edited.undo(0, 1, '5').entries(), []);
    assert.equal(firstGiven(edited), 5);
  });
  it('exclude a digit that is entered in place of an equal deleted given', () =>
    assert.deepEqual(deleted().edit(0, 1, '5').entries(), [0]));
});
