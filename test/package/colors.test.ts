import assert from 'node:assert/strict';
import { contrast } from '../contrast';
import { readText } from './markdown';

/** The kinds of themes, as named in package.json. */
type Kind = 'light' | 'dark' | 'highContrast' | 'highContrastLight';

/** The backgrounds of the editor in built-in themes of VS Code. */
const BACKGROUNDS: Record<Kind, Readonly<Record<string, string>>> = {
  light: { 'Light Modern': '#ffffff', 'Quiet Light': '#f5f5f5', 'Solarized Light': '#fdf6e3' },
  dark: {
    'Dark Modern': '#1f1f1f',
    'Dark 2026': '#121314',
    Abyss: '#000c18',
    'Kimbie Dark': '#221a0f',
    Monokai: '#272822',
    Red: '#390000',
    'Solarized Dark': '#002b36',
    'Tomorrow Night Blue': '#002451',
  },
  highContrast: { 'Dark High Contrast': '#000000' },
  highContrastLight: { 'Light High Contrast': '#ffffff' },
};

/** Minimum contrast of text, by WCAG 2.2, 1.4.3, and in high contrast themes by 1.4.6. */
const LEAST: Record<Kind, number> = { light: 4.5, dark: 4.5, highContrast: 7, highContrastLight: 7 };

const { contributes } = JSON.parse(readText('package.json'));
const colors: { id: string; defaults: Record<Kind, string> }[] = contributes.colors;

describe('the colors of text', () => {
  const texts = colors.filter(({ id }) => id.endsWith('Foreground'));

  it('are those of entries, blanks, candidates and ghosts', () =>
    assert.deepEqual(
      texts.map(({ id }) => id),
      ['sudoku.entryForeground', 'sudoku.blankForeground', 'sudoku.candidateForeground', 'sudoku.ghostForeground'],
    ));

  for (const { id, defaults } of texts) {
    it(`${id} is legible in every theme of VS Code`, () => {
      for (const [kind, backgrounds] of Object.entries(BACKGROUNDS) as [Kind, Record<string, string>][]) {
        assert.match(defaults[kind], /^#[0-9a-f]{6}$/, kind);
        for (const [theme, background] of Object.entries(backgrounds)) {
          const found = contrast(defaults[kind], background);
          assert.ok(found >= LEAST[kind], `${theme}: ${defaults[kind]} on ${background} is ${found.toFixed(2)}`);
        }
      }
    });
  }
});

/** VS Code's background of the cells in the row and column of the cursor, and its opacity. High contrast themes have a border. */
const OCCURRENCES = { light: ['#575757', 0x40 / 0xff], dark: ['#575757', 0xb8 / 0xff] } as const;

/** Blends a color over another one. */
function mixed(above: string, opacity: number, below: string): string {
  const part = (at: number) =>
    Math.round(
      Number.parseInt(above.slice(at, at + 2), 16) * opacity +
        Number.parseInt(below.slice(at, at + 2), 16) * (1 - opacity),
    );
  return `#${[1, 3, 5].map(at => part(at).toString(16).padStart(2, '0')).join('')}`;
}

describe('the edges of the cells of a step', () => {
  const edges = colors.filter(({ id }) => /(?:area|evidence|exception|elimination|placement)Border$/.test(id));

  it('are those of all roles', () => assert.equal(edges.length, 5));

  for (const { id, defaults } of edges) {
    it(`${id} differs from the background and from the highlight of the cursor's row and column`, () => {
      for (const [kind, backgrounds] of Object.entries(BACKGROUNDS) as [Kind, Record<string, string>][]) {
        assert.match(defaults[kind], /^#[0-9a-f]{6}$/, kind);
        for (const [theme, background] of Object.entries(backgrounds)) {
          const marked = kind === 'light' || kind === 'dark' ? [mixed(...OCCURRENCES[kind], background)] : [];
          for (const below of [background, ...marked]) {
            const found = contrast(defaults[kind], below);
            assert.ok(found >= 3, `${theme}: ${defaults[kind]} on ${below} is ${found.toFixed(2)}`);
          }
        }
      }
    });
  }
});

describe('the settings of VS Code', () => {
  it('are set for the languages of the extension only', () => {
    for (const name of Object.keys(contributes.configurationDefaults)) assert.match(name, /^\[sudoku(-\w+)?\]$/);
  });
});
