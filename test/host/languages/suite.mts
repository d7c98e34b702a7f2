/**
 * The extension in another display language, in both extension hosts of a real workbench: the pseudo-locale, whose texts are in brackets.
 * VS Code itself stays English there, because its translations are not available, so only the parts of the extension are read.
 */
import assert from 'node:assert/strict';
import type { Report } from '../../events.ts';
import { PSEUDO, pseudo, untranslated } from '../../pseudo.ts';
import { type Boards, until, withBoards } from '../grid/suite.mts';
import { visibleTexts } from '../pageState.mts';
import { chosen, runAll } from '../runAll.mts';

const BROKEN = `# Sunday
5.5....71
..6.24..7
2..3.....
.5....9.8
...749...
7.2....3.
.....6..9
9..1..5.3
.7.9...2.
`;

const EASY = `# Sunday
..3.2.6..
9..3.5..1
..18.64..
..81.29..
7.......8
..67.82..
..26.95..
8..2.3..9
..5.1.3..
`;

/** What no language translates: cells, sizes, digits, codes, names of products, keys, and the title and the name of the file. */
const DATA =
  /\br\d+c\d+\b|\d+x\d+|\bSE\b|Sudoku\sExplainer|\bconflict\b|Sudoku|HoDoKu|\bE[RPD]\b|Sunday|\w+\.sudoku|\(\s*[\w-]+\s*\)|(?:Ctrl|Shift|Alt|Space|Enter)\b\S*|\[Ln \d+, Col \d+\]|sudoku/g;

interface LanguageTest {
  readonly name: string;
  run(boards: Boards): Promise<void>;
}

/** Asserts that texts have words, and none outside of translations. */
function assertTranslated(texts: readonly string[], what: string): void {
  const words = texts.map(text => untranslated(text).replace(DATA, ' ').trim()).filter(text => /\p{L}{2}/u.test(text));
  assert.ok(
    texts.some(text => text.includes(pseudo('').slice(0, 1))),
    `${what}: ${JSON.stringify(texts)}`,
  );
  assert.deepEqual(words, [], what);
}

/** The texts of all visible elements, once there is one. */
async function textsOf({ page }: Boards, selector: string): Promise<string[]> {
  const visible = page.locator(selector).filter({ visible: true });
  await visible.first().waitFor({ timeout: 15_000 });
  return visible.allInnerTexts();
}

const STATUS = '.statusbar-item[id*="sudoku."] .statusbar-item-label';

