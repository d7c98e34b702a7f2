/**
 * The game ids of Simon Tatham's Solo: `3x3:` or `9jxk:`, where `j` means a jigsaw, `x` both diagonals and `k` a
 * killer. Everything else before the colon concerns the generation of puzzles. After it come the givens; in jigsaws `,`
 * and the borders of the regions; in killers `,`, the borders of the cages, `,` and the sums. In lists of numbers a
 * letter is a run of empty cells, and `_` separates numbers.
 * https://www.chiark.greenend.org.uk/~sgtatham/puzzles/doc/solo.html
 */

import { READABLE_SIZES } from '../core/geometry';
import * as messages from '../messages/index';
import type { FormatReading } from './content';
import type { Format } from './format';
import { Draft } from './shared/draft';
import { decodedPercent } from './shared/link';
import { isReadableSize } from './shared/reading';
import { cellsByLabel, regionsOf } from './shared/regions';

const ID = /^(\d{1,2})(?:x(\d{1,2}))?((?:[jxk]|md?[248]|r[24]|a|d[tbiaeu])*):([\d_a-z,]+)$/;

/** Game ids of Solo. */
export const solo: Format = {
  id: 'solo',
  read: readSolo,
  link: {
    hosts: /(?:^|\.)chiark\.greenend\.org\.uk$/,
    textIn: ({ path, fragment }) =>
      /solo\.html$/i.test(path) && fragment !== '' ? decodedPercent(fragment) : undefined,
    read: readSolo,
  },
  marks: { sign: /\d[jxk]\w{0,30}:/, word: /^\d{1,2}(?:x\d{1,2})?[jxk]\w*:[\w,]{16,}$/ },
};

/** The puzzle with a Solo id. Ids that are only a seed do not contain the puzzle. */
function readSolo(text: string): FormatReading {
  const match = ID.exec(text.trim());
  if (!match) return undefined;
  const [, first, second, flags, description] = match;
  const [columns, rows] = [Number(first), Number(second ?? first)];
  const kinds = [...flags.matchAll(/md?\d|r\d|d[a-z]|[jxka]/g)].map(([flag]) => flag);
  const isJigsaw = kinds.includes('j') || rows === 1;
  const size = isJigsaw ? columns * (second === undefined ? 1 : rows) : columns * rows;
  const isClear = second !== undefined || flags !== '';
  if (!isReadableSize(size))
    return isClear ? { problem: messages.variants.size(`${size}x${size}`, READABLE_SIZES) } : undefined;
  const [givens, ...lists] = description.split(',');
  const draft = new Draft(size);
  const digits = numbersIn(givens);
  if (digits.length !== size * size)
    return isClear ? { problem: messages.variants.length(digits.length, size * size) } : undefined;
  for (const [cell, digit] of digits.entries()) {
    if (draft.isDigit(digit)) draft.give(cell, digit);
    else if (digit > 0) draft.fail(messages.variants.noDigit(`${first}:`, String(digit), size));
  }
  const regions = isJigsaw ? bordered(lists.shift(), size, 'regions', draft) : boxes(size, columns, rows);
  const found = regions && regionsOf(size, regions);
  if (found && 'problem' in found) draft.fail(found.problem);
  else draft.regions = found?.regions;
  if (kinds.includes('x'))
    draft.rules.push({ kind: 'diagonal', direction: '/' }, { kind: 'diagonal', direction: '\\' });
  if (kinds.includes('k')) readCages(lists, draft);
  return draft.reading();
}

/** By cell: the number of its box, for boxes of this height and width. */
function boxes(size: number, height: number, width: number): number[] {
  return Array.from(
    { length: size * size },
    (_, cell) => Math.floor(Math.floor(cell / size) / height) * size + Math.floor((cell % size) / width),
  );
}

/** The numbers of a list, with 0 for empty cells. The letter `a` is one empty cell, and `z` is 26. */
function numbersIn(list: string): number[] {
  return [...list.matchAll(/\d+|[a-z]/g)].flatMap(([sign]) =>
    /\d/.test(sign) ? [Number(sign)] : Array<number>(lengthOf(sign)).fill(0),
  );
}

const lengthOf = (letter: string): number => letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;

function readCages([borders, sums]: readonly string[], draft: Draft): void {
  const { size, rules } = draft;
  const labels = bordered(borders, size, 'cages', draft);
  const numbers = sums === undefined ? undefined : numbersIn(sums);
  if (!labels) return;
  if (numbers?.length !== size * size) {
    draft.fail(numbers ? messages.variants.length(numbers.length, size * size) : messages.variants.missing('sums'));
    return;
  }
  for (const cells of cellsByLabel(labels).values()) {
    const sum = cells.map(cell => numbers[cell]).find(each => each > 0);
    rules.push({ kind: 'cage', cells, ...(sum !== undefined && { sum }) });
  }
}

/**
 * By cell: a number that is the same for cells without a border between them. The list describes the sides between cells, row by row, then
 * column by column. A letter is a run of sides without a border, followed by a side with one; `_` is only a side with a border, and `z` is
 * 25 sides without a border and none after them.
 */
function bordered(
  list: string | undefined,
  size: number,
  what: 'regions' | 'cages',
  draft: Draft,
): number[] | undefined {
  if (list === undefined) return draft.fail(messages.variants.missing(what));
  const rowSides = size * (size - 1);
  const labels = Array.from({ length: size * size }, (_, cell) => cell);
  const join = (side: number) => {
    const [line, place] = [Math.floor(side / (size - 1)), side % (size - 1)];
    const cell = side < rowSides ? line * size + place : place * size + line - size;
    const [kept, gone] = [labels[cell], labels[cell + (side < rowSides ? 1 : size)]];
    for (const [i, label] of labels.entries()) if (label === gone) labels[i] = kept;
  };
  let side = 0;
  for (const sign of list) {
    const open = sign === '_' ? 0 : sign === 'z' ? 25 : lengthOf(sign);
    const end = side + open;
    for (; side < Math.min(end, 2 * rowSides); side++) join(side);
    side = sign === 'z' ? end : end + 1;
  }
  // The last letter includes a border that does not exist, after the last side.
  if (side !== 2 * rowSides + 1) draft.fail(messages.variants.borders(what));
  return labels;
}
