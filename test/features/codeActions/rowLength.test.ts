import assert from 'node:assert/strict';
import { EASY, gridOf, rowsOf } from '../../text/texts';
import { actionsAt, type Edit, fixesAfter, makes, offers } from './check';

const withRow = (row: number, text: string) =>
  rowsOf(EASY)
    .map((cells, r) => (r === row ? text : cells))
    .join('\n');
const MAY_MOVE = '; digits may move to other columns';

/** The fixes after an edit of a row, as title and row. */
const fixesOf = (rows: readonly string[], edit: Edit | readonly Edit[], known: 'known' | 'unknown' = 'known') =>
  fixesAfter(rows.join('\n'), edit, known).map(({ title, after }) => [title, after.split('\n')[0]]);

const ROWS = ['48...7.5.', '5.6.24..7', '2..3.....', '.5....9.8', '...749...', '7.2....3.', '.....6..9'];
const PLAIN = [...ROWS, '9..17.5.3', '.7.9...21'];
const SPARSE = [ROWS[0], ...new Array(8).fill('.........')];
const SPACED = PLAIN.map(row => [...row].join(' '));
const BORDERED = PLAIN.map(row => row.replace(/(...)(...)(...)/, '|$1|$2|$3|'));

describe('fixing the length of a row', () => {
  describe('after an edit, next to it', () => {
    it('keeps a digit typed before a blank', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 3, removed: 0, added: '6' }), [
        ['Remove 1 empty cell after r1c4', '48.6.7.5.'],
        ['Remove 1 empty cell after r1c2', '486..7.5.'],
        ['Remove "6" to restore the previous row', '48...7.5.'],
        ['Remove 1 empty cell at the end; the digits 7 and 5 move right', '48.6..7.5'],
      ]));
    it('keeps two digits', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 3, removed: 0, added: '61' })[0], [
        'Remove 2 empty cells after r1c5',
        '48.617.5.',
      ]));
    it('offers no blank of another column for a digit typed before digits', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 0, removed: 0, added: '6' }), [
        ['Remove "6" to restore the previous row', '48...7.5.'],
        ['Remove 1 empty cell after r1c3; the digits 4 and 8 move right', '648..7.5.'],
        ['Remove 1 empty cell at the end; the digits 4, 8, 7 and 5 move right', '648...7.5'],
      ]));
    it('restores a removed blank', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 3, removed: 1, added: '' }), [
        ['Add 1 empty cell (.) in r1c4', '48...7.5.'],
        ['Add 1 empty cell (.) at the end; the digits 7 and 5 move left', '48..7.5..'],
      ]));
    it('restores a removed digit as a blank', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 1, removed: 1, added: '' })[0], [
        'Add 1 empty cell (.) in r1c2',
        '4....7.5.',
      ]));
    it('restores a removed last cell', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 8, removed: 1, added: '' }), [
        ['Add 1 empty cell (.) at the end', '48...7.5.'],
      ]));
    it('restores several removed cells', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 3, removed: 2, added: '' })[0], [
        'Add 2 empty cells (.) in r1c4 and r1c5',
        '48...7.5.',
      ]));
    it('shortens a selection replaced by more', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 3, removed: 1, added: '61' })[0], [
        'Remove 1 empty cell after r1c5',
        '48.617.5.',
      ]));
    it('works in a row with spaces', () => {
      assert.deepEqual(fixesOf(SPACED, { start: 6, removed: 0, added: '6' })[0], [
        'Remove 1 empty cell after r1c4',
        '4 8 . 6 . 7 . 5 .',
      ]);
      assert.deepEqual(fixesOf(SPACED, { start: 6, removed: 1, added: '' })[0], [
        'Add 1 empty cell (.) in r1c4',
        SPACED[0],
      ]);
    });
    it('works between borders, in the same box', () => {
      assert.deepEqual(fixesOf(BORDERED, { start: 5, removed: 0, added: '6' }), [
        ['Remove 1 empty cell after r1c4', '|48.|6.7|.5.|'],
        ['Remove "6" to restore the previous row', '|48.|..7|.5.|'],
        ['Remove 1 empty cell at the end; the digits 7 and 5 move right', '|48.|6..7|.5|'],
      ]);
      assert.deepEqual(fixesOf(BORDERED, { start: 5, removed: 1, added: '' })[0], [
        'Add 1 empty cell (.) in r1c4',
        BORDERED[0],
      ]);
    });
    it('works if every cell has a frame', () => {
      const framed = PLAIN.map(row => `|${[...row].join('|')}|`);
      assert.deepEqual(fixesOf(framed, { start: 7, removed: 0, added: '6' })[0], [
        'Remove 1 empty cell after r1c4',
        '|4|8|.|6|.|7|.|5|.|',
      ]);
      assert.deepEqual(fixesOf(framed, { start: 7, removed: 2, added: '' })[0], [
        'Add 1 empty cell (.) in r1c4',
        framed[0],
      ]);
    });
    it('works in a single-line puzzle', () =>
      assert.deepEqual(fixesOf([PLAIN.join('')], { start: 40, removed: 1, added: '' })[0], [
        'Add 1 empty cell (.) in r5c5',
        `${PLAIN.join('').slice(0, 40)}.${PLAIN.join('').slice(41)}`,
      ]));
    it('does not know the columns of a retyped row', () =>
      assert.deepEqual(
        fixesOf(PLAIN, { start: 0, removed: 9, added: '48.6..7.5.' }),
        fixesOf(PLAIN, { start: 3, removed: 0, added: '6' }, 'unknown'),
      ));
  });

  describe('after two edits in the row', () => {
    it('restores cells removed with their spaces', () =>
      assert.deepEqual(
        fixesOf(SPACED, [
          { start: 4, removed: 2, added: '' },
          { start: 10, removed: 2, added: '' },
        ]),
        [
          ['Add 2 empty cells (.) in r1c3 and r1c7', '4 8 . . . 7 . 5 .'],
          ['Add 2 empty cells (.) at the end; the digits 7 and 5 move left', '4 8 . . 7 5 . . .'],
        ],
      ));
    it('restores numbers removed with their spaces', () => {
      const row = '12 . 10 . 3 . . 7 . 1 . 2';
      const numbers = [row, ...new Array(11).fill('11 . . . . . . . . . . .')];
      assert.deepEqual(
        fixesOf(numbers, [
          { start: 5, removed: 3, added: '' },
          { start: 11, removed: 2, added: '' },
        ])[0],
        ['Add 2 empty cells (.) in r1c3 and r1c7', row.replace('10', '.')],
      );
    });
    it('removes the blank next to each typed digit', () => {
      const fixes = fixesOf(PLAIN, [
        { start: 2, removed: 0, added: '6' },
        { start: 7, removed: 0, added: '1' },
      ]);
      assert.deepEqual(fixes, [
        ['Remove 2 empty cells after r1c3 and r1c7', '486..715.'],
        ['Remove "6" and "1" to restore the previous row', '48...7.5.'],
      ]);
    });
    it('does not claim to keep all columns if a blank was removed and digits were typed', () => {
      const edits: Edit[] = [
        { start: 2, removed: 1, added: '' },
        { start: 5, removed: 0, added: '61' },
      ];
      assert.deepEqual(fixesOf(PLAIN, edits), [
        ['Remove 1 empty cell after r1c7; the digit 7 moves left', '48..7615.'],
        ['Remove 1 empty cell at the end; the digits 7 and 5 move to other columns', '48..761.5'],
      ]);
      assert.ok(fixesAfter(PLAIN.join('\n'), edits).every(({ isPreferred }) => !isPreferred));
    });
    it('does not infer an earlier mistake from replaced cells', () =>
      assert.deepEqual(
        fixesOf(['486..7.5', ...PLAIN.slice(1)], { start: 3, removed: 1, added: '1' }),
        fixesOf(['4861.7.5', ...PLAIN.slice(1)], [], 'unknown'),
      ));
  });

  describe('without an edit', () => {
    it('is guided by borders', () =>
      assert.deepEqual(fixesOf(BORDERED, { start: 5, removed: 0, added: '6' }, 'unknown')[0], [
        'Remove 1 empty cell after r1c4',
        '|48.|6.7|.5.|',
      ]));
    it('is guided by spaces: adjacent cells', () =>
      assert.deepEqual(fixesOf(SPACED, { start: 6, removed: 0, added: '6' }, 'unknown')[0], [
        'Remove 1 empty cell after r1c4',
        '4 8 . 6 . 7 . 5 .',
      ]));
    it('is guided by spaces: a gap of two', () =>
      assert.deepEqual(fixesOf(SPACED, { start: 6, removed: 1, added: '' }, 'unknown')[0], [
        'Add 1 empty cell (.) in r1c4',
        SPACED[0],
      ]));
    it('is guided by digits: only one place causes no conflict', () => {
      const full = ['12.4', '3.12', '2143', '4321'];
      assert.deepEqual(fixesOf(full, { start: 2, removed: 1, added: '' }, 'unknown'), [
        ['Add 1 empty cell (.) in r1c3', '12.4'],
        [`Add 1 empty cell (.) at the end${MAY_MOVE}`, '124.'],
      ]);
    });
    it('is guided by digits at the end', () =>
      makes(withRow(4, '4..8‸.3..'), 'Add 1 empty cell (.) at the end', withRow(4, '4..8.3...')));
    it('otherwise warns that digits may move', () =>
      assert.deepEqual(fixesOf(SPARSE, { start: 3, removed: 0, added: '6' }, 'unknown'), [
        [`Remove 1 empty cell after r1c4${MAY_MOVE}`, '48.6.7.5.'],
        [`Remove 1 empty cell at the end${MAY_MOVE}`, '48.6..7.5'],
      ]));
  });

  it('writes the blank of the file', () =>
    makes(
      withRow(4, '4..8‸.3..').replaceAll('.', '0'),
      'Add 1 empty cell (0) at the end',
      withRow(4, '4..8.3...').replaceAll('.', '0'),
    ));
  it('writes commas', () =>
    makes(withRow(4, '4,.,.,8‸,.,3,.,.'), 'Add 1 empty cell (.) at the end', withRow(4, '4,.,.,8,.,3,.,.,.')));
  it('writes one line', () =>
    makes(`‸${EASY.slice(0, 79)}`, `Add 2 empty cells (.) at the end${MAY_MOVE}`, `${EASY.slice(0, 79)}..`));
  it('removes cells together with their separators', () =>
    makes(
      withRow(4, '4 . . 8 . 3 . . 1 .‸ .'),
      `Remove 2 empty cells at the end${MAY_MOVE}`,
      withRow(4, '4 . . 8 . 3 . . 1'),
    ));
  it('removes no digit', () =>
    assert.deepEqual(
      actionsAt(withRow(4, '428‸59376419')).map(({ title }) => title),
      [],
    ));
  it('is preferred only if no digit moves, and tied to the diagnostic', () => {
    const known = fixesAfter(gridOf(EASY), { start: 3, removed: 1, added: '' });
    assert.deepEqual(
      known.map(({ isPreferred }) => isPreferred),
      [true, false],
    );
    const [{ isPreferred, fixes }] = actionsAt(withRow(0, '53..7‸...'));
    assert.deepEqual([isPreferred, fixes], [false, { code: 'row-length', start: 0, end: 8 }]);
  });
  it('fixes every row in a selection', () => {
    const text = withRow(4, '4..8.3..').replace('7...2...6', '7...2...6.');
    const rows = actionsAt(`‸${text}‸`).flatMap(({ fixes }) => (fixes?.code === 'row-length' ? [fixes.start] : []));
    assert.equal(new Set(rows).size, 2);
  });
  it('is offered anywhere in the row, even before the extra cells', () =>
    assert.ok(actionsAt(withRow(4, '4‸..8.3..1.')).some(({ fixes }) => fixes?.code === 'row-length')));
  it('is not offered elsewhere', () => offers(`‸${withRow(4, '4..8.3..')}`));
});
