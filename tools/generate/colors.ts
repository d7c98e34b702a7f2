/** The colors in the manifest and the documentation, generated from their declarations. */

import { COLORS } from '../../src/extension/views/colors';
import { replacePart, tableOf } from './markdown';
import type { Words } from './words';

const DECLARED = COLORS.flatMap(({ colors }) => Object.entries(colors));

/** The field `colors` of `contributes`. */
export function contributedColors(): object[] {
  return DECLARED.map(([id, { defaults }]) => ({ id: `sudoku.${id}`, description: `%color.${id}%`, defaults }));
}

/** The descriptions of the colors, by their keys in package.nls.json. */
export function colorWords(): Words {
  return Object.fromEntries(DECLARED.map(([id, { description }]) => [`color.${id}`, description]));
}

/** docs/guide/settings.md with an updated table of colors. */
export function withColorTable(markdown: string): string {
  const rows = COLORS.map(({ of, colors }) => [
    Object.keys(colors)
      .map(id => `\`sudoku.${id}\``)
      .join(', '),
    of,
  ]);
  return replacePart(markdown, 'colors', tableOf(['Color', 'Used for'], rows));
}
