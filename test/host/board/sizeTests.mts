/** The layout of the page, from a narrow side bar to a large screen. */
import assert from 'node:assert/strict';
import { changed, NINE, snapshotOf, sparse } from '../../board/snapshots';
import type { BoardPage } from './boardPage.mts';
import { type BoardTest, onPage, PLAYED, STEP } from './onPage.mts';

const nine = snapshotOf(NINE);

const SIZES = [
  [200, 500],
  [260, 700],
  [500, 400],
  [700, 250],
  [1100, 700],
  [1920, 1080],
] as const;

const fits = onPage('the board is square, large, and inside the window at every size', PLAYED, async board => {
  for (const [width, height] of SIZES) {
    await board.page.setViewportSize({ width, height });
    const box = await board.page.locator('.board').boundingBox();
    const at = `${width}x${height}: ${JSON.stringify(box)}`;
    assert.ok(Math.abs(box!.width - box!.height) < 1, at);
    assert.ok(box!.x >= 0 && box!.x + box!.width <= width && box!.y + box!.height <= height, at);
    assert.ok(box!.width > Math.min(width, height) * 0.72, at);
    const scrolls = await board.page.evaluate(() => {
      const root = document.getElementById('board')!;
      return root.scrollWidth > root.clientWidth;
    });
    assert.equal(scrolls, false, at);
  }
});

/** Windows of 400 to 1200 pixels of width at a zoom of 100 % and 200 %. */
const ZOOMED = [
  [400, 900],
  [700, 800],
  [900, 700],
  [1200, 800],
  [200, 450],
  [350, 400],
  [450, 350],
  [600, 400],
] as const;

const large = onPage(
  'the board is the largest part of the page, and a message is visible, at every zoom',
  nine,
  async board => {
    const title = 'A title that is as long as titles of newspapers are';
    await board.change({ title, status: '9x9 · 30 givens · one solution · Hard · SE 4.2' });
    await board.post({ type: 'notice', message: 'The entry is correct. 2 givens are missing.' });
    for (const [width, height] of ZOOMED) {
      await board.page.setViewportSize({ width, height });
      const box = (await board.page.locator('.board').boundingBox())!;
      const at = `${width}x${height}`;
      assert.ok(Math.max(box.width / width, box.height / height) >= 0.6, `${at}: ${box.width} x ${box.height}`);
      const message = (await board.page.locator('.message').boundingBox())!;
      assert.ok(message.y >= 0 && message.y + message.height <= height, `${at}: ${JSON.stringify(message)}`);
      const cut = await board.page
        .locator('.heading p')
        .evaluate(status => status.scrollWidth > status.clientWidth || status.scrollHeight > status.clientHeight + 1);
      assert.equal(cut, false, `${at}: the status is cut off`);
    }
  },
);

/** Side bars and panels in which the menu has less room than it needs. */
const LITTLE_ROOM = [
  [348, 696],
  [180, 696],
  [180, 400],
  [700, 250],
] as const;

const menu = onPage('the menu is inside the window, and scrolls only if it must', nine, async board => {
  // The maximum number of entries.
  const entry = { digits: changed(nine.digits, { 2: 9 }), canStart: true, guard: 'on' } as const;
  for (const [width, height] of LITTLE_ROOM) {
    const at = `${width}x${height}`;
    await board.page.setViewportSize({ width, height });
    await board.change({ ...entry, step: STEP });
    await board.page.getByRole('button', { name: 'More', exact: true }).click();
    const element = board.page.getByRole('menu');
    const box = (await element.boundingBox())!;
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, at);
    const entries = element.locator('button:visible');
    assert.equal(await entries.count(), 15);
    const lines = await entries.evaluateAll(all => all.map(each => each.getBoundingClientRect().height));
    if (width > 300) assert.ok(Math.max(...lines) < 30, `${at}: ${lines}`);
    const isScrolled = await element.evaluate(each => each.scrollHeight > each.clientHeight);
    if (width > 300 && height > 600) assert.equal(isScrolled, false, at);
    await board.press('End');
    const last = (await entries.last().boundingBox())!;
    assert.ok(last.y >= box.y && last.y + last.height <= box.y + box.height, `${at}: the last entry is cut off`);
    await board.press('Escape');
  }
});

/** Side bars and panes of small windows: 960 x 540, 640 x 400 and 600 x 400 pixels, and narrow ones. */
const SMALL = [
  [300, 440],
  [240, 440],
  [170, 440],
  [170, 700],
  [890, 415],
  [580, 290],
  [552, 290],
] as const;

