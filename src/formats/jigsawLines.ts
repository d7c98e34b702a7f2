/**
 * Jigsaws on one line: N*N givens, and N*N letters or digits, which are the same for the cells of a region. The regions may also come
 * first. Other forms are lines with a row of givens and a row of letters, cells with a letter before each given, and letters without
 * givens.
 */

import { SIZES } from '../core/geometry';
import type { Grid } from '../core/grid';
import { parseLine } from '../core/notation';
import type { FormatReading } from './content';
import type { Format } from './format';
import { Draft } from './shared/draft';
import { areConnected, cellsByLabel, regionsOf } from './shared/regions';

/** The symbols of the digits from 1 up on such a line. */
const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';

/** Jigsaws on one line. */
export const jigsawLines: Format = {
  id: 'jigsawLines',
  read: readJigsawLine,
};

/** The jigsaw in a text of this form. */
export function readJigsawLine(text: string): FormatReading {
  const signs = text.replace(/[\s,;:|]+/g, '');
  const size = SIZES.find(each => [1, 2].some(times => times * each * each === signs.length));
  if (size === undefined || !/^[\w.]+$/.test(signs)) return undefined;
  if (signs.length === size * size) return /^[A-Za-z]+$/.test(signs) ? jigsaw(size, '', signs) : undefined;
  const parts = partsBeside(text, size) ?? partsOfCells(text);
  if (parts) return jigsaw(size, ...parts);
  const [first, second] = [signs.slice(0, size * size), signs.slice(size * size)];
  return jigsaw(size, first, second) ?? jigsaw(size, second, first);
}

/** Givens and regions from lines that contain a row of each. */
function partsBeside(text: string, size: number): [givens: string, regions: string] | undefined {
  const rows = text.split(/[\r\n]+/).map(line => line.replace(/[\s,;:|]+/g, ''));
  if (rows.some(({ length }) => length !== 2 * size)) return undefined;
  const [left, right] = [0, size].map(from => rows.map(row => row.slice(from, from + size)).join(''));
  if (/^[A-Za-z]+$/.test(right) && /[\d.]/.test(left)) return [left, right];
  return /^[A-Za-z]+$/.test(left) && /[\d.]/.test(right) ? [right, left] : undefined;
}

/** Givens and regions from cells that have both, the letter of the region first. */
function partsOfCells(text: string): [givens: string, regions: string] | undefined {
  const cells = text.split(/[\s,;|]+/);
  if (!cells.every(cell => /^[A-Za-z][\d.]$/.test(cell))) return undefined;
  return [cells.map(cell => cell[1]).join(''), cells.map(cell => cell[0]).join('')];
}

function jigsaw(size: number, givens: string, regions: string): FormatReading {
  const labels = [...regions];
  const cells = [...cellsByLabel(labels).values()];
  const grid = gridIn(givens);
  if (cells.length !== size || (givens !== '' && !grid)) return undefined;
  // Digits that would be regions with unconnected cells are a grid: perhaps the solution of the previous one.
  const isLayout = cells.every(each => areConnected(size, each));
  const isOfForm = isLayout || (/^[A-Za-z]+$/.test(regions) && givens !== '');
  if (!isOfForm) return undefined;
  const draft = new Draft(size);
  for (const [cell, digit] of (grid?.digits ?? []).entries()) draft.give(cell, digit);
  const found = regionsOf(size, labels);
  if ('problem' in found) draft.fail(found.problem);
  else draft.regions = found.regions;
  return draft.reading();
}

/** The grid in a line. If it has letters but no figures, `A` is the digit 1, as in the large grids of Interactive Sudoku Solver. */
export function gridIn(line: string): Grid | undefined {
  const isInLetters = /^[A-Z.]+$/.test(line);
  return parseLine(isInLetters ? line.replace(/[A-Z]/g, letter => SYMBOLS.charAt(letter.charCodeAt(0) - 65)) : line);
}
