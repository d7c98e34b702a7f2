/** The colors of the text as drawn by the workbench. */
import assert from 'node:assert/strict';
import { contrast } from '../../contrast';
import type { Keyboard, TypingTest } from './suite.mts';

/** Themes of each kind. The scopes of the grammar have different colors in the two light themes, and in the two dark ones. */
const THEMES = [
  'Light Modern',
  'Solarized Light',
  'Dark Modern',
  'Monokai',
  'Default High Contrast',
  'Default High Contrast Light',
] as const;

const TEXT = '1  24 | 3  24\n.  .  | 1  3\n------+------\n3  1  | 24 24\n24 3  | 2  1\n';

/** No digit is in conflict, and then both digits 1 of the first row are. */
const VALID = '1  24 | 3  24\n.  .  | 1  .\n------+------\n3  1  | 24 24\n24 .  | 2  1\n';
const CONFLICT = VALID.replace('| 3  24', '| 1  24');

interface Drawn {
  readonly background: string;
  readonly blank: string;
  readonly border: string;
  readonly list: string;
  readonly digit: string;
  /** The color of the first digit 1. */
  readonly one: string | undefined;
}

/** The colors of the visible editor, as `#rrggbb`. */
function drawn({ page }: Keyboard): Promise<Drawn | undefined> {
  return page.evaluate(() => {
    const hex = (color: string) =>
      `#${(color.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map(part => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    const spans = [...document.querySelectorAll('.editor-instance .view-line span > span')];
    const colorOf = (text: RegExp) => {
      const span = spans.find(each => text.test((each.textContent ?? '').replaceAll('\u00a0', ' ').trim()));
      return span && hex(getComputedStyle(span).color);
    };
    const background = document.querySelector('.editor-instance .monaco-editor-background');
    const [blank, border, list, digit] = [/^\.$/, /^-+\+-+$/, /^24$/, /^3$/].map(colorOf);
    if (!background || !blank || !border || !list || !digit) return undefined;
    return {
      background: hex(getComputedStyle(background).backgroundColor),
      ...{ blank, border, list, digit, one: colorOf(/^1$/) },
    };
  });
}

/** Waits until the colors satisfy a condition. The colors of a theme arrive shortly after it is set. */
async function untilDrawn(keyboard: Keyboard, what: string, isWanted: (colors: Drawn) => boolean): Promise<Drawn> {
  for (let tries = 0; ; tries++) {
    const colors = await drawn(keyboard);
    if (colors && isWanted(colors)) return colors;
    assert.ok(tries < 200, `${what}: ${JSON.stringify(colors)}`);
    await keyboard.page.waitForTimeout(50);
  }
}

/** The tests. */
export const COLORS: readonly TypingTest[] = [
  {
    name: 'blanks, borders and candidates have a contrast of at least 4.5 in every kind of theme, and colors different from digits',
    async run(keyboard) {
      await keyboard.open(`‸${TEXT}`);
      for (const theme of THEMES) {
        await keyboard.observer.configure({ 'workbench.colorTheme': theme });
        await untilDrawn(keyboard, theme, ({ background, blank, border, list, digit }) =>
          [blank, border, list].every(
            color => color === blank && color !== digit && contrast(color, background) >= 4.5,
          ),
        );
      }
      await keyboard.observer.configure({});
    },
  },
  {
    name: 'digits in conflict have another color in every kind of theme',
    async run(keyboard) {
      const inAllThemes = async (text: string, isWanted: (colors: Drawn) => boolean) => {
        await keyboard.open(`‸${text}`);
        for (const theme of THEMES) {
          await keyboard.observer.configure({ 'workbench.colorTheme': theme });
          await untilDrawn(keyboard, theme, isWanted);
        }
      };
      await inAllThemes(VALID, ({ one, digit }) => one === digit);
      await inAllThemes(CONFLICT, ({ one, digit }) => one !== undefined && one !== digit);
      await keyboard.observer.configure({});
    },
  },
  {
    name: 'a color of the user replaces that of blanks, and a rule for a semantic token that of candidates',
    async run(keyboard) {
      await keyboard.open(`‸${TEXT}`);
      const theme = { 'workbench.colorTheme': 'Dark Modern' };
      await keyboard.observer.configure({
        ...theme,
        'workbench.colorCustomizations': { 'sudoku.blankForeground': '#ff8800' },
        'editor.semanticTokenColorCustomizations': { rules: { sudokuCandidate: '#00ff88' } },
      });
      await untilDrawn(keyboard, 'set', ({ blank, list }) => blank === '#ff8800' && list === '#00ff88');
      await keyboard.observer.configure({});
      await untilDrawn(keyboard, 'not set', ({ blank, list }) => blank === list && blank !== '#ff8800');
    },
  },
];
