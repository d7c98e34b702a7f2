/** Reads the rows that verbs write: JSON lines, or a table with tabs or commas whose first line names its fields. */

import { type OutputRow, UsageError } from '../verbs/shared/verb';

/** A row as text, and its values by field. */
export interface ReadRow {
  readonly line: string;
  readonly values: OutputRow;
}

/** The rows of a text. */
export interface TextTable {
  readonly format: 'jsonl' | 'tsv' | 'csv';
  /** The first line of a table. */
  readonly heading?: string;
  readonly rows: readonly ReadRow[];
}

/**
 * Reads a text. An incomplete last line is ignored.
 * @throws a `UsageError` if it has none of these formats
 */
export function readTable(name: string, text: string): TextTable {
  const lines = text.split('\n');
  // The last line is empty or incomplete, unless it is a whole object.
  if (!isObject(lines.at(-1) ?? '')) lines.pop();
  const [heading = ''] = lines;
  if (heading.startsWith('{'))
    return { format: 'jsonl', rows: lines.map((line, i) => ({ line, values: objectIn(line, name, i) })) };
  const format = heading.includes('\t') ? 'tsv' : 'csv';
  if (!/^(?:file|key|puzzle)\b/.test(heading))
    throw new UsageError(`${name} has no rows: write them with --format jsonl, tsv or csv.`);
  const split = format === 'tsv' ? (line: string) => line.split('\t') : fieldsIn;
  const fields = split(heading);
  const rows = lines.slice(1).map((line, i) => {
    const values = split(line);
    if (values.length !== fields.length)
      throw new UsageError(`${name}:${i + 2} has ${values.length} fields instead of ${fields.length}.`);
    return { line, values: Object.fromEntries(fields.map((field, at) => [field, values[at]])) };
  });
  return { format, heading, rows };
}

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

function objectIn(line: string, name: string, index: number): OutputRow {
  if (isObject(line)) return JSON.parse(line);
  throw new UsageError(`${name}:${index + 1} is not JSON.`);
}

/** The fields of a CSV line. No field of a row contains a line break. */
function fieldsIn(line: string): string[] {
  const fields: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] !== '"') {
      const end = line.indexOf(',', at);
      fields.push(line.slice(at, end < 0 ? line.length : end));
      at = end < 0 ? line.length + 1 : end + 1;
      continue;
    }
    let value = '';
    at++;
    for (;;) {
      const end = line.indexOf('"', at);
      if (end < 0) return [...fields, value + line.slice(at)];
      value += line.slice(at, end);
      at = end + 1;
      if (line[at] !== '"') break;
      value += '"';
      at++;
    }
    fields.push(value);
    at++;
  }
  return fields;
}
