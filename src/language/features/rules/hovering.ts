/** Hovers over rules: what a rule means, and the combinations of digits that are left. */

import { candidatesOf } from '../../../core/candidates';
import { bitOf, type Grid } from '../../../core/grid';
import type { Cell, DigitMask } from '../../../core/numbers';
import { rulesOf } from '../../../core/rules/geometry';
import type { Rule } from '../../../core/rules/rule';
import type { CageRule } from '../../../core/rules/sums';
import * as messages from '../../messages/index';
import type { Puzzle, PuzzleFile } from '../../puzzle';
import { combinations, combinationsText, type PlacedRule, type RulePart, writeRule } from '../../rules/index';
import type { Span } from '../../span';
import { type RulePlace, ruleAt, spanAt } from './places';

/** The paragraphs of a hover, and what it is about. */
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
  return { ...spanAt(place.start, part), paragraphs: [messages.rules.about(word.keyword, word.meaning), ...cages] };
}

/** The cage of a letter in its row, or in its sum. */
function drawnCage({ section, line }: RulePlace, part: RulePart): PlacedRule['given'] {
  const at = line.start + part.start;
  const given = section.rules.flatMap(each => each.given);
  if (part.kind !== 'cells') return given.filter(({ start, end }) => start <= at && at < end);
  return given.filter(({ rule }) => rule.kind === 'cage' && rule.cells.includes(part.cells[0]));
}

/** The paragraphs about a cell of a puzzle: the rules that it is part of. */
export function rulesOfCell({ grid }: Puzzle, cell: Cell): string[] {
  const rules = rulesOf(grid.geometry).filter(rule => 'cells' in rule && rule.cells.includes(cell));
  return rules.map(rule => {
    const left = combinationsIn(grid, rule);
    const written = messages.rules.written(writeRule(rule, grid.geometry));
    return left ? `${written} (${left})` : written;
  });
}

function combinationsLeft(rule: Rule, { puzzle, geometry }: RulePlace): string[] {
  const grid = puzzle?.grid ?? { geometry, digits: new Uint8Array(geometry.cellCount) };
  const text = combinationsIn(grid, rule);
  return text ? [text] : [];
}

/** `16 in 2 cells: 7+9`, for a cage with a sum. */
function combinationsIn(grid: Grid, rule: Rule): string | undefined {
  if (rule.kind !== 'cage' || rule.sum === undefined) return undefined;
  const candidates = candidatesOf(grid);
  const masks = rule.cells.map(cell => (grid.digits[cell] > 0 ? bitOf(grid.digits[cell]) : candidates[cell]));
  return combinationsText(rule.sum, rule.cells.length, setsLeft(grid.geometry.size, { ...rule, sum: rule.sum }, masks));
}

/** The sets of digits that the cells of a cage can have with these candidates. */
function setsLeft(size: number, { cells, sum }: Required<CageRule>, masks: readonly DigitMask[]): DigitMask[] {
  const narrowFirst = [...masks].sort((a, b) => countOf(a) - countOf(b));
  return combinations(size, cells.length, sum).filter(set => canFill(narrowFirst, set, 0));
}

/** Whether the cells from an index on can have the digits of a set, each once. */
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
