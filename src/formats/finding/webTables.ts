/**
 * Tables of a web page or a spreadsheet in the HTML of a clipboard, as rows of fields. The plain text of a page may lack the
 * digits, which are in input fields, or the rows. Only tables and grids of other elements are read, with patterns: the text comes
 * from anywhere.
 */

import { SIZES } from '../../core/geometry';

/** Maximum length of HTML text that is read, in characters. */
const LONGEST_HTML = 1 << 20;

const TAG = /<(\/?)(table|tr|t[dh]|input|img|br)\b([^<>]*)>/gi;

/** The most levels of nested tables. Deeper ones are ignored: pages need two or three for the boxes of a grid. */
const MOST_NESTED = 8;

/** A table, and the fields of its rows; a field may hold a table. */
interface Table {
  readonly rows: Field[][];
}

interface Field {
  text: string;
  table?: Table;
}

/** The tables of a page, each as rows of fields, with inner tables merged into them. */
export function tablesIn(html: string): string[][][] {
  const tables: Table[] = [];
  const open: Table[] = [];
  // Remove everything that is not the text of a cell.
  const page = [
    ['<!--', '-->'],
    ['<script', '</script>'],
    ['<style', '</style>'],
  ].reduce((text, [start, end]) => without(text, start, end), html.slice(0, LONGEST_HTML));
  let isInField = false;
  let last = 0;
  const field = () => (isInField ? open.at(-1)?.rows.at(-1)?.at(-1) : undefined);
  const add = (text: string) => {
    const current = field();
    if (current) current.text += text;
  };
  for (const { index, 0: tag, 1: slash, 2: name, 3: attributes } of page.matchAll(TAG)) {
    add(textOf(page.slice(last, index)));
    last = index + tag.length;
    const kind = name.toLowerCase();
    const isEnd = slash !== '';
    if (kind === 'table' && !isEnd) {
      const table: Table = { rows: [] };
      const outer = field();
      if (outer && open.length < MOST_NESTED) outer.table = table;
      else if (!outer) tables.push(table);
      open.push(table);
      isInField = false;
    } else if (kind === 'table') {
      open.pop();
      isInField = open.length > 0;
    } else if (kind === 'tr') {
      if (!isEnd) open.at(-1)?.rows.push([]);
      isInField = false;
    } else if (kind === 'td' || kind === 'th') {
      if (!isEnd) open.at(-1)?.rows.at(-1)?.push({ text: '' });
      isInField = !isEnd;
    } else if (kind === 'input') add(valueIn(VALUE.exec(attributes)));
    else if (kind === 'img') add(valueIn(ALT.exec(attributes)));
    else add(' ');
  }
  return tables.length > 0 ? tables.map(rowsOf) : gridOf(innermost(page));
}

/** Maximum length of a cell, in characters. */
const LONGEST_CELL = 2;

/** The grid of a page whose cells are not table fields: there are as many short texts as a grid has cells. */
function gridOf(texts: readonly string[]): string[][][] {
  const cells = texts.filter(text => text.length <= LONGEST_CELL);
  const size = SIZES.find(each => each * each === cells.length);
  if (size === undefined || cells.every(cell => cell === '')) return [];
  return [Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size))];
}

/** `(?![\w-])` ends the name at one place only: with other ends to try, a name of many hyphens would take quadratic time. */
const ANY_TAG = /<(\/?)([a-z][\w-]*)(?![\w-])([^<>]*)>/gi;

/** The texts of the innermost elements, which may still contain input fields and pictures. */
function innermost(page: string): string[] {
  const texts: string[] = [];
  let opened: string | undefined;
  let text = '';
  let last = 0;
  for (const { index, 0: tag, 1: slash, 2: name, 3: attributes } of page.matchAll(ANY_TAG)) {
    text += textOf(page.slice(last, index));
    last = index + tag.length;
    const kind = name.toLowerCase();
    if (kind === 'input') text += valueIn(VALUE.exec(attributes));
    else if (kind === 'img') text += valueIn(ALT.exec(attributes));
    else if (slash === '') {
      opened = kind;
      text = '';
    } else {
      if (opened === kind) texts.push(text.trim());
      opened = undefined;
    }
  }
  return texts;
}

/** A text without its parts from `start` to `end`. */
function without(text: string, start: string, end: string): string {
  const [first, ...others] = text.split(start);
  return [first, ...others.map(part => (part.includes(end) ? part.slice(part.indexOf(end) + end.length) : ''))].join(
    '',
  );
}

/** The rows of a table. Where its fields hold tables of equal height, these are put side by side. */
function rowsOf({ rows }: Table): string[][] {
  return rows.flatMap(fields => {
    const inner = fields.map(({ table }) => table && rowsOf(table));
    const heights = new Set(inner.map(table => table?.length));
    const [height] = heights;
    if (heights.size > 1 || height === undefined) return [fields.map(({ text }) => text.trim())];
    return Array.from({ length: height }, (_, row) => inner.flatMap(table => table?.[row] ?? []));
  });
}

/** The text between two tags, without other tags. */
function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&#(\d{1,6});/g, (_, code) => characterOf(Number(code)))
    .replace(/&#x([0-9a-f]{1,5});/gi, (_, code) => characterOf(Number.parseInt(code, 16)))
    .replace(/&(?:lt|gt|quot|apos|amp);/g, ' ');
}

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const VALUE = /\bvalue=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const ALT = /\balt=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function valueIn(attribute: RegExpExecArray | null): string {
  return textOf(attribute?.[1] ?? attribute?.[2] ?? attribute?.[3] ?? '');
}
