import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeCell } from '../../../src/core/notation';
import { readCellWords, writeLine, writeSet } from '../../../src/text/rules/cellWords';

const cellsIn = (read: ReturnType<typeof readCellWords>) =>
  'cells' in read ? read.cells : assert.fail(Object.values(read).join(' '));

/** Asserts that a word means these cells, or has this problem. */
function check(word: string, expected: string, size = 9): void {
  const geometry = geometryOfSize(size);
  const read = readCellWords(geometry, word);
  const found = 'cells' in read ? cellsIn(read).map(cell => makeCell(geometry, cell)) : Object.values(read);
  assert.equal(found.join(' '), expected, word);
}

/** Asserts that cells are written like this, as a line and as a set. */
function writes(words: string, line: string, set: string, size = 9): void {
  const geometry = geometryOfSize(size);
  const cells = words.split(' ').flatMap(word => cellsIn(readCellWords(geometry, word)));
  assert.deepEqual([writeLine(geometry, cells), writeSet(geometry, cells)], [line, set]);
}

describe('words for cells', () => {
  it('can be cells and sets', () => {
    check('r4c7', 'r4c7');
    check('r2c89', 'r2c8 r2c9');
    check('r13c5', 'r1c5 r3c5');
    check('r12c34', 'r1c3 r1c4 r2c3 r2c4');
    check('r2c98', 'r2c9 r2c8');
  });
  it('can have two digits above 9x9', () => {
    check('r12c3', 'r12c3', 16);
    check('r12c16', 'r12c16', 16);
    check('r12c17', 'outside r12c17', 16);
    check('r1c1-r1c3', 'r1c1 r1c2 r1c3', 16);
  });
  it('can be runs', () => {
    check('r1c1-r4c1', 'r1c1 r2c1 r3c1 r4c1');
    check('r4c1-r1c1', 'r4c1 r3c1 r2c1 r1c1');
    check('r3c3-r1c5', 'r3c3 r2c4 r1c5');
    check('r1c1-r3c1-r3c3', 'r1c1 r2c1 r3c1 r3c2 r3c3');
    check('r1c1 – r1c2', 'r1c1 r1c2');
    check('r1c1-r1c1', 'r1c1');
    check('r1c1-r2c3', 'notStraight r1c1 r2c3');
  });
  it('are rejected if they name no cell of the grid', () => {
    for (const word of ['', 'r1', 'c1', '16', 'r1c', 'rc', 'r1c2-', 'r12c3-r1c5', 'r1c2x', 'r1234567890c1', 'b2'])
      check(word, 'notCell');
    for (const word of ['r0c1', 'r1c0']) check(word, `outside ${word}`);
    check('r10c1', 'outside r10c1');
    for (const word of ['r2c22', 'r22c2', 'r2c121', 'r1c1-r1c11']) check(word, `outside ${word.split('-').at(-1)}`);
    check('r6c78', 'outside r6c7', 6);
  });
  it('are written in short form', () => {
    writes('r1c8 r2c89', 'r1c8 r2c8 r2c9', 'r1c8 r2c89');
    writes('r12c34', 'r1c3 r1c4 r2c3 r2c4', 'r12c34');
    writes('r123c4', 'r1c4-r3c4', 'r123c4');
    writes('r1c1-r4c1 r4c2', 'r1c1-r4c1 r4c2', 'r123c1 r4c12');
    writes('r1c1-r3c3 r2c4 r1c5', 'r1c1-r3c3 r2c4 r1c5', 'r1c15 r2c24 r3c3');
    writes('r1c1 r1c1 r1c2', 'r1c1 r1c1 r1c2', 'r1c12 r1c1');
    writes('r12c3 r12c4 r12c5', 'r12c3-r12c5', 'r12c3-r12c5', 16);
    writes('r5c5', 'r5c5', 'r5c5');
  });
});
