import assert from 'node:assert/strict';
import { recordsIn } from '../../src/cli/input/foreign';
import { rulesOfGeometry } from '../../src/core/rules/geometry';
import { START } from '../../src/text/parser/context';
import { saved } from '../../src/text/parser/savedContext';
import { KILLER } from '../formats/texts';
import { EASY, EASY_SOLVED, gridOf } from '../text/texts';

/** Checks the number of rules of each puzzle of a text. */
function check(text: string, ...rules: readonly number[]): void {
  const { records, complaints } = recordsIn({ name: 'input', line: 0, text, context: saved(START) });
  assert.deepEqual(
    records.map(({ puzzle }) => rulesOfGeometry(puzzle.grid.geometry).length),
    rules,
  );
  assert.deepEqual(complaints, []);
}

const GIVENS = `215${'.'.repeat(78)}`;

describe('puzzles with exactly their rules are read from', () => {
  for (const [form, text] of Object.entries(KILLER)) it(`a killer: ${form}`, () => check(text, 29));
  it('a grid and a string of rules', () => check(`${gridOf(EASY)}\n\n.AntiKnight\n`, 1));
  for (const form of ['arrows', 'arrows in rows', 'numbers, sums once', 'SumoCue by cell']) {
    it(`givens above a killer: ${form}`, () => {
      check(`${GIVENS}\n\n${KILLER[form]}\n`, 29);
      check(`# c\n${gridOf(GIVENS)}\n\n${KILLER[form]}\n`, 29);
    });
  }
  it('givens, letters, and sums that look like a row', () => {
    const letters = [...'ABCDEFGHI'].map(letter => letter.repeat(9)).join('');
    const sums = Array(9).fill(45).join(' ');
    check(`${GIVENS}\n${letters}\n${sums}\n`, 9);
    check(`# c\n${gridOf(GIVENS)}\n\n${gridOf(letters)}\n\n${sums}\n`, 9);
    check(
      `Title\n${gridOf(GIVENS)}\n${gridOf(letters)}\nA=45${[...'BCDEFGHI'].map(letter => ` ${letter}=45`).join('')}`,
      9,
    );
  });
  it('a link with rules above words, which are not read as rules', () => {
    const link = 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKnight.AntiKing';
    const words = ['(or scan the code)', 'Ann', '\nEnjoy it:\n\nAnn and Bob', '# a comment\nAnn'];
    for (const below of words) check(`Play it here:\n${link}\n${below}\n`, 2);
    check(`${link}\nAnn\n\n${link}\nBob\n`, 2, 2);
    check(`${link}\nThe next one\n\n${gridOf(EASY)}\n`, 2, 0);
  });
  it("a grid in the project's own format", () => check(`${gridOf(EASY)}\n`, 0));
  it("a grid in the project's own format, with a title and words", () =>
    check(`AntiKnight\n${gridOf(EASY)}\n\nA string: .AntiKnight\n`, 0));
  it("a grid with rules in the project's own format", () => check(`${gridOf(EASY)}\n[Rules]\nanti-knight\n`, 1));
  it('a row of a table with a puzzle and its solution, in digits', () => {
    const zeros = EASY.replaceAll('.', '0');
    check(`${zeros},${EASY_SOLVED}\n`, 0);
    check(`quizzes,solutions\n${zeros},${EASY_SOLVED}\n`, 0);
    check(`solution,puzzle\n${EASY_SOLVED},${zeros}\n`, 0);
  });
  it("two grids in the project's own format", () => check(`${EASY}\n${EASY}\n`, 0, 0));
  it("drawn cages in the project's own format", () =>
    check(`${'....\n'.repeat(4)}[Cages]\nAAbb\n....\n....\n....\nA=3 b=4\n`, 2));
});

describe('the messages about an input report', () => {
  const complaintsAbout = (text: string) => {
    const { records, complaints } = recordsIn({ name: 'input', line: 0, text, context: saved(START) });
    return [records.length, ...complaints];
  };
  const BESIDE =
    'This is a puzzle in the format of another program. It was not read, because other lines have a different format.';
  it('lines in the format of another program next to a classic puzzle', () => {
    assert.deepEqual(complaintsAbout(`${EASY}\n${KILLER.arrows}\n`), [1, `input:2: ${BESIDE}`]);
    assert.deepEqual(complaintsAbout(`${gridOf(EASY)}\n\nKiller: ${KILLER.arrows}\n`), [1, `input:11: ${BESIDE}`]);
  });
  it('colors, which only some verbs lose', () => {
    const grid = [[{ c: '#f00', cornerPencilMarks: [1] }, {}, {}, {}], ...Array(3).fill([{}, {}, {}, {}])];
    const text = JSON.stringify({ size: 4, antiknight: true, grid });
    const { complaints, lost } = recordsIn({ name: 'input', line: 0, text, context: saved(START) });
    assert.deepEqual([complaints, lost], [[], ['colours']]);
  });
  it('a mistake in a killer below its givens, which are not read alone', () =>
    assert.deepEqual(complaintsAbout(`${GIVENS}\n\n<${KILLER.arrows.slice(1)}\n`), [
      0,
      'input:1 cannot be read: The arrow in r1c1 points out of the grid.',
    ]));
});

describe('a message about a puzzle of another program', () => {
  const check = (title: string, text: string, ...complaints: readonly string[]) =>
    it(`has the line ${title}`, () => {
      const found = recordsIn({ name: 'input', line: 7, text, context: saved(START) });
      assert.deepEqual(found.complaints, complaints);
      assert.deepEqual(
        found.records.map(({ line }) => `input:${line}`),
        complaints.filter(complaint => complaint.includes('Not kept')).map(complaint => complaint.split(': ')[0]),
      );
    });
  const lost = 'Not kept: the rule "Lockout".';
  const text = '.AntiKnight.Lockout~0~R1C1~R1C2.~R1C1_1\n';
  check('at the start of a block', text, `input:8: ${lost}`);
  check('below empty lines', `\n\n${text}`, `input:10: ${lost}`);
  check('below empty lines with other line ends', `\r\n\r\n${text}`, `input:10: ${lost}`);
});
