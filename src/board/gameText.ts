/** The text that an exported page plays: the givens of a puzzle in a form that can be played. */

import type { Grid } from '../core/grid';
import { startPlaying } from '../features/puzzles/play';
import { drawGrid } from '../features/steps/drawing';
import { sourceOf } from '../text/document/textSource';
import { applied } from '../text/edits';
import { parse } from '../text/parser/parser';
import { areEqual } from '../text/rereading';
import type { Symbols } from '../text/symbols';

/** The symbols that are used if there are too few givens to determine those of a puzzle. */
const COMMON = '123456789ABCDEFGHIJKLMNOP';

/**
 * A text with these givens in `[Puzzle]`, and in `[State]`. It has the symbols of the puzzle if the text shows them. Undefined
 * when no text can be played.
 */
export function gameTextOf(givens: Grid, symbols: Symbols): string | undefined {
  const { geometry, digits } = givens;
  const common: Symbols = { kind: 'character', text: COMMON.slice(0, geometry.size) };
  for (const written of [symbols, common]) {
    const text = `${drawGrid(geometry, digits, written)}\n`;
    const [puzzle, ...others] = parse(text).puzzles;
    const isSame =
      puzzle &&
      others.length === 0 &&
      puzzle.grid.geometry === geometry &&
      areEqual(puzzle.grid.digits, digits) &&
      JSON.stringify(puzzle.style.symbols) === JSON.stringify(written);
    if (!isSame) continue;
    const started = startPlaying(puzzle, sourceOf(text));
    if ('edits' in started) return applied(text, started.edits);
  }
  return undefined;
}
