/** A puzzle with rules on the page: its cells match the drawing, and its rules are announced to screen readers. */
import assert from 'node:assert/strict';
import { CELL, MARGIN } from '../../../src/board/drawing/shape';
import { ruledSnapshot } from '../../board/rules/ruled';
import { type BoardTest, onPage } from './onPage.mts';

const SNAPSHOT = ruledSnapshot([
  ...['cage 16: r1c2 r2c2', 'thermo: r5c5-r5c8', 'anti-knight', 'renban: r9c1-r9c3'],
  ...['sandwich 8: c1', 'x-sum 27: c1 top', 'skyscraper 5: r9 right', 'numbered room 4: r1 left'],
]);

const POINTED = ruledSnapshot([
  ...['cage 16: r1c2 r2c2', 'thermo: r5c5-r5c8', 'white dot: r3c4 r3c5'],
  ...['sandwich 8: c1', 'skyscraper 5: r9 right', 'little killer 22: r1c3 down-right'],
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
  onPage('the rules in words begin with those of the selected cell', SNAPSHOT, async board => {
    const own = () => board.page.locator('.rules li.own b').allTextContents();
    const all = () => board.page.locator('.rules li b').allTextContents();
    for (const [cell, names] of [
      [1, [/^Cage/]],
      [41, [/^Thermo/]],
      [72, [/^Renban/]],
    ] as const) {
      await board.cell(cell).click();
      const found = await own();
      for (const name of names)
        assert.ok(
          found.some(each => name.test(each)),
          `${cell}: ${found}`,
        );
      assert.deepEqual((await all()).slice(0, found.length), found);
      assert.ok((await all()).length > found.length);
    }
  }),
  onPage('a cage, a line, a dot and each clue outside the grid have a tooltip', POINTED, async board => {
    await board.page.setViewportSize({ width: 1100, height: 900 });
    const tooltip = board.page.getByRole('tooltip');
    const paper = (await board.page.locator('.board .paper').boundingBox())!;
    const pixels = paper.width / 9 / CELL;
    const point = (x: number, y: number) =>
      board.page.mouse.move(paper.x + (x - MARGIN) * pixels, paper.y + (y - MARGIN) * pixels);
    const inCell = (row: number, column: number) => point(MARGIN + CELL * (column - 0.5), MARGIN + CELL * (row - 0.5));
    const shows = async (name: RegExp) => {
      await tooltip.filter({ hasText: name }).waitFor();
      await board.page.mouse.move(1, 1);
      await tooltip.waitFor({ state: 'hidden' });
    };
    await point(MARGIN + CELL + 3, MARGIN + CELL / 2);
    await shows(/^Cage 16/i);
    await inCell(5, 6);
    await shows(/^Thermo/i);
    await point(MARGIN + CELL * 4, MARGIN + CELL * 2.5);
    await shows(/^White dot/i);
    const { spots } = POINTED.rules!;
    const { rules } = POINTED.inWords!;
    const outside = spots.filter(({ x, y }) => Math.min(x, y) < MARGIN || Math.max(x, y) > MARGIN + 9 * CELL);
    assert.deepEqual(
      new Set(outside.map(({ rule }) => rules[rule].name.split(' ')[0].toLowerCase())),
      new Set(['sandwich', 'skyscraper', 'little']),
    );
    for (const { rule, x, y } of outside) {
      await point(x, y);
      await shows(new RegExp(`^${rules[rule].name}`));
    }
  }),
  onPage('the rules in words are folded on narrow boards until the user unfolds them', SNAPSHOT, async board => {
    const open = () => board.page.locator('details.rules[open]');
    await board.page.setViewportSize({ width: 1100, height: 900 });
    await open().waitFor();
    await board.page.setViewportSize({ width: 300, height: 600 });
    await open().waitFor({ state: 'detached' });
    await board.page.locator('details.rules summary').click();
    await open().locator('li').first().waitFor();
  }),
  onPage('rules are announced to screen readers', SNAPSHOT, async board => {
    assert.match((await board.cell(1).getAttribute('aria-label'))!, /, cage 16 with r2c2$/);
    assert.match((await board.cell(41).getAttribute('aria-label'))!, /, thermo, cell 2 of 4, then r5c7$/);
    const grid = board.page.getByRole('grid');
    assert.match((await grid.getAttribute('aria-label'))!, /, Anti-knight, Renban, Sandwich/);
  }),
];
