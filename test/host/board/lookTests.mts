/** The appearance of the page in each theme, and how much of it is redrawn. */
import assert from 'node:assert/strict';
import { NINE, snapshotOf } from '../../board/snapshots';
import type { BoardPage } from './boardPage.mts';
import { type BoardTest, onPage, PLAYED } from './onPage.mts';
import { THEMES } from './themes.mts';

const nine = snapshotOf(NINE);

const accessible = onPage(
  'axe-core finds nothing in the page in any theme',
  nine,
  async board => {
    await board.assertAccessible('as it opens');
    await board.change(PLAYED);
    await board.post({ type: 'notice', message: 'One digit is wrong.' });
    await board.page.getByText('Explanation', { exact: true }).click();
    await board.assertAccessible('with everything');
    await board.focus();
    await board.press('v', '?');
    await board.assertAccessible('with its keys');
  },
  { width: 560, height: 1000 },
);

/** Texts and their backgrounds, as names of the colors of a drawing. Fills are drawn over the paper. */
const WRITTEN: readonly (readonly [texts: readonly string[], fills: readonly string[]])[] = [
  [
    ['given', 'entry', 'note'],
    [
      'paper',
      'peer',
      'same',
      'selected',
      'color1',
      'color2',
      'color3',
      'color4',
      'color5',
      'color6',
      'color7',
      'color8',
      'color9',
    ],
  ],
  [
    ['given', 'ghost', 'note'],
    ['area', 'evidence', 'exception', 'elimination', 'placement'],
  ],
  [['given'], ['opposite']],
  [['wrong'], ['paper', 'peer', 'conflict']],
];

/** Pairs of adjacent colors of a drawing, each as layers over the paper. */
type Pair = readonly [one: readonly string[], other: readonly string[]];

