import assert from 'node:assert/strict';
import { DrawnPlaces, type SmallTexts } from '../../../src/board/drawing/places';
import { CELL, MARGIN } from '../../../src/board/drawing/shape';

/** The space around the candidates of a cell with these small texts. */
const TEXTS: readonly (readonly [SmallTexts, beside: number, above: number, below: number])[] = [
  [{ hasLabels: false, hasLists: false }, 3, 3, 3],
  [{ hasLabels: true, hasLists: false }, 6, 12, 6],
  [{ hasLabels: false, hasLists: true }, 3, 3, 11],
  [{ hasLabels: true, hasLists: true }, 6, 12, 11],
];

/** The columns and rows of the candidates of a cell. */
const SHAPES = [
  [4, 2, 2],
  [5, 3, 2],
  [6, 3, 2],
  [7, 3, 3],
  [9, 3, 3],
  [10, 4, 3],
  [12, 4, 3],
  [16, 4, 4],
  [25, 5, 5],
] as const;

const near = (found: number, expected: number) => assert.ok(Math.abs(found - expected) < 1e-9, `${found}, ${expected}`);

describe('the places in a drawing', () => {
  for (const [size, columns, rows] of SHAPES) {
    it(`are rows and columns of cells: ${size}x${size}`, () => {
      const places = new DrawnPlaces(size);
      for (let cell = 0; cell < size * size; cell++) {
        const { x, y } = places.corner(cell);
        assert.deepEqual([x, y], [MARGIN + (cell % size) * CELL, MARGIN + Math.floor(cell / size) * CELL]);
        assert.deepEqual(places.middle(cell), { x: x + CELL / 2, y: y + CELL / 2 });
      }
    });
    for (const [texts, beside, above, below] of TEXTS) {
      it(`of candidates fill the space between small texts evenly: ${size}x${size}, ${JSON.stringify(texts)}`, () => {
        const places = new DrawnPlaces(size, texts);
        const cell = size + 1;
        const { x, y } = places.corner(cell);
        const [width, height] = [(CELL - 2 * beside) / columns, (CELL - above - below) / rows];
        for (let digit = 1; digit <= size; digit++) {
          const at = places.candidate(cell, digit);
          near((at.x - x - beside) / width, ((digit - 1) % columns) + 0.5);
          near((at.y - y - above) / height, Math.floor((digit - 1) / columns) + 0.5);
        }
      });
      it(`of the circles around candidates are apart and in the space: ${size}x${size}, ${JSON.stringify(texts)}`, () => {
        const places = new DrawnPlaces(size, texts);
        const { x, y } = places.corner(0);
        const all = Array.from({ length: size }, (_, i) => places.candidate(0, i + 1));
        const gaps = all.flatMap((at, i) => [
          at.x - x - beside,
          x + CELL - beside - at.x,
          at.y - y - above,
          y + CELL - below - at.y,
          ...all.slice(i + 1).map(other => Math.hypot(at.x - other.x, at.y - other.y) / 2),
        ]);
        const least = Math.min(...gaps);
        assert.ok(places.radius > 0 && places.radius + 0.5 <= least + 1e-9, `${places.radius} ${least}`);
        if (rows === columns) near(places.radius + 0.5, least);
      });
    }
  }
});
