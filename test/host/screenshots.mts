/**
 * Takes pictures of the extension, one set for each theme: `tsx test/host/screenshots.mts [folder] [scene...]`. Without scenes it takes
 * all, and those outside of VS Code. With `--readme` it updates the README's pictures instead, or only the named ones. With `--languages`
 * it takes a set in each language, or in the named ones.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spreadsheet } from '../features/pasting/clipboards';
import { doubtfulPhoto } from '../features/pictures/pages';
import { buildExtension } from './bundle.mts';
import { languagePictures } from './languages/pictures.mts';
import { outside } from './outside.mts';
import { packageExtension } from './package.mts';
import { paste } from './paste.mts';
import { pastePng } from './pictures.mts';
import { inProject } from './project.mts';
import { RULE_FILES, RULE_SCENES } from './ruleScenes.mts';
import { exitOnSignals, tempFolder } from './temp.mts';
import { Workbench } from './workbench.mts';

/** File names of the pictures, by the themes' names. */
const THEMES = {
  light: 'Light Modern',
  dark: 'Dark Modern',
  'high-contrast': 'Default High Contrast',
  'high-contrast-light': 'Default High Contrast Light',
};

/** The contents of the Markdown preview. */
const ARTICLE = `# A puzzle to read

It begins with a single:

\`\`\`sudoku
12..
..1.
.1.3
4...
\`\`\`
`;

