/** Rules of f-puzzles whose place is not just a list of cells: diagonals from outside the grid, and squares of four cells. */

import { type CellDirection, cellAtRowColumn, squareFrom } from '../../core/rules/cells';
import * as messages from '../../messages/index';
import { cellOfId, placeOf } from '../shared/cellIds';
import type { Draft } from '../shared/draft';
import { type JsonObject, listIn, numberIn, textIn, textsIn } from '../shared/jsonValues';

/** One object of a list of rules, and the draft that receives its rule. */
export interface RuleEntry {
  readonly name: string;
  readonly object: JsonObject;
  readonly draft: Draft;
}

/** By name of a direction: up or down, and left or right. */
export const DIRECTIONS: Readonly<Record<string, CellDirection>> = {
  DR: [1, 1],
  DL: [1, -1],
  UR: [-1, 1],
  UL: [-1, -1],
};

/** A diagonal: its clue is outside, one step before its first cell. A clue without a number is ignored. */
export function littleKillerFrom({ name, object, draft }: RuleEntry): void {
  const { geometry } = draft;
  const [id, direction] = [textIn(object.cell), textIn(object.direction).toUpperCase()];
  const move = Object.hasOwn(DIRECTIONS, direction) ? DIRECTIONS[direction] : undefined;
  const place = placeOf(id);
  const sum = numberIn(object.value);
  if (!move || !place) draft.fail(messages.variants.noDirection(`${name} ${id}`));
  else if (sum === undefined && textIn(object.value) !== '')
    draft.lose(messages.variants.rule(`${name} ${textIn(object.value)}`));
  else if (sum !== undefined) {
    const [row, column] = place;
    const cell = cellAtRowColumn(geometry, row, column) ?? cellAtRowColumn(geometry, row + move[0], column + move[1]);
    if (cell === undefined) draft.fail(messages.variants.noCell(name, id, geometry.size));
    else draft.rules.push({ kind: 'littleKiller', sum, cell, move });
  }
}

/** Digits of four cells around a point. */
export function quadAt({ name, object, draft }: RuleEntry): void {
  const { geometry } = draft;
  const cells = draft.cellsOf(textsIn(object.cells), name, cellOfId);
  const first = Math.min(...cells);
  const isSquare =
    cells.length === 4 &&
    geometry.columnOf[first] < geometry.size - 1 &&
    squareFrom(geometry, first).every(cell => cells.includes(cell));
  const values = listIn(object.values);
  const digits = values.map(numberIn).filter(digit => draft.isDigit(digit));
  const wrong = values.find(value => !draft.isDigit(numberIn(value)));
  if (wrong !== undefined) draft.fail(messages.variants.noDigit(name, textIn(wrong), geometry.size));
  if (!isSquare) draft.fail(messages.variants.noSquare(`${name} ${textsIn(object.cells).join(' ')}`));
  else if (digits.length > 0) draft.rules.push({ kind: 'quad', cell: first, digits });
}
