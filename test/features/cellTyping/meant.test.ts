import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { cellMeant } from '../../../src/features/cellTyping/cells';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { RUNS, soluble } from '../../core/arbitraries';
import { MAKERS } from '../../text/parser/makers';
import { isDetectable } from '../../text/writtenPuzzles';
import { cellTextOf, numbers, read, typedAt } from './typed';

/** By cell: the digits of the only puzzle of a text. */
const digitsIn = (text: string) => [...(parse(text).puzzles[0]?.grid.digits ?? [])];

describe('the cell at a cursor', () => {
  function check(name: string, marked: string, cell: number | undefined) {
    const { text, cursors } = read(marked);
    it(name, () => assert.equal(cellMeant(cellTextOf(text), cursors[0].active)?.cell, cell));
  }
  check('is the one after it', '12 ..\n3‸. .2\n\n.. ..\n2. .1\n', 5);
  check('is the one after the space between two boxes', '12 ..\n3.‸ .2\n\n.. ..\n2. .1\n', 6);
  check('is the one after a border', '12|..\n3.‸|.2\n--+--\n..|..\n2.|.1\n', 6);
  check('is the first of the next row at the end of a row', '12 ..\n3. .2‸\n\n.. ..\n2. .1\n', 8);
  check('is the last one at the end of the grid', '12 ..\n3. .2\n\n.. ..\n2. .1‸\n', 15);
  check('is none in a title', 'Mon‸day\n12 ..\n3. .2\n\n.. ..\n2. .1\n', undefined);

  check('is the one that contains it', numbers('10  1  1‸0  .  .  .  .  .  .  .'), 2);
  check('is the number that ends there, if another digit can follow', numbers('10  1‸  .  .  .  .  .  .  .  .'), 1);
  check('is the one after a number that is too large for another digit', numbers('10  2‸  .  .  .  .  .  .  .  .'), 2);
  check('is the one after a number of two digits', numbers('10‸  1  .  .  .  .  .  .  .  .'), 1);
  check('is the one after an empty cell', numbers('10  .‸  .  .  .  .  .  .  .  .'), 2);
  check('is the one after the space behind a number', numbers('10  1 ‸ .  .  .  .  .  .  .  .'), 2);
  check('is the one after a digit, where letters are larger digits', `1‸.........\n${'..........\n'.repeat(9)}`, 1);

  it('is the one that a digit is typed into, in every layout', () => {
    let typedCells = 0;
    fc.assert(
      fc.property(
        fc
          .record({ maker: fc.constantFrom(...MAKERS), size: fc.constantFrom(4, 6, 9, 16) })
          .filter(({ maker, size }) => maker.sizes.includes(size))
          .chain(({ maker, size }) =>
            soluble(geometryOfSize(size), 0.7)
              .filter(grid => isDetectable(maker, grid))
              .map(grid => maker.make(grid)),
          ),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (text, place) => {
          const active = Math.floor(place * text.length);
          if (text[active - 1] === '\r') return;
          const before = digitsIn(text);
          for (const key of ['1', '2']) {
            const typed = typedAt({ text, cursors: [{ anchor: active, active }] }, key);
            if (!typed || typed.refused) continue;
            const after = digitsIn(applied(text, typed.edits));
            const changed = [...before.keys()].filter(cell => before[cell] !== after[cell]);
            if (after.length !== before.length || changed.length !== 1) continue;
            typedCells++;
            assert.equal(cellMeant(cellTextOf(text), active)?.cell, changed[0], JSON.stringify([text, active]));
          }
        },
      ),
      RUNS,
    );
    assert.ok(typedCells > 10, `${typedCells}`);
  });
});