/** The contrast of each pair, in order. The browser computes the colors. */
function contrasts(board: BoardPage, pairs: readonly Pair[]): Promise<number[]> {
  return board.page.evaluate(all => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const probe = document.getElementById('board')!.appendChild(document.createElement('span'));
    probe.style.setProperty('forced-color-adjust', 'none');
    const luminanceOf = (layers: readonly string[]) => {
      for (const name of ['paper', ...layers]) {
        probe.style.color = `var(--${name})`;
        context.fillStyle = getComputedStyle(probe).color;
        context.fillRect(0, 0, 1, 1);
      }
      const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map(value =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const found = all.map(([one, other]) => {
      const [a, b] = [luminanceOf(one), luminanceOf(other)].sort((x, y) => y - x);
      return (a + 0.05) / (b + 0.05);
    });
    probe.remove();
    return found;
  }, pairs);
}

/** The pairs whose contrast is less than this. */
async function low(board: BoardPage, least: number, pairs: readonly Pair[]): Promise<string[]> {
  const ratios = await contrasts(board, pairs);
  return pairs.flatMap(([one, other], i) =>
    ratios[i] < least ? [`${one.join(' on ')} next to ${other.join(' on ')}: ${ratios[i].toFixed(2)}`] : [],
  );
}

/** The colors of marks. */
const MARKED = Array.from({ length: 9 }, (_, i) => `color${i + 1}`);

/** Fills that a cell may have behind its digit. */
const GROUNDS = ['paper', 'peer', 'same', 'selected', 'conflict', ...MARKED];

/** The edges of the candidates and cells of a step, next to their own fill and their background. */
const EDGES = ['evidence', 'exception', 'opposite', 'elimination', 'placement'].flatMap(role =>
  [...GROUNDS, 'area'].flatMap((ground): Pair[] => [
    [
      [ground, role, `${role}Edge`],
      [ground, role],
    ],
    [[ground, `${role}Edge`], [ground]],
  ]),
);

/** Digits of cells with a problem, over all combinations of fills in such a cell. */
const STACKED = [[], ['peer'], ['area']].flatMap(behind =>
  [[], ['selected']].map((selected): Pair => {
    const fills = [...behind, 'conflict', ...selected];
    return [[...fills, 'wrong'], fills];
  }),
);

/** Colored cells with another fill over the color, and the fill alone. A color that the fill hides has no contrast to it. */
const COVERED = ['peer', 'same', 'selected', 'area'].flatMap(fill =>
  MARKED.map((color): Pair => [[color, fill], [fill]]),
);

/** The least contrast of a color with the background. */
const LEAST_VISIBLE = 1.04;

/** Texts of colored cells, including selected ones. */
const ON_COLORS = ['given', 'entry', 'note'].flatMap(text =>
  MARKED.flatMap(color =>
    [[], ['peer'], ['selected']].map(
      (over): Pair => [
        [color, ...over, text],
        [color, ...over],
      ],
    ),
  ),
);

/** Lines that have a meaning, next to their background. */
const LINES = ['link', 'selection', 'cursor', 'region'].flatMap(line =>
  ['paper', 'area', 'peer', 'selected'].map((ground): Pair => [[ground, line], [ground]]),
);

const contrast = THEMES.map(theme =>
  onPage(
    `text and edges are visible in the theme ${theme}`,
    nine,
    async board => {
      const texts = WRITTEN.flatMap(([over, fills]) =>
        over.flatMap(text => fills.map((fill): Pair => [[fill, text], [fill]])),
      );
      assert.deepEqual(await low(board, 4.5, texts), []);
      assert.deepEqual(await low(board, 3, [...EDGES, ...LINES]), []);
      assert.deepEqual(await low(board, theme.startsWith('high') ? 7 : 4.5, STACKED), []);
      assert.deepEqual(await low(board, LEAST_VISIBLE, COVERED), []);
    },
    { theme },
  ),
);

const forced = (['light', 'dark'] as const).map(scheme =>
  onPage(`the page is legible in the ${scheme} colors of a system that forces its own`, PLAYED, async board => {
    await board.page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    const texts = WRITTEN.flatMap(([over, fills]) =>
      over.flatMap(text => fills.map((fill): Pair => [[fill, text], [fill]])),
    );
    assert.deepEqual(await low(board, 4.5, [...texts, ...ON_COLORS]), []);
    assert.deepEqual(await low(board, 3, [...EDGES, ...LINES]), []);
    assert.deepEqual(await low(board, LEAST_VISIBLE, COVERED), []);
    // The drawing has the same colors as the variables, and pressed elements differ from others, even under the mouse.
    await board.page.getByRole('button', { name: 'Candidates' }).click();
    const drawn = await board.page.evaluate(() => {
      const probe = document.getElementById('board')!.appendChild(document.createElement('span'));
      probe.style.setProperty('forced-color-adjust', 'none');
      const of = (name: string) => {
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color;
      };
      const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      return {
        given: [style('.board .given').fill, of('given')],
        entry: [style('.board .entry:not(.wrong)').fill, of('entry')],
        paper: [style('.board .paper').fill, of('paper')],
        pressed: [style('.modes [aria-pressed=true]').backgroundColor, of('selection')],
        hovered: [style('.view [aria-pressed=true]').backgroundColor, of('selection')],
        open: [style('.modes [aria-pressed=false]').color, of('ink')],
      };
    });
    for (const name of ['given', 'entry', 'paper', 'pressed', 'hovered', 'open'] as const)
      assert.equal(drawn[name][0], drawn[name][1], name);
    await board.press('v');
    const keys = await board.page
      .locator('.digits .colour')
      .evaluateAll(all => all.map(each => getComputedStyle(each).backgroundColor));
    assert.equal(new Set(keys).size, 9, `${keys}`);
  }),
);

/** Where the theme or the system gives all buttons the background of the page. */
const PLAIN = ['high-contrast', 'forced'] as const;

const primary = PLAIN.map(look =>
  onPage(
    `the primary button differs from others where no theme fills it: ${look}`,
    nine,
    async board => {
      if (look === 'forced') await board.page.emulateMedia({ forcedColors: 'active' });
      const styleOf = (selector: string) =>
        board.page
          .locator(`.commands button${selector}:visible`)
          .first()
          .evaluate(each => {
            const { backgroundColor, borderTopColor, color } = getComputedStyle(each);
            return { looks: [backgroundColor, borderTopColor], isLegible: color !== backgroundColor };
          });
      const [one, other] = [await styleOf('.primary'), await styleOf(':not(.primary, .icon)')];
      assert.notDeepEqual(one.looks, other.looks);
      assert.ok(one.isLegible && other.isLegible);
    },
    look === 'forced' ? {} : { theme: look },
  ),
);

const motion = onPage('nothing moves if reduced motion is requested by the system or by VS Code', nine, async board => {
  const moving = async () => {
    await board.page.locator('.frame').evaluate(frame => frame.classList.add('finished'));
    const count = await board.page.evaluate(() => document.getAnimations().length);
    await board.page.locator('.frame').evaluate(frame => frame.classList.remove('finished'));
    return count;
  };
  await board.page.emulateMedia({ reducedMotion: 'no-preference' });
  assert.equal(await moving(), 1);
  await board.page.emulateMedia({ reducedMotion: 'reduce' });
  assert.equal(await moving(), 0);
  await board.page.emulateMedia({ reducedMotion: 'no-preference' });
  await board.page.evaluate(() => document.body.classList.add('vscode-reduce-motion'));
  assert.equal(await moving(), 0);
  await board.page.evaluate(() => document.body.classList.remove('vscode-reduce-motion'));
});

/** Maximum number of changes of the page for one changed digit in the largest grid with all candidates, which has 625 cells. */
const MOST_CHANGES = 60;

const redrawn = onPage(
  'only a changed cell is redrawn in a grid of 25x25 with all candidates',
  snapshotOf('.'.repeat(625)),
  async board => {
    await board.page.getByRole('button', { name: 'Candidates' }).click();
    const changes = await board.page.evaluate(async () => {
      const { standIn } = window as unknown as { standIn: { snapshot: typeof nine; change(changes: unknown): void } };
      const counts: number[] = [];
      const observer = new MutationObserver(records => {
        for (const { addedNodes, removedNodes } of records)
          counts[counts.length - 1] += Math.max(1, addedNodes.length + removedNodes.length);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      for (let i = 0; i < 5; i++) {
        const digits = [...standIn.snapshot.digits];
        digits[i * 7] = 1 + i;
        await new Promise(requestAnimationFrame);
        counts.push(0);
        standIn.change({ digits });
        await new Promise(requestAnimationFrame);
      }
      observer.disconnect();
      return counts;
    });
    for (const count of changes) assert.ok(0 < count && count < MOST_CHANGES, `${changes} changes`);
  },
  { width: 900, height: 1000 },
);

/** The tests. */
export const LOOK: readonly BoardTest[] = [accessible, ...contrast, ...forced, ...primary, motion, redrawn];
