/**
 * By name of a part of Interactive Sudoku Solver: its reader. Parts that we cannot express have no entry; parts without
 * an effect on the solution, such as the search order of that program, are in `SILENT`.
 */

import type { Cell } from '../../core/numbers';
import type { CellDirection, Sight } from '../../core/rules/cells';
import { squareFrom } from '../../core/rules/cells';
import { isSameFromBothSides, numberFieldOf, type Rule, ruleWith } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import { byName } from '../shared/notation';
import { areConnected } from '../shared/regions';
import type { IssPart } from './parts';

/** Names of parts that do not affect the solution of a square grid. */
export const SILENT: readonly string[] = ['SearchPriority', 'RegionSameValues'];

const dot = (kind: 'whiteDot' | 'blackDot' | 'x' | 'v') => (part: IssPart) => part.pairs(cells => ({ kind, cells }));

type Reader = (part: IssPart) => void;

/** By name: adds the rules of a part to its draft. */
export const ISS_RULES: Readonly<Record<string, Reader>> = {
  ...byName('iss', ({ rule, list, place, trivial }, kind): Reader | undefined => {
    if (rule) return part => part.add(rule);
    if (place === 'sight') {
      const clue = (number: number, sight: Sight) => ruleWith(kind, number, { sight });
      return isSameFromBothSides(kind) ? part => part.whole(clue) : part => part.ends(clue);
    }
    if (!list || numberFieldOf(kind) === undefined)
      return list && (part => part.line(list.fewest, cells => ruleWith(kind, undefined, { cells })));
    return part =>
      part.args[0] === '0'
        ? part.lose()
        : part.numbered(list.fewest, (number, cells) =>
            number === trivial ? undefined : ruleWith(kind, number, { cells }),
          );
  }),
  Diagonal: diagonal,
  GlobalEntropy: part => (part.draft.size % 3 === 0 ? part.add({ kind: 'globalEntropy' }) : part.lose()),
  DisjointSets: disjointSets,
  WhiteDot: dot('whiteDot'),
  BlackDot: dot('blackDot'),
  X: dot('x'),
  V: dot('v'),
  GreaterThan: part => part.pairs(cells => ({ kind: 'greater', cells })),
  Indexing: indexing,
  Cage: cage,
  Sum: sum,
  Arrow: arrow,
  PillArrow: pillArrow,
  Whisper: whisper,
  Renban: part => part.line(2, cells => ({ kind: 'renban', cells: [...new Set(cells)] })),
  Entropic: part => (part.draft.size % 3 === 0 ? part.line(2, cells => ({ kind: 'entropic', cells })) : part.lose()),
  SumLine: sumLine,
  Quad: quad,
  ContainAtLeast: containAtLeast,
  SameValues: sameValues,
  LittleKiller: littleKiller,
};

function diagonal(part: IssPart): void {
  const direction = ({ 1: '/', '-1': '\\' } as const)[part.args[0]];
  if (direction) part.add({ kind: 'diagonal', direction });
  else part.draft.fail(messages.variants.noDirection(`.${part.text}`));
}

/** The cells at the same place of the usual boxes have different digits, even if the puzzle has other regions. */
function disjointSets(part: IssPart): void {
  const { geometry, regions } = part.draft;
  if (regions === undefined) {
    part.add({ kind: 'disjointGroups' });
    return;
  }
  const boxes = geometry.houses.filter(({ kind }) => kind === 'box');
  for (let place = 0; place < geometry.size; place++)
    part.add({ kind: 'region', cells: boxes.map(({ cells }) => cells[place]) });
}

/** Such as `~C~R1C1`, or `~R~R1C1` for rows. */
function indexing(part: IssPart): void {
  const kind = ({ C: 'columnIndex', R: 'rowIndex' } as const)[part.args[0]];
  const cells = kind && part.cells(1, 1);
  if (cells) part.add({ kind, cells: [...new Set(cells)] });
  else part.lose();
}

/** A sum that is 0 or missing allows any sum. A cell that is repeated is also added repeatedly. */
function cage(part: IssPart): void {
  const total = part.args[0] === '' ? 0 : part.number(0);
  const cells = part.cells(1, 1);
  if (!cells || total === undefined) return;
  const distinct = [...new Set(cells)];
  const isRepeated = distinct.length < cells.length;
  part.add({ kind: 'cage', cells: distinct, ...(total !== 0 && !isRepeated && { sum: total }) });
  if (total !== 0 && isRepeated) part.add({ kind: 'sum', cells, sum: total });
}

/** `~16~R1C1~R1C2`, or with a factor for each cell `~0_=_1_-1~R1C1~R1C2`. */
function sum(part: IssPart): void {
  const [total, sign, ...texts] = (part.args[0] ?? '').split('_');
  if (sign === undefined) part.numbered(1, (number, cells) => ({ kind: 'sum', cells, sum: number }));
  const cells = sign === undefined ? undefined : part.cells(1, 1);
  if (!cells) return;
  const factors = texts.map(Number);
  const isRead = sign === '=' && factors.length === cells.length && /^-?\d{1,4}$/.test(total);
  const rule = isRead ? weighted(cells, factors, Number(total)) : undefined;
  if (rule) part.add(rule);
  else part.lose();
}

