/** The names of rules in steps and sentences: the words of the lines in `[Rules]`. */

import { houseName, houseNames } from '../../cellNames';
import { digitsOf } from '../../grid';
import type { Cell, Digit, DigitMask } from '../../numbers';
import { ray, type Sight } from '../../rules/cells';
import type { HouseRule } from '../../rules/kinds/houses';
import type { StrictRule } from '../../rules/kinds/marks';
import { sumKinds } from '../../rules/kinds/sums';
import type { WholeGridRule } from '../../rules/kinds/wholeGrid';
import { ruleNameOf } from '../../rules/meanings';
import { isSameFromBothSides, type Rule } from '../../rules/rule';
import { all, any, joinSentences, type Phrase, phrase, t, type Value } from '../../sentences';
import { capitalized, type Names } from '../names';
import type { LeftOver, Subject } from './subject';

/** The maximum number of cells of a line that are listed. */
const MOST_IN_ORDER = 4;

/** The kinds of rules whose cells have no order. */
const SETS: ReadonlySet<string> = new Set([...Object.keys(sumKinds), 'region', 'digits', 'globalEntropy']);

/** A rule with its place: `cage 16 in r12c8`, `thermo r1c1 r2c1 r3c2`, `arrow r1c1 along r1c2 r1c3`, `sandwich 8 of column 1`. */
function ruleWithCells(rule: Rule, cells: Subject['cells'], names: Names): Phrase {
  const name = ruleNameOf(rule, names.digit);
  const inOrder = (some: Subject['cells']) => alongLine(some, names);
  if ('sight' in rule && isSameFromBothSides(rule.kind))
    return phrase('{name} of {house, form, genitive}', { name, house: houseName(rule.sight) });
  if ('sight' in rule)
    return phrase(
      '{name} of {house, form, genitive} from the {side, select, left {left} right {right} top {top} other {bottom}}',
      { name, house: houseName(rule.sight), side: sideOf(rule.sight) },
    );
  switch (rule.kind) {
    case 'arrow': {
      const circle = rule.circle.map(cell => names.cell(cell)).join(' ');
      return rule.shaft.length > MOST_IN_ORDER
        ? phrase('{name} {circle} {shaft}', { name, circle, shaft: inOrder(rule.shaft) })
        : phrase('{name} {circle} along {shaft}', { name, circle, shaft: inOrder(rule.shaft) });
    }
    case 'clone':
      return phrase('{name} {original} = {copy}', { name, original: inOrder(rule.original), copy: inOrder(rule.copy) });
    case 'greater': {
      const [cell, other] = rule.cells.map(each => names.cell(each));
      return phrase('{name} {cell} > {other}', { name, cell, other });
    }
    case 'littleKiller':
      return phrase('{name} {cells}', { name, cells: inOrder(ray(names.geometry, rule.cell, rule.move)) });
    case 'quad':
      return phrase('{name} at {cell}', { name, cell: names.cell(rule.cell) });
    default: {
      // This does not compile if a kind of rule stores its cells in other fields.
      const listed: Extract<Rule, { readonly cells: unknown }> | WholeGridRule | HouseRule | StrictRule = rule;
      return SETS.has(listed.kind)
        ? phrase('{name} in {cells}', { name, cells: names.cells(cells) })
        : phrase('{name} {cells}', { name, cells: inOrder(cells) });
    }
  }
}

/** Like {@link ruleWithCells}, without cells for a rule of the whole grid: `anti-knight`. */
export function ruleInWords(rule: Rule, names: Names): Value {
  if ('cells' in rule) return ruleWithCells(rule, rule.cells, names);
  return isOfGrid(rule) ? ruleNameOf(rule, names.digit) : ruleWithCells(rule, [], names);
}

/** The cells of a line in order, or the ends of a long one. */
function alongLine(cells: Subject['cells'], names: Names): Value {
  return cells.length > MOST_IN_ORDER
    ? phrase('from {first} to {last}', { first: names.cell(cells[0]), last: names.cell(cells[cells.length - 1]) })
    : cells.map(cell => names.cell(cell)).join(' ');
}

/** Whether a rule refers to no cells: its only fields are its kind and, for a diagonal, its direction. */
const isOfGrid = (rule: Rule): boolean => Object.keys(rule).every(key => key === 'kind' || key === 'direction');

const SIDES = { row: ['left', 'right'], column: ['top', 'bottom'] } as const;

