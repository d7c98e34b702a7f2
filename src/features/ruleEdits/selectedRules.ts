/** Rules made from selected cells. They are written and parsed again, so that the rule parser reports mistakes. */

import type { Geometry } from '../../core/geometry';
import { bitOf } from '../../core/grid';
import type { Cell, Digit } from '../../core/numbers';
import type { CellDirection, Sight } from '../../core/rules/cells';
import { rulesOfGeometry } from '../../core/rules/geometry';
import type { SightRule } from '../../core/rules/kinds/clues';
import { isSameFromBothSides, type Rule, ruleWith, usualNumber } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import {
  isKind,
  type KindWord,
  type ListKind,
  RULE_KINDS,
  RULE_WORDS,
  readRuleLine,
  writeMeaning,
  writeRule,
  writingOf,
} from '../../text/rules/index';

/** The parts of a rule. */
export interface SelectedRule {
  /** In the order in which they were selected. */
  readonly cells: readonly Cell[];
  /** The sum of a cage, the difference of whispers, the number of a clue, or the number of cells in the circle of an arrow. */
  readonly number?: number;
  /** The digits that cells may have, or that a square of four cells has. */
  readonly digits?: readonly Digit[];
}

/** Lines of `[Rules]`, or the reason why there are none, as a sentence for the user. */
export type SelectedLines = { readonly lines: readonly string[] } | { readonly refused: string };

/** Makes the rules of a kind. Undefined when no number makes such a rule from the cells. */
type Make = (selected: SelectedRule & { readonly number: number }, geometry: Geometry) => readonly Rule[] | undefined;

/** How the rules of a keyword are made from selected cells. */
interface Making {
  readonly make: Make;
  /** The required shape of the cells, if not all cells are suitable. */
  readonly needs?: keyof typeof messages.ruleEdits.needs;
  /** A question in addition to the cells, if it is not about the number of the rule: its digits, or the number of cells of a part, with its default. */
  readonly asks?: { readonly kind: 'digits' } | { readonly kind: 'number'; readonly usual: number };
}

/** A rule that is the list of the cells, with its number if it has one. */
const list = (kind: ListKind): Making => ({
  make({ cells, number }) {
    const isAbsent = number === 0 && writingOf(kind).without === 'absent';
    return [ruleWith(kind, isAbsent ? undefined : number, { cells })];
  },
});

/** A mark for each pair of consecutively selected cells. */
const pairs = (kind: 'whiteDot' | 'blackDot' | 'x' | 'v' | 'greater'): Making => ({
  make: ({ cells }) =>
    cells.length < 2 ? undefined : cells.slice(1).map((cell, i) => ({ kind, cells: [cells[i], cell] })),
  needs: 'two',
});

const clue = (kind: SightRule['kind']): Making => ({
  make({ cells, number }, geometry) {
    const sight = sightOf(cells, geometry);
    const side = isSameFromBothSides(kind) && { isReversed: false };
    return sight && [ruleWith(kind, number, { sight: { ...sight, ...side } })];
  },
  needs: 'line',
});

/** A making for each kind that is written in a way. */
const forEach = <K extends Rule['kind']>(
  isWritten: (word: KindWord<Rule>) => boolean,
  makingOf: (kind: K) => Making,
): Readonly<Record<K, Making>> => {
  const kinds = RULE_KINDS.filter(kind => isWritten(writingOf(kind))) as K[];
  return Object.fromEntries(kinds.map(kind => [kind, makingOf(kind)])) as Record<K, Making>;
};

const parity = (of: 0 | 1): Making => ({
  make({ cells }, { size }) {
    const digits = Array.from({ length: size }, (_, i) => i + 1).filter(digit => digit % 2 === of);
    return [{ kind: 'digits', cells, digits: maskOf(digits) }];
  },
});

/** By keyword. */
const KINDS = {
  ...forEach<ListKind>(word => word.list !== undefined, list),
  ...forEach<SightRule['kind']>(word => word.place === 'sight', clue),
  // The first cells are the circle.
  arrow: {
    make: ({ cells, number }) =>
      number < 1 || cells.length <= number
        ? undefined
        : [{ kind: 'arrow', circle: cells.slice(0, number), shaft: cells.slice(number) }],
    needs: 'arrow',
    asks: { kind: 'number', usual: 1 },
  },
  whiteDot: pairs('whiteDot'),
  blackDot: pairs('blackDot'),
  x: pairs('x'),
  v: pairs('v'),
  greater: pairs('greater'),
  less: {
    ...pairs('greater'),
    make: (selected, geometry) =>
      pairs('greater').make({ ...selected, cells: [...selected.cells].reverse() }, geometry),
  },
  even: parity(0),
  odd: parity(1),
  digits: {
    make: ({ cells, digits = [] }) => [{ kind: 'digits', cells, digits: maskOf(digits) }],
    asks: { kind: 'digits' },
  },
  quad: {
    make({ cells, digits = [] }, geometry) {
      const cell = Math.min(...cells);
      return isSquare(cells, geometry) && digits.length > 0 ? [{ kind: 'quad', cell, digits }] : undefined;
    },
    needs: 'square',
    asks: { kind: 'digits' },
  },
  littleKiller: {
    make({ cells, number }, geometry) {
      const move = moveOf(cells, geometry);
      return move && move[0] !== 0 && move[1] !== 0
        ? [{ kind: 'littleKiller', sum: number, cell: cells[0], move }]
        : undefined;
    },
    needs: 'diagonal',
  },
} satisfies Readonly<Record<string, Making>>;

