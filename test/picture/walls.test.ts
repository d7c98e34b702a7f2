import assert from 'node:assert/strict';
import { geometryOf, geometryOfSize } from '../../src/core/geometry';
import { makeLine } from '../../src/core/notation';
import { finish } from '../../src/core/pausing';
import type { Gray } from '../../src/picture/gray';
import type { Quadrilateral } from '../../src/picture/homography';
import { readPuzzlePicture } from '../../src/picture/index';
import { flatMesh } from '../../src/picture/mesh';
import { geometryOfRegions, regionsIn } from '../../src/picture/walls';
import { pageOf, seen, turnedRight } from './drawing';
import { pngOf } from './pngFiles';

const REGIONS = 'AAABBBCCCAAABDDCCCAAABBDCCCEEEBBDDFFEEEBDDGFFEHEGDDGGFHHEGGGGGFHHHIIIFFFHHHIIIIII';
const POSITION = '......98...73...1.......3..3..............16.....71...5.......17.1.....4..2.143..';
const TILTED: Quadrilateral = [
  { x: -0.1, y: -0.05 },
  { x: 1.05, y: -0.15 },
  { x: 1.15, y: 1.1 },
  { x: -0.05, y: 1.2 },
];

/** The letters of regions, in the order of their first cells. */
function lettersOf(regions: ArrayLike<number | string>): string {
  const all = Array.from(regions);
  const kinds = [...new Set(all)];
  return all.map(region => String.fromCharCode(65 + kinds.indexOf(region))).join('');
}

describe('the regions of a jigsaw in a picture', () => {
  const check = (picture: Gray) => {
    const result = readPuzzlePicture(pngOf(picture));
    assert.ok('puzzles' in result, JSON.stringify(result));
    const [{ geometry, digits }, ...others] = result.puzzles;
    assert.deepEqual(others, []);
    assert.deepEqual([makeLine(digits), geometry.regions], [POSITION, 'irregular']);
    assert.equal(lettersOf(geometry.boxOf), lettersOf(REGIONS));
  };
  it('are read from a flat page', () => check(pageOf(POSITION, { regions: REGIONS })));
  it('are read if the page is dark', () => check(pageOf(POSITION, { regions: REGIONS, paper: 30, ink: 220 })));
  it('are read in perspective and uneven light', () =>
    check(seen(pageOf(POSITION, { regions: REGIONS }), TILTED, { light: 0.6 })));
  it('are read if the picture is turned', () => {
    let picture = seen(pageOf(POSITION, { regions: REGIONS }), TILTED);
    for (let turns = 1; turns <= 3; turns++) {
      picture = turnedRight(picture);
      check(picture);
    }
  });
  it('are the boxes if thick lines do not divide the grid evenly', () => {
    const open = REGIONS.replace('AAAB', 'BBBB');
    const result = readPuzzlePicture(pngOf(pageOf(POSITION, { regions: open })));
    assert.ok('puzzles' in result, JSON.stringify(result));
    assert.equal(result.puzzles[0].geometry, geometryOfSize(9));
  });
});

/** A drawing of lines only: thick ones between cells of different regions. */
function drawingOf(regions: readonly string[], { cell = 40, thin = 1, thick = 3, paper = 255, ink = 0 } = {}): Gray {
  const size = regions.length;
  const side = size * cell + 2 * cell;
  const data = new Uint8Array(side * side).fill(paper);
  const fill = (left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++) data.fill(ink, y * side + left, y * side + left + width);
  };
  const labelAt = (row: number, column: number) => regions[row]?.[column];
  for (let row = 0; row <= size; row++)
    for (let column = 0; column <= size; column++) {
      const [x, y] = [cell * (column + 1), cell * (row + 1)];
      const label = labelAt(row, column);
      const vertical = labelAt(row, column - 1) === label ? thin : thick;
      const horizontal = labelAt(row - 1, column) === label ? thin : thick;
      if (row < size) fill(x - (vertical >> 1), y, vertical, cell);
      if (column < size) fill(x, y - (horizontal >> 1), cell, horizontal);
    }
  return { width: side, height: side, data };
}

describe('lines between cells', () => {
  const regionsOf = (gray: Gray, size: number, cell: number) => {
    const edge = cell * (size + 1);
    const corners = [
      { x: cell, y: cell },
      { x: edge, y: cell },
      { x: edge, y: edge },
      { x: cell, y: edge },
    ] as unknown as Quadrilateral;
    return finish(regionsIn({ gray, mesh: flatMesh(corners, size), factor: 1, isInverted: false, cellWidth: cell }));
  };
  const rowsOf = (size: number, labelOf: (row: number, column: number) => number) =>
    Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (__, column) => String.fromCharCode(65 + labelOf(row, column))).join(''),
    );

  for (const [size, rows] of [
    [4, ['AAAB', 'ACBB', 'CCBD', 'CDDD']],
    [6, ['AAABBB', 'AACCBB', 'ADCCEB', 'DDCCEE', 'DDFFEE', 'DFFFFE']],
    [16, rowsOf(16, row => row)],
  ] as const)
    for (const cell of [16, 40])
      it(`show the regions of a jigsaw of ${size}x${size} with cells of ${cell} pixels`, () =>
        assert.equal(lettersOf(regionsOf(drawingOf(rows, { cell }), size, cell)!), lettersOf(rows.join(''))));

  it('show boxes of another shape', () => {
    const rows = rowsOf(6, (row, column) => Math.floor(row / 3) * 3 + Math.floor(column / 2));
    const regions = regionsOf(drawingOf(rows), 6, 40)!;
    assert.equal(geometryOfRegions(6, regions), geometryOf(3, 2));
  });
  it('show the usual boxes', () => {
    const { boxOf } = geometryOfSize(12);
    const rows = rowsOf(12, (row, column) => boxOf[row * 12 + column]);
    assert.equal(geometryOfRegions(12, regionsOf(drawingOf(rows), 12, 40)), geometryOfSize(12));
  });
  it('show nothing if all are equal', () => {
    const rows = rowsOf(9, () => 0);
    assert.equal(regionsOf(drawingOf(rows, { thick: 1 }), 9, 40), undefined);
    assert.equal(geometryOfRegions(9, undefined), geometryOfSize(9));
  });
});
