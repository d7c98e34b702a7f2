/** Grids in source code whose arrays have the cells of one box each. */

import type { Grid } from '../../../core/grid';
import { gridOfBoxes } from '../../parser/grids/boxRows';
import { sizeOfLine } from '../../parser/lines/words';
import type { PastedLine } from '../form';

/** Maximum length of such a text, in characters. */
const LONGEST = 1 << 12;

/** A name or none, and numbers or strings of digits in brackets or quotes. */
const ARRAYS = /^(?:[^[({"'\r\n]{0,80}[[({"'])[\s\d.,;'"`[\](){}]*$/;

/** Names of boxes: `Box 1: `, `"boxes": `. */
const NAMES = /["'`]?(?<![a-z])(?:box(?:es)?|blocks?|squares?|nonets?|subgrids?)[\s_.#-]?\d{0,2}["'`]?\s{0,3}[:=]>?/gi;

/** A grid whose arrays list the cells of one box each. Its cells are not in text order, so the text cannot be edited cell by cell. */
export function gridByBoxes(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const { start } = lines[0];
  const { end } = lines[lines.length - 1];
  if (end - start > LONGEST) return undefined;
  const named = text.slice(start, end);
  const content = named.replace(NAMES, ' ');
  if (!ARRAYS.test(content === named ? content : `[${content}]`)) return undefined;
  const words = content.slice(content === named ? content.search(/[[({"']/) : 0).match(/[\d.]+/g) ?? [];
  const [{ length } = { length: 0 }] = words;
  // Strings have the cells of a box, of a row of a box, or of the grid.
  const areStrings = words.every(word => word.length === length) && sizeOfLine(words.length * length) !== undefined;
  const cells = areStrings ? words.flatMap(word => [...word]) : words;
  return gridOfBoxes(cells.map(cell => (cell === '.' ? 0 : Number(cell))));
}
