/** By kind of rule: everything that a board needs for it. A new kind is one entry in the file of its family in `kinds/`. */

import type { Geometry } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import { cellsOfRule, type Rule } from '../../core/rules/rule';
import { ruleLabel } from '../../messages/index';
import type { BoardKinds, BoardRule } from './boardRule';
import { boardCells } from './kinds/cells';
import { boardClues } from './kinds/clues';
import { boardHouses } from './kinds/houses';
import { boardLines } from './kinds/lines';
import { boardMarks } from './kinds/marks';
import { boardSums } from './kinds/sums';
import { boardWholeGrid } from './kinds/wholeGrid';

const KINDS: BoardKinds<Rule> = {
  ...boardHouses,
  ...boardWholeGrid,
  ...boardMarks,
  ...boardCells,
  ...boardSums,
  ...boardLines,
  ...boardClues,
};

/** The drawing and description of a kind of rule. */
export const boardRuleOf = (kind: Rule['kind']) => KINDS[kind] as BoardRule;

/** The cells that a rule is about, along its line if it has one. None for a rule of the whole grid. */
export const cellsConcerned = (rule: Rule, geometry: Geometry): readonly Cell[] =>
  boardRuleOf(rule.kind).cells?.(rule, geometry) ?? cellsOfRule(rule, geometry);

/** The name of a rule: `cage 16`, `sandwich 8 of column 4`. Symbols are digits as the puzzle writes them, the first for digit 1. */
export const boardNameOf = (rule: Rule, geometry: Geometry, symbols: readonly string[]): string =>
  boardRuleOf(rule.kind).name?.(rule, geometry, symbols) ?? ruleLabel(rule, symbols);
