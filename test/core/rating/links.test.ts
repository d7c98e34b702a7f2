import assert from 'node:assert/strict';
import { bitOf } from '../../../src/core/grid';
import { parseLine } from '../../../src/core/notation';
import { Position, positionOf } from '../../../src/core/position';
import { boardOf } from '../../../src/core/rating/board';
import { BOXES } from '../../../src/core/rating/classicTables';
import { strongLinks } from '../../../src/core/rating/links';

/** The links of digit 1 in box 1 if only these cells of the box can hold it: by link, the lines that contain each group. */
function linksInBox(...cells: number[]): string[] {
  const { geometry, digits, candidates, givens } = positionOf(parseLine('.'.repeat(81))!);
  const fewer = candidates.map((mask, cell) =>
    geometry.boxOf[cell] === 0 && !cells.includes(cell) ? mask & ~bitOf(1) : mask,
  );
  return strongLinks(boardOf(new Position(geometry, digits, fewer, givens)), 1)
    .filter(({ house }) => house === BOXES)
    .map(({ ends }) => ends.map(({ houses }) => linesOf(houses)).join(' '));
}

/** The rows and columns among houses: bit h for house h. */
const linesOf = (houses: number) =>
  ['r1', 'r2', 'r3', ...Array(6), 'c1', 'c2', 'c3'].filter((_, house) => (houses >> house) & 1).join();

/** The name of a house. */
const nameOf = (house: number) => `${'rcb'[Math.floor(house / 9)]}${(house % 9) + 1}`;

/** The links of digit 1 in row 1 if only these cells of the row can hold it: by link, the boxes and columns of each group. */
function linksInRow(...cells: number[]): string[] {
  const { geometry, digits, candidates, givens } = positionOf(parseLine('.'.repeat(81))!);
  const fewer = candidates.map((mask, cell) => (cell < 9 && !cells.includes(cell) ? mask & ~bitOf(1) : mask));
  return strongLinks(boardOf(new Position(geometry, digits, fewer, givens)), 1)
    .filter(({ house }) => house === 0)
    .map(({ ends }) =>
      ends.map(({ houses }) => [...Array(27).keys()].filter(h => (houses >> h) & 1).map(nameOf)).join(' '),
    );
}

describe('strong links in a line', () => {
  const CASES: readonly (readonly [cells: number[], links: string[]])[] = [
    [[0, 8], ['r1,c1,b1 r1,c9,b3']],
    [[0, 3, 4], ['r1,c1,b1 r1,b2']],
    [[0, 1, 4], ['r1,c5,b2 r1,b1']],
    [[0, 1, 2, 4], ['r1,c5,b2 r1,b1']],
    [[0, 1, 3, 4], ['r1,b1 r1,b2']],
    [[0, 1, 2, 7, 8], ['r1,b1 r1,b3']],
    [[0, 1, 6, 7, 8], ['r1,b1 r1,b3']],
    [[0, 3, 6], []],
  ];
  for (const [cells, links] of CASES)
    it(`of cells ${cells} are the groups in two boxes, a single cell first`, () =>
      assert.deepEqual(linksInRow(...cells), links));
});

describe('strong links in a box', () => {
  it('of three cells in an L are one cell and two', () => assert.deepEqual(linksInBox(0, 1, 9), ['r1,c2 c1']));
  it('of four cells in two rows are the rows', () => assert.deepEqual(linksInBox(0, 1, 18, 20), ['r1 r3']));
  it('of four cells in two rows and two columns are the rows, then the columns', () => {
    assert.deepEqual(linksInBox(0, 1, 9, 10), ['r1 r2', 'c1 c2']);
    assert.deepEqual(linksInBox(0, 2, 18, 20), ['r1 r3', 'c1 c3']);
  });
  it('of more cells in two rows are the rows', () => {
    assert.deepEqual(linksInBox(0, 1, 2, 18, 20), ['r1 r3']);
    assert.deepEqual(linksInBox(0, 1, 2, 9, 10, 11), ['r1 r2']);
  });
  it('do not exist for cells in three rows and three columns', () => assert.deepEqual(linksInBox(0, 10, 20), []));
});
