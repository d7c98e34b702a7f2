/** Puzzles with rules on one line. */

import { makeLine } from '../../core/notation';
import { rulesOfGeometry, withRules } from '../../core/rules/geometry';
import { isBroken } from '../../formats/content';
import { readText } from '../../formats/finding/readText';
import { obstacleOf } from '../../formats/format';
import { iss } from '../../formats/iss/iss';
import { writeIss } from '../../formats/iss/writing';
import type { Puzzle } from '../../text/puzzle';
import { haveSameRules, writeRule } from '../../text/rules/index';
import { finish } from '../../text/work';

/** An Interactive Sudoku Solver string, which is the same for any order of the rules; undefined if it cannot express the whole puzzle. */
export function ruledLine({ grid }: Puzzle): string | undefined {
  if (grid.allowed) return undefined;
  const { geometry, digits } = grid;
  const rules = [...rulesOfGeometry(geometry)].sort((a, b) =>
    writeRule(a, geometry) < writeRule(b, geometry) ? -1 : 1,
  );
  const content = { grid: { geometry: withRules(geometry, rules), digits }, givens: digits };
  if (obstacleOf(iss, content) !== undefined) return undefined;
  const { text } = writeIss(content);
  const read = finish(readText(text));
  if (!read || isBroken(read)) return undefined;
  const again = read.content.grid;
  const isSame = haveSameRules(again.geometry, geometry) && makeLine(again.digits) === makeLine(digits);
  return isSame ? text : undefined;
}
