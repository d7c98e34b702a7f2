import type { ReadRow, TextTable } from '../input/table';
import { type OutputRow, UsageError, type VerbOption, type WholeVerb } from './shared/verb';

const byOption: VerbOption = {
  name: 'by',
  value: 'WHAT',
  values: ['place', 'puzzle', 'canonical'],
  standard: 'place',
  summary:
    'place: the rows of parts of an input, in the order of the input. puzzle: one row for each puzzle at any place. canonical: one ' +
    'row for each class of puzzles that are essentially the same, with its canonical form as key.',
};

/** `sudoku merge`. */
export const mergeVerb: WholeVerb = {
  description: [
    'Reads results that other verbs wrote with --format jsonl, tsv or csv, and writes each row once, in an order that does not depend on how the work was divided, in which order it was done, or what was repeated. An incomplete last line is ignored.',
    'By place, the result equals a single run over the files in the order of their names. By puzzle and canonical form, rows are sorted by their key and have no place; if several puzzles of a class have results, the result of the puzzle with the smallest text is used. The exit status is 1 when rows of one puzzle differ, or a row has no puzzle and is left out.',
  ],
  options: [byOption],
  examples: [
    { command: 'sudoku merge part-*.tsv > all.tsv', does: 'Joins the parts of a shared run.' },
    { command: 'sudoku merge --by canonical old.tsv new.tsv', does: 'Joins results for classes of puzzles.' },
  ],
  fields: [],
  operands: 'FILE ...',
  async run({ values, texts, print, complain }) {
    const { isBlankText } = await import('../input/blocks');
    const { readTable } = await import('../input/table');
    const by = (values.by ?? 'place') as 'place' | 'puzzle' | 'canonical';
    const tables: TextTable[] = [];
    for await (const { name, text } of texts()) {
      if (isBlankText(text)) continue;
      try {
        tables.push(readTable(name, text));
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        complain(error.message, 'trouble');
      }
    }
    if (tables.length === 0) return;
    const [{ format, heading }] = tables;
    if (tables.some(table => table.format !== format || table.heading !== heading))
      throw new UsageError('The results have different formats or fields.');
    const rows = tables.flatMap(table => table.rows);
    if (by === 'place') {
      const lines = [...new Map(rows.map(row => [row.line, row])).values()].sort(byPlace).map(({ line }) => line);
      await print([...(heading === undefined ? [] : [heading]), ...lines, ''].join('\n'));
      return;
    }
    const { outputLineOf } = await import('../output/rows');
    const keyOf = by === 'puzzle' ? (puzzle: string) => puzzle : await canonicalKey();
    const found = new Map<string, { readonly puzzle: string; readonly rest: OutputRow }>();
    let unread = 0;
    for (const { values: all } of rows) {
      const { file: _, line: __, title: ___, key: ____, puzzle, ...rest } = all;
      if (puzzle === undefined) throw new UsageError('The results have no field "puzzle".');
      if (puzzle === null || puzzle === '') {
        unread++;
        continue;
      }
      const key = keyOf(`${puzzle}`);
      const known = found.get(key);
      if (known?.puzzle === puzzle && JSON.stringify(known.rest) !== JSON.stringify(rest)) {
        complain(`The results for ${puzzle} differ.`, 'findings');
      }
      if (!known || `${puzzle}` < known.puzzle) found.set(key, { puzzle: `${puzzle}`, rest });
    }
    if (unread > 0) complain(`Rows left out because their puzzles could not be read: ${unread}.`, 'findings');
    const merged = [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { puzzle, rest }]) => ({ ...(by === 'canonical' && { key }), puzzle, ...rest }));
    const headings =
      format === 'jsonl' || merged.length === 0 ? [] : [Object.keys(merged[0]).join(format === 'tsv' ? '\t' : ',')];
    await print([...headings, ...merged.map(row => outputLineOf(format, row, '')), ''].join('\n'));
  },
};

/** The canonical form of a 9x9 puzzle; other puzzles are their own key. */
async function canonicalKey(): Promise<(puzzle: string) => string> {
  const { CanonicalForms } = await import('../../core/canonical/index');
  const { hasConflict } = await import('../../core/grid');
  const { makeLine, parseLine } = await import('../../core/notation');
  const forms = new CanonicalForms();
  return puzzle => {
    const grid = parseLine(puzzle);
    const form = grid && !hasConflict(grid) ? forms.find('pattern', grid) : undefined;
    return form ? makeLine(form.digits) : puzzle;
  };
}

/** By input, line and column. */
function byPlace({ values: a }: ReadRow, { values: b }: ReadRow): number {
  if (a.file !== b.file) return `${a.file}` < `${b.file}` ? -1 : 1;
  return Number(a.line) - Number(b.line) || Number(a.column ?? 0) - Number(b.column ?? 0);
}
