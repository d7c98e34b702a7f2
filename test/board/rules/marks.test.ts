import assert from 'node:assert/strict';
import { DrawnPlaces } from '../../../src/board/drawing/places';
import type { SvgShape } from '../../../src/board/drawing/shape';
import { rulesDrawingOf } from '../finished';
import { ruled, symbolsOf } from './ruled';

/** The shapes of a mark, with their places relative to a point of the drawing. */
function shapesAt(line: string, at: { readonly x: number; readonly y: number }, size = 9): (readonly unknown[])[] {
  const { above } = rulesDrawingOf(ruled([line], size), symbolsOf(size))!;
  const near = (value: unknown, from: number) => Math.round((Number(value) - from) * 100) / 100;
  return above.map(({ tag, text, attributes }: SvgShape) => {
    const { cx, cy, x, y, r, d } = attributes;
    const width = attributes['stroke-width'];
    if (tag === 'circle') return [tag, near(cx, at.x), near(cy, at.y), r, width];
    if (tag === 'text') return [text, near(x, at.x), near(y, at.y), attributes['font-size']];
    const points = `${d}`
      .split(/[ML]/)
      .slice(1)
      .map(point => point.split(' ').map((each, i) => near(each, i === 0 ? at.x : at.y)));
    return [tag, points, width];
  });
}

describe('the drawing of a mark', () => {
  const places = new DrawnPlaces(9);
  const [one, right, below] = [0, 1, 9].map(cell => places.middle(cell));
  const beside = { x: (one.x + right.x) / 2, y: one.y };
  const under = { x: one.x, y: (one.y + below.y) / 2 };

  it('is a disc on the border of two cells for a dot', () => {
    for (const color of ['white', 'black']) {
      assert.deepEqual(shapesAt(`${color} dot: r1c1 r1c2`, beside), [['circle', 0, 0, 8, 1.5]]);
      assert.deepEqual(shapesAt(`${color} dot: r1c1 r2c1`, under), [['circle', 0, 0, 8, 1.5]]);
    }
  });
  it('is a letter on the border of two cells, on a disc without a line', () => {
    for (const letter of ['X', 'V']) {
      const [disc, text] = shapesAt(`${letter.toLowerCase()}: r1c1 r2c1`, under);
      assert.deepEqual(disc, ['circle', 0, 0, 9, undefined]);
      assert.equal(text[0], letter);
      assert.deepEqual([text[1], text[3]], [0, 19]);
    }
  });
  it('is an angle that points to the lesser digit', () => {
    for (const [line, at, points] of [
      [
        'greater: r1c1 > r1c2',
        beside,
        [
          [-5, 7],
          [6, 0],
          [-5, -7],
        ],
      ],
      [
        'greater: r1c2 > r1c1',
        beside,
        [
          [5, -7],
          [-6, 0],
          [5, 7],
        ],
      ],
      [
        'greater: r1c1 > r2c1',
        under,
        [
          [-7, -5],
          [0, 6],
          [7, -5],
        ],
      ],
      [
        'greater: r2c1 > r1c1',
        under,
        [
          [7, 5],
          [0, -6],
          [-7, 5],
        ],
      ],
    ] as const)
      assert.deepEqual(
        shapesAt(line, at),
        [7, 2.4].map(width => ['path', points, width]),
        line,
      );
  });
  it('is a circle on a corner with the digits of a quad in order, apart and in the circle', () => {
    const corner = { x: beside.x, y: under.y };
    for (const [digits, size, expected] of [
      ['5', 9, ['5']],
      ['7 2', 9, ['2', '7']],
      ['3 1 2', 9, ['1', '2', '3']],
      ['4 3 3 1', 9, ['1', '3', '3', '4']],
      ['12 3', 12, ['3', '12']],
    ] as const) {
      const [circle, ...texts] = shapesAt(`quad ${digits}: r1c1`, corner, size);
      assert.deepEqual(circle, ['circle', 0, 0, 14, 1.4]);
      assert.deepEqual(
        texts.map(([text]) => text),
        expected,
      );
      const [places] = [texts.map(([, x, y]) => [Number(x), Number(y)])];
      const [left, top] = [0, 1].map(i => Math.min(...places.map(place => place[i])));
      for (const [i, [x, y]] of places.entries()) {
        // In rows of two from the upper left, the last one in the middle.
        const isAlone = i === places.length - 1 && places.length % 2 === 1;
        assert.equal(x, isAlone ? 0 : i % 2 === 0 ? left : -left, digits);
        assert.equal(y === top, i < 2, digits);
        assert.ok(Math.hypot(x, y) < 14, digits);
      }
      const fontSize = texts.length === 1 ? 17 : size > 9 ? 8 : 12.5;
      for (const text of texts) assert.equal(text[3], fontSize, digits);
    }
  });
});
