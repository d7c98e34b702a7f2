/** The cells that a line of rules may have next, the likely ones first. */

import { makeCell } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import { cellAtRowColumn } from '../../core/rules/cells';
import type { Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import type { RuleLine, RuleWord } from '../../text/rules/index';

/** A proposed cell, and a short description of its place. */
export interface NextCell {
  readonly cell: Cell;
  readonly detail: string;
}

/** The directions from a cell in the order in which they are proposed. */
const MOVES = [
  { way: 'right', down: 0, right: 1 },
  { way: 'below', down: 1, right: 0 },
  { way: 'left', down: 0, right: -1 },
  { way: 'above', down: -1, right: 0 },
  { way: 'belowRight', down: 1, right: 1 },
  { way: 'belowLeft', down: 1, right: -1 },
  { way: 'aboveRight', down: -1, right: 1 },
  { way: 'aboveLeft', down: -1, right: -1 },
] as const;

const SIDES = MOVES.slice(0, 4);

/** A line of rules up to the cursor. */
export interface BegunLine {
  readonly text: string;
  readonly line: RuleLine;
  readonly geometry: Geometry;
  /** The rules of the other lines. */
  readonly others: readonly Rule[];
}

/** The cells that may follow in a line. */
export function nextCells({ text, line: { word, parts }, geometry, others }: BegunLine): NextCell[] {
  if (!word) return [];
  const { id, place } = word;
  // A comma starts another pair.
  const from = place === 'pairs' ? Math.max(text.lastIndexOf(','), text.lastIndexOf(';')) : -1;
  const cells = parts.flatMap(part => (part.kind === 'cells' && part.start > from ? part.cells : []));
  const taken = new Set([...cells, ...(id === 'cage' ? cagedCells(others) : [])]);
  const isFree = ({ cell }: NextCell) => !taken.has(cell);
  if (cells.length === 0 || place === 'anywhere')
    return anywhere(geometry, word).filter(next => isFree(next) && isPlaceOf(word, next.cell, geometry));
  // An area may continue from each of its cells.
  const ends = place === 'area' ? [...cells].reverse() : cells.slice(-1);
  const moves = place === 'area' || place === 'pairs' ? SIDES : straightFirst(geometry, cells);
  const all = ends.flatMap(end => around(geometry, end, moves)).filter(isFree);
  return all.filter(({ cell }, i) => all.findIndex(other => other.cell === cell) === i);
}

/** The cells of cages: no cell is in two of them. */
function cagedCells(rules: readonly Rule[]): Cell[] {
  return rules.flatMap(rule => (rule.kind === 'cage' ? rule.cells : []));
}

/** Whether a rule can be at a cell: diagonals begin at the edge, and the top-left cell of a square has cells below and to the right. */
function isPlaceOf({ id, place }: RuleWord, cell: Cell, { rowOf, columnOf, size }: Geometry): boolean {
  const [row, column] = [rowOf[cell], columnOf[cell]];
  if (id === 'quad') return row < size - 1 && column < size - 1;
  return place !== 'diagonal' || [row, column].some(at => at === 0 || at === size - 1);
}

function anywhere({ cellCount }: Geometry, { keyword }: RuleWord): NextCell[] {
  return Array.from({ length: cellCount }, (_, cell) => ({ cell, detail: messages.ruleHelp.next(keyword) }));
}

type Move = (typeof MOVES)[number];

/** The directions, starting with the last one of the line. */
function straightFirst({ rowOf, columnOf }: Geometry, cells: readonly Cell[]): readonly Move[] {
  const [before, last] = cells.slice(-2);
  if (last === undefined) return MOVES;
  const isStraight = ({ down, right }: Move) =>
    down === Math.sign(rowOf[last] - rowOf[before]) && right === Math.sign(columnOf[last] - columnOf[before]);
  return [...MOVES.filter(isStraight), ...MOVES.filter(move => !isStraight(move))];
}

function around(geometry: Geometry, from: Cell, moves: readonly Move[]): NextCell[] {
  const name = makeCell(geometry, from);
  return moves.flatMap(({ way, down, right }) => {
    const cell = cellAtRowColumn(geometry, geometry.rowOf[from] + down, geometry.columnOf[from] + right);
    return cell === undefined ? [] : [{ cell, detail: messages.ruleHelp.beside[way](name) }];
  });
}
