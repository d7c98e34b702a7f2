/** `quad 4 6 7: r2c3`, also `quad 467: r2c3`: digits of the 2x2 square whose top-left cell is given. */

import type { Cell } from '../../../core/numbers';
import { moved } from '../../../core/rules/cells';
import type { QuadRule } from '../../../core/rules/kinds/marks';
import { writeLine } from '../cellWords';
import type { RuleReader } from '../reader';
import type { WrittenSpec } from '../ruleWord';
import { around, type RuleToken } from '../tokens';

/** The number of cells in the square. */
const MOST_DIGITS = 4;
/** Each of its rows has a digit at most once. */
const MOST_TIMES = 2;

export const quad: WrittenSpec<QuadRule> = {
  names: ['quad', 'quadruple', 'quads', 'quadruples'],
  form: 'quad 4 6 7: cell',
  example: 'quad 4 6 7: r2c3',
  place: 'anywhere',
  read(reader) {
    const digits = reader.digits();
    const at = { start: reader.keyword.end + 1, end: reader.front.end };
    const tokens = reader.afterColon();
    const cell = tokens && readCell(reader, tokens);
    if (!digits || cell === undefined) return;
    if (digits.length > MOST_DIGITS) reader.error('quadDigits', at, { found: digits.length });
    const often = digits.find(digit => digits.filter(other => other === digit).length > MOST_TIMES);
    if (often !== undefined) reader.error('quadRepeat', at, { digit: often });
    reader.add({ kind: 'quad', cell, digits });
  },
  write: ({ cell, digits }, geometry) => `quad ${digits.join(' ')}: ${writeLine(geometry, [cell])}`,
  normal: rule => ({ ...rule, digits: [...rule.digits].sort((a, b) => a - b) }),
};

/** The cell, if it is the only one and its square is in the grid. */
function readCell(reader: RuleReader, tokens: readonly RuleToken[]): Cell | undefined {
  const words = reader.cells(tokens);
  if (!words) return undefined;
  const cells = words.flatMap(word => word.cells);
  if (cells.length !== 1) {
    const at = around(tokens);
    reader.error('cellCount', at, { keyword: reader.word.keyword, found: cells.length, needed: 1 });
    return undefined;
  }
  if (moved(reader.geometry, cells[0], [1, 1]) !== undefined) return cells[0];
  reader.error('quadPlace', words[0], { cell: reader.name(cells[0]) });
  return undefined;
}