/** The puzzle of the photo. */
const PHOTOGRAPHED = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The scenes of the pictures, in order: each scene starts at the end of the previous one. */
const SCENES: Record<string, (workbench: Workbench) => Promise<void>> = {
  async conflict(workbench) {
    await workbench.openFile('conflicts.sudoku');
    await workbench.page.locator('.squiggly-error').first().waitFor();
    await workbench.untilStatus('Sudoku');
  },
  async hover(workbench) {
    const box = await workbench.page.locator('.squiggly-error').first().boundingBox();
    await workbench.page.mouse.move(box!.x + 2, box!.y + 2);
    await workbench.page.mouse.move(box!.x + 4, box!.y + 3);
    await workbench.page.locator('.monaco-hover:not(.hidden) a.code-link').first().waitFor();
  },
  async 'quick-fix'(workbench) {
    await workbench.page.mouse.move(700, 600);
    await workbench.goTo(5, 3);
    await workbench.press('Control+.');
    await workbench.page.locator('.action-widget .monaco-list-row', { hasText: 'Clear r1c3' }).waitFor();
  },
  async problems(workbench) {
    await workbench.press('Escape');
    await workbench.runCommand('Problems: Focus on Problems View');
    await workbench.page.locator('.markers-panel .monaco-list-row').first().waitFor();
  },
  async 'multi-solved'(workbench) {
    await workbench.runCommand('View: Toggle Panel Visibility');
    await workbench.openFile('titles.sudoku');
    await workbench.runCommand('Sudoku: Solve Sudoku');
    await workbench.page.locator('.notification-toast', { hasText: 'Dead end' }).waitFor();
  },
  async status(workbench) {
    await workbench.runCommand('Notifications: Clear All Notifications');
    await workbench.openFile('first.sudoku');
    await workbench.page.locator('.squiggly-hint, .view-line').first().waitFor();
    await workbench.page.locator('.statusbar-item[id="status.languageStatus"]').hover();
    await workbench.page.locator('.monaco-hover', { hasText: 'one solution' }).first().waitFor();
  },
  async sizes(workbench) {
    await workbench.page.mouse.move(700, 600);
    await workbench.openFile('sixteen.sudoku');
  },
  async pencilmarks(workbench) {
    await workbench.openFile('pencilmarks.sudoku');
  },
  async 'one-line'(workbench) {
    await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
    await workbench.openFile('collection.sdm');
    await workbench.page.locator('.view-line', { hasText: 'SE' }).first().waitFor();
  },
  async completion(workbench) {
    await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
    await workbench.openFile('titles.sudoku');
    await workbench.goTo(42, 2);
    await workbench.press('Control+Space');
    await workbench.page.locator('.suggest-widget .monaco-list-row', { hasText: 'r6c2' }).first().waitFor();
  },
  async 'hint-where'(workbench) {
    await workbench.runCommand('View: Close All Editors');
    await workbench.openFile('steps.sudoku');
    await workbench.page.locator('.codelens-decoration', { hasText: 'SE' }).first().waitFor();
    await workbench.goTo(31, 1);
    await workbench.runCommand('Sudoku: Apply Next Step');
    await workbench.runCommand('Sudoku: Fill Forced Cells');
    await workbench.runCommand('Notifications: Clear All Notifications');
    await workbench.runCommand('Sudoku: Hint');
    await workbench.page.locator('.codelens-decoration', { hasText: 'Look at' }).waitFor();
  },
  async 'hint-step'(workbench) {
    await workbench.runCommand('Sudoku: Hint');
    await workbench.page.locator('.codelens-decoration', { hasText: 'Show the Step' }).waitFor();
    await workbench.runCommand('Sudoku: Hint');
    await workbench.page.locator('.codelens-decoration', { hasText: 'Why?' }).waitFor();
  },
  async candidates(workbench) {
    await workbench.runCommand('Sudoku: Show Candidates');
    await workbench.page.locator('.view-line', { hasText: '|' }).first().waitFor();
  },
  async 'hint-why'(workbench) {
    await workbench.page.locator('.codelens-decoration a', { hasText: 'Why?' }).first().click();
    await workbench.page.locator('.monaco-hover:not(.hidden)', { hasText: '=>' }).first().waitFor();
  },
  async 'wrong-digit'(workbench) {
    await workbench.runCommand('View: Close All Editors');
    await workbench.openFile('first.sudoku');
    for (const [column, digit, row] of [
      [4, '6', '48.6.7.5.'],
      [3, '1', '4816.7.5.'],
    ] as const) {
      await workbench.goTo(7, column);
      await workbench.type(digit);
      await workbench.page.locator('.view-line', { hasText: row }).waitFor();
    }
    await workbench.page.locator('.squiggly-error').first().waitFor();
    await workbench.runCommand('Sudoku: Check My Progress');
  },
  async path(workbench) {
    await workbench.runCommand('File: Revert File');
    await workbench.runCommand('View: Close All Editors');
    await workbench.openFile('steps.sudoku');
    await workbench.goTo(31, 1);
    await workbench.runCommand('Notifications: Clear All Notifications');
    await workbench.runCommand('Sudoku: Show Solution Path');
    await workbench.page.locator('.view-line', { hasText: '=>' }).first().click();
  },
  async 'path-ghosts'(workbench) {
    await workbench.runCommand('View: Focus Next Editor Group');
    for (let i = 0; i < 12; i++) await workbench.press('ArrowDown');
    await workbench.page.waitForTimeout(500);
  },
  async trace(workbench) {
    await workbench.runCommand('View: Close All Editors');
    await workbench.openFile('steps.sudoku');
    await workbench.runCommand('Sudoku: Trace Backtracking');
    await workbench.page.locator('.view-line', { hasText: 'Step' }).first().waitFor();
  },
  async watch(workbench) {
    await workbench.runCommand('View: Close All Editors');
    const isSideBarOpen = await workbench.page.locator('.part.sidebar').isVisible();
    if (isSideBarOpen) await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
    await workbench.openFile('steps.sudoku');
    await workbench.goTo(31, 1);
    await workbench.runCommand('Sudoku: Watch Algorithms');
    await workbench.page.waitForTimeout(2500);
    for (let i = 0; i < 30; i++) await workbench.press('ArrowRight');
  },
  async compare(workbench) {
    await workbench.runCommand('View: Close All Editors');
    await workbench.openFile('steps.sudoku');
    await workbench.runCommand('Sudoku: Compare Algorithms');
    await workbench.page.locator('.view-line', { hasText: 'Propagation' }).first().waitFor();
  },
  async 'all-steps'(workbench) {
    await workbench.runCommand('View: Close All Editors');
    await workbench.openFile('steps.sudoku');
    await workbench.goTo(31, 1);
    await workbench.runCommand('Sudoku: Find All Steps');
    await workbench.page.locator('.quick-input-widget input[placeholder*="found. Type"]').waitFor();
    await workbench.page.keyboard.type('x-wing');
    await workbench.page.keyboard.press('ArrowDown');
  },
  async board(workbench) {
    await workbench.runCommand('Sudoku: Show Board');
    await workbench.page.waitForTimeout(2500);
  },
  async grid(workbench) {
    await workbench.runCommand('View: Close All Editors');
    const isSideBarOpen = await workbench.page.locator('.part.sidebar').isVisible();
    if (isSideBarOpen) await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
    await workbench.openFile('steps.sudoku');
    await workbench.goTo(20, 1);
    await workbench.runCommand('Sudoku: Open as Grid');
    await workbench.page.waitForTimeout(2000);
  },
  async 'grid-path'(workbench) {
    await workbench.page.mouse.move(500, 545);
    // To the Skyscraper.
    for (let i = 0; i < 17; i++) {
      await workbench.press('.');
      await workbench.page.waitForTimeout(100);
    }
    await workbench.page.waitForTimeout(1500);
  },
  async walkthrough(workbench) {
    await workbench.runCommand('View: Close All Editors');
    await workbench.runCommand('Sudoku: Get Started');
    await workbench.page.locator('.getting-started-step', { hasText: 'Play on a board' }).first().click();
    await workbench.page.waitForTimeout(1500);
  },
  async 'markdown-preview'(workbench) {
    await workbench.runCommand('View: Close All Editors');
    await workbench.openFile('article.md');
    await workbench.runCommand('Markdown: Open Preview to the Side');
    await workbench.page.waitForTimeout(3000);
  },
  async variants(workbench) {
    await workbench.openFile('variants.sudoku');
    await workbench.goTo(48, 1);
    await workbench.runCommand('Sudoku: Show Board');
    await workbench.page.waitForTimeout(2500);
  },
  async paste(workbench) {
    await workbench.runCommand('View: Close All Editors');
    await workbench.runCommand('Sudoku: New Puzzle File');
    // The keys must not be faster than the new file.
    const emptyRow = workbench.page.locator('.view-line', { hasText: /\..*\..*\./ }).first();
    await emptyRow.waitFor();
    await workbench.press('Control+A');
    await workbench.press('Delete');
    await emptyRow.waitFor({ state: 'detached' });
    await workbench.type('Puzzle of the day');
    await workbench.press('Enter');
    await paste(workbench.page, spreadsheet);
    await workbench.page.locator('.codelens-decoration', { hasText: 'SE' }).waitFor();
    await workbench.page.locator('.post-edit-widget').click();
    await workbench.page.locator('.action-widget .monaco-list-row').first().waitFor();
  },
  async picture(workbench) {
    await workbench.runCommand('View: Close All Editors');
    await workbench.runCommand('Sudoku: New Puzzle File');
    await workbench.page
      .locator('.view-line', { hasText: /\..*\..*\./ })
      .first()
      .waitFor();
    await pastePng(workbench.page, doubtfulPhoto(PHOTOGRAPHED));
    await workbench.page.locator('.squiggly-warning').first().waitFor();
    await workbench.runCommand('Notifications: Clear All Notifications');
    await workbench.goTo(1, 1);
    await workbench.press('Control+.');
    await workbench.page.locator('.action-widget .monaco-list-row', { hasText: 'Keep 5 in r1c1' }).waitFor();
  },
  async collection(workbench) {
    await workbench.runCommand('View: Close All Editors');
    await workbench.openFile('collection.sdm');
    await workbench.page.locator('.view-line', { hasText: 'SE' }).first().waitFor();
    await workbench.runCommand('Sudoku: Statistics');
    await workbench.page.locator('.view-line', { hasText: 'one solution' }).first().waitFor();
  },
  ...RULE_SCENES,
};

