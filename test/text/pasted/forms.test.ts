import assert from 'node:assert/strict';
import { candidatesOf } from '../../../src/core/candidates';
import { makeLine } from '../../../src/core/notation';
import { solvePuzzle } from '../../../src/features/solving/solving';
import { applied, clearCell, fill, fillBlanks } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { readsNothing } from '../parser/reading';
import { EASY, EASY_SOLVED, gridOf } from '../texts';
import { covers, only, placesOf } from '../writtenPuzzles';
import { holds, readsAndEdits } from './holding';
import { PASTED } from './makers';
import { sections } from './sections';

describe('a pasted grid', () => {
  for (const maker of PASTED) {
    it(`${maker.name}: is read back, and an edit changes one cell`, () =>
      holds(maker, (grid, n) => readsAndEdits(maker, grid, n)));
  }
});

describe('lists of candidates in brackets between digits', () => {
  for (const [open, close] of ['{}', '()', '[]', '<>']) {
    it(`${open}124${close}: are read on one line`, () => {
      const line = [...EASY].map(c => (c === '.' ? `${open}1236789${close}` : c)).join('');
      assert.equal(makeLine(only(line).grid.digits), EASY);
    });
    it(`${open}124${close}: are read, and a digit replaces one of them`, () => {
      const written = [...EASY].map(c => (c === '.' ? `${open}1236789${close}` : c));
      const cells = Array.from({ length: 9 }, (_, r) => written.slice(9 * r, 9 * r + 9).join('')).join('\n');
      const puzzle = only(cells);
      assert.equal(makeLine(puzzle.grid.digits), EASY);
      assert.equal(candidatesOf(puzzle.grid)[2] & 0b1000, 0);
      const after = applied(cells, fill(puzzle, 2, 1));
      assert.equal(after, cells.replace(`${open}1236789${close}`, `${open}1      ${close}`));
      assert.equal(only(after).grid.digits[2], 1);
    });
  }
});

describe('XML elements without content', () => {
  for (const [row, empty] of [
    ['row', '<c/>'],
    ['row', '<c />'],
    ['row', '<cell n="1"/>'],
    ['tr', '<td />'],
    ['Row', '<Cell/>'],
  ]) {
    it(`${empty} is an empty cell, and gets a tag after its digit`, () => {
      const [, name] = /^<(\w+)/.exec(empty)!;
      const cells = [...EASY].map(c => (c === '.' ? empty : `<${name}>${c}</${name}>`));
      const rows = Array.from({ length: 9 }, (_, r) => `<${row}>${cells.slice(9 * r, 9 * r + 9).join('')}</${row}>`);
      const text = `<board>\n${rows.join('\n')}\n</board>`;
      const puzzle = only(text);
      assert.equal(makeLine(puzzle.grid.digits), EASY);
      const cell = EASY.indexOf('.');
      const after = applied(text, fill(puzzle, cell, 7));
      assert.equal(after, text.replace(empty, `${empty.slice(0, -2)}>7</${name}>`));
      assert.equal(makeLine(only(after).grid.digits), EASY.replace('.', '7'));
      assert.equal(makeLine(only(applied(after, clearCell(only(after), cell))).grid.digits), EASY);
      const solved = applied(text, fillBlanks(puzzle, Uint8Array.from(EASY_SOLVED, Number)));
      assert.equal(makeLine(only(solved).grid.digits), EASY_SOLVED);
    });
  }
});

describe('pasted.txt', () => {
  it('contains every form', () => {
    const names = sections.map(({ name }) => name);
    for (const { name } of PASTED) assert.ok(names.includes(name), name);
  });

  for (const { name, text } of sections) {
    const [, reason] = /^! (\S+)/.exec(name) ?? [];
    if (reason) {
      it(`${name}: gets a note with its reason`, () => {
        const { puzzles, notes = [] } = parse(text);
        assert.deepEqual(puzzles, []);
        assert.deepEqual(
          notes.map(note => note.reason),
          [reason],
        );
        const [note] = notes;
        const { start, end } = note;
        const [grid] = note.reason === 'rules' ? [] : (note.grids ?? []);
        assert.ok(0 <= start && start < end && end <= text.length);
        if (grid) assert.equal(makeLine(grid.digits), EASY);
      });
      continue;
    }
    it(`${name}: is read, and solved without changing any other byte`, () => {
      const puzzle = only(text);
      assert.equal(makeLine(puzzle.grid.digits), EASY);
      const solving = solvePuzzle(puzzle, () => false);
      let step = solving.next();
      while (!step.done) step = solving.next();
      const { value: outcome } = step;
      assert.ok('solution' in outcome);
      const edits = fillBlanks(puzzle, outcome.solution);
      const blanks = [...puzzle.written.keys()].filter(cell => puzzle.written[cell] === 0);
      const places = blanks.flatMap(cell => placesOf(puzzle, cell));
      for (const edit of edits) assert.ok(covers(text, edit, places));
      assert.equal(makeLine(only(applied(text, edits)).grid.digits), EASY_SOLVED);
    });
  }
});

describe('text around a pasted grid', () => {
  const csv = gridOf(EASY)
    .replaceAll('.', '')
    .replace(/(?<=\d)(?=\d)/g, ',');
  const cells = (row: string) => [...row].map(c => (c === '.' ? '' : c)).join(',');
  const table = gridOf(EASY).split('\n').map(cells).join('\n');

  it('is its title', () => assert.equal(only(`My puzzle\n${table}`).title, 'My puzzle'));
  it('does not change puzzles around it', () => {
    const lines = parse(`${gridOf(EASY)}\n\n${table}\n\n${EASY}\n`).puzzles.map(({ grid }) => makeLine(grid.digits));
    assert.deepEqual(lines, [EASY, EASY, EASY]);
  });
  it('can be another grid', () => {
    const lines = parse(`${table}\n`.repeat(50)).puzzles.map(({ grid }) => makeLine(grid.digits));
    assert.deepEqual(lines, Array(50).fill(EASY));
  });
  it('can mark a row as too long while the other rows are read', () => {
    const [puzzle, ...more] = parse(table.replace('4,,,8,,3,,,1', '4,,,8,,3,,,1,')).puzzles;
    assert.deepEqual(more, []);
    assert.deepEqual(
      puzzle.problems.map(problem => [problem.code, 'found' in problem && problem.found]),
      [['row-length', 10]],
    );
  });
  it('may be an empty last column of tabs, which counts as a column', () =>
    assert.equal(makeLine(only('\t3\t1\t\n1\t4\t2\t\n3\t\t\t\n\t2\t3\t').grid.digits), '.31.142.3....23.'));
  for (const slip of ['?', 'o', 'O'])
    it(`a single ${slip} among digits is an invalid symbol and not a blank`, () => {
      const { problems } = parse(`1,2,3,4\n3,4,1,${slip}\n2,1,4,3\n4,3,2,1\n`).puzzles[0];
      assert.deepEqual(
        problems.map(({ code }) => code),
        ['invalid-symbol'],
      );
    });
  it('is not read if it is a list of numbers', () => readsNothing(csv));
  it('is not read with digits of several kinds', () => {
    const { puzzles, notes } = parse(gridOf(EASY).replaceAll('.', '□').replaceAll('5', '５'));
    assert.ok(puzzles.every(({ problems }) => problems.length > 0));
    assert.ok(puzzles.length > 0 || notes?.length === 1);
  });
});
