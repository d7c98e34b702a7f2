/**
 * Files of the app OpenSudoku: XML with a `game` for each puzzle. The app writes a puzzle that was played as
 * `version: 3`, and three fields for each cell: its digit, a mask of notes, and whether it can be edited. Older and newer
 * versions differ in the notes.
 */

import { geometryOfSize } from '../core/geometry';
import type { Marks } from '../core/marks';
import type { ImportedPuzzle } from './content';
import { NINE, type WritableFormat } from './format';
import { takeLine } from './shared/reading';

/** An OpenSudoku file, with givens only, which every version of the app reads. */
export const openSudoku: WritableFormat = {
  id: 'openSudoku',
  word: 'opensudoku',
  name: 'OpenSudoku File',
  detail: 'the givens as XML',
  language: 'xml',
  sizes: NINE,
  says: [],
  digits: 'givens',
  file: { start: /<opensudoku\d*[\s>]/i, part: /<game\b[^<>]*?\bdata\s*=\s*["']/i, read: readGames },
  write: puzzles =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<opensudoku>',
      '  <name>Sudoku</name>',
      ...puzzles.map(({ givens }) => `  <game data="${givens.join('')}" />`),
      '</opensudoku>',
    ].join('\n'),
};

/** The puzzles of an OpenSudoku file. Yields where it may be paused. */
function* readGames(xml: string) {
  const games: (ImportedPuzzle & { readonly start: number })[] = [];
  for (const { index: start, 1: data } of xml.matchAll(/<game\b[^<>]*?\bdata\s*=\s*["']([^"'<>]*)["']/gi)) {
    const game = takeLine(data.trim()) ?? takeCells(data);
    if (game) games.push({ ...game, start });
    yield undefined;
  }
  return games;
}

function takeCells(data: string): ImportedPuzzle | undefined {
  const version = /^\s*version:\s*(\d)/.exec(data)?.[1];
  // Version 4 has two masks of notes.
  const cells = [...data.matchAll(version === '4' ? /(\d)\|(\d*)\|\d*\|([01])\|/g : /(\d)\|([\d,-]*)\|\|?([01])\|/g)];
  const geometry = geometryOfSize(9);
  if (!version || cells.length !== geometry.cellCount) return undefined;
  const digits = Uint8Array.from(cells, ([, digit]) => Number(digit));
  const givens = digits.map((digit, cell) => (cells[cell][3] === '0' ? digit : 0));
  // The notes of the first version are a list: `1,4,`.
  const maskOf = (notes: string) =>
    version === '1'
      ? (notes.match(/[1-9]/g) ?? []).reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0)
      : Number(notes) & 0x1ff;
  const corner = cells.map(([, digit, notes]) => (digit === '0' ? maskOf(notes) : 0));
  const none = cells.map(() => 0);
  const marks: Marks = { corner, centre: none, colour: none };
  const isMarked = corner.some(mask => mask !== 0);
  return { content: { grid: { geometry, digits }, givens, ...(isMarked && { marks }) }, lost: [] };
}
