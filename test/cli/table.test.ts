import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readTable } from '../../src/cli/input/table';
import { outputLineOf } from '../../src/cli/output/rows';
import { RUNS } from '../core/arbitraries';

const FORMATS = ['jsonl', 'tsv', 'csv'] as const;
const ROWS = ['a', 'b "c", d', '', '7', 'e', 'f'].map((title, i) => ({ file: 'in', line: i + 1, title }));

/** The text that verbs write. */
function written(format: (typeof FORMATS)[number], rows: readonly (typeof ROWS)[number][]): string {
  const heading = { jsonl: '', tsv: 'file\tline\ttitle\n', csv: 'file,line,title\n' }[format];
  return heading + rows.map(row => `${outputLineOf(format, row, '')}\n`).join('');
}

const valuesIn = (text: string) =>
  readTable('rows', text).rows.map(({ values: { file, line, title } }) => [file, Number(line), title]);
const valuesOf = (rows: readonly (typeof ROWS)[number][]) => rows.map(({ file, line, title }) => [file, line, title]);

describe('a table of rows', () => {
  it('has the values that were written', () => {
    // A field has no tab or line break, and none of the characters that start a formula in a spreadsheet.
    const title = fc.string({ unit: fc.constantFrom(...'ab ,;"\'7.ä'), maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...FORMATS), fc.array(title, { maxLength: 4 }), (format, titles) => {
        const rows = titles.map((each, i) => ({ file: 'in', line: i + 1, title: each }));
        if (format === 'jsonl' && rows.length === 0) return;
        assert.deepEqual(valuesIn(written(format, rows)), valuesOf(rows));
      }),
      RUNS,
    );
  });

  for (const format of FORMATS) {
    it(`loses only an incomplete last line: ${format}`, () => {
      const [before, whole] = [written(format, ROWS.slice(0, -1)), written(format, ROWS)];
      for (let end = before.length; end <= whole.length; end++) {
        // An object without its line break is complete.
        const isComplete = end === whole.length || (format === 'jsonl' && end === whole.length - 1);
        assert.deepEqual(valuesIn(whole.slice(0, end)), valuesOf(isComplete ? ROWS : ROWS.slice(0, -1)), `${end}`);
      }
    });

    it(`names the line that is not a row: ${format}`, () => {
      const lines = written(format, ROWS).split('\n');
      for (let at = 1; at < lines.length - 1; at++) {
        const changed = lines.map((line, i) => (i !== at ? line : format === 'jsonl' ? '{"file":' : 'in'));
        assert.throws(() => readTable('rows', changed.join('\n')), {
          message: format === 'jsonl' ? `rows:${at + 1} is not JSON.` : `rows:${at + 1} has 1 fields instead of 3.`,
        });
      }
    });
  }

  it('starts with a field of a row', () => {
    for (const heading of ['file', 'key\tx', 'puzzle,solutions'])
      assert.deepEqual(readTable('rows', `${heading}\n`).rows, []);
    for (const heading of ['files', 'a,file', '', '53..7'])
      assert.throws(() => readTable('rows', `${heading}\n`), /^Error: rows has no rows: /);
  });
});