/** Maximum number of times that a cell is repeated to express its factor. */
const MOST_TIMES = 9;

/** A sum of cells times factors, written as a sum with repeated cells or as an arrow. */
function weighted(cells: readonly Cell[], factors: readonly number[], total: number): Rule | undefined {
  if (!factors.every(factor => Number.isInteger(factor) && factor <= MOST_TIMES)) return undefined;
  const repeated = cells.flatMap((cell, i) => Array<Cell>(Math.max(0, factors[i])).fill(cell));
  const negative = [...cells.keys()].filter(i => factors[i] < 0).sort((a, b) => factors[a] - factors[b]);
  if (negative.length === 0) return total > 0 ? { kind: 'sum', cells: repeated, sum: total } : undefined;
  const isPill = negative.every((at, i) => factors[at] === -(10 ** (negative.length - 1 - i)));
  if (total !== 0 || !isPill || repeated.length === 0) return undefined;
  return { kind: 'arrow', circle: negative.map(i => cells[i]), shaft: repeated };
}

function arrow(part: IssPart): void {
  const [circle, ...shaft] = part.cells(0, 2) ?? [];
  if (circle !== undefined) part.add({ kind: 'arrow', circle: [circle], shaft });
}

/** The pill is read from the left or the top, regardless of the order of its cells in the text. */
function pillArrow(part: IssPart): void {
  const length = part.number(0);
  const cells = length === undefined ? undefined : part.cells(1, length + 1);
  if (!cells) return;
  part.add({ kind: 'arrow', circle: cells.slice(0, length).sort((a, b) => a - b), shaft: cells.slice(length) });
}

/** The difference defaults to 5 for every size. A difference of 0 is ignored. */
function whisper(part: IssPart): void {
  if (/^\d/.test(part.args[0] ?? ''))
    part.numbered(2, (difference, cells) => (difference === 0 ? undefined : { kind: 'whispers', difference, cells }));
  else part.line(2, cells => ({ kind: 'whispers', difference: 5, cells }));
}

function sumLine(part: IssPart): void {
  const isLoop = part.args.at(-1) === 'LOOP';
  const total = part.number(0);
  const cells = part.cells(1, 1, isLoop ? -1 : undefined);
  if (cells && total) part.add({ kind: 'sumLine', sum: total, cells, ...(isLoop && { isLoop }) });
}

function quad(part: IssPart): void {
  const cell = part.cells(0, 1, 1)?.[0];
  const digits = part.digitsFrom(part.args.slice(1));
  if (cell !== undefined) addQuad(part, cell, digits);
}

function addQuad(part: IssPart, cell: Cell, digits: readonly number[]): void {
  const { size, columnOf, rowOf } = part.draft.geometry;
  if (columnOf[cell] === size - 1 || rowOf[cell] === size - 1)
    part.draft.fail(messages.variants.noSquare(`.${part.text}`));
  else if (digits.length > 0) part.add({ kind: 'quad', cell, digits });
}

/** Digits that appear among some cells: supported if the cells form a 2x2 square. */
function containAtLeast(part: IssPart): void {
  const cells = part.cells(1, 1);
  if (!cells) return;
  const first = Math.min(...cells);
  const corners = squareFrom(part.draft.geometry, first);
  const isSquare = cells.length === 4 && corners.every(cell => cells.includes(cell));
  if (isSquare && areConnected(part.draft.size, cells)) addQuad(part, first, part.digitsFrom(part.args[0].split('_')));
  else part.lose();
}

/** A number of sets of cells have the same digits: supported if each set is one cell. */
function sameValues(part: IssPart): void {
  const sets = part.number(0);
  const cells = part.cells(1, 1);
  if (!cells || sets === undefined) return;
  if (sets !== cells.length) part.lose();
  else for (const cell of cells.slice(1)) part.add({ kind: 'clone', original: [cells[0]], copy: [cell] });
}

/** The first cell identifies the diagonal: each edge of the grid has one direction, down from the left, and so on around. */
function littleKiller(part: IssPart): void {
  const total = part.number(0);
  const cell = part.cells(1, 1, 2)?.[0];
  if (cell === undefined || total === undefined) return;
  const move = littleKillerMove(part.draft.geometry, cell);
  if (move) part.add({ kind: 'littleKiller', sum: total, cell, move });
  else part.draft.fail(messages.variants.noDirection(`.${part.text}`));
}

/** The direction of the diagonal that begins at a cell of an edge; undefined elsewhere. */
export function littleKillerMove(
  { size, rowOf, columnOf }: { size: number; rowOf: Uint8Array; columnOf: Uint8Array },
  cell: Cell,
): CellDirection | undefined {
  const [row, column, last] = [rowOf[cell], columnOf[cell], size - 1];
  if (column === 0 && row < last) return [1, 1];
  if (row === 0) return [1, -1];
  if (column === last && row < last) return [-1, -1];
  if (row === last && column > 0 && column < last) return [-1, 1];
  return undefined;
}
