/**
 * Killers as 81 characters, or as the rows of a smaller grid, in which the cells of a cage have the same letter,
 * followed by the sums of the cages: `a16, b4`, or numbers in the order in which the cages begin.
 */

import * as messages from '../messages/index';
import { showCages } from '../text/parser/grids/drawnRegions';
import type { FormatReading } from './content';
import type { Format } from './format';
import { Draft } from './shared/draft';
import { cellsByLabel } from './shared/regions';

/** Sizes, the usual one first. Smaller grids are in rows. */
const SIZES = [9, 8, 6, 4];

/** The cells of a puzzle in one word, a letter for each cell in a cage. */
const areCageLetters = (word: string, size: number) =>
  word.length === size ** 2 && /^\.*[A-Za-z][.A-Za-z]*$/.test(word);

/** Sums, and givens below a heading: `Givens:` and nine rows. */
const GIVENS_BELOW =
  /^([\s\S]{1,4000}?)\n[ \t]{0,8}(?:givens?|digits?|grid|puzzle)[ \t]{0,4}:?[ \t]{0,4}\n([.\d\s|]{16,400})$/i;

/** Killers with a letter for each cell. */
export const letterCages: Format = {
  id: 'letterCages',
  read: readLetterCages,
  marks: { sign: /[.A-Za-z]{81}/, line: /(?<!\S)(?=\.{0,80}[A-Za-z])[.A-Za-z]{81}\s\D{0,20}\d/ },
};

/** Reads an optional word Killer and a given for each cell, then letters, with dots for cells outside cages, and sums. */
export function readLetterCages(text: string): FormatReading {
  const bare = withoutFrame(text.replace(/^\s*killer\b[\s:]*/i, '')).replace(/->|\u2192/g, '=');
  for (const size of SIZES) {
    const reading = readOfSize(bare, size);
    if (reading) return reading;
  }
  return undefined;
}

function readOfSize(bare: string, size: number): FormatReading {
  const count = size ** 2;
  const trimmed = withSumsBehind(withGivensFirst(bare, size), size);
  const [first, behindFirst] = firstCells(trimmed, count);
  const hasGivens = first.length === count && /^[.\d]+$/.test(first) && /^[.A-Za-z\s]/.test(behindFirst);
  const [letters, all] = hasGivens ? firstCells(behindFirst, count) : [first, behindFirst];
  const [, sumsPart = all, givensBelow = ''] = hasGivens ? [] : (GIVENS_BELOW.exec(all) ?? []);
  const below = givensBelow.replace(/[\s|]/g, '');
  const rest = below.length === count ? sumsPart : all;
  if (!areCageLetters(letters, size) || !/\d/.test(rest) || /[^\w\s,;:=.()]/.test(rest)) return undefined;
  // Words may have as many letters as a small grid.
  const isSmall = size < SIZES[0];
  if (isSmall && !(areRows(trimmed.slice(0, trimmed.length - all.length), size) && showCages([...letters])))
    return undefined;
  if (/[.A-Za-z]{81}/.test(rest) || /^[.\d]{9}$/m.test(rest)) return undefined; // the text continues with the next puzzle
  const draft = new Draft(size);
  const givens = hasGivens ? first : below.length === count ? below : '';
  for (const [cell, digit] of [...givens].entries()) if (digit > '0') draft.give(cell, Number(digit));
  const cages = cellsByLabel([...letters]);
  cages.delete('.');
  const sums = sumsIn(rest, [...cages.keys()], draft);
  if (isSmall && ![...cages.keys()].every(letter => sums.has(letter))) return undefined;
  for (const [letter, cells] of cages) {
    const sum = sums.get(letter);
    if (sum === undefined) draft.fail(messages.variants.noSum(letter));
    else draft.rules.push({ kind: 'cage', cells, ...(sum > 0 && { sum }) });
  }
  return draft.reading();
}

/** Whether each line has the cells of one row. */
const areRows = (cells: string, size: number): boolean =>
  cells
    .split('\n')
    .map(line => line.replace(/\s/g, ''))
    .every(line => line === '' || line.length === size);

