import assert from 'node:assert/strict';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { countSolutions } from '../../../src/core/solver/index';
import { parse } from '../../../src/text/parser/parser';
import { isWhole } from '../../../src/text/puzzle';
import { sectionsOf, writeRules } from '../../../src/text/rules/index';

const SMALL = '1...\n....\n....\n...2';
const DRAWN = 'AAb.\n.cbb\n.cDD\n1...';

/** Checks the puzzles of a text: their titles, their rules and the problems of the rules with their texts. */
function reads(text: string, ...expected: (readonly [title: string | undefined, ...rules: string[]])[]): void {
  const found = parse(text).puzzles.map(puzzle => {
    const { title, start, rules } = puzzle;
    const { geometry } = puzzle.grid;
    const problems = (rules ? sectionsOf(rules) : []).flatMap(section => section.problems);
    const descriptions = problems.map(({ line, problem }) => {
      const at = start + line.start;
      return `${problem.code} "${text.slice(at + problem.start, at + problem.end)}"`;
    });
    assert.equal(
      isWhole(puzzle),
      problems.every(({ problem }) => problem.severity === 'warning'),
    );
    return [title, ...writeRules(rulesOfGeometry(geometry), geometry), ...descriptions];
  });
  assert.deepEqual(found, expected);
}

/** Checks a section below a 4x4 grid. */
const below = (section: string, ...rules: string[]) => reads(`${SMALL}\n[Cages]\n${section}`, [undefined, ...rules]);

/** Checks the problems of drawn cages and of their sums. */
const wrong = (section: string, ...problems: string[]) => {
  const text = `${SMALL}\n[Cages]\n${section}`;
  const [{ rules, start }] = parse(text).puzzles;
  assert.deepEqual(
    (rules ? sectionsOf(rules) : []).flatMap(each =>
      each.problems.map(({ line, problem }) => {
        const at = start + line.start;
        return `${problem.code} "${text.slice(at + problem.start, at + problem.end)}"`;
      }),
    ),
    problems,
  );
};