const TESTS: readonly LanguageTest[] = [
  {
    name: 'problems, code lenses and the status bar are translated',
    async run(boards) {
      await boards.openText('broken.sudoku', BROKEN);
      await boards.run('workbench.actions.view.problems');
      assertTranslated(await textsOf(boards, '.markers-panel .monaco-list-row .monaco-highlighted-label'), 'problems');
      assertTranslated(await textsOf(boards, STATUS), 'status bar');
      await boards.run('workbench.action.closePanel');
      await boards.openText('easy.sudoku', EASY);
      assertTranslated(await textsOf(boards, '.codelens-decoration a'), 'code lenses');
    },
  },
  {
    name: 'the light bulb and the hover are translated',
    async run(boards) {
      await boards.openText('broken.sudoku', BROKEN, { cursor: BROKEN.indexOf('5.5') });
      await boards.run('editor.action.quickFix');
      assertTranslated(await textsOf(boards, '.action-widget .action .title'), 'light bulb');
      await boards.page.keyboard.press('Escape');
      await boards.openText('easy.sudoku', EASY, { cursor: EASY.indexOf('..3') });
      await boards.run('editor.action.showHover');
      assertTranslated(await textsOf(boards, '.monaco-hover .hover-contents'), 'hover');
      await boards.page.keyboard.press('Escape');
    },
  },
  {
    name: 'a hint and the solution path are translated, and digits are written as always',
    async run(boards) {
      await boards.openText('easy.sudoku', EASY);
      await boards.run('sudoku.hint');
      await boards.run('sudoku.hint');
      await boards.run('sudoku.hint');
      assertTranslated(await textsOf(boards, STATUS), 'hint');
      await boards.run('sudoku.showPath');
      await boards.page.locator('.tab.active', { hasText: '⟦' }).waitFor();
      assertTranslated(await textsOf(boards, '.editor-instance .view-line'), 'path');
      await boards.openText('solved.sudoku', EASY);
      await boards.run('sudoku.solve');
      await boards.untilText(text => /^# Sunday\n\d{9}\n/.test(text));
    },
  },
  {
    name: 'commands and notifications are translated',
    async run(boards) {
      await boards.openText('empty.sudoku', '');
      await boards.run('sudoku.solve');
      assertTranslated(await textsOf(boards, '.notification-list-item-message'), 'notification');
      await boards.run('notifications.clearAll');
      await boards.page.keyboard.press('F1');
      await boards.page.locator('.quick-input-widget input[type=text]').fill(`>${pseudo('').slice(0, 1)}`);
      const titles = await textsOf(boards, '.quick-input-list-rows > .quick-input-list-row:first-child .label-name');
      assert.ok(titles.length > 5, `${titles}`);
      assertTranslated(titles, 'command palette');
      await boards.page.keyboard.press('Escape');
    },
  },
  {
    name: 'the board is translated',
    async run(boards) {
      const board = await boards.openGrid('grid.sudoku', BROKEN);
      assert.equal(await board.frame.evaluate(() => document.documentElement.lang), PSEUDO);
      await until(
        'the problems',
        () => board.frame.locator('.problems li').count(),
        count => count > 0,
      );
      assertTranslated(await visibleTexts(board.frame), 'board');
    },
  },
  {
    name: 'an exercise is translated, and so is its choice',
    async run(boards) {
      await boards.openText('easy.sudoku', EASY);
      void boards.run('sudoku.practice').catch(() => {}); // it answers when the user has chosen
      // Before the list, there may still be the one of commands.
      await boards.page.locator('.quick-input-widget input[placeholder*="⟦"]').waitFor({ timeout: 15_000 });
      assertTranslated(await textsOf(boards, '.quick-input-list .monaco-icon-label'), 'choice');
      await boards.page.keyboard.press('Enter');
      const board = await boards.board();
      assertTranslated(await visibleTexts(board.frame), 'exercise');
    },
  },
  {
    name: 'the algorithms and their comparison are translated',
    async run(boards) {
      await boards.openText('easy.sudoku', EASY);
      await boards.run('sudoku.watch');
      const frame = await until(
        'the page of the algorithms',
        async () => {
          for (const each of boards.page.frames()) if (await each.locator('#watch select').count()) return each;
          return undefined;
        },
        found => found !== undefined,
      );
      assert.equal(await frame!.evaluate(() => document.documentElement.lang), PSEUDO);
      assertTranslated(await visibleTexts(frame!), 'algorithms');
      await boards.openText('easy.sudoku', EASY);
      await boards.run('sudoku.compareAlgorithms');
      await boards.page.locator('.tab.active', { hasText: '⟦' }).waitFor();
      const lines = await textsOf(boards, '.editor-instance .view-line');
      assertTranslated([lines.join('')], 'comparison'); // wide lines are wrapped
    },
  },
];

/** Runs the suite. */
export async function runLanguageSuite(report: Report): Promise<void> {
  const hosts = (['node', 'web'] as const).map(host => ({
    host,
    tests: chosen(TESTS.map(test => ({ ...test, name: `${test.name}, in the ${host} host` }))),
  }));
  report({ kind: 'found', count: hosts.reduce((sum, { tests }) => sum + tests.length, 0) });
  for (const { host, tests } of hosts)
    if (tests.length > 0)
      await withBoards({ locale: PSEUDO, host }, boards => runAll(tests, test => test.run(boards), report));
}
