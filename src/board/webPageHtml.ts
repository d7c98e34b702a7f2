/**
 * A puzzle as one HTML file in which it is played, without a network. The file has the page of a board, its style, and
 * the game as data. Its content security policy allows only these by their hashes, so that no title can become code.
 */

import type { Language } from '../core/sentences';
import type { PictureColors } from '../features/settings';
import * as board from '../messages/boards/board';
import * as messages from '../messages/index';
import { dataElement } from './dataElement';
import { colorsOf } from './drawing/palettes';
import { COLOR_NAMES, type ColorName } from './drawing/style';
import { escapedText } from './drawing/svg';
import type { GameFile } from './game';

/** The parts of the file. */
export interface WebPageParts {
  readonly game: GameFile;
  /** Contains the translations of the page's sentences. It must also be the current language of the caller. */
  readonly language: Language;
  /** The code of the page. */
  readonly script: string;
  /** The style of a board. */
  readonly style: string;
  /** The SHA-256 of a text in UTF-8, as base64. */
  hashOf(text: string): Promise<string>;
}

/** By variable of VS Code's themes: the color of the drawing that an exported page uses for it. */
const THEME: Readonly<Record<string, ColorName>> = {
  foreground: 'given',
  descriptionForeground: 'note',
  focusBorder: 'selection',
  'icon-foreground': 'note',
  'textLink-foreground': 'entry',
  'editor-background': 'paper',
  'editor-foreground': 'given',
  'editorError-foreground': 'wrong',
  'editorWidget-background': 'paper',
  'widget-border': 'line',
  'button-background': 'entry',
  'button-foreground': 'paper',
  'button-hoverBackground': 'entry',
  'button-secondaryBackground': 'peer',
  'button-secondaryForeground': 'given',
  'button-secondaryBorder': 'line',
  'button-secondaryHoverBackground': 'same',
  'inputOption-activeBackground': 'same',
  'inputOption-activeBorder': 'entry',
  'inputOption-activeForeground': 'given',
  'toolbar-hoverBackground': 'peer',
};

/** Translucent backgrounds, which must not hide those behind them: the color, and the opacity in percent. */
const OVERLAYS: Partial<Record<ColorName, readonly [color: ColorName, percent: number]>> = {
  peer: ['given', 6],
  same: ['entry', 20],
  selected: ['selection', 20],
  conflict: ['wrong', 17],
  dead: ['wrong', 10],
};

/** The differences from a page in the editor: larger letters, and buttons for touch. */
const OWN_RULES = `:root{color-scheme:light dark;--vscode-font-size:15px}
body{background:var(--vscode-editor-background)}
:root .page{--space:16px}
:where(:root) .page button{min-height:32px}
@media (pointer:coarse){:root .page button,:root .page .digits button{min-height:44px}:root .page .icon{min-width:44px}}
noscript{display:block;padding:24px;color:var(--vscode-foreground);font:16px system-ui,sans-serif}`;

/** The HTML file. */
export async function webPageHtml({ game, language, script, style, hashOf }: WebPageParts): Promise<string> {
  const code = inScript(script);
  const rules = [style, themeRules('light'), `@media (prefers-color-scheme:dark){${themeRules('dark')}}`, OWN_RULES];
  const css = withoutReturns(rules.join('\n')).replace(/<(?=\/style)/gi, '\\3c ');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${await hashOf(css)}'`,
    `script-src 'sha256-${await hashOf(code)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${language.locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedText(board.heading(game.title))}</title>
<style>${css}</style>
</head>
<body>
<noscript>${escapedText(messages.webPage.needsScript())}</noscript>
<div id="board"></div>
${dataElement('game', game)}
${dataElement('language', language)}
<script>${code}</script>
</body>
</html>
`;
}

/** The colors of a palette, as the variables that the style of a board uses. */
function themeRules(palette: PictureColors): string {
  const color = colorsOf(palette);
  const theme = Object.entries(THEME).map(([name, from]) => `--vscode-${name}:${color(from)}`);
  const drawing = COLOR_NAMES.map(name => {
    const [from, percent] = OVERLAYS[name] ?? [name, 100];
    const value = percent === 100 ? color(from) : `color-mix(in srgb,${color(from)} ${percent}%,transparent)`;
    return `--${name}:${value}`;
  });
  return `:root{${theme.join(';')}}\n:root .page{${drawing.join(';')}}`;
}

/** Code in which no text or pattern can end its element, or begin an HTML comment. */
function inScript(code: string): string {
  return withoutReturns(code).replace(/<(?=\/script|!--|script)/gi, '\\x3c');
}

/** Replaces line endings by one character, as a browser does before it compares hashes. */
function withoutReturns(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
