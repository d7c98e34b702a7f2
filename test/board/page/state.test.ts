import assert from 'node:assert/strict';
import * as change from '../../../src/board/page/state';
import { snapshotOf } from '../snapshots';

/** The state of a page that was never used. */
const FRESH: change.PageState = {
  selection: new Set([0]),
  cursor: 0,
  mode: 'digit',
  showsCandidates: false,
  showsPad: true,
};

const FOUR = snapshotOf('12..' + '..1.' + '2...' + '...4');

/** A state in which these cells are selected, the last one at the cursor. */
function stateOf(...cells: number[]): change.PageState {
  return { ...FRESH, selection: new Set(cells), cursor: cells.at(-1)! };
}

const selectedIn = ({ selection, cursor }: change.PageState) => [[...selection], cursor];

describe('a digit that waits for its second key', () => {
  const drawn = (changes: Partial<typeof FOUR>, layer: 'digit' | 'corner') =>
    change.withWaiting({ ...FOUR, ...changes }, stateOf(2, 3, 6), { digit: 3, layer });
  it('is drawn in the selected cells', () =>
    assert.deepEqual(drawn({}, 'digit').digits.slice(0, 8), [1, 2, 3, 3, 0, 0, 3, 0]));
  it('is not drawn over locked givens', () => {
    const locked = { cells: [0, 1, 6], reason: '' } as const;
    assert.deepEqual(drawn({ locked }, 'digit').digits.slice(0, 8), [1, 2, 3, 3, 0, 0, 1, 0]);
  });
  it('is not drawn as a mark', () => assert.deepEqual(drawn({}, 'corner'), FOUR));
  it('is not drawn if there is none', () => assert.equal(change.withWaiting(FOUR, stateOf(2), undefined), FOUR));
});

describe('a snapshot with a replay', () => {
  const marks = { corner: FOUR.digits, centre: FOUR.digits, colour: FOUR.digits };
  const problem = { cell: 0, kind: 'conflict', message: '' } as const;
  const step = {
    name: 'Replay',
    sentence: '',
    explanation: '',
    ...{ area: [], cells: [], candidates: [], links: [], ghosts: [] },
    allowed: FOUR.candidates.map(() => 5),
  };
  const snapshot = { ...FOUR, marks, problems: [problem], hasAutomaticMarks: true };

  it('has the digits and candidates of its position, without the problems and marks of the current one', () => {
    const digits = FOUR.digits.map(() => 1);
    const drawn = change.inReplay({ ...snapshot, listed: FOUR.digits, step: { ...step, digits } });
    assert.equal(drawn.digits, digits);
    assert.deepEqual([drawn.candidates, drawn.listed], [step.allowed, step.allowed]);
    assert.deepEqual([drawn.problems, drawn.faults, drawn.hasAutomaticMarks], [[], [], false]);
    assert.deepEqual([drawn.marks.corner, drawn.marks.centre].flat().filter(Boolean), []);
    assert.equal(drawn.marks.colour, marks.colour);
    assert.equal(change.inReplay({ ...snapshot, step: { ...step, digits } }).listed, undefined);
  });
  it('is not changed without one', () => {
    assert.equal(change.inReplay(snapshot), snapshot);
    const other = { ...snapshot, step };
    assert.equal(change.inReplay(other), other);
  });
});

describe('the relation of a snapshot to the previous one', () => {
  const CASES: readonly (readonly [relation: string, before: Partial<typeof FOUR>, after: Partial<typeof FOUR>])[] = [
    ['same', { version: 3 }, { version: 3 }],
    ['same', { version: 3 }, { version: 4 }],
    ['earlier', { version: 3 }, { version: 2 }],
    ['same', { version: 3, start: 1 }, { version: 2, start: 9 }],
    ['same', { document: 'a' }, { document: 'b' }],
    ['other', { start: 1 }, { start: 9, givens: new Array(16).fill(0) }],
    ['other', { document: 'a' }, { document: 'b', givens: new Array(16).fill(0) }],
    ['same', {}, { givens: new Array(16).fill(0) }],
  ];
  for (const [relation, before, after] of CASES)
    it(`is ${relation}: ${JSON.stringify([before, after])}`, () =>
      assert.equal(change.snapshotRelationOf({ ...FOUR, ...before }, { ...FOUR, ...after }), relation));
  it('is `same` for the first one', () => assert.equal(change.snapshotRelationOf(undefined, FOUR), 'same'));
});