/** The side from which a clue sees its row or column. */
const sideOf = ({ kind, isReversed }: Sight) => SIDES[kind][isReversed ? 1 : 0];

/** The subject of a step, in its notation: `cage 16 in r12c8`, `r1c3,r1c7=12 in r1`. */
export function subjectInWords({ rules, cells, leftOver, houses = [] }: Subject, names: Names): Value {
  if (leftOver) return `${leftOverInSigns(leftOver, names)} in ${names.houses(leftOver.houses)}`;
  const words = rules.map(rule => ruleWithCells(rule, 'cells' in rule ? rule.cells : cells, names));
  return all(houses.length > 0 ? [...words, houseNames(houses)] : words);
}

/** `r1c3,r1c7=12`, `r1c3-r2c4=5` */
function leftOverInSigns({ innies, outies, ofHouses, ofCages }: LeftOver, names: Names): string {
  const total = ofHouses - ofCages;
  if (outies.length === 0) return `${names.cells(innies)}=${total}`;
  if (innies.length === 0) return `${names.cells(outies)}=${-total}`;
  return `${names.cells(innies)}-${names.cells(outies)}=${total}`;
}

/** The derivation of a sum from houses and cages. */
export function explainLeftOver(
  { innies, outies, houses, ofHouses, ofCages }: LeftOver,
  rules: readonly Rule[],
  names: Names,
): string {
  const where = houseNames(houses);
  const total = ofHouses - ofCages;
  const n = houses.length;
  const cages = rules.map(rule => ('sum' in rule ? rule.sum : 0)).join('+');
  const sums = capitalized(
    rules.length === 1
      ? t('{houses} {n, plural, one {has} other {have}} the sum {sum}; the cage {ofCages} is subtracted.', {
          houses: where,
          n,
          sum: ofHouses,
          ofCages,
        })
      : t('{houses} {n, plural, one {has} other {have}} the sum {sum}; the cages {cages} add up to {ofCages}.', {
          houses: where,
          n,
          sum: ofHouses,
          cages,
          ofCages,
        }),
  );
  return joinSentences([sums, differenceInWords(innies, outies, total, where, names)]);
}

/** The sum that is left for the cells that are not in both the houses and the cages. */
function differenceInWords(
  innies: readonly Cell[],
  outies: readonly Cell[],
  total: number,
  houses: Value,
  names: Names,
): string {
  const [left, out] = [names.cells(innies), names.cells(outies)];
  if (outies.length === 0)
    return t('So the remaining {n, plural, one {cell {cells} holds {sum}} other {cells {cells} have the sum {sum}}}.', {
      n: innies.length,
      cells: left,
      sum: total,
    });
  if (innies.length === 0)
    return t(
      'So {cells}, outside {houses, form, genitive}, {n, plural, one {holds {sum}} other {have the sum {sum}}}.',
      {
        cells: out,
        houses,
        n: outies.length,
        sum: -total,
      },
    );
  const rest =
    innies.length === 1
      ? phrase('the digit in the remaining cell {cell}', { cell: left })
      : phrase('the sum of the remaining cells {cells}', { cells: left });
  const other =
    outies.length === 1 ? phrase('the digit in {cell}', { cell: out }) : phrase('the sum of {cells}', { cells: out });
  if (total === 0)
    return t('So {rest} is equal to {other}, outside {houses, form, genitive}.', { rest, other, houses });
  return total > 0
    ? t('So {rest} is {difference} more than {other}, outside {houses, form, genitive}.', {
        rest,
        difference: total,
        other,
        houses,
      })
    : t('So {rest} is {difference} less than {other}, outside {houses, form, genitive}.', {
        rest,
        difference: -total,
        other,
        houses,
      });
}

/** `1, 3 or 4`, `a digit from 2 to 6` */
export function digitsInWords(mask: DigitMask, names: Names): Value {
  const digits = digitsOf(mask);
  const [first, last] = [digits[0], digits[digits.length - 1]];
  const isRun = digits.length > 3 && last - first === digits.length - 1;
  return isRun
    ? phrase('a digit from {first} to {last}', { first: names.digit(first), last: names.digit(last) })
    : any(digits.map(names.digit));
}

/** `1+6+9` */
export const combination = (mask: number, names: Names): string => names.digits(digitsOf(mask), '+');

/** `1 2` for the digits of cells in order. */
export const way = (digits: readonly Digit[], names: Names): string => names.digits(digits, ' ');
