import assert from 'node:assert/strict';
import { EASY, gridOf, rowsOf } from '../../texts';
import { actionsAt, makes, offers } from './check';

const withRow = (row: number, text: string) =>
  rowsOf(EASY)
    .map((cells, r) => (r === row ? text : cells))
    .join('\n');

describe('fix the length of a row', () => {
  it('pad with a blank', () =>
    makes(withRow(4, '4..8‸.3..'), 'Add 1 empty cell (.) at the end', withRow(4, '4..8.3...')));
  it('pad with several', () =>
    makes(withRow(4, '4..8‸.'), 'Add 4 empty cells (.) at the end', withRow(4, '4..8.....')));
  it("with the file's blank", () =>
    makes(
      withRow(4, '4..8‸.3..').replaceAll('.', '0'),
      'Add 1 empty cell (0) at the end',
      withRow(4, '4..8.3...').replaceAll('.', '0'),
    ));
  it('between borders', () =>
    makes(withRow(4, '|4..|8‸.3|..|'), 'Add 1 empty cell (.) at the end', withRow(4, '|4..|8.3|...|')));
  it('with spaces', () =>
    makes(withRow(4, '4 . . 8‸ . 3 . .'), 'Add 1 empty cell (.) at the end', withRow(4, '4 . . 8 . 3 . . .')));
  it('with commas', () =>
    makes(withRow(4, '4,.,.,8‸,.,3,.,.'), 'Add 1 empty cell (.) at the end', withRow(4, '4,.,.,8,.,3,.,.,.')));
  it('one line', () => makes(`‸${EASY.slice(0, 79)}`, 'Add 2 empty cells (.) at the end', `${EASY.slice(0, 79)}..`));
  it("one line, with the file's blank", () =>
    makes(
      `‸${EASY.slice(0, 79)}`.replaceAll('.', '0'),
      'Add 2 empty cells (0) at the end',
      `${EASY.slice(0, 79)}..`.replaceAll('.', '0'),
    ));
  it('drop a blank', () => makes(withRow(4, '4..8.3..1‸.'), 'Remove 1 empty cell at the end', withRow(4, '4..8.3..1')));
  it('drop several', () =>
    makes(withRow(4, '4..8.3..1.‸..'), 'Remove 3 empty cells at the end', withRow(4, '4..8.3..1')));
  it('with what separates them', () =>
    makes(withRow(4, '4 . . 8 . 3 . . 1 .‸ .'), 'Remove 2 empty cells at the end', withRow(4, '4 . . 8 . 3 . . 1')));
  it('no digit is dropped', () => offers(withRow(4, '4..8.3..1‸5')));
  it('no digit among blanks is', () => offers(withRow(4, '4..8.3..1.‸.5')));
  it('is preferred, and tied to the diagnostic', () => {
    const [{ isPreferred, fixes }] = offers(withRow(0, '53..7‸...'), 'Add 1 empty cell (.) at the end');
    assert.deepEqual([isPreferred, fixes], [true, { code: 'row-length', start: 0, end: 8 }]);
  });
  it('every row of a selection', () => {
    const text = withRow(4, '4..8.3..').replace('7...2...6', '7...2...6.');
    const fixes = actionsAt(`‸${text}‸`).filter(({ fixes }) => fixes?.code === 'row-length');
    assert.deepEqual(
      fixes.map(({ title }) => title),
      ['Add 1 empty cell (.) at the end', 'Remove 1 empty cell at the end'],
    );
  });
  it('not elsewhere', () => offers(`‸${withRow(4, '4..8.3..')}`));
});

describe('make blanks one', () => {
  const MIXED = '10.4\n4.-.\n....\n....';
  it('all of the puzzle', () =>
    makes(MIXED.replace('10', '1‸0'), 'Write every empty cell as "."', '1..4\n4...\n....\n....'));
  it('once for any selection', () => offers(`‸${MIXED}‸`, ...BLANKS));
  it('is preferred, and tied to the diagnostic', () => {
    const [{ isPreferred, fixes }] = offers(MIXED.replace('-', '‸-'), 'Write every empty cell as "."');
    assert.deepEqual([isPreferred, fixes], [true, { code: 'mixed-blanks', start: 7, end: 8 }]);
  });
  it('as most are', () => makes(`1‸.${'0'.repeat(79)}`, 'Write every empty cell as "0"', `10${'0'.repeat(79)}`));
  it('of this puzzle only', () =>
    makes(
      `5‸0${'.'.repeat(79)}\n${EASY.replace('.', '0')}\n`,
      'Write every empty cell as "."',
      `5.${'.'.repeat(79)}\n${EASY.replace('.', '0')}\n`,
    ));
  it('not on the other blanks', () => offers(MIXED.replace('....', '..‸..')));
  it('not where they are one', () => offers(`‸${gridOf(EASY)}`));
});

const BLANKS = ['Write every empty cell as "."'];