describe('a selection', () => {
  function check(name: string, state: change.PageState, cells: number[], cursor: number) {
    it(name, () => assert.deepEqual(selectedIn(state), [cells, cursor]));
  }
  check('is one cell', change.selectOnly(stateOf(1, 2), 5), [5], 5);
  check('is extended', change.extend(stateOf(1), [2, 3]), [1, 2, 3], 3);
  check('is not extended by nothing', change.extend(stateOf(1), []), [1], 1);
  check('loses cells', change.deselect(stateOf(1, 2, 3), [2]), [1, 3], 2);
  check('keeps its last cell', change.deselect(stateOf(2), [2]), [2], 2);
  check('keeps a cell when all of them are deselected', change.deselect(stateOf(1, 2), [1, 2]), [2], 2);
  check('keeps its only cell when that is toggled', change.withSelection(stateOf(1), FOUR, 'toggle'), [1], 1);
  check(
    'keeps a cell when all are inverted',
    change.withSelection(stateOf(...FOUR.digits.keys()), FOUR, 'invert'),
    [15],
    15,
  );
  check('is everything', change.withSelection(stateOf(1), FOUR, 'selectAll'), [...FOUR.digits.keys()], 1);
  const others = [...FOUR.digits.keys()].filter(cell => cell !== 1 && cell !== 2);
  check('is inverted', change.withSelection(stateOf(1, 2), FOUR, 'invert'), others, 2);
  check('gets the cell at the cursor', change.withSelection({ ...stateOf(1), cursor: 3 }, FOUR, 'toggle'), [1, 3], 3);
  check('loses the cell at the cursor', change.withSelection(stateOf(1, 3), FOUR, 'toggle'), [1], 3);
  check(
    'is the set of cells that equal the one at the cursor',
    change.withSelection(stateOf(5, 0), FOUR, 'selectEqual'),
    [0, 6],
    0,
  );
  check('follows a move', change.moveCursor(stateOf(1, 2), 4, { kind: 'move', move: 'down' }), [6], 6);
  check('grows with a move', change.moveCursor(stateOf(1), 4, { kind: 'extend', move: 'right' }), [1, 2], 2);
  check('stays unchanged', change.moveCursor(stateOf(1, 2), 4, { kind: 'keep', move: 'down' }), [1, 2], 6);
  check('stays within the puzzle', change.within(stateOf(1, 20), 16), [1], 15);
  check('has a cell in a smaller puzzle', change.within(stateOf(20), 16), [15], 15);

  it('is unchanged if it is within the puzzle', () => {
    const state = stateOf(3);
    assert.equal(change.within(state, 16), state);
  });

  it('is the target of an edit, in order', () => assert.deepEqual(change.targets(stateOf(5, 2)), [2, 5]));

  it('is only the cursor if it has no other cell, and has that one', () => {
    const states = [stateOf(2), stateOf(1, 2), change.moveCursor(stateOf(2), 4, { kind: 'keep', move: 'left' })];
    assert.deepEqual(states.map(change.isOnlyCursor), [true, false, false]);
  });
});

describe('a state', () => {
  it('is stored and restored', () => {
    const state: change.PageState = { ...stateOf(4, 2), mode: 'centre', showsCandidates: true, showsPad: false };
    assert.deepEqual(change.restoredState(JSON.parse(JSON.stringify(change.stored(state)))), state);
  });

  it('is a fresh one if nothing or something else was stored', () => {
    for (const value of [undefined, null, 5, 'x', {}, { selection: 'x', cursor: -1, mode: 'x', showsPad: 1 }]) {
      assert.deepEqual(change.restoredState(value), FRESH);
    }
    assert.deepEqual(change.restoredState({ selection: [3, -1, 'x'] }), stateOf(3));
  });
});

