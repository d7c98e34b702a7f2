/** Verbs that write one or more rows for each puzzle. */

import { newLineEngine } from '../../../core/solver/bands/lines';
import { asText, type InputBlock } from '../../input/blocks';
import type { PuzzleRecord } from '../../input/records';
import { type Quick, quickly } from './fastLines';
import { placeFieldsOf, puzzleNameOf, Rows, type VerbOutcome } from './outcome';
import type { BlockWork, OptionValues, OutputFormat } from './verb';

/** The first fields of every row. */
export const PLACE_FIELDS = ['file', 'line', 'title', 'puzzle'] as const;

/** The requested format of the output. */
export const formatOf = ({ format }: OptionValues): OutputFormat => (format as OutputFormat | undefined) ?? 'text';

/** Applies the same work to each puzzle. `quick` is the fast path for most plain lines of blocks. */
export function perPuzzle(
  format: OutputFormat,
  outcomeOf: (record: PuzzleRecord) => VerbOutcome | readonly VerbOutcome[],
  quick?: Quick,
): BlockWork {
  const engine = quick && newLineEngine();
  const outcomesOf = (record: PuzzleRecord) => [outcomeOf(record)].flat();
  return block =>
    engine && 'plain' in block
      ? [quickly(quick, engine, format, block, record => outcomesOf(record)[0])]
      : closely(block);

  async function* closely(block: InputBlock): AsyncIterable<Rows> {
    // Lines of digits need neither the formats of other programs nor the notation of rules.
    const [{ recordsIn }, { ruledLine }] = await Promise.all([
      import('../../input/foreign'),
      import('../../work/ruledLine'),
    ]);
    const { records, complaints } = recordsIn(block);
    // In a short block each puzzle is a part: it is written while the next one, which may be slow, is processed.
    const most = asText(block).text.length > LONGEST_IN_PARTS ? records.length : 1;
    for (let at = 0; at < records.length; at += most) {
      const rows = new Rows(format);
      for (const record of records.slice(at, at + most))
        rows.add(placeFieldsOf(record, ruledLine), outcomesOf(record), puzzleNameOf(record));
      yield rows;
    }
    const rest = new Rows(format);
    rest.complain(complaints);
    yield rest;
  }
}

/** Maximum length of a block in characters whose puzzles are parts. */
const LONGEST_IN_PARTS = 1 << 14;
