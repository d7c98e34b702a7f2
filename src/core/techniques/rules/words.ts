/** The names of rules in steps and sentences: the words of the lines in `[Rules]`. */

import { digitsOf } from '../../grid';
import type { Digit, DigitMask } from '../../numbers';
import { ray, type Sight } from '../../rules/cells';
import type { HouseRule } from '../../rules/kinds/houses';
import type { StrictRule } from '../../rules/kinds/marks';
import type { WholeGridRule } from '../../rules/kinds/wholeGrid';
import { numberOf, type Rule, usualNumber } from '../../rules/rule';
import { capitalized, list, type Names } from '../names';
import { REASONED_KINDS } from './reasonedKinds';
import type { LeftOver, Subject } from './subject';

/** The first word or words of a rule: `cage 16`, `little killer 22`, `anti-king`. */
function keyword(rule: Rule, names: Names): string {
  if (rule.kind === 'x' || rule.kind === 'v') return rule.kind.toUpperCase();
  const word = rule.kind
    .replace(/^(?:anti|non|x)(?=[A-Z])/, '$&-')
    .replace(/-?[A-Z]/g, part => (part.length === 2 ? '' : ' ') + part.toLowerCase());
  if (rule.kind === 'numberedRoom') return `${word} ${names.digit(rule.digit)}`;
  if (rule.kind === 'quad') return `${word} ${names.digits(rule.digits, ' ')}`;
  const number = numberOf(rule) ?? usualNumber(rule.kind, 9);
  return number === undefined ? word : `${word} ${number}`;
}

/** An arrow whose circle has several cells. */
const PILL = 'The digits of the pill, read in order, are a number: the sum of the digits of the shaft.';

/** The meaning of a rule: a sentence or two. */
export const ruleMeaningOf = (rule: Rule): string =>
  rule.kind === 'arrow' && rule.circle.length > 1 ? PILL : REASONED_KINDS[rule.kind].meaning();

/** The maximum number of cells of a line that are listed. */
const MOST_IN_ORDER = 4;

const SHAPES: ReadonlySet<Rule['kind']> = new Set(['cage', 'sum', 'region', 'digits', 'globalEntropy']);

/** A rule with its place: `cage 16 in r12c8`, `thermo r1c1 r2c1 r3c2`, `arrow r1c1 along r1c2 r1c3`, `sandwich 8 of column 1`. */
function ruleWithCells(rule: Rule, cells: Subject['cells'], names: Names): string {
  const word = keyword(rule, names);
  const inOrder = (some: Subject['cells']) => alongLine(some, names);
  if (rule.kind === 'sandwich') return `${word} of ${rule.sight.kind} ${rule.sight.index + 1}`;
  if ('sight' in rule) return `${word} of ${sightInWords(rule.sight)}`;
  switch (rule.kind) {
    case 'arrow':
      return `arrow ${rule.circle.map(cell => names.cell(cell)).join(' ')} ${shaftInWords(rule.shaft, names)}`;
    case 'clone':
      return `${word} ${inOrder(rule.original)} = ${inOrder(rule.copy)}`;
    case 'greater':
      return `${word} ${names.cell(rule.cells[0])} > ${names.cell(rule.cells[1])}`;
    case 'littleKiller':
      return `${word} ${inOrder(ray(names.geometry, rule.cell, rule.move))}`;
    case 'quad':
      return `${word} at ${names.cell(rule.cell)}`;
    default: {
      // This does not compile if a kind of rule stores its cells in other fields.
      const listed: Extract<Rule, { readonly cells: unknown }> | WholeGridRule | HouseRule | StrictRule = rule;
      return SHAPES.has(listed.kind) ? `${word} in ${names.cells(cells)}` : `${word} ${inOrder(cells)}`;
    }
  }
}

/** Like {@link ruleWithCells}, without cells for a rule of the whole grid: `anti-knight`. */
export function ruleInWords(rule: Rule, names: Names): string {
  if ('cells' in rule) return ruleWithCells(rule, rule.cells, names);
  return isOfGrid(rule) ? keyword(rule, names) : ruleWithCells(rule, [], names);
}

