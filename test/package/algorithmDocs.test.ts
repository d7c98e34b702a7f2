import assert from 'node:assert/strict';
import { ALGORITHM_NAMES } from '../../src/core/algorithms/index';
import { parseLine } from '../../src/core/notation';
import { solve } from '../../src/core/solver/index';
import { nameOf } from '../../src/messages/algorithms/algorithms';
import { readText } from './markdown';

const [intro, ...sections] = readText('docs/algorithms.md').split(/^(?=## )/m);

/** The code in a text. */
const codeIn = (text: string) => [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n');

const sectionOf = (heading: string) => sections.find(section => section.startsWith(`## ${heading}\n`))!;

/** The puzzle of the pictures, an easy one, and one of the hardest. */
const PUZZLES = [
  /```sudoku\n([\d.]{81})\n```/.exec(intro)![1],
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
];
/** The easy puzzle with a wrong digit in r1c3. */
const CONTRADICTORY = PUZZLES[1].replace('53.', '531');

/** Runs the code of a section, and a call of it with `digits`. Returns the value of the call. */
function run(heading: string, line: string, call: string): unknown {
  const digits = [...line].map(character => Number(character) || 0);
  const code = `${codeIn(intro)}\n${codeIn(sectionOf(heading))}\nreturn ${call};`;
  return new Function('digits', code)(digits);
}

/** The digits after a call that fills them, and whether it says that the puzzle is solved. */
const filled = (heading: string, line: string) =>
  run(heading, line, '{ isSolved: solve(digits), digits }') as { isSolved: boolean; digits: number[] };

const solutionOf = (line: string) => [...solve(parseLine(line)!)!];

describe('docs/algorithms.md', () => {
  it('has a section with a picture for each algorithm', () => {
    assert.deepEqual(
      sections.map(section => /^## (.*)/.exec(section)![1]),
      ALGORITHM_NAMES.map(nameOf),
    );
    for (const name of ALGORITHM_NAMES)
      assert.ok(sectionOf(nameOf(name)).includes(`](images/algorithms/${name}.svg)`), name);
  });

  it('has functions of about ten lines', () => {
    for (const section of sections)
      for (const [, code] of section.matchAll(/```js\n([\s\S]*?)```/g))
        assert.ok(code.trim().split('\n').length <= 13, code);
  });

  for (const heading of ['Backtracking', 'Smallest domain first']) {
    it(`has code for ${heading} that solves puzzles`, () => {
      for (const line of PUZZLES.slice(0, 2))
        assert.deepEqual(filled(heading, line), { isSolved: true, digits: solutionOf(line) });
      assert.equal(filled(heading, CONTRADICTORY).isSolved, false);
    });
  }

  it('has code for single candidates that solves easy puzzles only', () => {
    const [example, easy, hard] = PUZZLES;
    assert.deepEqual(filled('Single candidates', easy), { isSolved: true, digits: solutionOf(easy) });
    for (const line of [example, hard]) {
      const { isSolved, digits } = filled('Single candidates', line);
      assert.equal(isSolved, false);
      for (const [cell, digit] of digits.entries()) assert.ok(digit === 0 || digit === solutionOf(line)[cell]);
    }
  });

  it('has code for exact cover that solves puzzles', () => {
    const call = `(() => {
      const all = CELLS.flatMap(cell => DIGITS.map(digit => rowOf(cell, digit)));
      const givens = all.filter(({ cell, digit }) => digits[cell] === digit);
      const covered = new Set(givens.flatMap(({ columns }) => columns));
      const columns = [...new Set(all.flatMap(row => row.columns))].filter(column => !covered.has(column));
      const rows = all.filter(row => row.columns.every(column => !covered.has(column)));
      const found = solve(rows, columns);
      return found && [...givens, ...found].sort((a, b) => a.cell - b.cell).map(({ digit }) => digit);
    })()`;
    for (const line of PUZZLES.slice(0, 2)) assert.deepEqual(run('Exact cover', line, call), solutionOf(line));
  });

  it('has code for propagation that solves puzzles', () => {
    const call = 'solve(digits.map(digit => (digit === 0 ? DIGITS : [digit])))';
    for (const line of PUZZLES) {
      assert.deepEqual(
        run('Propagation', line, call),
        solutionOf(line).map(digit => [digit]),
      );
    }
    assert.equal(run('Propagation', CONTRADICTORY, call), undefined);
  });
});
