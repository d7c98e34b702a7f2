/**
 * The solver of SudokuWiki. Its links have 81 digits, or `S9B` and two characters for each cell, a number in base 36: 1 to 9 is a given, 10
 * to 18 a placed digit, and a larger number is 18 plus the mask of the candidates of an empty cell. There is no number for an empty cell
 * without candidates: 18 is a placed 9. A killer is 81 digits, a comma, and two digits for each cell. The first 81 digits are colors:
 * connected cells of the same color are a cage. The two digits are the sum at the first cell of a cage.
 * https://www.sudokuwiki.org/Killer_String_Definitions
 */

import { candidatesOf } from '../core/candidates';
import { geometryOfSize } from '../core/geometry';
import type { Cell } from '../core/numbers';
import * as messages from '../messages/index';
import { type Content, contentHasEntries, eliminatedOf, type FormatReading, type ImportedPuzzle } from './content';
import { NINE, type WritableFormat } from './format';
import { readLetterCages } from './letterCages';
import { Draft } from './shared/draft';
import { parameterIn } from './shared/link';
import { takeLine } from './shared/reading';

const HOSTS = /(?:^|\.)sudokuwiki\.org$/;

/** Pages whose puzzles have rules that are not in their links. */
const OF_VARIANT = /(?:sudokux|x-?sudoku|jigsaw|windoku|killer|str8ts|colou?r)[^/]{0,40}$/i;

/** A SudokuWiki link. */
export const sudokuWiki: WritableFormat = {
  id: 'sudokuWiki',
  word: 'sudokuwiki',
  perLine: true,
  name: 'SudokuWiki Link',
  detail: 'opens the solver, with entries and candidates',
  language: 'plaintext',
  sizes: NINE,
  says: ['entries', 'candidates'],
  digits: 'position',
  read: readColors,
  link: {
    hosts: HOSTS,
    textIn: ({ host, query }) => {
      const board = parameterIn(query, 'bd');
      return HOSTS.test(host) || board?.includes(',') ? board : undefined;
    },
    read: (board, { path }) => {
      if (board.includes(',')) return readColors(board) ?? readLetterCages(board);
      const reading = readBoard(board);
      return reading && OF_VARIANT.test(path) ? { ...reading, lost: ['rules'] } : reading;
    },
  },
  alsoLoses: content => (isEmptied(content) ? ['candidates'] : []),
  write: puzzles => puzzles.map(content => `https://www.sudokuwiki.org/sudoku.htm?bd=${boardOf(content)}`).join('\n'),
};

const PLACED = 9;
const LISTED = 18;
const ALL = 0x1ff;
const KEY = 'S9B';

/** Whether an empty cell has no candidates left, and lost some of them by elimination and not only because of the digits of its peers. */
function isEmptied(content: Content): boolean {
  const { grid } = content;
  const candidates = candidatesOf(grid);
  return eliminatedOf(content).some((mask, cell) => mask !== 0 && candidates[cell] === 0);
}

function boardOf(content: Content): string {
  const { grid, givens } = content;
  if (!contentHasEntries(content) && eliminatedOf(content).every(mask => mask === 0)) return grid.digits.join('');
  const candidates = candidatesOf(grid);
  const numbers = Array.from(grid.digits, (digit, cell) => {
    if (digit === 0) return LISTED + (candidates[cell] || ALL);
    return digit + (givens[cell] === digit ? 0 : PLACED);
  });
  return KEY + numbers.map(number => number.toString(36).padStart(2, '0')).join('');
}

/** The position in the parameter `bd` of a link; undefined for other texts. */
function readBoard(board: string): ImportedPuzzle | undefined {
  if (!board.startsWith(KEY)) return takeLine(board);
  const pairs = board.slice(KEY.length).match(/[0-9a-z]{2}/g) ?? [];
  const geometry = geometryOfSize(9);
  if (pairs.length !== geometry.cellCount) return undefined;
  const numbers = pairs.map(pair => Number.parseInt(pair, 36));
  const digits = Uint8Array.from(numbers, number =>
    number <= PLACED ? number : number <= LISTED ? number - PLACED : 0,
  );
  const givens = Uint8Array.from(numbers, number => (number <= PLACED ? number : 0));
  const listed = Uint32Array.from(numbers, number => (number > LISTED ? (number - LISTED) & ALL : ALL));
  const all = candidatesOf({ geometry, digits });
  const isShort = all.some((mask, cell) => (mask & listed[cell]) !== mask);
  return { content: { grid: { geometry, digits, ...(isShort && { allowed: listed }) }, givens }, lost: [] };
}

const SIZE = 9;
const CELLS = SIZE * SIZE;

/** Reads 81 colors, a comma and 81 sums of two digits each. */
function readColors(text: string): FormatReading {
  if (!/^\s*\d/.test(text)) return undefined;
  const [colors, sums, ...others] = text.replace(/\s+/g, '').split(',');
  // If only 81 digits follow, they are the solution of a puzzle, as in tables.
  const isOfForm = /^\d{81}$/.test(colors) && /^\d{82,}$/.test(sums ?? '') && others.length === 0;
  if (!isOfForm) return undefined;
  if (sums.length !== 2 * CELLS) return { problem: messages.variants.length(Math.floor(sums.length / 2), CELLS) };
  const draft = new Draft(SIZE);
  const sumOf = (cell: Cell) => Number(sums.slice(2 * cell, 2 * cell + 2));
  for (const cells of piecesOf([...colors])) {
    const sum = cells.map(sumOf).find(each => each > 0);
    if (cells.length > 1 || sum !== undefined) draft.rules.push({ kind: 'cage', cells, ...(sum && { sum }) });
  }
  return draft.reading();
}

/** Cells with equal labels that are connected by their sides, each in reading order. */
function piecesOf(labels: readonly string[]): Cell[][] {
  const pieces: (Cell[] | undefined)[] = labels.map(() => undefined);
  for (const [cell, label] of labels.entries()) {
    const above = cell >= SIZE && labels[cell - SIZE] === label ? pieces[cell - SIZE] : undefined;
    const left = cell % SIZE > 0 && labels[cell - 1] === label ? pieces[cell - 1] : undefined;
    const piece = [...new Set([...(above ?? []), ...(left ?? []), cell])];
    for (const each of piece) pieces[each] = piece;
  }
  return [...new Set(pieces)].map(piece => [...(piece ?? [])].sort((a, b) => a - b));
}