/** A text without the lines of a frame. */
function withoutFrame(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).filter(line => line === '' || !/^[\s|+\-=*\u2500-\u257f]*$/.test(line));
  return lines
    .map(line => line.replace(/^(?:[.A-Za-z],){3,8}[.A-Za-z]$/.test(line) ? /,/g : /[|\u2500-\u257f]/g, ' '))
    .join('\n');
}

/** A row of givens next to a row of letters, in either order. */
const BESIDE = /^([.\d]{4,9})([A-Za-z]{4,9})$|^([A-Za-z]{4,9})([.\d]{4,9})$/;

/** Moves all givens before the letters if each row has both; returns any other text unchanged. */
function withGivensFirst(text: string, size: number): string {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const rows = lines.slice(0, size).map(line => {
    const [, before, after, letters, givens] = BESIDE.exec(line.replace(/\s/g, '')) ?? [];
    return [before ?? givens ?? '', after ?? letters ?? ''];
  });
  if (rows.length < size || rows.some(([givens, letters]) => givens.length !== size || letters.length !== size))
    return text;
  const [givens, letters] = [0, 1].map(i => rows.map(row => row[i]).join('\n'));
  return [givens, letters, ...lines.slice(size)].join('\n');
}

/** A row of letters, followed by sums. */
const SUMS_BESIDE = /^((?:\s*[.A-Za-z]){4,9})((?:\s+[A-Za-z]\s*[=:]\s*\d{1,3}[,;]?)*)\s*$/;

/** A cell with its letter and perhaps the sum of its cage, in either order: `17a`, `a17`, `a`. */
const WITH_SUM = /^(?:(\d{1,2})?([A-Za-z])|([A-Za-z])(\d{1,2}))$/;

/** Moves sums that are in the rows or cells after all letters; returns any other text unchanged. */
function withSumsBehind(text: string, size: number): string {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const rows = lines.slice(0, size).map(line => SUMS_BESIDE.exec(line));
  if (rows.length === size && rows.every(row => row !== null) && rows.some(row => row?.[2] !== '')) {
    const [letters, sums] = [1, 2].map(i => rows.map(row => row?.[i]).join('\n'));
    return [letters, sums, ...lines.slice(size)].join('\n');
  }
  const cells = lines.map(line =>
    line
      .trim()
      .split(/\s+/)
      .map(word => WITH_SUM.exec(word)),
  );
  const all = cells.flat();
  if (all.length !== size ** 2 || !all.every(cell => cell !== null) || !/\d/.test(text)) return text;
  const letterOf = (cell: RegExpExecArray | null) => cell?.[2] ?? cell?.[3] ?? '';
  const sums = all.flatMap(cell => {
    const sum = cell[1] ?? cell[4];
    return sum === undefined ? [] : `${letterOf(cell)}=${sum}`;
  });
  return [...cells.map(line => line.map(letterOf).join('')), sums.join(' ')].join('\n');
}

/** Splits a text after this number of characters that are not white space. */
function firstCells(text: string, count: number): [cells: string, rest: string] {
  let cells = '';
  let at = 0;
  for (; at < text.length && cells.length < count; at++) if (!/\s/.test(text[at])) cells += text[at];
  return [cells, text.slice(at)];
}

/** The sums by letter. Without letters they are in the order of the cages. */
function sumsIn(text: string, letters: readonly string[], draft: Draft): Map<string, number> {
  const named = [...text.matchAll(/([A-Za-z])[\s=:,(]{0,9}(\d{1,3})/g)];
  const numbers = named.length > 0 ? named.map(([, , sum]) => sum) : [...text.matchAll(/\d{1,3}/g)].map(([sum]) => sum);
  if (named.length === 0 && numbers.length !== letters.length)
    draft.fail(messages.variants.sumCount(numbers.length, letters.length));
  const names = named.length > 0 ? named.map(([, letter]) => letter) : letters;
  for (const name of names) if (!letters.includes(name)) draft.fail(messages.variants.noCage(name));
  const sums = new Map<string, number>();
  for (const [i, name] of names.entries()) {
    const [sum, other] = [Number(numbers[i]), sums.get(name)];
    if (other !== undefined && other !== sum) draft.fail(messages.variants.sumTwice(name, [other, sum]));
    sums.set(name, sum);
  }
  return sums;
}
