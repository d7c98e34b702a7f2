import assert from 'node:assert/strict';
import { editsFor, type IntentOptions } from '../../src/board/intents';
import { type Intent, LAYERS, type Layer } from '../../src/board/protocol/messages';
import { bitOf, digitsOf } from '../../src/core/grid';
import type { MarkLayer } from '../../src/core/marks';
import * as messages from '../../src/messages/index';
import { applied } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import { parseCell } from '../core/cells';
import { MAKERS } from '../text/parser/makers';
import { sourceOf } from '../text/source';
import { halfFilled } from '../text/writtenPuzzles';

const GRID = '1...\n..3.\n....\n.2..\n';
const PLAYED = `[Puzzle]\n${GRID}[State]\n${GRID}`;
const MARKED = '1    234  24   234\n24   24   3    1\n34   1    24   234\n34   2    1    34\n';
const LIBRARY = ':0000:1:12......3.......::::\n';

/** Returns the text after an intent for some cells of its first puzzle. */
function changed(text: string, intent: Intent, options: IntentOptions = {}): string {
  const result = editsFor(parse(text).puzzles[0], sourceOf(text), intent, options);
  assert.ok('edits' in result, 'refused' in result ? result.refused : '');
  return applied(text, result.edits);
}
const refusal = (text: string, intent: Intent, options: IntentOptions = {}) => {
  const result = editsFor(parse(text).puzzles[0], sourceOf(text), intent, options);
  return 'refused' in result ? result.refused : assert.fail('not refused');
};

/** The cells of a 4x4 puzzle that `r1c1 r1c2` names. */
const cellsOf = (names: string) => {
  const { geometry } = parse(GRID).puzzles[0].grid;
  return names.split(' ').map(name => parseCell(geometry, name) as number);
};
const set = (names: string, digit: number): Intent => ({ kind: 'setDigit', cells: cellsOf(names), digit });
const toggle = (layer: MarkLayer, names: string, digit: number): Intent => ({
  kind: 'toggleMark',
  layer,
  cells: cellsOf(names),
  digit,
});
const clear = (layer: Layer, names: string): Intent => ({
  kind: 'clear',
  layer,
  cells: cellsOf(names),
});

