/** The variables of VS Code's default themes that the page uses, and the classes of its body. */
import { readFileSync } from 'node:fs';
import { inProject } from '../project.mts';

/** The themes by the class of the body. */
export const THEMES = ['light', 'dark', 'high-contrast', 'high-contrast-light'] as const;
/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

/** The classes that VS Code gives the body of a page in a theme. */
export const classesOf = (theme: Theme): string =>
  `vscode-${theme}${theme === 'high-contrast-light' ? ' vscode-high-contrast' : ''}`;

/** The names that package.json gives the kinds of themes. */
const KINDS = {
  light: 'light',
  dark: 'dark',
  'high-contrast': 'highContrast',
  'high-contrast-light': 'highContrastLight',
};

/** By name: the values in the themes, in their order. */
const COLORS: Record<string, readonly [light: string, dark: string, contrast: string, contrastLight: string]> = {
  foreground: ['#3b3b3b', '#cccccc', '#ffffff', '#292929'],
  descriptionForeground: ['#3b3b3b', '#9d9d9d', '#ffffffb3', '#292929b3'],
  focusBorder: ['#005fb8', '#0078d4', '#f38518', '#006bbd'],
  contrastBorder: ['', '', '#6fc3df', '#0f4a85'],
  'icon-foreground': ['#3b3b3b', '#cccccc', '#ffffff', '#292929'],
  'textLink-foreground': ['#005fb8', '#4daafc', '#21a6ff', '#0f4a85'],
  'editor-background': ['#ffffff', '#1f1f1f', '#000000', '#ffffff'],
  'editor-foreground': ['#3b3b3b', '#cccccc', '#ffffff', '#292929'],
  'editorError-foreground': ['#e51400', '#f14c4c', '', '#b5200d'],
  'editorWidget-background': ['#f8f8f8', '#202020', '#0c141f', '#ffffff'],
  'widget-border': ['#e5e5e5', '#313131', '#6fc3df', '#0f4a85'],
  'button-background': ['#005fb8', '#0078d4', '#000000', '#0f4a85'],
  'button-foreground': ['#ffffff', '#ffffff', '#ffffff', '#ffffff'],
  'button-border': ['#0000001a', '#ffffff1a', '#6fc3df', '#0f4a85'],
  'button-hoverBackground': ['#0258a8', '#026ec1', '#000000', '#0f4a85'],
  'button-secondaryBackground': ['#e5e5e5', '#00000000', '', '#ffffff'],
  'button-secondaryBorder': ['#3b3b3b26', '#cccccc26', '#6fc3df', '#0f4a85'],
  'button-secondaryForeground': ['#3b3b3b', '#cccccc', '#ffffff', '#292929'],
  'button-secondaryHoverBackground': ['#cccccc', '#2b2b2b', '', ''],
  'inputOption-activeBackground': ['#bed6ed', '#2489db82', '#00000000', '#00000000'],
  'inputOption-activeBorder': ['#005fb8', '#2488db', '#6fc3df', '#0f4a85'],
  'inputOption-activeForeground': ['#000000', '#ffffff', '#ffffff', '#292929'],
  'input-background': ['#ffffff', '#313131', '#000000', '#ffffff'],
  'input-border': ['#cecece', '#3c3c3c', '#6fc3df', '#0f4a85'],
  'input-foreground': ['#3b3b3b', '#cccccc', '#ffffff', '#292929'],
  'input-placeholderForeground': ['#767676', '#989898', '#ffffffb3', '#292929b3'],
  'list-activeSelectionBackground': ['#e8e8e8', '#04395e', '', '#0f4a851a'],
  'list-activeSelectionForeground': ['#000000', '#ffffff', '', ''],
  'list-hoverBackground': ['#f2f2f2', '#2a2d2e', '#ffffff1a', '#0f4a851a'],
  'toolbar-hoverBackground': ['#b8b8b850', '#5a5d5e50', '', ''],
};

/** The rules that VS Code puts into a page. */
export function themeStyle(theme: Theme): string {
  const i = THEMES.indexOf(theme);
  const own = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).contributes.colors as {
    readonly id: string;
    readonly defaults: Record<string, string>;
  }[];
  const variables = [
    ...Object.entries(COLORS).map(([name, values]) => [name, values[i]]),
    ...own.map(({ id, defaults }) => [id.replace('.', '-'), defaults[KINDS[theme]]]),
  ].filter(([, value]) => value);
  return [
    `:root{${variables.map(([name, value]) => `--vscode-${name}:${value}`).join(';')}}`,
    'body{margin:0;padding:0 20px;background:var(--vscode-editor-background);font-size:13px}',
  ].join('\n');
}
