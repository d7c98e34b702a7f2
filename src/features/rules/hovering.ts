/** Hovers over rules: what a rule means, and the combinations of digits that are left. */

import { candidatesByRules } from '#narrowing';
import { type Candidates, candidatesOf } from '../../core/candidates';
import { bitOf, digitsOf, type Grid } from '../../core/grid';
import type { Cell, DigitMask } from '../../core/numbers';
import { rulesOfGeometry } from '../../core/rules/geometry';
import { SUMS_OF_LETTERS } from '../../core/rules/kinds/marks';
import { cellsOfRule, constraintsOf, type Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import type { PuzzleFile } from '../../text/puzzleFile';
import { combinations, type PlacedRule, type RulePart, writeRule } from '../../text/rules/index';
import type { Span } from '../../text/span';
import { type RulePlace, ruleAt, spanAt } from './places';

/** The paragraphs of a hover, and the span that it is about. */
export interface RuleHover extends Span {
  readonly paragraphs: readonly string[];
}

/** The hover over a rule at an offset. */
export function ruleHoverAt(file: PuzzleFile, offset: number): RuleHover | undefined {
  const place = ruleAt(file, offset);
  const { word, parts } = place?.line.rule ?? {};
  const part = place && parts?.find(each => place.start + each.start <= offset && offset <= place.start + each.end);
  if (!place || !word || !part || part.kind === 'comment') return undefined;
  const given = place.section.kind === 'cages' ? drawnCage(place, part) : place.line.given;
  const cages = given.flatMap(({ rule }) => combinationsLeft(rule, place));
  return {
    ...spanAt(place.start, part),
    paragraphs: [messages.ruleHelp.about(word.keyword, messages.wordMeanings[word.id]()), ...cages],
  };
}

/** The cage of a letter in its row, or in its sum. */
function drawnCage({ section, line }: RulePlace, part: RulePart): PlacedRule['given'] {
  if (part.kind !== 'cells') return line.given.filter(({ start, end }) => start <= part.start && part.start < end);
  const given = section.rules.flatMap(each => each.given);
  return given.filter(({ rule }) => rule.kind === 'cage' && rule.cells.includes(part.cells[0]));
}

/** The paragraphs about a cell of a puzzle: the rules that it is part of. */
export function rulesOfCell({ grid }: Puzzle, cell: Cell): string[] {
  const rules = rulesOfGeometry(grid.geometry).filter(rule => cellsOfRule(rule, grid.geometry).includes(cell));
  return rules.map(rule => messages.ruleHelp.written(writeRule(rule, grid.geometry), combinationsIn(grid, rule)));
}

function combinationsLeft(rule: Rule, { puzzle, geometry }: RulePlace): string[] {
  const grid = puzzle?.grid ?? { geometry, digits: new Uint8Array(geometry.cellCount) };
  const text = combinationsIn(grid, rule);
  return text ? [text] : [];
}

/** Cells whose digits have a sum. */
interface Summed {
  readonly sum: number;
  readonly cells: readonly Cell[];
}

/** The sum that a rule requires: that of its letter, or that of its constraint less the digits that have another weight, if all are filled. */
function summed(rule: Rule, { geometry, digits }: Grid): Summed | undefined {
  if (rule.kind === 'x' || rule.kind === 'v') return { sum: SUMS_OF_LETTERS[rule.kind], cells: rule.cells };
  const sums = constraintsOf(rule, [rule], geometry).filter(constraint => constraint.kind === 'sum');
  if (sums.length !== 1) return undefined;
  const [{ terms, total }] = sums;
  const others = terms.filter(({ weight }) => weight !== 1);
  if (others.some(({ cell }) => digits[cell] === 0)) return undefined;
  const cells = terms.filter(({ weight }) => weight === 1).map(({ cell }) => cell);
  return { sum: others.reduce((left, { cell, weight }) => left - weight * digits[cell], total), cells };
}

/** `16 in 2 cells: 7+9`, for a rule with a sum. */
function combinationsIn(grid: Grid, rule: Rule): string | undefined {
  const of = summed(rule, grid);
  if (!of) return undefined;
  const { sum, cells } = of;
  const masksOf = (candidates: Candidates) =>
    cells.map(cell => (grid.digits[cell] > 0 ? bitOf(grid.digits[cell]) : candidates[cell]));
  // As in the hovers of cells. If other rules leave no candidates, this one is still possible.
  const narrowed = masksOf(candidatesByRules(grid));
  const masks = narrowed.includes(0) ? masksOf(candidatesOf(grid)) : narrowed;
  const { size, peersOf } = grid.geometry;
  const differs = (a: Cell, b: Cell) => a !== b && peersOf[a].includes(b);
  if (rule.kind === 'cage' || cells.every((a, i) => cells.every((b, k) => k <= i || differs(a, b))))
    return messages.ruleHelp.combinations(sum, cells.length, setsLeft(size, of, masks).map(digitsOf));
  const left = waysLeft(of, masks, differs);
  return left && messages.ruleHelp.combinations(sum, cells.length, left);
}

/** Maximum number of digits to try before a hover omits the combinations. */
const MOST_TRIES = 20_000;

/** The sorted digits that cells can have, where repeats are possible; undefined if there are too many combinations. */
function waysLeft(
  { sum, cells }: Summed,
  masks: readonly DigitMask[],
  differs: (a: Cell, b: Cell) => boolean,
): number[][] | undefined {
  const found = new Map<string, number[]>();
  const digits: number[] = [];
  let tries = 0;
  const fill = (left: number): void => {
    const at = digits.length;
    if (at === cells.length) {
      const sorted = [...digits].sort((a, b) => a - b);
      if (left === 0) found.set(sorted.join(), sorted);
      return;
    }
    for (const digit of digitsOf(masks[at])) {
      if (++tries > MOST_TRIES || digit > left) return;
      if (
        digits.some((other, i) =>
          cells[i] === cells[at] ? other !== digit : other === digit && differs(cells[i], cells[at]),
        )
      )
        continue;
      digits.push(digit);
      fill(left - digit);
      digits.pop();
    }
  };
  fill(sum);
  return tries > MOST_TRIES ? undefined : [...found.values()];
}

/** The distinct sets of digits that cells with different digits can have, with these candidates. */
function setsLeft(size: number, { cells, sum }: Summed, masks: readonly DigitMask[]): DigitMask[] {
  const narrowFirst = [...masks].sort((a, b) => countOf(a) - countOf(b));
  return combinations(size, cells.length, sum).filter(set => canFill(narrowFirst, set, 0));
}

/** Whether the cells starting at an index can have the digits of a set, each once. */
function canFill(masks: readonly DigitMask[], set: DigitMask, from: number): boolean {
  if (from === masks.length) return true;
  for (let left = masks[from] & set; left !== 0; left &= left - 1) {
    if (canFill(masks, set & ~(left & -left), from + 1)) return true;
  }
  return false;
}

function countOf(mask: DigitMask): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
