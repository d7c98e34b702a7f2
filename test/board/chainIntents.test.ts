import assert from 'node:assert/strict';
import { editsFor } from '../../src/board/intents';
import type { Intent } from '../../src/board/protocol/messages';
import { applied } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import { parseCell } from '../core/cells';
import { sourceOf } from '../text/source';

const GRID = '1...\n..3.\n....\n.2..\n';

const cellOf = (name: string) => parseCell(parse(GRID).puzzles[0].grid.geometry, name) as number;

/** Checks the lines below the grid after intents, or the refusal of the last one. */
function check(before: string, intents: readonly Intent[], after: string): void {
  let text = GRID + before;
  for (const intent of intents) {
    const result = editsFor(parse(text).puzzles[0], sourceOf(text), intent);
    text = 'edits' in result ? applied(text, result.edits) : GRID + result.refused;
  }
  assert.equal(text.slice(GRID.length), after);
}

/** An intent to color a digit in cells. */
const color = (names: string, digit: number): Intent => {
  return { kind: 'toggleMark', layer: 'chain', cells: names.split(' ').map(cellOf), digit };
};
/** An intent to link candidates: `r1c2=2 r1c3=2`. */
const link = (ends: string): Intent => {
  const parts = ends.split(' ').map(end => end.split('='));
  return { kind: 'link', cells: parts.map(([name]) => cellOf(name)), digits: parts.map(([, digit]) => Number(digit)) };
};
const clear = (name: string): Intent => ({ kind: 'clear', layer: 'chain', cells: [cellOf(name)] });

describe('an intent for chains', () => {
  it('colors a candidate green, then blue, then not at all', () => {
    check('', [color('r1c2', 4)], '# color 4: r1c2=4\n');
    check('', [color('r1c2', 4), color('r1c2', 4)], '# color 6: r1c2=4\n');
    check('', [color('r1c2', 4), color('r1c2', 4), color('r1c2', 4)], '');
  });
  it('gives several cells the color after that of the first one', () =>
    check('# color 4: r1c2=4\n', [color('r1c2 r1c3', 4)], '# color 6: r1c2=4 r1c3=4\n'));
  it('removes a color that only the text has given', () =>
    check('# color 9: r1c2=4 r1c3=4\n', [color('r1c2', 4)], '# color 9: r1c3=4\n'));
  it('links candidates strongly, then weakly, then not at all, in either direction', () => {
    check('', [link('r1c2=4 r1c3=4')], '# strong link: r1c2=4>r1c3=4\n');
    check('', [link('r1c2=4 r1c3=4'), link('r1c3=4 r1c2=4')], '# weak link: r1c3=4>r1c2=4\n');
    check('# strong link: r1c2=4-r1c3=4\n', [link('r1c3=4 r1c2=4'), link('r1c2=4 r1c3=4')], '');
  });
  it('colors the candidate if both ends of a link are the same', () =>
    check('', [link('r1c2=4 r1c2=4')], '# color 4: r1c2=4\n'));
  it('is refused for digits that are not candidates, except to change marks that they have', () => {
    check('', [color('r1c2', 1)], '1 is not a candidate in r1c2.');
    check('', [color('r1c2 r1c3', 1)], '1 is not a candidate in any of these cells.');
    check('', [link('r1c2=4 r1c3=1')], '1 is not a candidate in r1c3.');
    check('# color 4: r1c2=1\n', [color('r1c2', 1)], '# color 6: r1c2=1\n');
    check('# strong link: r1c2=1-r1c3=4\n', [link('r1c2=1 r1c3=4')], '# weak link: r1c2=1>r1c3=4\n');
  });
  it('is refused in filled cells', () => {
    check('', [color('r1c1', 1)], 'r1c1 is filled.');
    check('', [link('r1c2=4 r1c1=1')], 'r1c1 is filled.');
  });
  it('clears the colors and links of a cell, and keeps those of others', () => {
    const lines = '# color 4: r1c2=4 r1c3=4\n# weak link: r1c2=4>r1c3=4 r1c3=4>r1c4=4\n';
    check(lines, [clear('r1c2')], '# color 4: r1c3=4\n# weak link: r1c3=4>r1c4=4\n');
  });
  it('clears the next layer if a cell has none', () =>
    check('# corner: r1c2=4\n# color 4: r1c3=4\n', [clear('r1c2')], '# color 4: r1c3=4\n'));
});
