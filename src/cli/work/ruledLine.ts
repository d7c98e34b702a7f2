/** Puzzles with rules in one line. */

import { makeLine } from '../../core/notation';
import { rulesOf } from '../../core/rules/geometry';
import { isBroken, readVariant, writeIss } from '../../formats/finding/readText';
import { takenOf, variantOf } from '../../formats/shared/ruled';
import type { Puzzle } from '../../text/puzzle';
import { haveSameRules, writeRule } from '../../text/rules/index';

/** A string of Interactive Sudoku Solver, which is the same for any order of the rules; undefined if it cannot express the whole puzzle. */
export function ruledLine({ grid }: Puzzle): string | undefined {
  if (grid.allowed) return undefined;
  const { geometry, digits } = grid;
  const variant = variantOf({ grid, givens: digits });
  const rules = [...rulesOf(geometry)].sort((a, b) => (writeRule(a, geometry) < writeRule(b, geometry) ? -1 : 1));
  const text = writeIss({ ...variant, rules })?.text;
  const read = text === undefined ? undefined : readVariant(text);
  if (!read || isBroken(read)) return undefined;
  const again = takenOf(read).content.grid;
  const isSame = haveSameRules(again.geometry, geometry) && makeLine(again.digits) === makeLine(digits);
  return isSame ? text : undefined;
}
