import assert from 'node:assert/strict';
import { makeLine } from '../../src/core/notation';
import { solutions } from '../../src/core/solver/index';
import { contentOf } from '../../src/formats/content';
import { obstacleOf, WRITABLE_FORMATS } from '../../src/formats/index';
import { sourceOf } from '../../src/text/document/textSource';
import { parse } from '../../src/text/parser/parser';
import { meaningOfRules } from '../../src/text/rules/index';
import { JIGSAW_5, JIGSAW_7, LATIN_7, SOLUTION_5, SOLUTION_7 } from '../text/withoutBoxes';
import { read } from './solving';

/** Writes a puzzle in all formats that can, and reads it back. */
function survives(text: string): void {
  const [puzzle] = parse(text).puzzles;
  const content = contentOf(puzzle, sourceOf(text));
  const formats = WRITABLE_FORMATS.filter(format => !obstacleOf(format, content));
  for (const format of formats) {
    const written = format.write([content]);
    const grid = format.language === 'sudoku' ? parse(written).puzzles[0]?.grid : read(written).content.grid;
    assert.ok(grid, written);
    assert.equal(meaningOfRules(grid.geometry), meaningOfRules(puzzle.grid.geometry), written);
    assert.equal(makeLine(grid.digits), makeLine(puzzle.grid.digits), written);
  }
  const ids = formats.map(({ id }) => id);
  for (const id of ['plain', 'bordered', 'pencilMarks', 'sdk', 'fPuzzles', 'sudokuPad', 'iss'])
    assert.ok(ids.includes(id));
  for (const id of ['line', 'csv', 'latex']) assert.ok(!ids.includes(id));
}

/** Checks that a puzzle is read and has only this solution. */
function solves(text: string, solution: string): void {
  const { grid } = read(text).content;
  assert.deepEqual([...solutions(grid)].map(makeLine), [solution]);
}

const cells = (text: string, cellOf: (sign: string, cell: number, label: string) => object) => {
  const [grid, labels] = text.split('[Regions]\n').map(part => part.replace(/\s/g, ''));
  const size = Math.sqrt(grid.length);
  const all = [...grid].map((sign, cell) => cellOf(sign, cell, labels?.[cell] ?? ''));
  return { size, grid: Array.from({ length: size }, (_, row) => all.slice(row * size, (row + 1) * size)) };
};
const given = (sign: string) => (sign === '.' ? {} : { value: Number(sign), given: true });

/** A jigsaw as f-puzzles writes it: a cell in the region of its row has no label. */
const fPuzzle = (text: string) =>
  JSON.stringify(
    cells(text, (sign, cell, label) => {
      const [region, row] = [
        label.charCodeAt(0) - 65,
        Math.floor(cell / Math.sqrt(text.split('[')[0].replace(/\s/g, '').length)),
      ];
      return { ...given(sign), ...(region !== row && { region }) };
    }),
  );

describe('puzzles of sizes without boxes can be exchanged with other programs:', () => {
  it('jigsaws of 7x7', () => survives(JIGSAW_7));
  it('jigsaws of 5x5', () => survives(JIGSAW_5));
  it('Latin squares', () => survives(LATIN_7));
  it('jigsaws with rules', () => survives(`${JIGSAW_7}[Rules]\ncage 3: r1c12\nanti-king\n`));

  it('7x7 in f-puzzles', () => solves(fPuzzle(JIGSAW_7), SOLUTION_7));
  it('5x5 in f-puzzles', () => solves(fPuzzle(JIGSAW_5), SOLUTION_5));
  it('f-puzzles without labels, which have no regions', () =>
    assert.equal(read(JSON.stringify(cells(LATIN_7, given))).regions, 'none'));
  it('Interactive Sudoku Solver strings without NoBoxes or regions, which have no regions', () =>
    assert.equal(read('.Shape~7x7.AntiKnight').regions, 'none'));
  it('a jigsaw of Interactive Sudoku Solver without NoBoxes', () => {
    const labels = JIGSAW_7.split('[Regions]\n')[1].replace(/\s/g, '');
    const layout = labels.replace(/./g, label => String(label.charCodeAt(0) - 65));
    const givens = '~R2C4_7~R4C1_7~R4C6_3~R4C7_4~R6C3_1~R6C7_2~R7C2_3~R7C4_5~R7C5_1~R7C6_7';
    solves(`.Shape~7x7.Jigsaw~${layout}.${givens}`, SOLUTION_7);
    assert.deepEqual(read(`.Shape~7x7.Jigsaw~${layout}.${givens}`).rules, []);
  });
});
