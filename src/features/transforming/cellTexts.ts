/** The texts that a transformation writes into the cells: those of the moved cells, with new names for digits. */

import type { Transformation } from '../../core/symmetry/transformation';
import { type Puzzle, textOf } from '../../text/puzzle';
import { type Sheet, spanIn } from '../../text/sheets';
import { digitOfCharacter, makeSymbol } from '../../text/symbols';

/**
 * The texts of a grid's cells after a transformation, by cell. Signs at digits, such as the `+` of HoDoKu's library, move with
 * them, and so does each blank. Undefined when the text lacks cells.
 */
export function transformedTexts(
  puzzle: Puzzle,
  sheet: Sheet,
  { cells, digits }: Transformation,
): string[] | undefined {
  const texts: string[] = Array(cells.length).fill('');
  for (const [cell, place] of cells.entries()) {
    const span = spanIn(puzzle, sheet, cell);
    if (!span) return undefined;
    texts[place] = renamed(puzzle, textOf(puzzle, span), digits);
  }
  return texts;
}

/** The text of a cell with new names for its digits, the digits of a list in ascending order. */
function renamed({ style: { symbols, written } }: Puzzle, text: string, names: Uint8Array): string {
  const digit = written ? written.indexOf(text) + 1 : 0;
  if (written && digit > 0) return written[names[digit] - 1];
  if (symbols.kind === 'decimal') {
    return text.replace(/\d+/, number => {
      const name = names[Number(number)];
      return name ? String(name).padStart(number.startsWith('0') ? number.length : 0, '0') : number;
    });
  }
  const digitAt = (character: string) => digitOfCharacter(symbols, character.charCodeAt(0));
  const found = [...text].map(digitAt).filter(one => one > 0);
  const ascending = found.map(one => names[one]).sort((a, b) => a - b);
  let next = 0;
  return [...text].map(c => (digitAt(c) > 0 ? makeSymbol(symbols, ascending[next++]) : c)).join('');
}