/** A keyword whose rules can be made from selected cells. */
export type SelectableRule = keyof typeof KINDS;

/** All of {@link SelectableRule}, in the order of completion. */
export const SELECTABLE_RULES = RULE_WORDS.map(({ id }) => id).filter((id): id is SelectableRule =>
  Object.hasOwn(KINDS, id),
);

/** The lines that give a puzzle of this geometry a rule of the selected cells. Existing rules are left out. */
export function linesOfSelected(id: SelectableRule, selected: SelectedRule, geometry: Geometry): SelectedLines {
  const { keyword, example } = wordOf(id);
  const refuse = (refused: string): SelectedLines => ({ refused });
  if (selected.cells.length === 0) return refuse(messages.rules.problem('missingCells', { keyword, example }));
  const asked = askedFor(id, geometry);
  const number = selected.number ?? asked?.usual;
  if (number === undefined && asked?.kind === 'number') {
    return refuse(messages.rules.problem('missingNumber', { keyword, example }));
  }
  const { make, needs = 'two' }: Making = KINDS[id];
  const rules = make({ ...selected, number: number ?? 0 }, geometry);
  if (!rules) return refuse(messages.ruleEdits.needs[needs](keyword));
  const known = new Set(rulesOfGeometry(geometry).flatMap(rule => meaningsOf(rule, geometry)));
  const added = rules.filter(rule => !meaningsOf(rule, geometry).every(meaning => known.has(meaning)));
  if (added.length === 0) return refuse(messages.rules.problem('givenTwice', {}));
  const lines = added.map(rule => writeRule(rule, geometry));
  for (const text of lines) {
    const problem = readRuleLine(text, geometry).problems.find(({ severity }) => severity === 'error');
    if (problem) return refuse(messages.rules.sentence(problem));
  }
  return { lines };
}

/** The meanings of a rule for single cells, which another line may share: cells with some digits. */
function meaningsOf(rule: Rule, geometry: Geometry): string[] {
  const parts = rule.kind === 'digits' ? rule.cells.map(cell => ({ ...rule, cells: [cell] })) : [rule];
  return parts.map(part => writeMeaning(part, geometry));
}

const maskOf = (digits: readonly Digit[]) => digits.reduce((mask, digit) => mask | bitOf(digit), 0);

/** The direction of cells that were selected along a straight line, in steps of one cell. */
function moveOf(cells: readonly Cell[], { rowOf, columnOf }: Geometry): CellDirection | undefined {
  if (cells.length < 2) return undefined;
  const [first, second] = cells;
  const down = rowOf[second] - rowOf[first];
  const right = columnOf[second] - columnOf[first];
  const isStraight = cells.every(
    (cell, i) => rowOf[cell] === rowOf[first] + i * down && columnOf[cell] === columnOf[first] + i * right,
  );
  return isStraight && Math.max(Math.abs(down), Math.abs(right)) === 1 ? [down, right] : undefined;
}

/** The row or column that cells were selected along, seen from the side where the selection started. */
function sightOf(cells: readonly Cell[], geometry: Geometry): Sight | undefined {
  const [down, right] = moveOf(cells, geometry) ?? [0, 0];
  if ((down === 0) === (right === 0)) return undefined;
  const [cell] = cells;
  return down === 0
    ? { kind: 'row', index: geometry.rowOf[cell], isReversed: right < 0 }
    : { kind: 'column', index: geometry.columnOf[cell], isReversed: down < 0 };
}

function isSquare(cells: readonly Cell[], { size, columnOf }: Geometry): boolean {
  const [a, b, c, d] = [...cells].sort((one, other) => one - other);
  return cells.length === 4 && columnOf[a] < size - 1 && b === a + 1 && c === a + size && d === c + 1;
}

/**
 * The input that a rule needs besides its cells: digits, or a number with its default, if it has one. The default 0 means no number.
 */
export function askedFor(
  id: SelectableRule,
  geometry: Geometry,
): { readonly kind: 'number' | 'digits'; readonly usual?: number } | undefined {
  const { asks }: Making = KINDS[id];
  if (asks) return asks;
  const usual = isKind(id) ? usualNumber(id, geometry.size) : undefined;
  switch (wordOf(id).without) {
    case 'absent':
      return { kind: 'number', usual: 0 };
    case 'usual':
      return { kind: 'number', ...(usual !== undefined && { usual }) };
    case 'required':
      return { kind: 'number' };
    default:
      return undefined;
  }
}

const wordOf = (id: SelectableRule) => RULE_WORDS.find(word => word.id === id)!;
