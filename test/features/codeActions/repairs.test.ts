import assert from 'node:assert/strict';
import { Repairs } from '../../../src/analysis/repairs';
import { finish } from '../../../src/core/pausing';
import { countSolutions } from '../../../src/core/solver/index';
import { codeActions } from '../../../src/features/codeActions/index';
import { diagnose } from '../../../src/features/diagnostics/index';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { findingsIn, repairs, requestIn, verdictOf } from '../../package/findings';
import { selected } from '../../text/texts';
import { actionsAt, makes } from './check';

const titles = (marked: string, isAsked = false) =>
  actionsAt(marked, ['quickfix'], verdictOf, isAsked)
    .filter(
      ({ fixes }) =>
        fixes !== undefined && ['multiple-solutions', 'no-solution', 'redundant-given'].includes(fixes.code),
    )
    .map(({ title }) => title);

describe('an ambiguous puzzle', () => {
  const AT = '‸..3.\n1...\n..1.\n...4';

  it('gets a choice of the best givens that make its solution unique, and its solutions', () => {
    assert.deepEqual(titles(AT), [
      'Add the given that makes the solution unique: r1c1=2',
      'Add the given that makes the solution unique: r1c1=4',
      'Add the given that makes the solution unique: r1c2=2',
      'Show the Solutions',
    ]);
    makes(AT, 'Add the given that makes the solution unique: r1c1=4', '4.3.\n1...\n..1.\n...4');
  });
  it('has no fixes elsewhere, unless the user asks', () => {
    const elsewhere = '..3.\n1...\n..1.\n..‸.4';
    assert.deepEqual(titles(elsewhere), []);
    assert.deepEqual(titles(elsewhere, true), titles(AT));
    assert.deepEqual(titles(`${elsewhere.replace('‸', '')}\n\n‸1.3.\n..4.\n.1.4\n4...`, true), []);
  });
  it('gets several givens if one is not enough', () => {
    const marked = '12‸..\n34..\n....\n....';
    const [title] = titles(marked);
    assert.match(title, /^Add the [2-9] givens that make the solution unique: r\dc\d=\d, r\dc\d=\d/);
    const { text } = selected(marked);
    const action = actionsAt(marked).find(one => one.title === title) ?? assert.fail();
    const after = applied(text, action.edits());
    assert.equal(countSolutions(parse(after).puzzles[0].grid, 2), 1, after);
    assert.equal([...after].filter((c, i) => c !== text[i]).length, Number(/\d/.exec(title)?.[0]));
  });

  const bordered =
    '+-----+-----+\n|‸. . | 3 . |\n| 1 . | . . |\n+-----+-----+\n| . . | 1 . |\n| . . | . 4 | # four\n+-----+-----+';
  it('is changed in its own style, in one cell only', () =>
    void makes(
      bordered,
      'Add the given that makes the solution unique: r1c1=4',
      selected(bordered).text.replace('|. .', '|4 .'),
    ));

  it('gets a given in a file whose state is next to the givens', () => {
    const text = '[Puzzle]\n..3.\n1...\n..1.\n...4\n[State]\n‸..3.\n1...\n..1.\n...4';
    const expected = '[Puzzle]\n4.3.\n1...\n..1.\n...4\n[State]\n4.3.\n1...\n..1.\n...4';
    makes(text, 'Add the given that makes the solution unique: r1c1=4', expected);
  });

  it('gets its givens when the action is chosen, if they are not known before', () => {
    const { text, at } = selected(AT);
    const file = parse(text);
    let time = 0;
    const slow = new Repairs(() => time++ * 20);
    const [action] = codeActions({ ...requestIn(file), at, placingOf: () => undefined, repairs: slow }, [
      'quickfix',
    ]).filter(({ fixes }) => fixes?.code === 'multiple-solutions');
    assert.equal(action.title, 'Add givens that make the solution unique');
    const edits = finish(action.work?.() ?? assert.fail());
    assert.equal(applied(text, edits), '2.3.\n1...\n..1.\n...4');
  });
});

