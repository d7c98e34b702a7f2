/** The drawing, the names and the descriptions for screen readers of a kind of rule. */

import { makeCell } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import type { Rule, RuleOf } from '../../core/rules/rule';
import { ariaLabels } from '../../messages/index';
import type { SvgShape } from '../drawing/shape';
import type { RuleShape } from '../protocol/snapshot';
import type { Canvas } from './canvas';

/** A line of the legend below the grid. */
export interface LegendEntry {
  readonly text: string;
  /** The sample before the text: shapes in a box with its left edge and its middle at this point, 34 wide and 20 high. */
  readonly sample?: (x: number, y: number) => readonly SvgShape[];
}

export interface RulePainter<R extends Rule = Rule> {
  draw?(rule: R, canvas: Canvas): void;
  /** Its entry in the legend. Absent if the drawing is self-explanatory. */
  legend?(rule: R): LegendEntry;
}

/** Everything that a board needs for a kind of rule. */
export interface BoardRule<R extends Rule = Rule> extends RulePainter<R> {
  /** The name of a rule, if it is not that of its kind with its number: `cage 16`, `sandwich 8 of column 4`. */
  name?(rule: R, geometry: Geometry, symbols: readonly string[]): string;
  /**
   * The way in which it is drawn. Screen readers name the other cells of an area at each of its cells, and the order of
   * the cells at each cell of a line.
   */
  readonly shape: RuleShape;
  /** The cells that it is about, if these are not those of `cellsOfRule`. */
  cells?(rule: R, geometry: Geometry): readonly Cell[];
  /** Adds descriptions of its cells for screen readers, if the shape is not enough. `name` is the name of the rule. */
  describe?(rule: R, name: string, describer: RuleDescriber): void;
}

/** The board rules of a family, by kind. */
export type BoardKinds<R extends Rule> = { readonly [K in R['kind']]: BoardRule<RuleOf<K>> };

/** Collects, by cell, the descriptions of its rules for screen readers. */
export class RuleDescriber {
  readonly labels: string[][];

  constructor(readonly geometry: Geometry) {
    this.labels = Array.from({ length: geometry.cellCount }, () => []);
  }

  say(cell: Cell, text: string): void {
    this.labels[cell].push(text);
  }

  /** Adds the description of a set to all its cells, once even for a cell that is listed twice. */
  set(cells: readonly Cell[], name: string): void {
    const all = [...new Set(cells)];
    for (const cell of all) this.say(cell, ariaLabels.with(name, this.names(all.filter(other => other !== cell))));
  }

  line(cells: readonly Cell[], name: string): void {
    const names = this.names(cells);
    for (const [i, cell] of cells.entries()) this.say(cell, ariaLabels.onLine(name, i, cells.length, names[i + 1]));
  }

  names(cells: readonly Cell[]): string[] {
    return cells.map(cell => makeCell(this.geometry, cell));
  }
}
