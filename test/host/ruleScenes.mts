/** Scenes for pictures of puzzles with rules. Each opens its files, so that it can be taken alone. */
import type { Workbench } from './workbench.mts';

/** Files of the scenes, next to the samples. */
export const RULE_FILES: Readonly<Record<string, string>> = {
  'broken-rules.sudoku': `A killer with mistakes
..1.
1...
....
....
[Rules]
cage 3: r1c12
cage 5: r12c3
cage 6: r12c4
cage 9: r2c12
cagee 4: r3c12
cage 30: r34c4
thermo: r4c1 r4c3
`,
  'rules.md': `# Puzzles with rules

\`\`\`sudoku
A small killer
....
....
....
....
[Rules]
cage 5: r1c12
cage 3: r1c34
cage 7: r23c1
cage 4: r2c23
cage 3: r34c3
cage 6: r3c2 r4c12
\`\`\`

\`\`\`sudoku
A jigsaw
..4...
......
6.....
.....1
2..5..
...3..
[Regions]
AAABBB
AACCBB
DACCEB
DDCCEE
DDFFEE
DFFFFE
\`\`\`
`,
};

const SAMPLE = 'variants.sudoku';

/** Opens a file alone, with the cursor at a line. */
async function open(workbench: Workbench, name: string, line: number, column = 1): Promise<void> {
  await workbench.runCommand('View: Close All Editors');
  await workbench.openFile(name);
  await workbench.goTo(line, column);
}

/** Shows the board of the puzzle at a line of the samples, next to the text. */
function board(line: number) {
  return async (workbench: Workbench) => {
    await open(workbench, SAMPLE, line);
    await workbench.runCommand('Sudoku: Show Board');
    await workbench.page.waitForTimeout(2500);
  };
}

/** The scenes by name. */
export const RULE_SCENES: Readonly<Record<string, (workbench: Workbench) => Promise<void>>> = {
  async 'rules-text'(workbench) {
    await open(workbench, SAMPLE, 4);
    await workbench.page.waitForTimeout(2500); // the rating, if there is one
  },
  async 'rules-jigsaw-text'(workbench) {
    await open(workbench, SAMPLE, 76);
    await workbench.page.waitForTimeout(1000);
  },
  async 'rules-keywords'(workbench) {
    await open(workbench, SAMPLE, 14);
    await workbench.press('End');
    await workbench.press('Enter');
    await workbench.type('ca');
    await workbench.page.waitForTimeout(500);
    if (!(await workbench.page.locator('.suggest-widget.visible').isVisible())) await workbench.press('Control+Space');
    await workbench.page.locator('.suggest-widget .monaco-list-row', { hasText: 'cage' }).first().waitFor();
    await workbench.page.waitForTimeout(700);
  },
  async 'rules-cells'(workbench) {
    await workbench.press('Tab');
    await workbench.type('16');
    await workbench.press('Tab');
    await workbench.type('r5c5 ');
    await workbench.page.waitForTimeout(500);
    if (!(await workbench.page.locator('.suggest-widget.visible').isVisible())) await workbench.press('Control+Space');
    await workbench.page.locator('.suggest-widget .monaco-list-row', { hasText: 'r5c6' }).first().waitFor();
  },
  async 'rules-hover'(workbench) {
    await workbench.press('Escape');
    await workbench.press('Escape');
    await workbench.runCommand('File: Revert File');
    await open(workbench, SAMPLE, 14);
    const word = workbench.page.locator('.view-line', { hasText: 'cage 30' }).locator('span span').first();
    await word.hover();
    await workbench.page.locator('.monaco-hover:not(.hidden)', { hasText: '30 in 4 cells' }).first().waitFor();
  },
  async 'rules-broken'(workbench) {
    await workbench.page.mouse.move(700, 600);
    await open(workbench, 'broken-rules.sudoku', 2, 3);
    await workbench.page.locator('.squiggly-error').first().waitFor();
    await workbench.runCommand('Problems: Focus on Problems View');
    await workbench.page.locator('.markers-panel .monaco-list-row').first().waitFor();
  },
  async 'rules-board-killer'(workbench) {
    await workbench.runCommand('View: Toggle Panel Visibility');
    await board(4)(workbench);
  },
  'rules-board-thermo': board(48),
  'rules-board-jigsaw': board(69),
  async 'rules-hint'(workbench) {
    await open(workbench, SAMPLE, 48);
    await workbench.runCommand('Sudoku: Hint');
    await workbench.runCommand('Sudoku: Hint');
    await workbench.runCommand('Sudoku: Hint');
    await workbench.page.waitForTimeout(1000);
  },
  async 'rules-markdown'(workbench) {
    await open(workbench, 'rules.md', 1);
    await workbench.runCommand('Markdown: Open Preview to the Side');
    await workbench.page.waitForTimeout(3000);
  },
};