describe('a puzzle without a solution', () => {
  const ROWS = ['.4..2.', '.6214.', '4.12..', '3..415', '2.4..6', '....5.'];
  const at = (row: number, column: number) =>
    ROWS.map((line, r) => (r === row - 1 ? `${line.slice(0, column - 1)}‸${line.slice(column - 1)}` : line)).join('\n');
  const TITLE = 'Remove the smallest set of givens to make the puzzle solvable: r2c4, r3c4, r6c5';

  it('loses the fewest givens, and has a solution', () => {
    const after = ['.4..2.', '.62.4.', '4.1...', '3..415', '2.4..6', '......'].join('\n');
    finish(repairs.learning(parse(ROWS.join('\n')).puzzles[0], { kind: 'contradictory' }, false));
    makes(at(3, 4), TITLE, after);
    assert.equal(countSolutions(parse(after).puzzles[0].grid, 1), 1);
  });
  it('loses them at the marks too if a cell has no candidate or a digit no place', () => {
    for (const [marked, elsewhere] of [
      ['‸.12.\n3...\n4...\n....', '.12.\n3...\n4...\n...‸.'],
      ['12‸..\n..3.\n....\n....', '12..\n..3.\n....\n..‸..'],
    ]) {
      const { text } = selected(marked);
      findingsIn(parse(text).puzzles[0]);
      const action =
        actionsAt(marked).find(({ title }) => title.startsWith('Remove the smallest')) ?? assert.fail(text);
      const after = applied(text, action.edits());
      assert.ok(countSolutions(parse(after).puzzles[0].grid, 1) === 1, after);
      assert.equal([...after].filter((c, i) => c !== text[i]).length, 1);
      assert.deepEqual(
        actionsAt(elsewhere).filter(({ title }) => title.startsWith('Remove the smallest')),
        [],
      );
    }
  });
  it('is marked at the contradicting digits, and fixed there', () => {
    findingsIn(parse(ROWS.join('\n')).puzzles[0]);
    assert.deepEqual(titles(at(5, 1)), [TITLE]);
    assert.deepEqual(titles(at(1, 2)), []);
    assert.deepEqual(titles(at(1, 2), true), [TITLE]);
    // The fix is at the cursor or, if the user asks elsewhere, at the first of these digits.
    const fixedAt = (marked: string) => {
      const [{ fixes }] = actionsAt(marked, ['quickfix'], verdictOf, true).filter(({ title }) => title === TITLE);
      return fixes && [fixes.start, fixes.end, fixes.code];
    };
    const [first] = repairs.insightOf(parse(ROWS.join('\n')).puzzles[0]).conflictSet?.cells ?? assert.fail();
    const offset = (cell: number) => 7 * Math.floor(cell / 6) + (cell % 6);
    assert.deepEqual(fixedAt(at(1, 2)), [offset(first), offset(first) + 1, 'no-solution']);
    assert.deepEqual(fixedAt(at(5, 1)), [28, 29, 'no-solution']);
  });
});

describe('a redundant given', () => {
  const TEXT = '1.3.\n..‸4.\n.1.4\n4...';
  it('is removed, together with as many others as possible', () => {
    findingsIn(parse(selected(TEXT).text).puzzles[0], 'redundant');
    assert.deepEqual(titles(TEXT), ['Remove r2c3', 'Minimize Puzzle']);
    makes(TEXT, 'Remove r2c3', '1.3.\n....\n.1.4\n4...');
    assert.equal(actionsAt(TEXT).at(-1)?.command?.name, 'sudoku.minimisePuzzle');
  });
  it('is not one of the givens that are needed', () => assert.deepEqual(titles('‸1.3.\n..4.\n.1.4\n4...'), []));
});

describe('a puzzle whose rules contradict each other', () => {
  const puzzleOf = (row: string) =>
    `‸${row}\n${'.........\n'.repeat(8)}[Rules]\ncage 3: r1c12\ncage 9: r5c12\ncage 4: r1c56\n`;
  const marksOf = (marked: string) => {
    const [puzzle] = parse(selected(marked).text).puzzles;
    return findingsIn(puzzle)
      .filter(({ code }) => code === 'no-solution')
      .map(({ start, end, message }) => [selected(marked).text.slice(start, end), message]);
  };
  const message = (other: string) => `This puzzle has no solution: no digits satisfy this rule and "${other}"`;

  for (const row of ['.........', '.......7.']) {
    it(`has marks at these rules, and offers to remove no digit: ${row}`, () => {
      assert.deepEqual(marksOf(puzzleOf(row)), [
        ['cage 3: r1c12', message('cage 4: r1c56')],
        ['cage 4: r1c56', message('cage 3: r1c12')],
      ]);
      assert.deepEqual(titles(puzzleOf(row), true), []);
    });
  }

  it('has a mark at the heading until they are known', () => {
    const { text } = selected(puzzleOf('.........'));
    const [puzzle] = parse(text).puzzles;
    const [{ start, end, message }] = diagnose(puzzle, 'off', verdictOf(puzzle.grid));
    assert.equal(text.slice(start, end), '[Rules]');
    assert.match(message, /its rules contradict each other/);
  });
});
