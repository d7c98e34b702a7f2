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

describe('fix the length of a row', () => {
  describe('after an edit, beside it', () => {
    it('a digit typed before a blank', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 3, removed: 0, added: '6' }), [
        ['Remove 1 empty cell after r1c4', '48.6.7.5.'],
        ['Remove 1 empty cell after r1c2', '486..7.5.'],
        ['Remove "6", as it was before', '48...7.5.'],
        ['Remove 1 empty cell at the end; 7 and 5 move right', '48.6..7.5'],
      ]));
    it('two digits', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 3, removed: 0, added: '61' })[0], [
        'Remove 2 empty cells after r1c5',
        '48.617.5.',
      ]));
    it('a digit typed before digits: a blank could only go with another column', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 0, removed: 0, added: '6' }), [
        ['Remove "6", as it was before', '48...7.5.'],
        ['Remove 1 empty cell after r1c3; 4 and 8 move right', '648..7.5.'],
        ['Remove 1 empty cell at the end; 4, 8, 7 and 5 move right', '648...7.5'],
      ]));
    it('a blank removed', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 3, removed: 1, added: '' }), [
        ['Add 1 empty cell (.) in r1c4', '48...7.5.'],
        ['Add 1 empty cell (.) at the end; 7 and 5 move left', '48..7.5..'],
      ]));
    it('a digit removed', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 1, removed: 1, added: '' })[0], [
        'Add 1 empty cell (.) in r1c2',
        '4....7.5.',
      ]));
    it('the last cell removed', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 8, removed: 1, added: '' }), [
        ['Add 1 empty cell (.) at the end', '48...7.5.'],
      ]));
    it('several removed', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 3, removed: 2, added: '' })[0], [
        'Add 2 empty cells (.) in r1c4 and r1c5',
        '48...7.5.',
      ]));
    it('a selection replaced by more', () =>
      assert.deepEqual(fixesOf(PLAIN, { start: 3, removed: 1, added: '61' })[0], [
        'Remove 1 empty cell after r1c5',
        '48.617.5.',
      ]));
    it('in a row with spaces', () => {
      assert.deepEqual(fixesOf(SPACED, { start: 6, removed: 0, added: '6' })[0], [
        'Remove 1 empty cell after r1c4',
        '4 8 . 6 . 7 . 5 .',
      ]);
      assert.deepEqual(fixesOf(SPACED, { start: 6, removed: 1, added: '' })[0], [
        'Add 1 empty cell (.) in r1c4',
        SPACED[0],
      ]);
    });
    it('between borders, in the same box', () => {
      assert.deepEqual(fixesOf(BORDERED, { start: 5, removed: 0, added: '6' }), [
        ['Remove 1 empty cell after r1c4', '|48.|6.7|.5.|'],
        ['Remove "6", as it was before', '|48.|..7|.5.|'],
        ['Remove 1 empty cell at the end; 7 and 5 move right', '|48.|6..7|.5|'],
      ]);
      assert.deepEqual(fixesOf(BORDERED, { start: 5, removed: 1, added: '' })[0], [
        'Add 1 empty cell (.) in r1c4',
        BORDERED[0],
      ]);
    });
    it('where every cell has a frame', () => {
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
    it('in a puzzle in one line', () =>
      assert.deepEqual(fixesOf([PLAIN.join('')], { start: 40, removed: 1, added: '' })[0], [
        'Add 1 empty cell (.) in r5c5',
        `${PLAIN.join('').slice(0, 40)}.${PLAIN.join('').slice(41)}`,
      ]));
    it('a row typed anew was not right before', () =>
      assert.deepEqual(
        fixesOf(PLAIN, { start: 0, removed: 9, added: '48.6..7.5.' }),
        fixesOf(PLAIN, { start: 3, removed: 0, added: '6' }, 'unknown'),
      ));
  });

  describe('after two edits in the row', () => {
    it('cells removed with their spaces', () =>
      assert.deepEqual(
        fixesOf(SPACED, [
          { start: 4, removed: 2, added: '' },
          { start: 10, removed: 2, added: '' },
        ]),
        [
          ['Add 2 empty cells (.) in r1c3 and r1c7', '4 8 . . . 7 . 5 .'],
          ['Add 2 empty cells (.) at the end; 7 and 5 move left', '4 8 . . 7 5 . . .'],
        ],
      ));
    it('numbers removed with their spaces', () => {
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
    it('digits typed: one blank beside each', () => {
      const fixes = fixesOf(PLAIN, [
        { start: 2, removed: 0, added: '6' },
        { start: 7, removed: 0, added: '1' },
      ]);
      assert.deepEqual(fixes, [
        ['Remove 2 empty cells after r1c3 and r1c7', '486..715.'],
        ['Remove "6" and "1", as it was before', '48...7.5.'],
      ]);
    });
    it('a blank removed and digits typed: no row of this length keeps all columns', () => {
      const edits: Edit[] = [
        { start: 2, removed: 1, added: '' },
        { start: 5, removed: 0, added: '61' },
      ];
      assert.deepEqual(fixesOf(PLAIN, edits), [
        ['Remove 1 empty cell after r1c7; 7 moves left', '48..7615.'],
        ['Remove 1 empty cell at the end; 7 and 5 move to other columns', '48..761.5'],
      ]);
      assert.ok(fixesAfter(PLAIN.join('\n'), edits).every(({ isPreferred }) => !isPreferred));
    });
    it('a row with cells that were only replaced says nothing about an earlier mistake', () =>
      assert.deepEqual(
        fixesOf(['486..7.5', ...PLAIN.slice(1)], { start: 3, removed: 1, added: '1' }),
        fixesOf(['4861.7.5', ...PLAIN.slice(1)], [], 'unknown'),
      ));
  });

  describe('without an edit', () => {
    it('by borders', () =>
      assert.deepEqual(fixesOf(BORDERED, { start: 5, removed: 0, added: '6' }, 'unknown')[0], [
        'Remove 1 empty cell after r1c4',
        '|48.|6.7|.5.|',
      ]));
    it('by spaces: cells that touch', () =>
      assert.deepEqual(fixesOf(SPACED, { start: 6, removed: 0, added: '6' }, 'unknown')[0], [
        'Remove 1 empty cell after r1c4',
        '4 8 . 6 . 7 . 5 .',
      ]));
    it('by spaces: a gap of two', () =>
      assert.deepEqual(fixesOf(SPACED, { start: 6, removed: 1, added: '' }, 'unknown')[0], [
        'Add 1 empty cell (.) in r1c4',
        SPACED[0],
      ]));
    it('by digits: only one place makes no conflict', () => {
      const full = ['12.4', '3.12', '2143', '4321'];
      assert.deepEqual(fixesOf(full, { start: 2, removed: 1, added: '' }, 'unknown'), [
        ['Add 1 empty cell (.) in r1c3', '12.4'],
        [`Add 1 empty cell (.) at the end${MAY_MOVE}`, '124.'],
      ]);
    });
    it('by digits, at the end', () =>
      makes(withRow(4, '4..8‸.3..'), 'Add 1 empty cell (.) at the end', withRow(4, '4..8.3...')));
    it('otherwise it says that digits may move', () =>
      assert.deepEqual(fixesOf(SPARSE, { start: 3, removed: 0, added: '6' }, 'unknown'), [
        [`Remove 1 empty cell after r1c4${MAY_MOVE}`, '48.6.7.5.'],
        [`Remove 1 empty cell at the end${MAY_MOVE}`, '48.6..7.5'],
      ]));
  });

  it("with the file's blank", () =>
    makes(
      withRow(4, '4..8‸.3..').replaceAll('.', '0'),
      'Add 1 empty cell (0) at the end',
      withRow(4, '4..8.3...').replaceAll('.', '0'),
    ));
  it('with commas', () =>
    makes(withRow(4, '4,.,.,8‸,.,3,.,.'), 'Add 1 empty cell (.) at the end', withRow(4, '4,.,.,8,.,3,.,.,.')));
  it('one line', () =>
    makes(`‸${EASY.slice(0, 79)}`, `Add 2 empty cells (.) at the end${MAY_MOVE}`, `${EASY.slice(0, 79)}..`));
  it('drop with what separates them', () =>
    makes(
      withRow(4, '4 . . 8 . 3 . . 1 .‸ .'),
      `Remove 2 empty cells at the end${MAY_MOVE}`,
      withRow(4, '4 . . 8 . 3 . . 1'),
    ));
  it('no digit is dropped', () =>
    assert.deepEqual(
      actionsAt(withRow(4, '428‸59376419')).map(({ title }) => title),
      [],
    ));
  it('is preferred only when no digit moves, and tied to the diagnostic', () => {
    const known = fixesAfter(gridOf(EASY), { start: 3, removed: 1, added: '' });
    assert.deepEqual(
      known.map(({ isPreferred }) => isPreferred),
      [true, false],
    );
    const [{ isPreferred, fixes }] = actionsAt(withRow(0, '53..7‸...'));
    assert.deepEqual([isPreferred, fixes], [false, { code: 'row-length', start: 0, end: 8 }]);
  });
  it('every row of a selection', () => {
    const text = withRow(4, '4..8.3..').replace('7...2...6', '7...2...6.');
    const rows = actionsAt(`‸${text}‸`).flatMap(({ fixes }) => (fixes?.code === 'row-length' ? [fixes.start] : []));
    assert.equal(new Set(rows).size, 2);
  });
  it('anywhere in the row, also before what is too much', () =>
    assert.ok(actionsAt(withRow(4, '4‸..8.3..1.')).some(({ fixes }) => fixes?.code === 'row-length')));
  it('not elsewhere', () => offers(`‸${withRow(4, '4..8.3..')}`));
});
