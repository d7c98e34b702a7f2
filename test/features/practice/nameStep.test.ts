import assert from 'node:assert/strict';
import { GridHistory } from '../../../src/analysis/gridHistory';
import { namingStep } from '../../../src/features/practice/nameStep';
import { drive, onlyPuzzle } from '../steps';

const GIVENS = '12..\n3..2\n....\n2..1\n';
const played = (rows: string) => onlyPuzzle(`[Puzzle]\n${GIVENS}[State]\n${rows}`);
const document = {};

const START = played(GIVENS);
const RIGHT = played('12..\n34.2\n....\n2..1\n');

describe('the message about the last change', () => {
  /** Records positions in order, and checks the message about the last change. */
  const check = (title: string, puzzles: readonly ReturnType<typeof played>[], expected: RegExp) =>
    it(title, () => {
      const history = new GridHistory();
      for (const [i, puzzle] of puzzles.entries()) history.note(document, puzzles[i - 1], puzzle, 'made');
      const last = puzzles[puzzles.length - 1];
      const named = drive(namingStep(last, history.before(document, last), []));
      assert.match(named.isFound ? named.value.message : named.reason, expected);
    });
  check('names the easiest technique that places the digit', [START, RIGHT], /^Full House: r2c2=4\.$/);
  check(
    'refutes a false digit',
    [START, played('12..\n3..2\n1...\n2..1\n')],
    /^False: r3c1=1 is false\. 1 is already in r1c1\.$/,
  );
  check('names no technique before the first change', [START], /^No change to this puzzle has been recorded/);
  check('names no technique for a removed digit', [RIGHT, START], /^The last change neither wrote/);
  check(
    'names the technique of a digit that replaced another',
    [played('12..\n31.2\n....\n2..1\n'), RIGHT],
    /^Full House: r2c2=4/,
  );
  check(
    'names no technique if another digit was wrong before the change',
    [played('124.\n31.2\n....\n2..1\n'), played('124.\n34.2\n....\n2..1\n')],
    /^The position before the last change has no solution/,
  );
  check(
    'names the technique of each of several new digits',
    [START, played('12..\n34.2\n4...\n2..1\n')],
    /^Full House: r3c1=4\. Full House: r2c2=4\.$/,
  );

  it('does not name techniques that the user excludes', () => {
    const named = drive(namingStep(RIGHT, START.grid, ['full-house', 'naked-single']));
    assert.ok(named.isFound);
    assert.match(named.value.message, /^Hidden Single: r2c2=4/);
  });
});

describe('the history of a grid', () => {
  const history = () => new GridHistory<object>();
  const [one, two] = [RIGHT, played('1243\n34.2\n....\n2..1\n')];

  it('has the grid before the last change', () => {
    const grids = history();
    grids.note(document, START, one, 'made');
    grids.note(document, one, two, 'made');
    assert.equal(grids.before(document, two), one.grid);
    assert.equal(grids.before(document, one), undefined);
  });

  it('goes back with Undo, and forward with Redo', () => {
    const grids = history();
    grids.note(document, START, one, 'made');
    grids.note(document, one, two, 'made');
    grids.note(document, two, one, 'undone');
    assert.equal(grids.before(document, one), START.grid);
    grids.note(document, one, two, 'undone');
    assert.equal(grids.before(document, two), one.grid);
  });

  it('skips states that cannot be read', () => {
    const grids = history();
    const broken = onlyPuzzle(`[Puzzle]\n${GIVENS}[State]\n12..\n3?.2\n....\n2..1\n`);
    grids.note(document, START, broken, 'made');
    grids.note(document, broken, one, 'made');
    assert.equal(grids.before(document, one), START.grid);
  });

  const other = onlyPuzzle('.2..\n....\n..1.\n....\n');

  it('begins with the puzzle before its first change', () => {
    const grids = history();
    grids.note(document, START, one, 'made');
    grids.note(document, other, two, 'made');
    assert.equal(grids.before(document, two), other.grid);
  });

  it('is separate for each puzzle, and continues after changes of other puzzles', () => {
    const grids = history();
    const filled = onlyPuzzle('.2..\n....\n..1.\n..2.\n');
    grids.note(document, START, one, 'made');
    grids.note(document, other, filled, 'made');
    grids.note(document, one, two, 'made');
    assert.deepEqual(grids.of(document, two), [START.grid, one.grid, two.grid]);
    assert.deepEqual(grids.of(document, filled), [other.grid, filled.grid]);
    assert.deepEqual([grids.of(document, one), grids.of({}, two)], [[], []]);
  });

  it('has the latest 1,000 grids of 20 puzzles', () => {
    const grids = history();
    const numbered = (n: number) => {
      const digits = Uint8Array.from({ length: 16 }, (_, cell) => (n >> (2 * cell)) & 3);
      return { ...START, grid: { ...START.grid, digits } };
    };
    for (let n = 1; n <= 1001; n++) grids.note(document, numbered(n - 1), numbered(n), 'made');
    assert.deepEqual(grids.of(document, numbered(1001)).length, 1000);
    for (let n = 1; n < 20; n++) grids.note(document, numbered(5000 * n), numbered(5000 * n + 1), 'made');
    assert.equal(grids.of(document, numbered(1001)).length, 1000);
    grids.note(document, START, one, 'made');
    assert.deepEqual(grids.of(document, numbered(1001)), []);
  });
});
