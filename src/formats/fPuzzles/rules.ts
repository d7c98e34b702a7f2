/**
 * The members of f-puzzles' JSON that are rules, each a list of objects with `cells`, `lines`, `cell` and `value`. Besides the built-in
 * rules, they include the popular extension "New Constraints". https://github.com/dclamage/SudokuSolver documents them.
 */

import type { Cell } from '../../core/numbers';
import { moved, NEIGHBOURS, type Sight } from '../../core/rules/cells';
import { dutchDifference } from '../../core/rules/kinds/lines';
import { numberFieldOf, type Rule, ruleWith, usualNumber } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import { cellOfId, placeOf, sightFrom } from '../shared/cellIds';
import type { Draft } from '../shared/draft';
import { type JsonObject, listIn, numberIn, objectsIn, textIn, textsIn } from '../shared/jsonValues';
import { byName } from '../shared/notation';
import { littleKillerFrom, quadAt, type RuleEntry } from './places';

type Reader = (entry: RuleEntry) => void;

const words = messages.variants;

function cellsIn({ name, object, draft }: RuleEntry, list: unknown = object.cells): Cell[] {
  return draft.cellsOf(textsIn(list), name, cellOfId);
}

/** The lines of an entry, each a list of cells. Other values are reported as lost. */
function linesOf({ name, object, draft }: RuleEntry): unknown[] {
  const lines = listIn(object.lines);
  if (!Array.isArray(object.lines) || !lines.every(Array.isArray)) draft.lose(words.rule(name));
  return lines.filter(Array.isArray);
}

/** Adds rules for a list of cells. Any other value is reported as lost. */
const withCells =
  (add: (cells: readonly Cell[], entry: RuleEntry) => void): Reader =>
  entry => {
    const cells = [...new Set(cellsIn(entry))];
    if (!Array.isArray(entry.object.cells)) entry.draft.lose(words.rule(entry.name));
    else if (cells.length > 0) add(cells, entry);
  };

/** Adds a rule for each line of an entry. Lines with fewer cells than `least`, such as those of a stray click, are ignored. */
const lines =
  (least: number, make: (cells: readonly Cell[], entry: RuleEntry) => Rule | 'none' | undefined): Reader =>
  entry => {
    for (const line of linesOf(entry)) {
      const cells = cellsIn(entry, line);
      if (cells.length < least) continue;
      const rule = make(cells, entry);
      if (rule && rule !== 'none') entry.draft.rules.push(rule);
      else if (!rule) entry.draft.lose(words.rule(entry.name));
    }
  };

/** Adds a rule for a clue outside the grid. Clues without a number are ignored. */
const outside =
  (make: (number: number, sight: Sight) => Rule): Reader =>
  ({ name, object, draft }) => {
    const id = textIn(object.cell);
    const place = placeOf(id);
    const sight = place && sightFrom(draft.geometry, place);
    const number = numberIn(object.value);
    if (!sight) draft.fail(words.noLine(`${name} ${id}`));
    else if (number !== undefined) draft.rules.push(make(number, sight));
    else lostValue(name, object, draft);
  };

function lostValue(name: string, object: JsonObject, draft: Draft): void {
  if (textIn(object.value) !== '') draft.lose(words.rule(`${name} ${textIn(object.value)}`));
}

/** Adds a rule for a set of cells. Sets with fewer cells than `least`, such as those of a stray click, are ignored. */
const plainSet = (kind: Rule['kind'], least: number): Reader =>
  withCells((cells, { draft }) => {
    if (cells.length >= least) draft.rules.push(ruleWith(kind, undefined, { cells }));
  });

/** Adds a rule for a set of cells with a number. Without a number, it is ignored. */
const numberedSet = (kind: Rule['kind'], least: number): Reader =>
  withCells((cells, { name, object, draft }) => {
    const number = numberIn(object.value);
    if (number === undefined) lostValue(name, object, draft);
    else if (cells.length >= least) draft.rules.push(ruleWith(kind, number, { cells }));
  });

/** Adds a dot. `usual` is the difference or ratio that a dot without a number means, and the only one that is kept. */
const dot =
  (kind: 'whiteDot' | 'blackDot', usual: string, lost: (value: string) => string): Reader =>
  entry => {
    const value = textIn(entry.object.value);
    if (value !== '' && value !== usual) entry.draft.lose(lost(value));
    else addPair(entry, kind);
  };

function addPair(entry: RuleEntry, kind: 'whiteDot' | 'blackDot' | 'x' | 'v'): void {
  const [a, b, ...others] = cellsIn(entry);
  if (b !== undefined && others.length === 0) entry.draft.rules.push({ kind, cells: [a, b] });
  else entry.draft.fail(words.fewCells(entry.name, 2));
}

function xv(entry: RuleEntry): void {
  const value = textIn(entry.object.value).toLowerCase();
  if (value === 'x' || value === 'v') addPair(entry, value);
  else lostValue('xv', entry.object, entry.draft);
}

/** A cage without a number has any sum. */
function killerCage(cells: readonly Cell[], { object, draft }: RuleEntry): void {
  const sum = numberIn(object.value);
  if (sum === undefined && textIn(object.value) !== '') draft.lose(words.cageText(textIn(object.value)));
  draft.rules.push({ kind: 'cage', cells, ...(sum && { sum }) });
}

