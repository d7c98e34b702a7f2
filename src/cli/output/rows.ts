/** Writes rows in the formats of the output. */

import type { OutputFormat, OutputRow } from '../verbs/shared/verb';
import type { OutputFrame } from './frame';
import { printable, printableJson, printableLines } from './printable';

/** A row as one line. `text` is the row for people. */
export function outputLineOf(format: OutputFormat, row: OutputRow, text: string): string {
  switch (format) {
    case 'text':
      return text;
    case 'json':
    case 'jsonl':
      return printableJson(row);
    case 'tsv':
      return Object.entries(row).map(tsvField).join('\t');
    case 'csv':
      return Object.entries(row).map(csvField).join(',');
  }
}

/** The frame of a format, for rows with these fields. */
export function frameOf(format: OutputFormat, fields: readonly string[]): OutputFrame {
  switch (format) {
    case 'json':
      return { before: '[\n', end: '', between: ',\n', after: '\n]\n', none: '[]\n' };
    case 'tsv':
      return linesBehind(`${fields.join('\t')}\n`);
    case 'csv':
      return linesBehind(`${fields.join(',')}\n`);
    case 'text':
    case 'jsonl':
      return linesBehind('');
  }
}

/** Lines after a heading. */
const linesBehind = (heading: string): OutputFrame => ({
  before: heading,
  end: '\n',
  between: '',
  after: '',
  none: heading,
});

/** Fields with text of the user, which become one line. */
const OF_USERS = ['file', 'title'];

/** Tabs and line breaks in a field become spaces. */
function tsvField([name, value]: Field): string {
  const said = `${value ?? ''}`;
  return asText(value, OF_USERS.includes(name) ? printable(said) : printable(said.replace(/[\t\r\n]/g, ' ')));
}

/** Text that spreadsheets interpret as a formula. */
const FORMULA = /^[=+\-@]/;

/** Puts an apostrophe before text that a spreadsheet would interpret as a formula, which marks it as text. */
const asText = (value: OutputRow[string], shown: string): string =>
  typeof value === 'string' && FORMULA.test(shown) ? `'${shown}` : shown;

function csvField([name, value]: Field): string {
  const said = `${value ?? ''}`;
  const shown = OF_USERS.includes(name) ? printable(said) : printableLines(said);
  const text = asText(value, shown);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Field = readonly [name: string, value: OutputRow[string]];
