import assert from 'node:assert/strict';
import { pictureOf } from '../../../src/board/drawing/picture';
import { sceneOf } from '../../../src/board/drawing/scene';
import type { SvgShape } from '../../../src/board/drawing/shape';
import type { ClueSpace } from '../../../src/board/protocol/snapshot';
import { rulesDrawingOf } from '../finished';
import { allOf, ruled, ruledPuzzle, ruledSnapshot, symbolsOf } from './ruled';

const drawing = (lines: readonly string[]) => rulesDrawingOf(ruled(lines), symbolsOf(9))!;

describe('the space around a grid', () => {
  function check(lines: readonly string[], { left = 0, top = 0, right = 0, bottom = 0 }: Partial<ClueSpace>) {
    it(lines.join(', '), () => {
      const { frame } = drawing(lines);
      assert.deepEqual(frame, { left: 38 * left, top: 38 * top, right: 38 * right, bottom: 38 * bottom });
    });
  }
  check(['anti-knight'], {});
  check(['sandwich 8: c1'], { top: 1 });
  check(['sandwich 8: r1', 'sandwich 8: r2'], { left: 1 });
  check(['x-sum 27: c2 bottom', 'skyscraper 2: r1 right'], { bottom: 1, right: 1 });
  check(['x-sum 27: c2 top', 'skyscraper 2: c2 top', 'numbered room 4: c2 top'], { top: 3 });
  check(['little killer 22: r1c1 down-right'], { left: 1, top: 1 });
  check(['little killer 22: r1c3 down-left'], { top: 1 });
  check(['little killer 22: r9c9 up-left'], { right: 1, bottom: 1 });
  // Its arrow is at column 4, where the sandwich makes room.
  check(['sandwich 8: c4', 'little killer 22: r1c3 down-left'], { top: 2 });
  check(['sandwich 8: c3', 'little killer 22: r1c3 down-left'], { top: 1 });
});

describe('the labels of rows and columns', () => {
  const CLUES = [
    ...['x-sum 27: c2 top', 'skyscraper 2: c2 top', 'numbered room 4: c2 top', 'sandwich 8: r1', 'skyscraper 5: r9'],
    ...['little killer 22: r1c1 down-right', 'little killer 22: r1c3 down-left', 'little killer 9: r5c1 down-right'],
  ];
  const snapshot = ruledSnapshot(CLUES);
  const scene = sceneOf(snapshot, { candidates: 'none', hasLabels: true });
  const texts = allOf(scene.layers).filter(({ tag }) => tag === 'text');
  const boxOf = ({ attributes: { x, y, 'font-size': size }, text = '' }: SvgShape) => {
    const wide = 0.62 * Number(size) * text.length;
    return {
      left: Number(x) - wide / 2,
      right: Number(x) + wide / 2,
      bottom: Number(y),
      top: Number(y) - Number(size),
    };
  };
  const [labels, others] = [true, false].map(isLabel =>
    texts.filter(({ className }) => className.startsWith('label') === isLabel).map(boxOf),
  );

  it('are outside of all clues', () => {
    assert.equal(labels.length, 18);
    for (const a of labels)
      for (const b of others)
        assert.ok(
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top,
          JSON.stringify([a, b]),
        );
  });
  it('are inside of the drawing', () => {
    for (const { left, top, right, bottom } of labels) {
      assert.ok(left >= scene.left && top >= scene.top, JSON.stringify([left, top]));
      assert.ok(right <= scene.left + scene.width && bottom <= scene.top + scene.height);
    }
  });
  it('are left out of printed pages and pictures, where their space stays empty', () => {
    const svg = pictureOf(ruledPuzzle(CLUES), { content: 'givens' });
    assert.doesNotMatch(svg, />[rc][1-9]</);
    assert.match(svg, /viewBox="-38 -114 /);
  });
});

describe('clues outside', () => {
  it('are outside the grid, at the middle of their row or column', () => {
    const { above } = drawing([
      'sandwich 8: c1',
      'x-sum 27: c2 bottom',
      'skyscraper 5: r9 right',
      'numbered room 4: r1 left',
    ]);
    const places = above
      .filter(({ tag }) => tag === 'text')
      .map(({ attributes }) => [attributes.x, Number(attributes.y) - 7]);
    assert.deepEqual(places, [
      [33, -18],
      [93, 564],
      [564, 513],
      [-18, 33],
    ]);
  });
  it('of diagonals have an arrow to the corner where they enter', () => {
    const { above } = drawing(['little killer 22: r1c3 down-left']);
    assert.match(`${above[0].attributes.d}`, /^M197 -11L186 0/);
  });
});
