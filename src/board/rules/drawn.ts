/** How rules of a kind are drawn. */

import type { Rule } from '../../core/rules/rule';
import type { Shape } from '../shape';
import type { Canvas } from './canvas';

/** A line of the legend below the grid. */
export interface LegendEntry {
  readonly text: string;
  /** What stands before the text: shapes in a box with its left edge and its middle at this point, 34 wide and 20 high. */
  readonly sample?: (x: number, y: number) => readonly Shape[];
}

export interface RulePainter<R extends Rule = Rule> {
  draw?(rule: R, canvas: Canvas): void;
  /** What the legend says of it. Absent where everybody knows what the drawing means. */
  legend?(rule: R): LegendEntry;
}

export type RuleOf<K extends Rule['kind']> = Extract<Rule, { readonly kind: K }>;
