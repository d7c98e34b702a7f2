import assert from 'node:assert/strict';
import { EntryOrder } from '../../src/analysis/entryOrder';
import { editsWithout, sinceMistake } from '../../src/features/mistakes/goingBack';
import { applied } from '../../src/text/edits';
import { drive, onlyPuzzle } from '../features/steps';

const GIVENS = '12..\n3..2\n....\n2..1\n';

/** The puzzle with its givens and these rows. */
const played = (rows: string) => `[Puzzle]\n${GIVENS}[State]\n${rows}`;

const document = {};

describe('the order of entries', () => {
  /** Notes positions one after the other, and checks the order of the entries in the last one. */
  const check = (title: string, positions: readonly string[], ...expected: readonly number[]) =>
    it(title, () => {
      const order = new EntryOrder();
      const puzzles = positions.map(rows => onlyPuzzle(played(rows)));
      for (const puzzle of puzzles) order.note(document, puzzle, 'made');
      assert.deepEqual(order.of(document, puzzles[puzzles.length - 1]), expected);
    });
  const [one, two] = ['12.3\n3..2\n....\n2..1\n', '1243\n3..2\n....\n2..1\n'];
  check('is the order in which they were made, not the order of their cells', [GIVENS, one, two], 3, 2);
  check('has a changed entry at its end', [GIVENS, one, two, two.replace('43', '44')], 2, 3);
  check(
    'forgets an entry that was removed, and adds it again at the end',
    [one, two, '124.\n3..2\n....\n2..1\n', two],
    2,
    3,
  );
  check('begins with the entries that were there before', [two], 2, 3);

  it('is the same as before after an undo', () => {
    const order = new EntryOrder();
    const [empty, first, both] = [GIVENS, one, two].map(rows => onlyPuzzle(played(rows)));
    for (const puzzle of [first, both, empty]) order.note(document, puzzle, 'made');
    order.note(document, both, 'undone');
    assert.deepEqual(order.of(document, both), [3, 2]);
    order.note(document, empty, 'made');
    order.note(document, both, 'made');
    assert.deepEqual(order.of(document, both), [2, 3]);
  });

  it('is separate for each puzzle of a document', () => {
    const order = new EntryOrder();
    const puzzle = onlyPuzzle(played(two));
    order.note(document, onlyPuzzle(played(one)), 'made');
    order.note(document, onlyPuzzle('[Puzzle]\n12..\n....\n....\n...1\n[State]\n1234\n....\n....\n...1\n'), 'made');
    order.note(document, puzzle, 'made');
    assert.deepEqual(order.of(document, puzzle), [3, 2]);
    assert.deepEqual(order.of({}, puzzle), [2, 3]);
  });
});

describe('going back to before the mistake', () => {
  /** A correct entry, a wrong one, and a correct one: the solution begins with 1 2 3 4 / 3 4 1 2. */
  const text = played('123.\n31.2\n..2.\n2..1\n');
  const puzzle = onlyPuzzle(text);
  const since = drive(sinceMistake(puzzle, puzzle.givens, [2, 5, 10]));

  it('finds the entries since the first wrong one, and the correct ones among them', () => {
    assert.ok(since.isFound);
    assert.deepEqual(since.value, { entries: [5, 10], correct: [10] });
  });
  it('is refused where no entry is wrong', () => {
    const fine = onlyPuzzle(played('123.\n3..2\n....\n2..1\n'));
    const found = drive(sinceMistake(fine, fine.givens, [2]));
    assert.equal(found.isFound ? '' : found.reason, 'The entry is correct.');
  });
  it('removes them and nothing else', () => {
    assert.equal(applied(text, editsWithout(puzzle, puzzle.givens, [5, 10])), played('123.\n3..2\n....\n2..1\n'));
    assert.equal(applied(text, editsWithout(puzzle, puzzle.givens, [5])), played('123.\n3..2\n..2.\n2..1\n'));
  });
  it('restores a given that was overwritten', () => {
    const [over, original] = [onlyPuzzle(played('143.\n3..2\n....\n2..1\n')), onlyPuzzle(GIVENS).grid.digits];
    const found = drive(sinceMistake(over, original, [1]));
    assert.ok(found.isFound);
    assert.equal(
      applied(played('143.\n3..2\n....\n2..1\n'), editsWithout(over, original, found.value.entries)),
      played('123.\n3..2\n....\n2..1\n'),
    );
  });
});