async function all(target: string, scenes: readonly string[]): Promise<void> {
  mkdirSync(target, { recursive: true });
  const vsix = path.join(tempFolder().path, 'sudoku.vsix');
  await packageExtension(vsix);
  const folder = path.join(tempFolder().path, 'samples');
  cpSync(inProject('samples'), folder, { recursive: true });
  for (const [name, text] of Object.entries({ ...RULE_FILES, 'article.md': ARTICLE }))
    writeFileSync(path.join(folder, name), text);
  for (const [name, theme] of Object.entries(THEMES)) {
    const workbench = await Workbench.open({ folder, theme, vsix });
    try {
      for (const scene of scenes) {
        await SCENES[scene](workbench);
        await workbench.page.waitForTimeout(400); // wait for animations
        const file = path.join(target, `${scene}-${name}.png`);
        await workbench.screenshot(file);
        console.log(file);
      }
    } finally {
      await workbench.close();
    }
  }
}

/** The README's pictures: the theme, and the preceding scenes of each. */
const README: Readonly<Record<string, { readonly theme: string; readonly scenes: readonly string[] }>> = {
  'quick-fix': { theme: THEMES.dark, scenes: ['conflict', 'quick-fix'] },
  hint: { theme: THEMES.dark, scenes: ['hint-where', 'hint-step'] },
  board: { theme: THEMES.dark, scenes: ['hint-where', 'hint-step', 'board'] },
  grid: { theme: THEMES.light, scenes: ['grid', 'grid-path'] },
  variants: { theme: THEMES.light, scenes: ['variants'] },
  picture: { theme: THEMES.light, scenes: ['picture'] },
  collection: { theme: THEMES.dark, scenes: ['collection'] },
};

/** Takes one of them, cut to the editor. */
async function readme(name: string): Promise<void> {
  const file = inProject(`docs/images/${name}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  const settings = { 'editor.fontSize': 16, 'editor.minimap.enabled': false, 'breadcrumbs.enabled': false };
  const viewport = { width: 980, height: 560 };
  const { theme, scenes } = README[name];
  const workbench = await Workbench.open({ folder: inProject('samples'), theme, settings, viewport });
  try {
    await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
    for (const scene of scenes) await SCENES[scene](workbench);
    await workbench.page.waitForTimeout(400);
    await workbench.screenshot(file);
    console.log(file);
  } finally {
    await workbench.close();
  }
}

exitOnSignals();
const [argument, ...names] = process.argv.slice(2);
if (argument === '--readme') {
  for (const name of names.length > 0 ? names : Object.keys(README)) await readme(name);
} else if (argument === '--languages') {
  await buildExtension();
  await languagePictures(inProject('dist/screenshots/languages'), names);
} else {
  const target = path.resolve(argument ?? inProject('dist/screenshots'));
  await all(target, names.length > 0 ? names : Object.keys(SCENES));
  if (names.length === 0) await outside(target);
}
