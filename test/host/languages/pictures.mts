/** Takes pictures of the extension in each language. VS Code itself stays English, because its translations are not available. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../../tools/generate/catalogs.ts';
import { type Boards, withBoards } from '../grid/suite.mts';
import { EXTENSION_ID } from '../project.mts';

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
const BROKEN = EASY.replace('..3.2.6', '3.3.2.6');
const rows = EASY.slice(EASY.indexOf('\n') + 1);
const PLAYED = `[Puzzle]\n${rows}[State]\n5.3.2.6..\n${rows.slice(rows.indexOf('\n') + 1)}`;

/** Time that the workbench needs to show everything, in milliseconds. Pictures are looked at, so this is not a test. */
const SHOWN_MS = 2500;

/** The scenes, in order. */
const SCENES: Record<string, (boards: Boards) => Promise<unknown>> = {
  async conflict(boards) {
    await boards.openText('conflict.sudoku', BROKEN, { cursor: BROKEN.indexOf('3.3') });
    await boards.run('workbench.actions.view.problems');
  },
  lightBulb: boards => boards.run('editor.action.quickFix'),
  async hint(boards) {
    await boards.page.keyboard.press('Escape');
    await boards.run('workbench.action.closePanel');
    await boards.openText('hint.sudoku', EASY);
    for (let stage = 1; stage <= 3; stage++) await boards.run('sudoku.hint');
    await boards.run('sudoku.explainHint');
  },
  path: boards => boards.run('sudoku.showPath'),
  board: boards => boards.openGrid('board.sudoku', BROKEN),
  async mistake(boards) {
    await boards.openText('mistake.sudoku', PLAYED, { cursor: PLAYED.indexOf('5.3.2') });
    await boards.run('sudoku.explainMistake');
  },
  async settings(boards) {
    await boards.run('workbench.action.openSettings');
    await boards.page.keyboard.type(`@ext:${EXTENSION_ID}`);
  },
  async exercises(boards) {
    await boards.page.keyboard.press('Escape');
    await boards.openText('exercises.sudoku', EASY);
    void boards.run('sudoku.practice'); // it ends when an exercise is chosen
    await boards.page.locator('.quick-input-list .label-name').first().waitFor();
  },
  async practice(boards) {
    await boards.page.keyboard.press('Escape');
    await boards.observer.run('sudoku.practice', { technique: 'x-wing', seed: 1 });
    await boards.board();
  },
  async replay(boards) {
    const board = await boards.openGrid('replay.sudoku', EASY);
    await board.cell(5, 6).click();
    await boards.page.keyboard.press('4');
    await board.cell(5, 3).click();
    await boards.page.keyboard.press('9');
    await board.untilCell(5, 3, /9/);
    await boards.run('sudoku.replay');
  },
  async algorithms(boards) {
    await boards.openText('algorithms.sudoku', EASY);
    await boards.run('sudoku.watch');
    await boards.page.waitForTimeout(SHOWN_MS);
    for (let step = 1; step <= 5; step++) await boards.page.keyboard.press('ArrowRight');
  },
  async comparison(boards) {
    await boards.openText('comparison.sudoku', `${EASY}\n${EASY}`);
    await boards.run('sudoku.compareAlgorithms');
  },
  async walkthrough(boards) {
    await boards.observer.close();
    await boards.run('sudoku.getStarted');
  },
};

/** Whether characters of a language can be drawn. Debian has those of Chinese in the package fonts-noto-cjk. */
function hasFonts(language: string): boolean {
  try {
    return execFileSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' }) !== '';
  } catch {
    return true; // other systems have fonts for every language
  }
}

/** Writes `LANGUAGE-SCENE.png` for each language and scene into a folder; by default in all languages. */
export async function languagePictures(folder: string, languages: readonly string[] = []): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const locale of languages.length > 0 ? languages : ['en', ...LANGUAGES]) {
    if (!hasFonts(locale)) {
      console.log(`Skipped ${locale}: no font has its characters. On Debian, install fonts-noto-cjk.`);
      continue;
    }
    await withBoards({ ...(locale !== 'en' && { locale }), isMeasured: true }, async boards => {
      for (const [name, open] of Object.entries(SCENES)) {
        await open(boards);
        await boards.page.waitForTimeout(SHOWN_MS);
        await boards.page.screenshot({ path: path.join(folder, `${locale}-${name}.png`) });
      }
    });
    console.log(`Took the pictures in ${locale}.`);
  }
}