describe('an intent', () => {
  describe('to write a digit', () => {
    it('writes it into all cells', () => assert.equal(changed(GRID, set('r1c2 r4c4', 4)), '14..\n..3.\n....\n.2.4\n'));
    it('does not change cells that already contain it', () =>
      assert.equal(changed(GRID, set('r1c1 r1c2', 1)), GRID.replace('1.', '11')));
    it('of 0 empties cells', () => assert.equal(changed(GRID, set('r1c1 r1c2', 0)), GRID.replace('1', '.')));
    it('keeps givens', () =>
      assert.equal(changed(PLAYED, set('r1c1 r1c2', 4)), `[Puzzle]\n${GRID}[State]\n${GRID.replace('1.', '14')}`));
    it('is rejected where all are givens', () => {
      assert.equal(refusal(PLAYED, set('r1c1', 4)), 'r1c1 is a given.');
      assert.equal(refusal(PLAYED, set('r1c1 r4c2', 4)), 'Each of these cells is a given.');
      assert.equal(refusal(LIBRARY, set('r1c1', 0)), 'r1c1 is a given.');
    });
    it('is rejected where the cells have this digit, with the reason', () => {
      assert.equal(refusal(GRID, set('r1c1', 1)), 'r1c1 is already 1.');
      assert.equal(refusal(MARKED.replace('234', '2  '), set('r1c2', 2)), 'r1c2 is already 2.');
    });
    it('is rejected in a puzzle without this digit', () =>
      assert.equal(refusal(GRID, set('r1c2', 5)), 'A 4x4 puzzle has the digits 1-4.'));
    it('is rejected where the cell cannot be read', () =>
      assert.match(refusal('1?..\n..3.\n....\n.2..\n', set('r1c2', 4)), /^r1c2 cannot be read/));
    it('is rejected if the text does not contain the cell', () =>
      assert.match(refusal('1...\n..3.\n....\n', set('r4c4', 4)), /^r4c4 cannot be read/));
    it('is rejected without a cell', () =>
      assert.equal(refusal(GRID, { kind: 'setDigit', cells: [16, 99], digit: 1 }), 'Select a cell first.'));
    it('is rejected if the text would be read differently', () =>
      assert.equal(refusal('1.....3..4...2..\n', set('r1c1', 0)), messages.play.readDifferently()));
    it('is rejected if other digits would be read differently', () => {
      // Without a 0, digits above 9 would count from 1.
      const text = MAKERS.find(({ name }) => name === 'from 0')?.make(halfFilled(16)) ?? assert.fail();
      const { digits } = parse(text).puzzles[0].grid;
      const ones = [...digits.keys()].filter(cell => digits[cell] === 1);
      assert.equal(refusal(text, { kind: 'setDigit', cells: ones, digit: 0 }), messages.play.readDifferently());
      assert.notEqual(changed(text, { kind: 'setDigit', cells: ones.slice(1), digit: 0 }), text);
    });
    it('is accepted if only the lines next to it determine its meaning', () => {
      const rest = '1.....3..4...2..\n2.....3..4...1..\n';
      assert.equal(changed(`1.....3.........\n${rest}`, set('r1c2', 2)), `12....3.........\n${rest}`);
    });
    it('keeps its marks in the text', () => {
      const marks = '# corner: r1c2=12\n# centre: r1c2=4\n';
      assert.equal(changed(GRID + marks, set('r1c2', 4)), GRID.replace('1.', '14') + marks);
    });
    it('removes it from marks of its peers if the setting is on', () =>
      assert.equal(
        changed(`${GRID}# corner: r1c3=14 r4c4=4\n# centre: r2c1=4\n# colour: r1c3=4\n`, set('r1c2', 4), {
          removesMarks: true,
        }),
        `${GRID.replace('1.', '14')}# corner: r1c3=1 r4c4=4\n# colour: r1c3=4\n`,
      ));
    it('changes no lists except those of its peers', () => {
      for (let cell = 0; cell < 16; cell++)
        for (const digit of [1, 2, 3, 4]) {
          const before = parse(MARKED).puzzles[0];
          if (before.grid.digits[cell] === digit) continue;
          const after = parse(changed(MARKED, { kind: 'setDigit', cells: [cell], digit }, { removesMarks: true }))
            .puzzles[0];
          for (const [other, mask] of (before.grid.allowed ?? []).entries()) {
            const left = mask & ~bitOf(digit);
            const loses = before.grid.geometry.peersOf[cell].includes(other) && digitsOf(left).length > 1;
            if (other !== cell && before.grid.digits[other] === 0)
              assert.equal(after.grid.allowed?.[other], loses ? left : mask, `${cell} ${other}`);
          }
        }
    });
    it('removes it from listed candidates of its peers, but leaves at least one', () =>
      assert.equal(
        changed(MARKED, set('r1c2', 4), { removesMarks: true }),
        MARKED.replace('234  24   234', '4    24   23 '),
      ));
  });

  describe('in a puzzle with guarded givens', () => {
    const options = { guarded: cellsOf('r1c1 r2c3') };
    const refused = (intent: Intent) => assert.equal(refusal(GRID, intent, options), messages.boards.guarded());
    it('is rejected where all cells are guarded', () => {
      refused(set('r1c1', 4));
      refused(set('r1c1 r2c3', 4));
      refused(set('r1c1', 0));
      for (const layer of LAYERS) refused(clear(layer, 'r1c1 r2c3'));
      refused(toggle('corner', 'r1c1', 4));
      refused(toggle('centre', 'r1c1 r2c3', 4));
    });
    it('changes the other cells', () => {
      assert.equal(changed(GRID, set('r1c1 r1c2 r4c2', 4), options), '14..\n..3.\n....\n.4..\n');
      assert.equal(changed(GRID, clear('digit', 'r1c1 r4c2'), options), '1...\n..3.\n....\n....\n');
      assert.equal(changed(GRID, toggle('corner', 'r1c1 r1c2', 4), options), `${GRID}# corner: r1c2=4\n`);
    });
    it('colors guarded cells', () =>
      assert.equal(changed(GRID, toggle('colour', 'r1c1', 4), options), `${GRID}# colour: r1c1=4\n`));
  });

  describe('to toggle a center mark where candidates are shown as marks', () => {
    const becomes = (marks: string, layer: MarkLayer, cells: string, digit: number, after: string) =>
      assert.equal(changed(GRID + marks, toggle(layer, cells, digit), { automaticMarks: true }), GRID + after);
    it('writes the shown candidates without the digit', () => becomes('', 'centre', 'r1c2', 4, '# centre: r1c2=3\n'));
    it('writes the shown candidates with the digit', () => becomes('', 'centre', 'r1c2', 1, '# centre: r1c2=134\n'));
    it('adds it to the marks of the player', () =>
      becomes('# centre: r1c2=4\n', 'centre', 'r1c2', 3, '# centre: r1c2=34\n'));
    it('removes it when it is the last mark of the player', () =>
      becomes('# centre: r1c2=4\n', 'centre', 'r1c2', 4, ''));
    it('removes it from cells with marks of the player and from cells with shown candidates', () =>
      becomes('# centre: r1c2=14\n', 'centre', 'r1c2 r1c3', 4, '# centre: r1c2=1 r1c3=2\n'));
    it('does not change the other layers', () => becomes('', 'corner', 'r1c2', 4, '# corner: r1c2=4\n'));
    it('still toggles listed candidates', () => {
      const intent = toggle('centre', 'r1c2', 4);
      assert.equal(changed(MARKED, intent, { automaticMarks: true }), changed(MARKED, intent));
    });
  });

  describe('to toggle a mark', () => {
    it('adds it to the cells that lack it', () =>
      assert.equal(
        changed(`${GRID}# corner: r1c2=4\n`, toggle('corner', 'r1c2 r1c3', 4)),
        `${GRID}# corner: r1c2=4 r1c3=4\n`,
      ));
    it('removes it if all cells have it', () =>
      assert.equal(changed(`${GRID}# corner: r1c2=4 r1c3=4\n`, toggle('corner', 'r1c2 r1c3', 4)), GRID));
    it('skips filled cells, except for colors', () => {
      assert.equal(changed(GRID, toggle('centre', 'r1c1 r1c2', 4)), `${GRID}# centre: r1c2=4\n`);
      assert.equal(changed(GRID, toggle('colour', 'r1c1 r1c2', 9)), `${GRID}# colour: r1c1=9 r1c2=9\n`);
    });
    it('is rejected where all are filled', () => {
      assert.equal(refusal(GRID, toggle('corner', 'r1c1', 4)), 'r1c1 is filled.');
      assert.equal(refusal(GRID, toggle('corner', 'r1c1 r4c2', 4)), 'Each of these cells is filled.');
    });
    it('is rejected where it does not exist', () => {
      assert.equal(refusal(GRID, toggle('corner', 'r1c2', 5)), 'A 4x4 puzzle has the digits 1-4.');
      assert.equal(refusal(GRID, toggle('colour', 'r1c2', 10)), 'There are nine colors, 1-9.');
    });
    it('is rejected if a line of marks would separate rows that are read together', () => {
      const rows = `${'11111111\n'.repeat(8)}111111111`;
      assert.equal(refusal(rows, toggle('colour', 'r1c1', 1)), messages.play.readDifferently());
      const apart = rows.replace(/\n(?=1{9})/, '\n\n');
      assert.equal(changed(apart, toggle('colour', 'r1c1', 1)), apart.replace('\n\n', '\n# colour: r1c1=1\n\n'));
      const marked = rows.replace(/\n(?=1{9})/, '\n# colour: r1c1=1\n');
      assert.equal(refusal(marked, toggle('colour', 'r1c1', 1)), messages.play.readDifferently());
    });
    it('in pencil marks changes the list', () =>
      assert.equal(changed(MARKED, toggle('centre', 'r1c2 r4c1', 2)), MARKED.replace('34   2 ', '234  2 ')));
    it('in pencil marks keeps at least two candidates in a list', () =>
      assert.equal(refusal(MARKED, toggle('centre', 'r1c3', 4)), messages.play.lastCandidates()));
  });

  describe('to clear', () => {
    const text = `14..\n..3.\n....\n.2..\n# corner: r1c3=4\n# centre: r1c4=4\n# colour: r1c2=1 r1c4=2\n`;
    it('empties the layer', () =>
      assert.equal(changed(text, clear('centre', 'r1c2 r1c3 r1c4')), text.replace('# centre: r1c4=4\n', '')));
    it('continues with the next layer, and after the last one with the first', () => {
      assert.equal(changed(text, clear('digit', 'r1c3 r1c4')), text.replace('# corner: r1c3=4\n', ''));
      assert.equal(changed(text, clear('colour', 'r1c1 r1c3')), text.replace('14', '.4'));
    });
    it('keeps hidden marks of filled cells', () => {
      const hidden = `${GRID}# corner: r1c1=2\n`;
      assert.equal(changed(hidden, clear('corner', 'r1c1')), hidden.replace('1', '.'));
    });
    it('is rejected where all is empty, with the reason', () => {
      assert.equal(refusal(GRID, clear('corner', 'r1c2')), 'r1c2 is empty.');
      assert.equal(refusal(GRID, clear('digit', 'r1c2 r1c3')), 'Each of these cells is empty.');
      assert.equal(refusal(PLAYED, clear('digit', 'r1c1 r1c2')), 'r1c2 is empty.');
    });
    it('is rejected for givens', () => assert.equal(refusal(PLAYED, clear('digit', 'r1c1')), 'r1c1 is a given.'));
    it('empties a list of candidates', () =>
      assert.equal(changed(MARKED, clear('centre', 'r1c2')), MARKED.replace('234  24', '.    24')));
  });
});
