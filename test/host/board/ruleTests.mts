/** A puzzle with rules on the page: its cells match the drawing, and its rules are announced to screen readers. */
import assert from 'node:assert/strict';
import { ruledSnapshot } from '../../board/rules/ruled';
import { type BoardTest, onPage } from './onPage.mts';

const SNAPSHOT = ruledSnapshot([
  ...['cage 16: r1c2 r2c2', 'thermo: r5c5-r5c8', 'anti-knight', 'renban: r9c1-r9c3'],
  ...['sandwich 8: c1', 'x-sum 27: c1 top', 'skyscraper 5: r9 right', 'numbered room 4: r1 left'],
]);

const SIZES = [
  [200, 500],
  [500, 400],
  [700, 250],
  [700, 900],
  [1100, 700],
] as const;

export const RULES: readonly BoardTest[] = [
  onPage('cells match their drawing if clues and a legend are around the grid', SNAPSHOT, async board => {
    for (const [width, height] of SIZES) {
      await board.page.setViewportSize({ width, height });
      const at = `${width}x${height}`;
      const paper = (await board.page.locator('.board .paper').boundingBox())!;
      const [first, last] = await Promise.all([0, 80].map(async cell => (await board.cell(cell).boundingBox())!));
      const near = (one: number, other: number) => assert.ok(Math.abs(one - other) < 1, `${at}: ${one}, ${other}`);
      near(first.x, paper.x);
      near(first.y, paper.y);
      near(last.x + last.width, paper.x + paper.width);
      near(last.y + last.height, paper.y + paper.height);
      near(first.width, first.height);
      const whole = (await board.page.locator('.board').boundingBox())!;
      assert.ok(whole.x >= 0 && whole.x + whole.width <= width && whole.y + whole.height <= height, at);
    }
  }),
  onPage('rules are announced to screen readers', SNAPSHOT, async board => {
    assert.match((await board.cell(1).getAttribute('aria-label'))!, /, cage 16 with r2c2$/);
    assert.match((await board.cell(41).getAttribute('aria-label'))!, /, thermo, 2nd of 4, then r5c7$/);
    const grid = board.page.getByRole('grid');
    assert.match((await grid.getAttribute('aria-label'))!, /, Anti-knight, Renban, Sandwich/);
  }),
];
