/** Writes rows in the forms of the output. */

import type { Format, Row } from '../verbs/verb';
import type { Frame } from './frame';

/** A row as one line. `text` is the row for people. */
export function lineOf(format: Format, row: Row, text: string): string {
  switch (format) {
    case 'text':
      return text;
    case 'json':
    case 'jsonl':
      return JSON.stringify(row);
    case 'tsv':
      return Object.values(row).map(tsvField).join('\t');
    case 'csv':
      return Object.values(row).map(csvField).join(',');
  }
}

/** The frame of a form, for rows with these fields. */
export function frameOf(format: Format, fields: readonly string[]): Frame {
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

/** Lines behind a heading. */
const linesBehind = (heading: string): Frame => ({ before: heading, end: '\n', between: '', after: '', none: heading });

/** A field has no tab and no end of line: they are spaces. */
const tsvField = (value: Row[string]) => `${value ?? ''}`.replace(/[\t\r\n]/g, ' ');

function csvField(value: Row[string]): string {
  const text = `${value ?? ''}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