/** Each line is a separate shaft that begins in the circle or pill. */
function arrow(entry: RuleEntry): void {
  const circle = cellsIn(entry);
  for (const line of linesOf(entry)) {
    const [first, ...others] = cellsIn(entry, line);
    if (first === undefined) continue;
    if (circle.length === 0) entry.draft.lose(words.rule(entry.name));
    const shaft = circle.includes(first) ? others : [first, ...others];
    if (shaft.length > 0 && circle.length > 0) entry.draft.rules.push({ kind: 'arrow', circle, shaft });
  }
}

/** Cells in two places that have the same digits in the same order. */
function clone(entry: RuleEntry): void {
  const cells = cellsIn(entry);
  const clones = cellsIn(entry, entry.object.cloneCells);
  if (clones.length !== cells.length) {
    entry.draft.lose(words.rule(entry.name));
    return;
  }
  const moved = [...cells.keys()].filter(i => clones[i] !== cells[i]);
  if (moved.length === 0) return;
  entry.draft.rules.push({ kind: 'clone', original: moved.map(i => cells[i]), copy: moved.map(i => clones[i]) });
}

/** A line with a difference of 0 has no meaning, so it is ignored. */
const whispers = lines(2, (cells, { object, draft }) => {
  const difference = numberIn(object.value);
  if (difference === undefined && textIn(object.value) !== '') return undefined;
  if (difference === 0) return 'none';
  return { kind: 'whispers', cells, difference: difference ?? usualNumber('whispers', draft.size)! };
});

/** A line without a difference has the usual one of the size. */
const lockout = lines(2, (cells, { object, draft }) => {
  const difference = numberIn(object.value);
  if (difference === undefined && textIn(object.value) !== '') return undefined;
  // The reader of text has the same default.
  const apart = difference ?? usualNumber('lockout', draft.size)!;
  return apart === 0 ? undefined : { kind: 'lockout', cells, difference: apart };
});

/** Reads entropic lines. If the digits have no equal thirds, the extension has a larger or smaller middle third, unlike our rule. */
const entropic = lines(2, (cells, { draft }) => (draft.size % 3 === 0 ? { kind: 'entropic', cells } : undefined));

/** By name of a member: adds the rules of one of its objects. */
export const ENTRIES: Readonly<Record<string, Reader>> = {
  ...byName('fPuzzles', ({ list, place, fPuzzlesNumber }, kind) => {
    const isNumbered = numberFieldOf(kind) !== undefined;
    if (place === 'sight') return outside((number, sight) => ruleWith(kind, number, { sight }));
    if (list?.order === 'set') return isNumbered ? numberedSet(kind, list.fewest) : plainSet(kind, list.fewest);
    if (!list || (isNumbered && fPuzzlesNumber === undefined)) return undefined;
    return lines(list.fewest, (cells, { draft }) => ruleWith(kind, usualNumber(kind, draft.size), { cells }));
  }),
  killercage: withCells(killerCage),
  arrow,
  clone,
  difference: dot('whiteDot', '1', words.differences),
  ratio: dot('blackDot', '2', words.ratios),
  xv,
  quadruple: quadAt,
  littlekillersum: littleKillerFrom,
  renban: lines(2, cells => ({ kind: 'renban', cells: [...new Set(cells)] })), // a loop lists its first cell twice
  whispers,
  germanwhispers: lines(2, (cells, { draft }) => ({
    kind: 'whispers',
    cells,
    difference: usualNumber('whispers', draft.size)!,
  })),
  dutchwhispers: lines(2, (cells, { draft }) => ({
    kind: 'whispers',
    cells,
    difference: dutchDifference(draft.size),
  })),
  lockout,
  lockoutline: lockout,
  entropicline: entropic,
};

/** By name of a member that is a list of cells: adds its rules. */
export const CELL_LISTS: Readonly<Record<string, (cells: readonly Cell[], draft: Draft) => void>> = {
  even: (cells, draft) => addParity(cells, draft, 0),
  odd: (cells, draft) => addParity(cells, draft, 1),
  minimum: (cells, draft) => addExtremes(cells, draft, (cell, other) => [other, cell]),
  maximum: (cells, draft) => addExtremes(cells, draft, (cell, other) => [cell, other]),
};

function addParity(cells: readonly Cell[], { rules, size }: Draft, remainder: number): void {
  if (cells.length > 0) rules.push({ kind: 'digits', cells, digits: parityMask(size, remainder) });
}

/** The digits with this remainder by 2, as a mask. */
export function parityMask(size: number, remainder: number): number {
  return Array.from({ length: size }, (_, i) => ((i + 1) % 2 === remainder ? 1 << i : 0)).reduce((a, b) => a | b, 0);
}

/** Each cell is greater or less than its neighbors, except those that are also in the list. */
function addExtremes(
  cells: readonly Cell[],
  { rules, geometry }: Draft,
  inOrder: (cell: Cell, other: Cell) => readonly [Cell, Cell],
): void {
  for (const cell of cells) {
    for (const [down, right] of NEIGHBOURS) {
      for (const move of [[down, right] as const, [-down, -right] as const]) {
        const other = moved(geometry, cell, move);
        if (other !== undefined && !cells.includes(other)) rules.push({ kind: 'greater', cells: inOrder(cell, other) });
      }
    }
  }
}

/** The cells of a list of objects with `cell`. */
export function cellsOfList(name: string, value: unknown, draft: Draft): Cell[] {
  const ids = objectsIn(value).map(({ cell }) => textIn(cell));
  return [...new Set(draft.cellsOf(ids, name, cellOfId))];
}
