import assert from 'node:assert/strict';
import { Reasoning } from '../../../src/analysis/reasoning';
import { Repairs } from '../../../src/analysis/repairs';
import { VerdictCache } from '../../../src/analysis/verdicts';
import { makeCell } from '../../../src/core/notation';
import { contradictionParagraph, hoverOf, placingParagraphs } from '../../../src/features/hover/hover';
import { cellAt } from '../../../src/text/puzzle';
import { afterSingles, drive, onlyPuzzle, sampleText } from '../steps';

const check = (text: string, cell: number, ...paragraphs: string[]) =>
  assert.deepEqual(hoverOf(onlyPuzzle(text), cell), paragraphs);

const settles = (text: string, cell: number, detail: 'technique' | 'solution', ...paragraphs: string[]) => {
  const puzzle = onlyPuzzle(text);
  const link = ({ id, name }: { id: string; name: string }) => `[${name}](${id})`;
  const { paths } = new Reasoning(
    new VerdictCache(
      () => 0,
      () => {},
    ),
    () => 0,
  );
  const placing = drive(paths.placingIn(puzzle, cell, []));
  assert.deepEqual(placing ? placingParagraphs(puzzle, placing, detail, link) : [], paragraphs);
};

describe('a hover shows', () => {
  it('the digits that fit an empty cell, and the reasons against the others', () =>
    check('12..\n..1.\n.1..\n....\n', 2, '**r1c3** can be 3 or 4', 'Not possible: 1, 2 in row 1'));
  it('the only candidate of a cell', () =>
    check('123.\n....\n....\n....\n', 3, '**r1c4** can be 4', 'Not possible: 1, 2, 3 in row 1'));
  it('that no digit fits a cell', () =>
    check('123.\n...4\n....\n....\n', 3, 'No digit fits **r1c4**', 'Not possible: 1, 2, 3 in row 1; 4 in column 4'));
  it('that a rule leaves no digit for a cell', () =>
    check(
      '12..\n....\n..3.\n....\n\n[Rules]\ncage 6: r1c1 r1c2 r1c3',
      2,
      'No digit fits **r1c3**',
      'Not possible: 1, 2 in row 1; 3 in column 3; 4 excluded by the rules of the puzzle',
    ));
  it('which candidates are missing in pencil marks', () => {
    const row = '12 34 1234 1234';
    check(
      `${[row, '1234 1234 1234 1234', '1234 1234 1234 1234', '1234 1234 1234 1234'].join('\n')}\n`,
      0,
      '**r1c1** can be 1 or 2',
      'Not possible: 3, 4 not in its pencil marks',
    );
  });
  it('the cells that a given sees', () =>
    check(
      '12..\n..1.\n.1..\n....\n',
      0,
      '**r1c1** is given as 1',
      'Sees 7 cells: r1c234,r2c12,r34c1',
      'Empty cells among them, which cannot be 1: r1c34,r2c12,r34c1',
    ));
  it('the cells that an entry sees', () =>
    check(
      '[Puzzle]\n1...\n....\n....\n....\n[State]\n12..\n....\n....\n....\n',
      1,
      '**r1c2** holds 2',
      'Sees 7 cells: r1c134,r2c12,r34c2',
      'Empty cells among them, which cannot be 2: r1c34,r2c12,r34c2',
    ));
  it('that the position changed a given', () =>
    assert.equal(
      hoverOf(onlyPuzzle('[Puzzle]\n1...\n....\n....\n....\n[State]\n2...\n....\n....\n....\n'), 0)[0],
      '**r1c1** holds 2, but is given as 1',
    ));
  it('no long lists in large puzzles', () =>
    assert.equal(
      hoverOf(onlyPuzzle(`${'.'.repeat(15)}G\n${`${'.'.repeat(16)}\n`.repeat(15)}`), 15)[1],
      'Sees 39 cells',
    ));
  it('that none of the cells is empty', () =>
    assert.equal(hoverOf(onlyPuzzle('1234\n3412\n2143\n4321\n'), 0)[2], 'None of them is empty'));
  it('a cell in any grid in which the puzzle writes it', () => {
    const stack =
      '1...\n....\n....\n....\n\n1    234  34   34\n234  34   12   12\n24   13   24   13\n13   24   13   24\n';
    const puzzle = onlyPuzzle(stack);
    assert.ok(puzzle.markPlaces, 'one puzzle');
    const at = (part: string) => cellAt(puzzle, stack.indexOf(part));
    assert.deepEqual(at('234'), { cell: 1, start: stack.indexOf('234'), end: stack.indexOf('234') + 3 });
    assert.equal(cellAt(puzzle, stack.indexOf('234') + 3), undefined);
    const state = '[Puzzle]\n1...\n....\n....\n....\n[State]\n12..\n....\n....\n....\n';
    assert.equal(cellAt(onlyPuzzle(state), state.indexOf('1...'))?.cell, 0);
    assert.equal(cellAt(onlyPuzzle(state), state.indexOf('12..') + 1)?.cell, 1);
  });
  it('nothing in an incomplete puzzle', () => check('12..\n..?.\n....\n....\n', 0));

  it('the technique that settles a cell immediately', () =>
    settles(
      '123.\n....\n....\n....\n',
      3,
      'technique',
      'Solved by [Full House](full-house)',
      'Full House is also called Last Digit in a House or Open Single',
    ));
  it('the digit of a cell and the reason for it', () =>
    settles(
      '123.\n....\n....\n....\n',
      3,
      'solution',
      'Solved by [Full House](full-house)',
      '**Full House: r1c4=4**',
      'r1c4 is the last empty cell of row 1. The missing digit is 4.',
      'Full House is also called Last Digit in a House or Open Single',
    ));
  it('the steps to a cell that nothing settles yet', () =>
    settles(
      afterSingles(sampleText('Pointing')),
      22 - 1,
      'technique',
      'Solved by [Hidden Single](hidden-single) after 1 other step, up to ' +
        '[Locked Candidates Type 1 (Pointing)](pointing)',
      'Hidden Single is also called Pinned Digit or Unique Candidate',
    ));
  it('why no technique solves a cell of a puzzle with several solutions', () =>
    settles(
      '....\n....\n....\n....\n',
      0,
      'technique',
      'The puzzle has several solutions, so no technique solves r1c1',
    ));
  it('only that every digit fits', () => check('....\n....\n....\n....\n', 0, '**r1c1** can be 1, 2, 3 or 4'));
  it('that a digit is excluded only by its box', () =>
    check('....\n.2..\n..3.\n....\n', 0, '**r1c1** can be 1, 3 or 4', 'Not possible: 2 in box 1'));
  it('no technique if a digit is wrong', () => settles('123.\n...4\n....\n....\n', 4, 'solution'));
  it('nothing more for a filled cell', () => settles('1...\n....\n....\n....\n', 0, 'solution'));
  it('nothing more if the puzzle is contradictory', () => settles('11..\n....\n....\n....\n', 2, 'solution'));
  it('the contradicting digits', () => {
    const puzzle = onlyPuzzle('1.3.\n..1.\n.1.4\n4...\n');
    const repairs = new Repairs(() => 0);
    const found = drive(repairs.contradictionIn(puzzle));
    assert.ok(found?.isSmallest);
    const names = found.cells.map(cell => makeCell(puzzle.grid.geometry, cell)).join(', ');
    assert.equal(
      contradictionParagraph(puzzle, found),
      `This puzzle has no solution: ${found.cells.length} digits contradict each other (${names}), and no smaller set does.`,
    );
  });
});