describe('a move', () => {
  function check(move: change.CursorMove, from: number, to: number) {
    it(`${move} from ${from}`, () => assert.equal(change.cellAfterMove(4, from, move), to));
  }
  check('up', 5, 1);
  check('up', 1, 1);
  check('down', 5, 9);
  check('down', 13, 13);
  check('left', 5, 4);
  check('left', 4, 4);
  check('right', 6, 7);
  check('right', 7, 7);
  check('rowStart', 6, 4);
  check('rowEnd', 5, 7);
  check('start', 6, 0);
  check('end', 6, 15);

  it('over a rectangle ends at its opposite corner', () => {
    assert.deepEqual(change.rectangleBetween(4, 0, 5), [0, 1, 4, 5]);
    assert.deepEqual(change.rectangleBetween(4, 6, 1), [6, 5, 2, 1]);
    assert.deepEqual(change.rectangleBetween(4, 3, 3), [3]);
  });

  it('to an empty cell wraps backward to the last', () => {
    assert.equal(change.nextEmpty(FOUR, 0, 1), 2);
    assert.equal(change.nextEmpty(FOUR, 5, 1), 7);
    assert.equal(change.nextEmpty(FOUR, 14, 1), undefined);
    assert.equal(change.nextEmpty(FOUR, 7, -1), 5);
    assert.equal(change.nextEmpty(FOUR, 2, -1), undefined);
  });

  it('to a problem wraps to the first', () => {
    const problems = [9, 3].map(cell => ({ cell, kind: 'conflict', message: '' }) as const);
    const snapshot = { ...FOUR, problems };
    assert.deepEqual(
      [0, 3, 9, 12].map(cell => change.nextProblem(snapshot, cell, 1)),
      [3, 9, 3, 3],
    );
    assert.deepEqual(
      [0, 3, 9, 12].map(cell => change.nextProblem(snapshot, cell, -1)),
      [9, 9, 3, 9],
    );
    assert.equal(change.nextProblem(FOUR, 0, 1), undefined);
  });
});

describe('a mode', () => {
  it('is followed by the next', () => {
    assert.deepEqual(
      (['digit', 'corner', 'centre', 'colour', 'chain'] as const).map(mode => change.nextMode(mode, 1)),
      ['corner', 'centre', 'colour', 'chain', 'digit'],
    );
    assert.equal(change.nextMode('digit', -1), 'chain');
  });
});

describe('equal cells', () => {
  const corner = FOUR.digits.map((_, cell) => (cell === 5 || cell === 7 ? 2 : 0));
  const snapshot = { ...FOUR, marks: { ...FOUR.marks, corner } };
  it('have the same digit or the same marks, and the cell at the cursor is last', () => {
    assert.deepEqual(change.equalCells(snapshot, 0), [6, 0]);
    assert.deepEqual(change.equalCells(snapshot, 5), [7, 5]);
    assert.deepEqual(change.equalCells(snapshot, 2), [3, 4, 9, 10, 11, 12, 13, 14, 2]);
  });
});

describe('a locked puzzle', () => {
  const givens = [0, 1, 6, 8, 15];
  const locked = (cells: 'all' | readonly number[]) => ({ ...FOUR, locked: { reason: 'locked', cells } });
  it('can be edited where it is not locked', () => {
    assert.deepEqual(change.editable(FOUR, [0, 2], 'digit'), [0, 2]);
    assert.deepEqual(change.editable(locked(givens), [0, 2], 'digit'), [2]);
    assert.deepEqual(change.editable(locked(givens), [0, 2], 'corner'), [2]);
    assert.deepEqual(change.editable(locked(givens), [0, 2], 'colour'), [0, 2]);
    assert.deepEqual(change.editable(locked('all'), [0, 2], 'colour'), []);
    assert.equal(change.isLocked(locked(givens), 0), true);
    assert.equal(change.isLocked(locked(givens), 2), false);
  });
});