const card = onPage(
  'a hint is visible in small windows, and the pad in low ones, and moves nothing',
  nine,
  async board => {
    const boxOf = async (selector: string) => (await board.page.locator(selector).first().boundingBox())!;
    for (const [width, height] of SMALL) {
      const at = `${width}x${height}`;
      await board.page.setViewportSize({ width, height });
      await board.change({ step: undefined, canStart: false });
      const places = async () => JSON.stringify([await boxOf('.board'), await boxOf('.modes'), await boxOf('.digits')]);
      const before = await places();
      await board.change({ step: STEP });
      assert.equal(await places(), before, at);
      const name = await boxOf('.step h2');
      const sentence = await boxOf('.step p');
      assert.ok(name.y >= 0 && sentence.y < height - 8, `${at}: ${JSON.stringify(sentence)}`);
      const said = await boxOf('.info');
      assert.ok(sentence.y + 12 < said.y + said.height, `${at}: ${JSON.stringify([sentence, said])}`);
      const pad = await boxOf('.digits');
      if (width > height) assert.ok(pad.y + pad.height <= height, `${at}: the pad is cut off: ${JSON.stringify(pad)}`);
    }
  },
);

const LOW_BARS = [
  [300, 560],
  [300, 440],
  [240, 500],
  [552, 290],
] as const;

const opened = onPage(
  'in a short window, an explanation that is opened is visible, and nothing is cut off',
  nine,
  async board => {
    const explanation =
      'The digit 9 has only one place in row 1, because each other cell of the row sees another 9. '.repeat(3);
    for (const [width, height] of LOW_BARS) {
      const at = `${width}x${height}`;
      await board.page.setViewportSize({ width, height });
      await board.change({ step: { ...STEP, explanation } });
      await board.page.getByText('Explanation', { exact: true }).click();
      const text = board.page.locator('.explanation');
      await board.page.waitForFunction(() => {
        const box = document.querySelector('.explanation')!.getBoundingClientRect();
        // Scrolling ends at whole pixels.
        return box.height > 40 && box.top >= 0 && box.bottom < innerHeight + 1;
      });
      assert.equal(await isCutOff(board), false, at);
      await board.change({ step: { ...STEP, sentence: `${at}.` } });
      assert.equal(await text.isVisible(), false, at);
    }
  },
);

/** Whether a part of the messages is only reached by scrolling a box within the page. */
const isCutOff = (board: BoardPage) =>
  board.page
    .locator('.info')
    .evaluate(info => getComputedStyle(info).overflowY === 'auto' && info.scrollHeight > info.clientHeight);

const wholeList = onPage(
  'in a low window Show All lets the list of problems grow, and it moves only then',
  nine,
  async board => {
    const problems = [...Array(4).keys()].map(
      cell =>
        ({ cell, kind: 'broken rule', message: `Thermo does not increase at r1c${cell + 1}, as thermos do` }) as const,
    );
    const all = board.page.getByRole('button', { name: 'Show All' });
    for (const [width, height] of LOW_BARS) {
      const at = `${width}x${height}`;
      await board.page.setViewportSize({ width, height });
      await board.change({ problems: [] });
      await all.waitFor({ state: 'hidden' });
      const padTop = async () => (await board.page.locator('.digits').boundingBox())!.y;
      const before = await padTop();
      await board.change({ problems });
      await all.waitFor();
      assert.equal(await padTop(), before, at);
      assert.equal(await isCutOff(board), true, at);
      await all.click();
      assert.equal(await isCutOff(board), false, at);
      assert.ok((await padTop()) > before, at);
      await all.click();
      assert.equal(await padTop(), before, at);
    }
  },
);

const head = onPage('in a narrow side bar a title is legible, and the status has two lines', nine, async board => {
  await board.change({
    title: 'Monday in May',
    status: '9x9 · 30 givens · one solution · Medium · SE 2.6',
  });
  for (const [width, height] of [
    [300, 700],
    [240, 440],
    [170, 440],
    [170, 700],
  ]) {
    const at = `${width}x${height}`;
    await board.page.setViewportSize({ width, height });
    const title = await board.page.locator('header h1').evaluate(each => each.clientWidth);
    assert.ok(title >= 90, `${at}: the title has ${title} px`);
    const { lines, isCut } = await board.page.locator('.heading p').evaluate(each => ({
      lines: each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight),
      isCut: each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1,
    }));
    assert.ok(lines < 2.1 && !isCut, `${at}: ${lines} lines${isCut ? ', cut off' : ''}`);
  }
});

const header = onPage('a shorter status does not move the board', nine, async board => {
  for (const [width, height] of [
    [348, 696],
    [260, 696],
    [180, 696],
    [900, 700],
  ] as const) {
    await board.page.setViewportSize({ width, height });
    const topWith = async (status: string, hasOthers: boolean) => {
      await board.change({ status, hasOthers });
      return (await board.page.locator('.board').boundingBox())!.y;
    };
    for (const hasOthers of [true, false]) {
      const before = await topWith('9x9 · 26 givens so far · Medium · SE 2.6', hasOthers);
      assert.equal(await topWith('9x9 · ✓ Solved', hasOthers), before, `${width}x${height}`);
    }
  }
});

