/** Why a step holds, in sentences. */

import { type LeftByRule, leftByRules } from '#narrowing';
import type { House } from '../../core/geometry';
import { bitOf, digitsOf, linesFirst } from '../../core/grid';
import type { Cell, DigitMask } from '../../core/numbers';
import type { Position } from '../../core/position';
import type { Names } from '../../core/techniques/names';
import { digitsInWords, ruleInWords } from '../../core/techniques/rules/words';
import type { Step } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import type { ExcludedBy, LeftInWords } from '../../messages/steps/hint';
import { namesFor, type Puzzle } from '../../text/puzzle';

/**
 * Why a step holds. With the position `before` it, a naked single lists what excludes the other digits. `earlier` are the known steps that
 * lead to this position: they explain the exclusion of digits that the grid and its rules do not exclude.
 */
export function reasonOf(puzzle: Puzzle, step: Step, before?: Position, earlier: readonly Step[] = []): string {
  const [placement] = step.placements;
  if (step.technique.id !== 'naked-single' || !before || !placement)
    return step.technique.explain(step, namesFor(puzzle));
  return messages.hint.leftOnly(puzzle, placement, excludedBy(before, placement, earlier, namesFor(puzzle)));
}

/**
 * Finds what excludes all digits except one from a cell: first houses and rules whose digits are in the grid, then rules together with
 * houses, then steps. Each iteration picks what excludes most of the rest, so that the sentence is short.
 */
function excludedBy(
  { geometry, digits }: Position,
  { cell, digit }: { readonly cell: Cell; readonly digit: number },
  earlier: readonly Step[],
  names: Names,
): ExcludedBy[] {
  let rest = (2 ** geometry.size - 1) & ~bitOf(digit);
  const houses: readonly ExcludedBy[] = linesFirst(geometry.housesOf[cell]).map(house => ({
    house,
    digits: presentIn(house, digits),
  }));
  const rules = leftByRules({ geometry, digits }, cell).filter(({ left }) => (left & bitOf(digit)) !== 0);
  const own = rules.filter(({ needsHouses }) => !needsHouses);
  const parts: ExcludedBy[] = [];
  for (const sources of [[...houses, ...own.map(ofRule)], rules.map(ofRule)]) {
    const open = [...sources];
    while (open.length > 0) {
      open.sort((a, b) => countOf(b.digits & rest) - countOf(a.digits & rest));
      const [most] = open.splice(0, 1);
      if ((most.digits & rest) === 0) break;
      parts.push({ ...most, digits: most.digits & rest });
      rest &= ~most.digits;
    }
  }
  for (const { technique, eliminations } of earlier) {
    const gone = eliminations.reduce((mask, one) => (one.cell === cell ? mask | bitOf(one.digit) : mask), 0) & rest;
    if (gone !== 0) parts.push({ technique, digits: gone });
    rest &= ~gone;
  }
  if (rest !== 0) parts.push({ digits: rest });
  return together(parts).map(part => (part.byRule ? { ...part, byRule: inWords(part.byRule, names) } : part));

  function ofRule(byRule: LeftByRule): ExcludedBy {
    return { byRule: inWords(byRule, names), digits: (2 ** geometry.size - 1) & ~byRule.left };
  }
}

const inWords = (byRule: LeftByRule, names: Names): LeftInWords => ({
  ...byRule,
  name: ruleInWords(byRule.rule, names),
  leftInWords: digitsInWords(byRule.left, names),
});

/** Merges the exclusions by one rule, and those by steps of one technique, at the first of them. */
function together(parts: readonly ExcludedBy[]): ExcludedBy[] {
  const found = new Map<unknown, ExcludedBy>();
  for (const part of parts) {
    const { byRule, technique, digits } = part;
    const key = byRule?.rule ?? technique ?? part;
    const first = found.get(key);
    if (!first) {
      found.set(key, part);
      continue;
    }
    const all = first.digits | digits;
    if (!byRule || !first.byRule) {
      found.set(key, { ...part, digits: all });
      continue;
    }
    const filled = [...new Map([...first.byRule.filled, ...byRule.filled].map(one => [one.cell, one])).values()];
    const left = first.byRule.left & byRule.left;
    const needsHouses = first.byRule.needsHouses || byRule.needsHouses;
    found.set(key, { byRule: { ...byRule, left, filled, needsHouses }, digits: all });
  }
  return [...found.values()];
}

const countOf = (mask: DigitMask): number => digitsOf(mask).length;

const presentIn = ({ cells }: House, digits: Uint8Array): DigitMask =>
  cells.reduce((mask, cell) => (digits[cell] === 0 ? mask : mask | bitOf(digits[cell])), 0);
