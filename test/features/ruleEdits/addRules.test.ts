import assert from 'node:assert/strict';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { addSelected } from '../../../src/features/ruleEdits/addRules';
import { applied } from '../../../src/text/edits';
import { marksOf } from '../../../src/text/marks/marks';
import { parse } from '../../../src/text/parser/parser';
import { sourceOf } from '../../text/source';

const GRID = '12..\n3..2\n....\n2..1';

/** Adds two dots to the first puzzle of a text. */
function added(text: string): string {
  const changed = addSelected(parse(text).puzzles[0], sourceOf(text), 'whiteDot', { cells: [8, 9, 13] });
  return 'edits' in changed ? applied(text, changed.edits) : changed.refused;
}

describe('added rules', () => {
  function check(name: string, text: string, expected: string) {
    it(name, () => {
      assert.equal(added(text), expected);
      const [before] = parse(text).puzzles;
      const [after] = parse(expected).puzzles;
      assert.equal(rulesOfGeometry(after.grid.geometry).length, rulesOfGeometry(before.grid.geometry).length + 2);
      assert.deepEqual(marksOf(after, sourceOf(expected)), marksOf(before, sourceOf(text)));
    });
  }
  check('start a section', `${GRID}\n`, `${GRID}\n[Rules]\nwhite dot: r3c1 r3c2\nwhite dot: r3c2 r4c2\n`);
  check('at the end of a file', GRID, `${GRID}\n[Rules]\nwhite dot: r3c1 r3c2\nwhite dot: r3c2 r4c2`);
  check(
    'with the line endings of the file',
    `${GRID}\n`.replaceAll('\n', '\r\n'),
    `${GRID}\r\n[Rules]\r\nwhite dot: r3c1 r3c2\r\nwhite dot: r3c2 r4c2\r\n`.replace(/\r?\n/g, '\r\n'),
  );
  check(
    'before the next puzzle',
    `${GRID}\n\nTwo\n${GRID}\n`,
    `${GRID}\n[Rules]\nwhite dot: r3c1 r3c2\nwhite dot: r3c2 r4c2\n\nTwo\n${GRID}\n`,
  );
  check(
    'after marks',
    `${GRID}\n# corner: r1c3=34\n`,
    `${GRID}\n# corner: r1c3=34\n[Rules]\nwhite dot: r3c1 r3c2\nwhite dot: r3c2 r4c2\n`,
  );
  check(
    'after the last rule',
    `${GRID}\n[Rules]\nanti-knight\n# more\n\n# end\n`,
    `${GRID}\n[Rules]\nanti-knight\nwhite dot: r3c1 r3c2\nwhite dot: r3c2 r4c2\n# more\n\n# end\n`,
  );
  check('after a heading', `${GRID}\n[Rules]\n`, `${GRID}\n[Rules]\nwhite dot: r3c1 r3c2\nwhite dot: r3c2 r4c2\n`);
  check(
    'after regions',
    `${GRID}\n[Regions]\nAAAB\nABBB\nCCCD\nCDDD\n`,
    `${GRID}\n[Regions]\nAAAB\nABBB\nCCCD\nCDDD\n[Rules]\nwhite dot: r3c1 r3c2\nwhite dot: r3c2 r4c2\n`,
  );
  it('are rejected if the rules belong to the whole file', () =>
    assert.match(added(`[Rules]\nanti-knight\n\n${GRID}\n`), /at the top of the file/));
  it('are rejected if the cells do not match the rule', () => {
    const [puzzle] = parse(GRID).puzzles;
    assert.deepEqual(addSelected(puzzle, sourceOf(GRID), 'x', { cells: [8, 9] }), {
      refused: 'Two digits of a 4x4 puzzle never add up to 10',
    });
  });
});
