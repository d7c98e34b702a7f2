import assert from 'node:assert/strict';
import { WrongEntries } from '../../src/analysis/wrongEntries';
import { onlyPuzzle } from '../features/steps';

const PLAYED = (rows: string) => onlyPuzzle(`[Puzzle]\n12..\n3..2\n....\n2..1\n[State]\n${rows.split(' ').join('\n')}`);

describe('entries that a check found wrong', () => {
  const document = {};

  it('are remembered as long as they exist, wherever the puzzle moves', () => {
    const wrong = new WrongEntries<object>();
    assert.deepEqual(wrong.in(document, PLAYED('124. 3..2 .... 2..1')), []);
    wrong.remember(document, PLAYED('124. 31.2 .... 2..1'), [2, 5]);
    assert.deepEqual(wrong.in(document, PLAYED('124. 31.2 .... 2..1')), [2, 5]);
    assert.deepEqual(wrong.in(document, PLAYED('123. 31.2 .... 2..1')), [5]);
    assert.deepEqual(wrong.in(document, PLAYED('12.. 3..2 .... 2..1')), []);
    assert.deepEqual(wrong.in(document, PLAYED('124. 3..2 .... 2..1')), [2]);
  });
  it('belong to one puzzle of one document', () => {
    const wrong = new WrongEntries<object>();
    wrong.remember(document, PLAYED('124. 3..2 .... 2..1'), [2]);
    assert.deepEqual(wrong.in({}, PLAYED('124. 3..2 .... 2..1')), []);
    assert.deepEqual(wrong.in(document, onlyPuzzle('124.\n3..2\n....\n2..1')), []);
  });
  it('are those of the last check', () => {
    const wrong = new WrongEntries<object>();
    const puzzle = PLAYED('124. 3..2 .... 2..1');
    wrong.remember(document, puzzle, [2]);
    wrong.remember(document, puzzle, []);
    assert.deepEqual(wrong.in(document, puzzle), []);
  });
});
