/** The page in another language: the pseudo-locale, whose texts are in brackets and 40 % longer. */
import assert from 'node:assert/strict';
import { NINE, snapshotOf } from '../../board/snapshots';
import { pseudo, pseudoLanguage, untranslated } from '../../pseudo';
import { visibleTexts } from '../pageState.mts';
import type { BoardPage } from './boardPage.mts';
import { type BoardTest, onPage, PLAYED } from './onPage.mts';

const language = pseudoLanguage();

/** Snapshots as the extension sends them in this language: with translated messages. */
const inLanguage = {
  status: `9x9 · ${pseudo('Hard')} · SE 4.2`,
  problems: PLAYED.problems.map(problem => ({ ...problem, message: pseudo(problem.message) })),
  step: {
    ...PLAYED.step!,
    name: pseudo('X-Wing'),
    sentence: pseudo(PLAYED.step!.sentence),
    explanation: pseudo(PLAYED.step!.explanation),
  },
};

/** Text that no language translates: cells, sizes, digits, keys of the keyboard, and the title of the puzzle. */
const DATA =
  /\br\d+c\d+\b|\d+x\d+|\bSE\b|Monday|tenth \d+|Ctrl|Shift|Alt|Esc|Enter|Tab|Space|Backspace|Delete|Home|End|Page\w*/g;

const untranslatedIn = (texts: readonly string[]) =>
  texts.filter(text => /\p{L}{2}/u.test(untranslated(text).replace(DATA, '')));

async function assertTranslated(board: BoardPage, state: string): Promise<void> {
  const texts = await visibleTexts(board.page);
  assert.ok(texts.length > 10, `${state}: ${texts.length} texts`);
  assert.deepEqual(untranslatedIn(texts), [], state);
}

const translated = onPage(
  'everything that is seen or read aloud is in the language of the user',
  { ...PLAYED, ...inLanguage },
  async board => {
    assert.equal(await board.page.evaluate(() => document.documentElement.lang), language.locale);
    await assertTranslated(board, 'a step of a path');
    await board.change({ step: undefined });
    await assertTranslated(board, 'problems');
    await board.press('?');
    await assertTranslated(board, 'the keys');
    await board.press('Escape');
    await board.page.locator('button[aria-haspopup]').first().click();
    await assertTranslated(board, 'the menu');
    await board.press('Escape');
    await board.page.evaluate('standIn.puzzles = 20');
    await board.press('p');
    await board.page.getByRole('option').first().waitFor();
    await assertTranslated(board, 'the picker');
  },
  { language },
);

const WIDTHS = [260, 400, 700, 1100] as const;

const whole = onPage(
  'no button is cut off where its text is longer',
  snapshotOf(NINE, { hasClock: true }),
  async board => {
    for (const width of WIDTHS) {
      await board.page.setViewportSize({ width, height: 800 });
      const cut = await board.page.locator('button:visible').evaluateAll(buttons =>
        buttons.flatMap(button => {
          const box = button.getBoundingClientRect();
          const isCut = button.scrollWidth > button.clientWidth + 1 || box.left < 0 || box.right > innerWidth + 1;
          return isCut && getComputedStyle(button).textOverflow !== 'ellipsis' ? (button.textContent ?? '') : [];
        }),
      );
      assert.deepEqual(cut, [], `${width} pixels`);
    }
  },
  { language },
);

export const LANGUAGE: readonly BoardTest[] = [translated, whole];
