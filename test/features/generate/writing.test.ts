import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { geometryWithRules } from '../../../src/core/rules/geometry';
import { drawnPattern } from '../../../src/features/generate/pattern';
import { insertion, puzzleLines } from '../../../src/features/generate/writing';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { puzzleNear } from '../../../src/text/puzzleFile';
import { sourceOf } from '../../text/source';
import { selected } from '../../text/texts';

const four = (line: string): Grid => ({
  geometry: geometryOfSize(4),
  digits: Uint8Array.from([...line], c => (c === '.' ? 0 : Number(c))),
});
const SMALL = four('12............3.');

describe('generated puzzles are written into', () => {
  const check = (marked: string, expected: string, grids = [SMALL]) => {
    const { text, at } = selected(marked);
    const file = parse(text);
    const drawn = drawnPattern(file, at);
    const written = { lines: puzzleLines('# generated: seed 1', grids), geometry: grids[0].geometry };
    const puzzle = puzzleNear(file, at.start);
    assert.equal(applied(text, [insertion(sourceOf(text), at.start, puzzle, written, drawn?.drawing)]), expected);
  };
  const NEW = '# generated: seed 1\n12..\n....\n....\n..3.';
  const OLD = '1...\n....\n....\n...2';
  it('an empty file', () => check('‸', `${NEW}\n`));
  it('an empty line', () => check(`${OLD}\n\n‸\n\n${OLD}\n`, `${OLD}\n\n${NEW}\n\n${OLD}\n`));
  it('the lines directly below a puzzle', () => check(`${OLD}\n‸`, `${OLD}\n\n${NEW}\n`));
  it('space between lines without an empty one', () => check(`# a\n‸\n${OLD}\n`, `# a\n\n${NEW}\n\n${OLD}\n`));
  it('the lines after a puzzle and its marks, from a cursor in it', () =>
    check(`1.‸..\n....\n....\n...2\n# corner: r2c2=1\n\n${OLD}\n`, `${OLD}\n# corner: r2c2=1\n\n${NEW}\n\n${OLD}\n`));
  it('the line below one with text', () => check(`# a ‸title\n`, `# a title\n\n${NEW}\n`));
  it('a file of puzzles with other boxes, with their own boxes, and the old ones again below', () => {
    const six = {
      geometry: geometryOfSize(6),
      digits: Uint8Array.from({ length: 36 }, (_, cell) => (cell === 7 ? 4 : 0)),
    };
    const rows = ['......', '.4....', '......', '......', '......', '......'].join('\n');
    const own = `# generated: seed 1\n${rows}`;
    const turned = `# box: 3x2\n\n${rows}\n`;
    check(`${turned}\n‸\n${rows}\n`, `${turned}\n# box: 2x3\n${own}\n\n# box: 3x2\n\n${rows}\n`, [six]);
    check(`${turned}\n# box: 2x3\n‸`, `${turned}\n# box: 2x3\n\n${own}\n`, [six]);
    check(`${turned}\n‸`, `${turned}\n${NEW}\n`);
  });
  it('the place of a drawn pattern', () => check('# mine\n\n‸xx..\n....\n....\n..x.‸\n', `# mine\n\n${NEW}\n`));
  it('the lines after a puzzle with rules, from a cursor in it or before its rules', () => {
    const ruled = `${OLD}\n[Rules]\nanti-knight`;
    check(`1.‸..\n....\n....\n...2\n[Rules]\nanti-knight\n\n${OLD}\n`, `${ruled}\n\n${NEW}\n\n${OLD}\n`);
    check(`${OLD}\n‸\n[Rules]\nanti-knight\n`, `${OLD}\n\n[Rules]\nanti-knight\n\n${NEW}\n`);
    check(`${OLD}\n[Rules]\nanti-‸knight\n`, `${ruled}\n\n${NEW}\n`);
    check(`${ruled}\n\n‸\n\n${OLD}\n`, `${ruled}\n\n${NEW}\n\n${OLD}\n`);
  });
  it('a file without a comment for the boxes of a puzzle with rules', () => {
    const { geometry, digits } = SMALL;
    const ruled = { geometry: geometryWithRules(geometry, [{ kind: 'antiKnight' }]), digits };
    check(`${OLD}\n\n‸`, `${OLD}\n\n${NEW}\n[Rules]\nanti-knight\n`, [ruled]);
  });
  it('the lines after a state as a separate puzzle', () => {
    const played = `[Puzzle]\n${OLD}\n[State]\n${OLD}\n`;
    check(`${played}‸`, `${played}\n# section: none\n${NEW}\n`);
  });
  it('a file with a recipe that is not a title', () => {
    for (const grids of [[SMALL], [SMALL, SMALL]]) {
      const { puzzles } = parse(`${puzzleLines('# generated: seed 1', grids).join('\n')}\n`);
      assert.deepEqual(
        puzzles.map(({ title }) => title),
        grids.map(() => undefined),
      );
    }
  });
  it('a file with its line endings', () =>
    check(`${OLD.replaceAll('\n', '\r\n')}\r\n‸`, `${OLD}\n\n${NEW}\n`.replaceAll('\n', '\r\n')));
});