const still = onPage('no message moves the board or the pad', nine, async board => {
  const long = 'This is an answer of several lines, as it may be given where little is known of a puzzle. '.repeat(4);
  for (const [width, height] of [...SIZES, [400, 900], [900, 700]]) {
    await board.page.setViewportSize({ width, height });
    await board.press('Escape');
    const boxes = () =>
      board.page.evaluate(() =>
        ['.board', '.modes', '.digits'].map(name =>
          JSON.stringify(document.querySelector(name)?.getBoundingClientRect()),
        ),
      );
    const before = await boxes();
    const same = async (what: string) => assert.deepEqual(await boxes(), before, `${what} at ${width}x${height}`);
    await board.post({ type: 'notice', message: long });
    assert.equal(await board.page.locator('.message').textContent(), long);
    await same('an answer');
    await board.focus();
    await board.press('q');
    await same('a refusal');
    await board.press('ArrowRight', 'ArrowLeft');
    assert.equal(await board.page.locator('.message').textContent(), '');
    await same('no message');
  }
});

const small = onPage(
  'a small grid is not blurred: its cells are whole pixels',
  snapshotOf(sparse(16)),
  async board => {
    const box = await board.cell(17).boundingBox();
    assert.ok(Math.abs(box!.width - Math.round(box!.width)) < 0.02, `${box!.width}`);
  },
  { width: 500, height: 900 },
);

/** Height in pixels of the smallest legible letters. */
const READABLE = 7.5;

const labels = onPage('rows and columns have labels only where they are legible', nine, async board => {
  const heights = () =>
    board.page.evaluate(() => {
      const drawing = document.querySelector<SVGSVGElement>('.board')!;
      const scale = drawing.getScreenCTM()!.a;
      return [...document.querySelectorAll('.label')].map(
        each => scale * Number.parseFloat(getComputedStyle(each).fontSize),
      );
    });
  let shown = 0;
  for (const [width, height] of [...SIZES, ...ZOOMED]) {
    await board.page.setViewportSize({ width, height });
    const all = await heights();
    assert.equal(all.length, 18);
    for (const each of all) assert.ok(each === 0 || each >= READABLE, `${each} at ${width}x${height}`);
    if (all[0] > 0) shown++;
    const cell = (await board.cell(0).boundingBox())!.width;
    assert.equal(all[0] > 0, cell > 29, `cells of ${cell} at ${width}x${height}`);
  }
  assert.ok(shown > 0 && shown < SIZES.length + ZOOMED.length);
});

const alone = onPage('a file with one puzzle has no buttons for others', nine, async board => {
  const button = (name: string) => board.page.getByRole('button', { name, exact: true });
  const names = ['Previous Puzzle', 'Puzzles', 'Next Puzzle'];
  for (const name of names) assert.equal(await button(name).isVisible(), true, name);
  await board.change({ hasOthers: false });
  for (const name of names) assert.equal(await button(name).isVisible(), false, name);
  await board.press('p');
  assert.equal(await board.page.getByRole('listbox').count(), 0);
  await board.change({ hasOthers: true });
  for (const name of names) assert.equal(await button(name).isVisible(), true, name);
});

const next = onPage('Next is at the place of Hint, so that a second click shows the next hint', nine, async board => {
  const boxOf = async (name: string) => (await board.page.getByRole('button', { name, exact: true }).boundingBox())!;
  for (const [width, height] of [...SIZES, ...ZOOMED]) {
    await board.page.setViewportSize({ width, height });
    for (const canStart of [true, false]) {
      await board.change({ canStart, step: undefined });
      const hint = await boxOf('Hint');
      await board.change({ step: STEP });
      const after = await boxOf('Next');
      const [x, y] = [hint.x + hint.width / 2, hint.y + hint.height / 2];
      const isIn = after.x <= x && x <= after.x + after.width && after.y <= y && y <= after.y + after.height;
      assert.ok(isIn, `${width}x${height}: ${JSON.stringify([hint, after])}`);
    }
  }
});

/** Windows of 640 x 330 pixels and lower ones at a zoom of 100 % and 200 %. */
const VERY_LOW = [
  [640, 330],
  [320, 165],
  [440, 165],
  [640, 150],
  [200, 130],
] as const;

const low = onPage(
  'in a very low window the grid keeps its size, and every button can be reached',
  nine,
  async board => {
    for (const [width, height] of VERY_LOW) {
      const at = `${width}x${height}`;
      await board.page.setViewportSize({ width, height });
      const box = (await board.page.locator('.board').boundingBox())!;
      assert.ok(Math.min(box.width, box.height) >= Math.min(170, 0.75 * width), `${at}: ${box.width} x ${box.height}`);
      const buttons = await board.page.locator('main button:visible').all();
      assert.ok(buttons.length > 15, at);
      for (const button of buttons) {
        const isCovered = await button.evaluate(element => {
          element.scrollIntoView({ block: 'center' });
          const { x, y, width: wide, height: high } = element.getBoundingClientRect();
          const places = [2, high / 2, high - 2].map(down => document.elementFromPoint(x + wide / 2, y + down));
          return places.some(found => !found || !element.contains(found));
        });
        assert.equal(isCovered, false, `${at}: ${await button.evaluate(each => each.ariaLabel ?? each.textContent)}`);
      }
    }
  },
);

/** The tests. */
export const SIZES_OF_PAGES: readonly BoardTest[] = [
  fits,
  large,
  menu,
  card,
  opened,
  wholeList,
  head,
  header,
  still,
  small,
  labels,
  alone,
  next,
  low,
];
