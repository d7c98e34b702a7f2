import assert from 'node:assert/strict';
import { looksPasted } from '../../../src/text/pasted/lineLikeness';

/** Compares the results for lines, alone and as a part of a text. */
function check(isPasted: boolean, ...lines: readonly string[]): void {
  for (const line of lines)
    for (const [before, behind] of [
      ['', ''],
      ['Words\n', '\n1 2 3'],
    ]) {
      const span = { start: before.length, end: before.length + line.length };
      assert.equal(looksPasted(before + line + behind, span), isPasted, line);
    }
}

describe('a line that may be part of a pasted grid', () => {
  it('can be from a table', () =>
    check(
      true,
      '| 1 | 2 | | |',
      '1,2,,',
      '1\t2\t\t',
      '<td>1</td>',
      '[td]1[/td]',
      '\\hline',
      '1 & & & \\\\ \\hline',
      '|',
    ));
  it('can be from source code or JSON', () =>
    check(
      true,
      '[1,2,0,0],',
      '{1,2,0,0}',
      'int[] row = {1,2,0,0};',
      '"1", "2",',
      'None,',
      '- null',
      '0, 5, 0, 3), nrow = 9)',
    ));
  it('can have digits in any script, blanks and comments with cells', () =>
    check(true, '1 2 3 4', 'x o 1 2', '# 1, 2, 3', '① ② ③ ④', '\u0031\ufe0f\u20e3\u0032\ufe0f\u20e3', '(1)', '1.'));
  it('can be a code fence', () => check(true, '```', '~~~'));
  it('is not a title or sentence, in any script', () =>
    check(
      false,
      ...['Two towers', 'Grid 01', 'Puzzle #3 (easy)', 'Difficulty: 5/10', 'A hint: 5 of 9', 'Number 5 is alive'],
      ...['Судоку 1 2', 'Головоломка 12 34', '数独 1 2', '難易度数独 1 2 3', 'Über 1, 2', 'Ελλάδα 1, 2'],
    ));
  it('is not a link, step of a path, border or empty line', () =>
    check(false, 'http://example.org/1/2', 'naked single: r1c3', '---', '....', ''));
});
