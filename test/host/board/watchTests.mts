/** The page that shows algorithms, with the real keyboard and mouse. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pseudoLanguage, untranslated } from '../../pseudo';
import { visibleTexts } from '../pageState.mts';
import { inProject } from '../project.mts';
import type { BoardTest } from './onPage.mts';
import { CLASSIC, EASY, onWatch, type WatchingPage } from './watchPage.mts';

/** The translations that the extension writes into the page: those of the sentences that it contains. */
function inList(texts: Readonly<Record<string, string>>): Record<string, string> {
  const keys: readonly string[] = JSON.parse(readFileSync(inProject('dist/watch.sentences.json'), 'utf8'));
  return Object.fromEntries(keys.flatMap(key => (Object.hasOwn(texts, key) ? [[key, texts[key]]] : [])));
}

/** The number of events of the algorithms on {@link EASY}. */
const EVENTS = { backtracking: 8366, smallestDomain: 103, exactCover: 307 };

/** The line of the pseudocode that is marked. */
const line = (watching: WatchingPage, side: 0 | 1) => watching.pane(side).locator('[aria-current]').textContent();

const announcement = (watching: WatchingPage) => watching.page.locator('.spoken').textContent();

/** The tests. */
export const WATCH: readonly BoardTest[] = [
  onWatch('algorithms are stepped through with buttons and keys, forward and backward', EASY, async watching => {
    assert.equal(await watching.position(), 0);
    assert.deepEqual(await watching.counts(0), ['0 of 8,366', '0', '0', '0']);
    await watching.press('ArrowRight', 'ArrowRight', 'ArrowRight');
    assert.deepEqual(await watching.counts(0), ['3 of 8,366', '3', '0', '3']);
    assert.match((await watching.pane(0).locator('.event').textContent()) ?? '', /^\d is tried in r\dc\d$/);
    assert.equal(await line(watching, 0), 'write it into the cell');
    const three = await watching.digits(0);
    await watching.press('ArrowRight', 'ArrowLeft');
    assert.equal(await watching.digits(0), three);
    await watching.button('Step Forward').click();
    assert.equal(await watching.position(), 4);
    await watching.button('Step Back').click();
    await watching.button('Step Back').click();
    assert.equal(await watching.position(), 2);
    await watching.press('PageDown', 'PageDown', 'PageUp');
    assert.equal(await watching.position(), 102);
    await watching.press('End');
    assert.equal(await watching.position(), EVENTS.backtracking);
    // The right run is shorter: it stays at its end.
    assert.deepEqual((await watching.counts(1)).slice(0, 2), ['103 of 103', '51']);
    assert.equal(await watching.digits(0), await watching.digits(1));
    assert.ok(!(await watching.digits(0)).includes('.'));
    await watching.press('Home');
    assert.equal(await watching.digits(0), EASY);
    await watching.press('ArrowLeft');
    assert.equal(await watching.position(), 0);
  }),

  onWatch('the space bar plays and pauses, but presses a button that has the focus', EASY, async watching => {
    const { page } = watching;
    await page.getByLabel('Speed').selectOption('60 steps per second');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await watching.press(' ');
    await watching.button('Pause').waitFor();
    while ((await watching.position()) === 0) await page.evaluate(() => new Promise(requestAnimationFrame));
    await watching.press(' ');
    await watching.button('Play Steps').waitFor();
    const at = await watching.position();
    assert.ok(at > 0);
    await watching.button('Restart').focus();
    await watching.press(' ');
    assert.equal(await watching.position(), 0);
  }),

  onWatch('a run of 603,013 events is played to its end, or one by one', CLASSIC, async watching => {
    const { page } = watching;
    assert.deepEqual((await watching.counts(0))[0], '0 of 603,013');
    await page.getByLabel('Speed').selectOption('the whole run in 10 seconds');
    await watching.press('Home');
    await watching.button('Play Steps').click();
    // Near the end, so that the test does not take ten seconds.
    await page.getByRole('slider').fill('600000');
    assert.equal(await watching.position(), 600_000);
    await watching.button('Play Steps').click();
    await watching.untilAt(603_013);
    await watching.button('Play Steps').waitFor();
    assert.deepEqual(await watching.counts(0), ['603,013 of 603,013', '301,534', '301,478', '56']);
    await watching.press('ArrowLeft', 'ArrowLeft');
    assert.deepEqual((await watching.counts(0)).slice(0, 2), ['603,011 of 603,013', '301,533']);
  }),

  onWatch('the sides show the chosen algorithms', EASY, async watching => {
    await watching.press('ArrowRight');
    await watching.choose(0, 'Exact cover');
    assert.equal(await watching.position(), 0, 'another run starts at its start');
    assert.equal((await watching.counts(0))[0], '0 of 307');
    const matrix = watching.pane(0).getByRole('region', { name: 'Matrix' });
    assert.equal(await matrix.locator('p').first().textContent(), '153 rows and 204 columns are left');
    assert.equal(await matrix.locator('.columns rect').count(), 204);
    await watching.press('ArrowRight', 'ArrowRight', 'ArrowRight');
    assert.equal(await matrix.locator('.ones.taken').count(), 1);
    assert.equal(await matrix.locator('.row rect').count(), 1);
    await watching.press('End');
    assert.equal(await matrix.locator('p').first().textContent(), '0 rows and 0 columns are left');
    await watching.choose(1, 'None');
    assert.equal(await watching.pane(1).locator('.board').isVisible(), false);
    await watching.choose(1, 'Single candidates');
    assert.equal(await watching.pane(1).getByRole('region', { name: 'Matrix' }).isVisible(), false);
  }),

  onWatch('the state survives when the page is hidden', EASY, async watching => {
    await watching.choose(1, 'Propagation');
    await watching.page.getByLabel('Speed').selectOption('600 steps per second');
    await watching.press('Escape');
    await watching.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await watching.press('ArrowRight', 'ArrowRight', 'ArrowRight');
    const shown = [await watching.digits(0), await watching.digits(1)];
    await watching.open();
    await watching.untilAt(3);
    assert.deepEqual([await watching.digits(0), await watching.digits(1)], shown);
    assert.equal(await watching.page.getByLabel('Speed').inputValue(), '600');
    assert.equal(await watching.pane(1).locator('select').inputValue(), 'propagation');
  }),

  onWatch('screen readers get the state after a step, and nothing while it plays', EASY, async watching => {
    await watching.untilSaid('Backtracking: Not started. 0 placements, 0 backtracks, depth 0.');
    await watching.press('ArrowRight', 'ArrowRight');
    await watching.untilSaid('2 placements');
    assert.match((await announcement(watching)) ?? '', /Smallest domain first: .* 1 placement/);
    const grid = watching.pane(0).getByRole('img');
    assert.match((await grid.getAttribute('aria-label')) ?? '', /^row 1: 5 3 1 2 7 \. \. \. \., row 2: /);
    const before = await announcement(watching);
    await watching.page.evaluate(() => {
      const spoken = document.querySelector('.spoken')!;
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver(() => changes.push(spoken.textContent ?? '')).observe(spoken, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await watching.press(' ');
    const moved = async () => (await watching.position()) > 8;
    while (!(await moved())) await watching.page.evaluate(() => new Promise(requestAnimationFrame));
    assert.deepEqual(await watching.page.evaluate('changes'), []);
    await watching.press(' ');
    await watching.untilSaid(`${(await watching.counts(0))[1]} placements`);
    assert.notEqual(await announcement(watching), before);
  }),

  onWatch(
    'nothing moves by itself, and with reduced motion there is a picture a second',
    EASY,
    async watching => {
      await watching.page.getByText('Reduced motion: the page is updated once a second.').waitFor();
      assert.equal(await watching.position(), 0);
      await watching.page.getByLabel('Speed').selectOption('60 steps per second');
      const places = await watching.page.evaluate(
        () =>
          new Promise<number[]>(resolve => {
            const root = document.querySelector<HTMLElement>('#watch')!;
            const found = new Set<number>();
            new MutationObserver(() => {
              found.add(Number(root.dataset.position));
              if (found.size === 3) resolve([...found]);
            }).observe(root, { attributes: true });
            document.querySelector<HTMLElement>('button.primary')!.click();
          }),
      );
      // Sixty steps or more in each picture, and none between them.
      assert.equal(places[0], 0);
      assert.ok(places[1] >= 60 && places[2] - places[1] >= 60, `${places}`);
    },
    { reducedMotion: 'reduce' },
  ),

  onWatch(
    'axe-core finds nothing in the page of algorithms in any theme',
    EASY,
    async watching => {
      await watching.press('ArrowRight', 'ArrowRight');
      await watching.assertAccessible('with two algorithms');
      await watching.choose(0, 'Exact cover');
      await watching.choose(1, 'None');
      await watching.press('ArrowRight', 'ArrowRight', 'ArrowRight');
      await watching.assertAccessible('with a matrix');
    },
    { width: 900 },
  ),

  onWatch(
    'a narrow page shows one algorithm, and nothing is wider than the page',
    EASY,
    async watching => {
      assert.equal(await watching.pane(1).locator('select').inputValue(), '');
      for (const width of [320, 480, 700, 1000, 1600]) {
        await watching.page.setViewportSize({ width, height: 800 });
        for (const [left, right] of [
          ['Exact cover', 'Exact cover'],
          ['Propagation', 'None'],
        ]) {
          await watching.choose(0, left);
          await watching.choose(1, right);
          const wide = await watching.page.evaluate(() => document.documentElement.scrollWidth);
          assert.ok(wide <= width, `${left}, ${right}: ${wide} > ${width}`);
        }
      }
    },
    { width: 420 },
  ),

  onWatch(
    'everything on the page of algorithms is in the language of the user, and in its list of sentences',
    EASY,
    async watching => {
      for (const algorithm of [0, 1, 2, 3, 4]) {
        await watching.pane(0).locator('select').selectOption({ index: algorithm });
        await watching.recorded();
        await watching.press('ArrowRight', 'ArrowRight', 'ArrowRight');
        const texts = await visibleTexts(watching.page);
        assert.ok(texts.length > 30);
        const unknown = texts.filter(text => /\p{L}{2}/u.test(untranslated(text).replace(/r\d+c\d+|Monday/g, '')));
        assert.deepEqual(unknown, [], `${algorithm}`);
      }
    },
    {
      // Read when the test runs: the list is a result of the build.
      get language() {
        return { ...pseudoLanguage(), texts: inList(pseudoLanguage().texts) };
      },
    },
  ),
];
