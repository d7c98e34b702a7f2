import assert from 'node:assert/strict';
import { problemsOf, verified } from './proofs';

const SMALL = '12..\n3..2\n....\n2..1\n';

const UNREADABLE =
  'This step cannot be read: it should consist of placements and eliminations such as "r4c7=5, r1c23<>7", or end with them after a colon or "=>".';

/** Checks the steps after a puzzle against the expected problems. */
function check(puzzle: string, steps: string, ...expected: readonly string[]): void {
  assert.deepEqual(problemsOf(`${puzzle}\n${steps}\n`), expected);
}

describe('verifying a path written by a person', () => {
  it('accepts steps with and without number and technique', () => {
    check(SMALL, ' 1. Full House: r3c1=4\nNaked Single: r3c4=3\nr1c4=4\n- r2c2<>1');
    check(SMALL, 'Hidden Pair: 1,4 in r2c23 => r2c23<>23, r3c1=4.');
    check(SMALL, 'r1c3!=4, r1c34≠12');
  });

  it('reports the digit of the solution if a claim is wrong', () => {
    check(SMALL, 'r1c3=4', 'r1c3=4: r1c3=4 is wrong: the solution has 3 in r1c3.');
    check(SMALL, 'r1c34<>1, r1c3<>3', 'r1c3<>3: r1c3<>3 is wrong: the solution has 3 there.');
  });

  it('marks claims that are true but do not follow', () => {
    const [problem, ...others] = problemsOf(`${'.'.repeat(81)}\n\nr1c1=5\n`);
    assert.deepEqual(others, []);
    assert.match(problem, /^r1c1=5: r1c1=5 does not follow: the opposite leads to no contradiction/);
    // Only a path of techniques finds it, because singles are not enough.
    const hard = '98.7..6....76...5.....9....4.........3.4...2...8.574....9.6.8....4.7.5.......4..1';
    assert.match(problemsOf(`${hard}\n\nr1c3<>1\n`).join(), /^r1c3<>1: r1c3<>1 (does not follow|is wrong)/);
  });

  it('continues after a step that does not follow', () =>
    check(
      SMALL,
      'r1c3=4\nr3c1=4\nr2c2=1\nr2c3=1',
      'r1c3=4: r1c3=4 is wrong: the solution has 3 in r1c3.',
      'r2c2=1: r2c2=1 is wrong: the solution has 4 in r2c2.',
    ));

  it('uses a true claim that does not follow in later steps, and not a wrong one', () => {
    const hard = '98.7..6....76...5.....9....4.........3.4...2...8.574....9.6.8....4.7.5.......4..1';
    const marked = (...steps: readonly string[]) =>
      problemsOf([hard, '', ...steps, ''].join('\n')).map(problem => problem.split(':')[0]);
    assert.deepEqual(marked('r6c2=9'), ['r6c2=9']);
    assert.deepEqual(marked('r1c3=5', 'r6c2=9'), ['r1c3=5']);
    assert.deepEqual(marked('r1c3=2', 'r6c2=9'), ['r1c3=2', 'r6c2=9']);
  });

  it('reports the position in a line that cannot be read', () => {
    check(SMALL, '1. Full House: r3c1=', `1. Full House: r3c1=: ${UNREADABLE}`);
    check(SMALL, 'Full House: r3c1=4\nNaked Single r4c2=3 by magic', `Naked Single r4c2=3 by magic: ${UNREADABLE}`);
    check(SMALL, 'Skyscraper r2c3=1', `Skyscraper r2c3=1: ${UNREADABLE}`);
    const outside = 'This step cannot be read: r6c1 is not in the grid.';
    check(SMALL, 'X-Wing: 4 r57 c17 => r6c1<>4', `X-Wing: 4 r57 c17 => r6c1<>4: ${outside}`);
    check(SMALL, 'r3c1=4\nr6c1=4', `r6c1=4: ${outside}`);
    const [problem] = problemsOf(`${SMALL}\nr3c1=4\n  set: 4 in\n`);
    assert.match(problem, /^set: 4 in: This premise cannot be read\./);
  });

  it('reports a symbol that is not a digit of the puzzle', () => {
    const words = (digit: string) => `This step cannot be read: "${digit}" is not a digit of a 4x4 puzzle.`;
    for (const line of ['r1c3<>5', 'r1c3<>4, r1c4≠15', '1. X-Wing: 4 r57 c17 => r1c3 <> 5']) {
      check(SMALL, line, `${line}: ${words('5')}`);
    }
    check(SMALL, 'r1c1=four', `r1c1=four: ${words('four')}`);
    check(SMALL, 'r1c1=A', `r1c1=A: ${words('A')}`);
  });

  it('marks lines that name a cell next to an operator, have a number, or a technique and a digit', () => {
    for (const line of [
      'r1c3<3',
      'r3c1:=3',
      'A3=4',
      '(3,1)=4',
      'r3c1-3',
      'r3c1: 3',
      'r3 c1 == 3',
      'Naked Single r1c3 4',
      'Hidden Single: 4 in r3c1',
      '1. r3c1',
      '2) and so on',
      '3.',
    ]) {
      check(SMALL, `r3c1=4\n${line}`, `${line}: ${UNREADABLE}`);
      check(SMALL, line, `${line}: ${UNREADABLE}`);
      if (!line.includes('Single:')) check(SMALL, `r3c1=4\n ${line}`, `${line}: ${UNREADABLE}`);
    }
    check(SMALL, 'r3c1=4\nThe naked single at r3c1 was one of 4 there\nScore 40, A4-paper\nr1c2-r4c2-r4c3');
    check(SMALL, `r3c1=4\n\n2. Second\n${SMALL}\nr3c1=4`);
    check(SMALL, `r3c1=4\n\n2. Second\n\n3. Third\n${SMALL}`, `2. Second: ${UNREADABLE}`);
  });

  it('accepts a space in a cell name', () => {
    check(SMALL, '1. r3 c1=4\nr1 c34<>12\n  set: 3,4 in r1 c34');
    const wrong = 'r3c1=3 is wrong: the solution has 4 in r3c1.';
    check(SMALL, '1. r3 c1=3\n2. r3c1=4', `r3 c1=3: ${wrong}`);
  });

  it('accepts a comment after a step, but no claim in it', () => {
    check(
      SMALL,
      'r3c1=4 (naked single)\nr3c4=3 # easy\nFull House: r1c4=4. (as said above: so it is => done) # r1c3=4',
    );
    check(SMALL, 'r1c3=4 # => r3c1=4', 'r1c3=4: r1c3=4 is wrong: the solution has 3 in r1c3.');
    for (const line of [
      'r3c1=4 (so r1c3=4)',
      'r3c1=4 (so A3=4)',
      'r3c1=4 (4)',
      '(naked single)',
      'r3c1=4 (note) r1c3=4',
    ]) {
      check(SMALL, `r3c4=3\n${line}`, ...(line === '(naked single)' ? [] : [`${line}: ${UNREADABLE}`]));
    }
  });

  it('marks premises without a step, and lines that look like premises', () => {
    const stray = 'There is no step above this premise.';
    check(SMALL, 'set: 3,4 in r1c34\nr3c1=4', `set: 3,4 in r1c34: ${stray}`);
    const [problem, ...others] = problemsOf(`${SMALL}\nr3c1=4\n\nSet: 3,4 in r1c34\n`);
    assert.deepEqual(others, []);
    assert.match(problem, /^Set: 3,4 in r1c34: This premise cannot be read\./);
  });

  it('compares placed digits and excluded candidates with the drawn digits', () => {
    const placed = 'r1c1=2 contradicts the grid: r1c1 has 1.';
    check(SMALL, 'Placed, not given: r1c1=2\nr3c1=4', `r1c1=2: ${placed}`);
    check(SMALL, 'Placed, not given: r2c1=3, r1c1=2\nr3c1=4', `r2c1=3, r1c1=2: ${placed}`.replace('r2c1=3, ', ''));
    check(SMALL, 'Placed, not given: r3c1=4\nr3c1=4', 'r3c1=4: r3c1=4 contradicts the grid: r3c1 has no digit.');
    const several = '12..\n3...\n....\n....\n';
    const excluded = 'r1c1<>1 contradicts the grid: r1c1 has 1.';
    check(several, 'Excluded from the start: r1c1<>1\nr1c3=1', `r1c1<>1: ${excluded}`);
    check(several, 'Placed, not given: r1c1=1\nr1c3<>1');
    const late = 'Placed, not given: r1c1=1';
    check(SMALL, `r3c1=4\n${late}`, `${late}: A line with "Placed, not given:" must be above the steps.`);
    const below = `r3c1=4\n\nAn end\n.234\n3412\n4123\n2341\n\nPlaced, not given: r1c1=2`;
    check(SMALL, below, `r1c1=2: ${placed}`);
  });

  it('reports the position in a line about the start that cannot be read', () => {
    const excluded = 'Excluded from the start: r1c3=1';
    check(
      SMALL,
      `${excluded}\nr3c1=4`,
      `${excluded}: This line cannot be read: only eliminations can follow "Excluded from the start:", such as "r4c7<>5, r1c23<>7".`,
    );
    check(
      SMALL,
      'Placed, not given: r1\nr3c1=4',
      'Placed, not given: r1: This line cannot be read: only placements can follow "Placed, not given:", such as "r4c7=5, r1c2=7".',
    );
  });

  it('reports the position in a likely premise that cannot be read', () => {
    for (const line of [
      'sett: 3,4 in r1c34',
      'Set: 3,4 in r1c34',
      'if: r1',
      'one solution 3,4 in r1c34',
      '- cover : 3',
    ]) {
      const [problem, ...others] = problemsOf(`${SMALL}\n1. Full House: r3c1=4\n   ${line}\n`);
      assert.deepEqual(others, []);
      assert.match(problem ?? '', /: This premise cannot be read\./, line);
    }
    // Only below a step.
    check(SMALL, 'r3c1=4\n\n   Note: r3c1 was easy\nNote: so it was\n   and nice');
  });

  it('accepts capitals', () => {
    check(SMALL, 'R3C1=4\nFull House: R3c4=3');
    check(SMALL, 'R1C3=4', 'R1C3=4: r1c3=4 is wrong: the solution has 3 in r1c3.');
    check(SMALL, 'r1c34<>12\n  set: 3,4 in R1C34\n  cover: 3R1 by 3B2');
  });

  it('ignores other lines', () => {
    check(SMALL, 'r3c1=4\nI like r3c1\n# Hint: r1c3=4\n\nScore 40, Easy');
    check(SMALL, 'r3c1=4\nr1c2 =3= r4c2 -3- r4c3\n(3)r1c2=(3)r4c2 - r4c3');
  });

  it("ignores HoDoKu's chains below a step", () => {
    const chains = ['r1c3=4 r1c4<>4 (r3c3=4) r1c4=3', 'r1c3=4 r3c1<>4'];
    check(SMALL, `Forcing Chain Contradiction in r1 => r1c3<>4\n  ${chains.join('\n  ')}\nr1c3=3`);
    check(SMALL, `Forcing Chain Contradiction in r1 => r1c3<>4\n${chains.join('\n')}\nr1c3=3`);
    check(SMALL, `r1c3<>4\n${chains[1]}`, `${chains[1]}: ${UNREADABLE}`);
  });

  it('reports the mistake in a premise', () => {
    check(SMALL, 'r3c1=4\n  set: 1 in r1c34', 'set: 1 in r1c34: r1c3 can also be 3, which this set does not list.');
    check(
      SMALL,
      'r3c1=4\n  if r1c3=3 then r1c4=3',
      'if r1c3=3 then r1c4=3: r1c4=3 does not follow from these statements by singles and the earlier premises.',
    );
    check(
      SMALL,
      'r3c1=4\n  cover: 1r12 by 1c1',
      'cover: 1r12 by 1c1: 2 choices need as many covers after "by", not 1.',
    );
  });

  it('accepts premises of uniqueness only in a puzzle with one solution', () => {
    const [problem] = problemsOf('12..\n3...\n....\n....\n\nr1c3<>3\n  one solution: 3,4 in r13c34\n');
    assert.match(problem, /^one solution: 3,4 in r13c34: This premise needs a puzzle with exactly one solution/);
  });

  it('checks the grids after steps: each digit is placed or a single', () => {
    check(SMALL, 'r3c1=4\n\n12..\n3..2\n4...\n2..1');
    check(SMALL, 'r3c1=4\n\n1234\n3412\n4123\n2341');
    const [problem] = problemsOf(`12..\n....\n....\n....\n\nr1c3<>1\n\n123.\n....\n....\n....\n`);
    assert.match(problem, /^3: r1c3 has 3 here, but no step has placed it/);
  });

  it('reads a grid with another given as the end of the path if its heading or place shows it', () => {
    const given = (line: string) => `${line}: r1c1 has ${line} here, but 1 in the puzzle of this path.`;
    const end = (row: string) => `${row}\n3412\n4123\n2341`;
    for (const heading of [
      '',
      'Solved:\n\n',
      '## Solved\n\n',
      'No known technique applies:\n',
      'The end\n',
      '1\n2\n',
    ]) {
      check(SMALL, `r3c1=4\n\n${heading}${end('2134')}`, given('2'));
    }
    const other = '4321\n2143\n3412\n1234';
    const excluded = 'Excluded techniques (sudoku.techniques.exclude): X-Wing';
    check(SMALL, `r3c1=4\n\nSolved:\n\n${excluded}\n\n\`\`\`text\n${other}\n\`\`\``, given('4'));
    check(SMALL, `r3c1=4\n\n${other}`, given('4'));
    check(SMALL, `r3c1=4\n\n${end('.234')}`, '.: r1c1 has no digit here, but 1 in the puzzle of this path.');
    // The same grid again on one line, even where the next path starts.
    check(
      SMALL,
      `r3c1=4\n\nSolved:\n${end('1234')}\n\n2134341241232341\n\nNext\n${SMALL}\nr3c1=4`,
      `2: ${given('2').slice(3)}`,
    );
  });

  it('reads a grid as another puzzle if it has steps, or neither a heading nor similar digits', () => {
    check(SMALL, `r3c1=4\n\n2134\n34..\n....\n....\n\nr2c3<>3`);
    check(SMALL, `r3c1=4\n\nAnother one\n4321\n2143\n3412\n1234`);
    check(SMALL, `r3c1=4\n\nSolved:\nSee below\n4321\n2143\n3412\n1234`);
    check(SMALL, `r3c1=4\n\n4...\n....\n....\n....`);
  });

  it('reads a puzzle as another one below the title of a report, with other rules, or without placed digits', () => {
    const EMPTY = '....\n....\n....\n....';
    const rules = ['cage 3: r1c12', 'cage 7: r1c34', 'cage 6: r34c1', 'cage 3: r4c34', 'cage 5: r2c23'];
    const one = `${EMPTY.replace('....', '1...')}\n[Rules]\n${rules.join('\n')}\n`;
    const two = `${EMPTY.replace('....', '4...')}\n[Rules]\n${['r1c12', 'r34c1'].map(at => `cage 7: ${at}`).join('\n')}\n`;
    const paths = (text: string) => verified(text).paths.map(({ path }) => path.parts.length);
    const end = 'Solved:\n\n1234\n3412\n2143\n4321\n';
    // No givens: every grid includes those of the first.
    const [first, other] = [one, two].map(text => text.replace(/^\d/, '.'));
    for (const between of ['', 'Solution path of Two\n\n', '# Solution path of Two\n\nScore 4, Easy\n\n'])
      assert.deepEqual(paths(`${first}\nr2c2<>2\n\n${end}\n${between}${other}\nr1c1<>1\nr1c1<>2\n`), [2, 2]);
    assert.deepEqual(paths(`${SMALL}\nr3c1=4\n\nSolution path of Two\n\n${SMALL}\nr3c1=4\nr3c4=3\n`), [1, 2]);
    assert.deepEqual(paths(`${EMPTY}\n\nr1c1=1\n\nTwo\n2...\n....\n....\n....\n\nr1c2=1\n`), [1, 1]);
    // A path without steps below the title of its report.
    assert.deepEqual(paths(`${SMALL}\nr3c1=4\n\nSolution path of Two\n\n${SMALL}`), [1]);
  });

  it('reports that the grid at the end has another size or cannot be read', () => {
    const six = `${'......\n'.repeat(5)}.....1`;
    check(SMALL, `r3c1=4\n\nSolved:\n${six}`, `${six}: This grid cannot be compared with the puzzle of this path.`);
    const unread = '1234\n3492\n4123\n2341';
    check(
      SMALL,
      `r3c1=4\n\nSolved:\n${unread}`,
      `${unread}: This grid cannot be compared with the puzzle of this path.`,
    );
  });

  it('checks several puzzles of a text, and marks steps without one', () => {
    const text = `Naked Single: r1c1=1\n${SMALL}\nr3c1=4\n\n1234\n34..\n....\n2...\n\nr3c1=4\n`;
    assert.equal(verified(text).paths.length, 2);
    assert.deepEqual(problemsOf(text), [
      'Naked Single: r1c1=1: There is no puzzle above this step, so it cannot be checked.',
    ]);
  });

  it('checks no step of a puzzle with conflicts', () =>
    check(
      SMALL.replace('2', '1'),
      'r3c1=4',
      'r3c1=4: The digits of the puzzle contradict each other, so no step can be checked.',
    ));

  it('checks no step of a puzzle without a solution', () => {
    const words = 'The puzzle has no solution, so no step can be checked.';
    check('123.\n....\n....\n...4\n', 'r2c1=1\nr2c2=1', `r2c1=1: ${words}`);
  });

  it('checks no step if the lines above eliminate the solution', () => {
    check(SMALL, 'Excluded from the start: r3c1<>4\nr3c2=4', 'r3c1<>4: r3c1<>4 is wrong: the solution has 4 there.');
    check(SMALL, 'Excluded from the start: r1c3<>1\nr3c1=4');
    const words = 'The statement on this line leaves the puzzle without a solution, so no step can be checked.';
    const several = '12..\n3...\n....\n....\n';
    check(several, 'Excluded from the start: r1c3<>3, r1c4<>3\nr3c1=4', `r1c3<>3, r1c4<>3: ${words}`);
    check(several, 'Excluded from the start: r1c3<>3\nr1c4=3');
    check('12..\n34..\n..1.\n....\n', 'Placed, not given: r3c3=1\nr1c3<>1');
    check(
      SMALL.replace('12..', '124.'),
      'Placed, not given: r1c3=4\nr3c1=4',
      'r1c3=4: r1c3=4 is wrong: the solution has 3 in r1c3.',
    );
    // Each digit is possible, but not both.
    check('123.\n3...\n....\n...4\n', 'Placed, not given: r1c3=3, r4c4=4\nr1c3<>1', `r1c3=3, r4c4=4: ${words}`);
  });

  it('does not read text without steps as a path', () => {
    for (const text of ['', 'r3c1', SMALL, `${SMALL}\n${SMALL}`]) assert.equal(verified(text).paths.length, 0);
  });
});
