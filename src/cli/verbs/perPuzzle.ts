/** Verbs that make one row of each puzzle, or several. */

import { newLineEngine } from '../../core/solver/bands/lines';
import { recordsIn } from '../input/foreign';
import type { PuzzleRecord } from '../input/records';
import { nameOf, type Outcome, placeOf, Rows } from './outcome';
import { type Quick, quickly } from './quick';
import type { BlockWork, Format, Values } from './verb';

/** The fields that every row begins with. */
export const PLACE_FIELDS = ['file', 'line', 'title', 'puzzle'] as const;

/** The form of the output that was asked for. */
export const formatOf = ({ format }: Values): Format => (format as Format | undefined) ?? 'text';

/** Work that does the same with each puzzle. `quick` does most plain lines of blocks. */
export function perPuzzle(
  format: Format,
  outcomeOf: (record: PuzzleRecord) => Outcome | readonly Outcome[],
  quick?: Quick,
): BlockWork {
  const engine = quick && newLineEngine();
  const outcomesOf = (record: PuzzleRecord) => [outcomeOf(record)].flat();
  return block => {
    if (engine && 'plain' in block) return quickly(quick, engine, format, block, record => outcomesOf(record)[0]);
    const rows = new Rows(format);
    const { records, complaints } = recordsIn(block);
    for (const record of records) rows.add(placeOf(record), outcomesOf(record), nameOf(record));
    rows.complain(complaints);
    return rows;
  };
}
