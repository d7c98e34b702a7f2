/** f-puzzles: JSON with a list of cells for each row, compressed in a link. SudokuPad's links can hold the same. */

import { type Geometry, geometryOfSize } from '../../core/geometry';
import { bitOf, digitsOf } from '../../core/grid';
import type { Part } from '../../text/losses';
import type { Marks } from '../../text/marks/marks';
import type { Content } from '../content';
import { type Format, WORDS } from '../format';
import { compress, decompress } from '../shared/lzString';
import { geometryWith, type ImportedPuzzle, isObject, isSize, parseJson, titleIn } from '../shared/reading';
import { variantOf } from '../shared/ruled';
import { fPuzzleOf } from './writing';

/** A link of f-puzzles. */
export const fPuzzles: Format = {
  id: 'fPuzzles',
  word: 'f-puzzles',
  perLine: true,
  name: 'f-puzzles Link',
  detail: 'with entries, corner and centre marks',
  language: 'plaintext',
  sizes: [4, 16],
  otherBoxes: true,
  rules: true,
  says: [...WORDS, 'entries', 'marks'],
  digits: 'position',
  dropsOf: content => fPuzzleOf(variantOf(content)).lost,
  write: puzzles => puzzles.map(content => `https://www.f-puzzles.com/?load=${makePayload(content)}`).join('\n'),
};

/** The text in such a link, as it is before it is compressed: what programs read, and people can look at. */
export const fPuzzlesJson: Format = {
  ...fPuzzles,
  id: 'fPuzzlesJson',
  word: 'f-puzzles-json',
  name: 'f-puzzles JSON',
  detail: 'the same without compression, a puzzle in each line',
  write: puzzles => puzzles.map(makeJson).join('\n'),
};

/** A puzzle as f-puzzles writes it into links. */
export function makePayload(content: Content): string {
  return compress(makeJson(content));
}

function makeJson(content: Content): string {
  const { marks } = content;
  const { json } = fPuzzleOf(variantOf(content));
  const marksOf = (cell: number) => ({
    ...(marks && marks.centre[cell] !== 0 && { centerPencilMarks: digitsOf(marks.centre[cell]) }),
    ...(marks && marks.corner[cell] !== 0 && { cornerPencilMarks: digitsOf(marks.corner[cell]) }),
  });
  const grid = json.grid.map((cells, row) =>
    cells.map((cell, column) => ({ ...cell, ...marksOf(row * json.size + column) })),
  );
  return JSON.stringify({ ...json, grid });
}

/** The puzzle in a link of f-puzzles; undefined for other texts. */
export function takePayload(base64: string): ImportedPuzzle | undefined {
  const json = decompress(base64);
  const puzzle = json === undefined ? undefined : parseJson(json);
  return puzzle && takeFPuzzle(puzzle);
}

/** Members that are no rules of a puzzle. */
const NO_RULES = [
  'size',
  'title',
  'author',
  'ruleset',
  'grid',
  'solution',
  'highlightConflicts',
  'disabledlogic',
  'truecandidatesoptions',
  'successMessage',
];

/** The puzzle in JSON of f-puzzles; undefined for other JSON. */
export function takeFPuzzle(puzzle: Readonly<Record<string, unknown>>): ImportedPuzzle | undefined {
  const { size, grid: rows, title } = puzzle;
  if (!isSize(size) || !Array.isArray(rows) || rows.length !== size) return undefined;
  const cells = rows.flatMap((row: unknown) => (Array.isArray(row) && row.length === size ? row : []));
  if (cells.length !== size * size || !cells.every(isObject)) return undefined;
  const lost = new Set<Part>();
  for (const [name, value] of Object.entries(puzzle)) {
    if (!NO_RULES.includes(name) && value && !(Array.isArray(value) && value.length === 0)) lost.add('rules');
  }
  const usual = geometryOfSize(size);
  const regions = cells.map(({ region }, cell) => (region === undefined ? usual.boxOf[cell] : Number(region ?? -1)));
  const geometry = cells.some(({ region }) => region !== undefined) ? geometryWith(size, regions) : usual;
  if (!geometry) lost.add('rules');
  if (cells.some(({ givenPencilMarks }) => Array.isArray(givenPencilMarks) && givenPencilMarks.length > 0))
    lost.add('rules');
  if (cells.some(({ c, highlight }) => c || (Array.isArray(highlight) ? highlight.length > 0 : highlight)))
    lost.add('colours');
  const content = contentIn(geometry ?? usual, cells);
  const name = titleIn(title);
  return { content: { ...content, ...(name !== undefined && { title: name }) }, lost: [...lost] };
}

function contentIn(geometry: Geometry, cells: readonly Readonly<Record<string, unknown>>[]): Content {
  const isDigit = (value: unknown): value is number =>
    Number.isInteger(value) && 1 <= (value as number) && (value as number) <= geometry.size;
  const digits = Uint8Array.from(cells, ({ value }) => (isDigit(value) ? value : 0));
  const givens = digits.map((digit, cell) => (cells[cell].given === true ? digit : 0));
  const maskOf = (list: unknown) =>
    (Array.isArray(list) ? list : []).filter(isDigit).reduce((mask, digit) => mask | bitOf(digit), 0);
  const corner = cells.map(({ cornerPencilMarks }) => maskOf(cornerPencilMarks));
  const centre = cells.map(({ centerPencilMarks }) => maskOf(centerPencilMarks));
  const marks: Marks = { corner, centre, colour: cells.map(() => 0) };
  const isMarked = [...corner, ...centre].some(mask => mask !== 0);
  return { grid: { geometry, digits }, givens, ...(isMarked && { marks }) };
}