describe('[Cages]', () => {
  it('reads cages with and without sums, capital and small letters, digits', () =>
    below(
      `${DRAWN}\nA=5 b=6\nc=3, D = 7`,
      'cage: r4c1',
      'cage 5: r1c12',
      'cage 6: r1c3 r2c34',
      'cage 3: r23c2',
      'cage 7: r3c34',
    ));
  it('reads a letter in both cases as two cages', () => below('Aa..\n....\n....\n....', 'cage: r1c1', 'cage: r1c2'));
  it('allows separators, comments and empty lines', () =>
    below(
      '# top\nA A | . .\n. . | . . # none\n\n. . | B B\n. . | . .\n\nA=5 # five\nB=3',
      'cage 5: r1c12',
      'cage 3: r3c34',
    ));
  it('allows sums above the rows', () => below(`A=5\n${'A...\n'.repeat(2)}....\n....`, 'cage 5: r12c1'));
  it('allows every cell in a cage', () =>
    below('AABB\nAABB\nCCDD\nCCDD', 'cage: r12c12', 'cage: r12c34', 'cage: r34c12', 'cage: r34c34'));
  it('allows no rows', () => below(''));
  it('is read with other rules', () =>
    reads(`${SMALL}\n[Rules]\nanti-king\n[Cages]\nAA..\n....\n....\n....\nA=5\n[Rules]\nanti-knight`, [
      undefined,
      'anti-king',
      'cage 5: r1c12',
      'anti-knight',
    ]));
  it('has separate letters in each of two sections', () =>
    reads(`${SMALL}\n[Cages]\nAA..\n....\n....\n....\nA=5\n[Cages]\n....\nAA..\n....\n....\nA=5`, [
      undefined,
      'cage 5: r1c12',
      'cage 5: r2c12',
    ]));
  it('is read at the top of a file', () =>
    reads(
      `[Cages]\n${DRAWN}\nA=5\n\nOne\n${SMALL}\n\nTwo\n${SMALL}\n[Rules]\nanti-king`,
      ['One', 'cage: r1c3 r2c34', 'cage: r23c2', 'cage: r3c34', 'cage: r4c1', 'cage 5: r1c12'],
      ['Two', 'anti-king'],
    ));
  it('ends at the next grid', () =>
    reads(`${SMALL}\n[Cages]\nAA..\n....\n....\n....\n${SMALL}`, [undefined, 'cage: r1c12'], [undefined]));
  it('ends before the title of the next grid', () =>
    reads(`${SMALL}\n[Cages]\nAA..\n....\n....\n....\nA=5\n\nTwo\n${SMALL}`, [undefined, 'cage 5: r1c12'], ['Two']));
  it('does not take the grid below an empty line as its rows before any cage is typed', () =>
    reads(`${SMALL}\n[Cages]\n\n${SMALL}`, [undefined], [undefined]));
  it('does not take the grid below an incomplete row as its rows', () =>
    reads(`${SMALL}\n[Cages]\nAA\n\n${SMALL}`, [undefined, 'cageRow "AA"', 'cageRows "AA"'], [undefined]));
  it('has the same effect as rules', () => {
    const rules = 'cage 5: r1c12\ncage 5: r2c12\ncage 5: r1c34';
    const [words, letters] = [`[Rules]\n${rules}`, '[Cages]\nAACC\nBB..\n....\n....\nA=5 B=5 C=5'].map(
      section => parse(`4...\n....\n..1.\n....\n${section}`).puzzles[0].grid,
    );
    assert.ok(countSolutions(words, 100) > 0);
    assert.equal(countSolutions(letters, 100), countSolutions(words, 100));
  });

  it('reports a row that is too short', () => wrong('AA.\n....\n....\n....', 'cageRow "AA."'));
  it('reports a row that is too long', () => wrong('AA..\n....BB\n....\n....', 'cageRow "BB"'));
  it('reports too few rows', () => wrong('AA..\n....\n..BB\nA=5', 'cageRows "..BB"'));
  it('reports one row of dots too many', () => wrong('AA..\n....\n....\n....\n....\nA=5', 'cageRows "...."'));
  it('reports one row of letters too many', () => wrong('AA..\n....\n....\n....\nB...\nA=5', 'cageRows "B..."'));
  it('does not report the first row of an empty grid as an extra row', () =>
    reads(`${SMALL}\n[Cages]\nAA..\n....\n....\n....\n${'....\n'.repeat(4)}`, [undefined, 'cage: r1c12'], [undefined]));
  it('reports sums without rows', () => wrong('A=5', 'cageRows "A=5"'));
  it('reports a character that is not a letter', () => wrong('AA..\n.?..\n....\n....', 'cageSign "?"'));
  it('reports a sum for an unknown letter', () => wrong('AA..\n....\n....\n....\nA=5 B=7', 'cageUnknown "B"'));
  it('reports two sums for a letter', () => wrong('AA..\n....\n....\n....\nA=5 A=6', 'cageSumTwice "A=6"'));
  it('reports an impossible sum', () => wrong('AA..\n....\n....\n....\nA=8', 'sumRange "8"'));
  it('reports a missing number', () => wrong('AA..\n....\n....\n....\nA=', 'cageSum "A="'));
  it('reports a word before a sum', () =>
    wrong('AA..\n....\n....\n....\nA=5 five B=3', 'cageSum "five"', 'cageUnknown "B"'));
  it('reports words instead of sums', () => wrong('AA..\n....\n....\n....\ncage A is 5', 'cageSum "cage A is 5"'));
  it('reports a letter in two places', () => wrong('AA..\n....\n....\n..AA\nA=5', 'cageParted "A"'));
  it('reports a letter in two cells that share only a corner', () => wrong('A...\n.A..\n....\n....', 'cageParted "A"'));
  it('reports more cells than digits', () => wrong('AAAA\nA...\n....\n....', 'tooManyCells "A"'));
  it('reports a cage that is also a rule', () =>
    wrong('AA..\n....\n....\n....\nA=5\n[Rules]\ncage 5: r1c12', 'givenTwice "cage 5: r1c12"'));
  it('reports a rule that is also a cage', () => {
    const text = `${SMALL}\n[Rules]\ncage 5: r1c12\n[Cages]\nAA..\n....\n....\n....\nA=5 # five`;
    reads(text, [undefined, 'cage 5: r1c12', 'givenTwice "A=5"']);
  });
  it('reports a cage without a sum that is also a rule', () =>
    reads(`${SMALL}\n[Rules]\ncage: r1c12\n[Cages]\nAA..\n....\n....\n....`, [
      undefined,
      'cage: r1c12',
      'givenTwice "A"',
    ]));
  it('reports each letter of a cage that overlaps a rule', () =>
    reads(`${SMALL}\n[Rules]\ncage: r1c123\n[Cages]\nAA..\n....\n....\n....\nA=5`, [
      undefined,
      'cage: r1c123',
      'cage 5: r1c12',
      'cagesOverlap "A"',
      'cagesOverlap "A"',
    ]));
  it('reports a rule that overlaps a cage', () =>
    wrong('AA..\n....\n....\n....\nA=5\n[Rules]\ncage: r12c1', 'cagesOverlap "r12c1"'));
  it('reports sums that do not add up to the total of the grid', () =>
    wrong('AABB\nAABB\nCCDD\nCCDE\nA=10 B=10 C=10 D=8\nE=1', 'cagesTotal "8"', 'cagesTotal "1"'));
});