/** The cells of a line in order, or the ends of a long one. */
function alongLine(cells: Subject['cells'], names: Names): string {
  if (cells.length > MOST_IN_ORDER) return `from ${names.cell(cells[0])} to ${names.cell(cells[cells.length - 1])}`;
  return cells.map(cell => names.cell(cell)).join(' ');
}

/** Whether a rule refers to no cells: its only fields are its kind and, for a diagonal, its direction. */
const isOfGrid = (rule: Rule): boolean => Object.keys(rule).every(key => key === 'kind' || key === 'direction');

/** `along r1c2 r1c3`, `from r1c2 to r1c7` */
function shaftInWords(shaft: Subject['cells'], names: Names): string {
  return `${shaft.length > MOST_IN_ORDER ? '' : 'along '}${alongLine(shaft, names)}`;
}

function sightInWords({ kind, index, isReversed }: Sight): string {
  const from = kind === 'row' ? ['left', 'right'] : ['top', 'bottom'];
  return `${kind} ${index + 1} from the ${from[isReversed ? 1 : 0]}`;
}

/** The subject of a step, in its notation: `cage 16 in r12c8`, `r1c3,r1c7=12 in r1`. */
export function subjectInWords({ rules, cells, leftOver, houses = [] }: Subject, names: Names): string {
  if (leftOver) return `${leftOverInSigns(leftOver, names)} in ${names.houses(leftOver.houses)}`;
  const words = rules.map(rule => ruleWithCells(rule, 'cells' in rule ? rule.cells : cells, names));
  return list(houses.length > 0 ? [...words, names.housesInWords(houses)] : words);
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
  const where = names.housesInWords(houses);
  const have = houses.length === 1 ? 'has' : 'have';
  const sums = rules.map(rule => ('sum' in rule ? rule.sum : 0));
  const cages = rules.length === 1 ? `the cage ${ofCages}` : `the cages ${sums.join('+')}`;
  const together = rules.length === 1 ? '' : ` add up to ${ofCages}`;
  const begin = `${where} ${have} the sum ${ofHouses}; ${cages}${together || ' is subtracted'}.`;
  const capital = capitalized(begin);
  const total = ofHouses - ofCages;
  const left = names.cells(innies);
  const out = names.cells(outies);
  const rest = `the remaining ${innies.length === 1 ? 'cell' : 'cells'} ${left}`;
  const [haveRest, haveOut] = [innies, outies].map(cells => (cells.length === 1 ? 'holds' : 'have the sum'));
  if (outies.length === 0) return `${capital} So ${rest} ${haveRest} ${total}.`;
  const outside = `outside ${where}`;
  if (innies.length === 0) return `${capital} So ${out}, ${outside}, ${haveOut} ${-total}.`;
  const difference = total === 0 ? 'equal to' : `${Math.abs(total)} ${total > 0 ? 'more' : 'less'} than`;
  const [sumOfRest, sumOut] = [innies, outies].map(cells => `the ${cells.length === 1 ? 'digit in' : 'sum of'}`);
  return `${capital} So ${sumOfRest} ${rest} is ${difference} ${sumOut} ${out}, ${outside}.`;
}

/** `1, 3 or 4`, `a digit from 2 to 6` */
export function digitsInWords(mask: DigitMask, names: Names): string {
  const digits = digitsOf(mask);
  const [first, last] = [digits[0], digits[digits.length - 1]];
  const isRun = digits.length > 3 && last - first === digits.length - 1;
  return isRun ? `a digit from ${names.digit(first)} to ${names.digit(last)}` : list(digits.map(names.digit), 'or');
}

/** `1+6+9` */
export const combination = (mask: number, names: Names): string => names.digits(digitsOf(mask), '+');

/** `1 2` for the digits of cells in order. */
export const way = (digits: readonly Digit[], names: Names): string => names.digits(digits, ' ');
