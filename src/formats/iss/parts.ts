/** The parts of an Interactive Sudoku Solver string, such as `.Cage~16~R1C8~R2C8`: a name and its arguments. */

import type { Cell, Digit } from '../../core/numbers';
import type { Sight } from '../../core/rules/cells';
import type { Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import { cellOfIss, issSight } from '../shared/cellIds';
import type { Draft } from '../shared/draft';

/** One part and its parsed arguments. Unreadable arguments are problems of the draft. */
export class IssPart {
  readonly name: string;
  readonly args: readonly string[];

  constructor(
    readonly text: string,
    readonly draft: Draft,
  ) {
    [this.name, ...this.args] = text.split('~');
  }

  private get where(): string {
    return `.${this.text}`;
  }

  add(rule: Rule | undefined): void {
    if (rule) this.draft.rules.push(rule);
  }

  lose(): void {
    this.draft.lose(messages.variants.rule(this.name || 'Given'));
  }

  /** The cells starting at an argument; undefined if there are too few. */
  cells(from: number, least: number, to?: number): Cell[] | undefined {
    const cells = this.draft.cellsOf(this.args.slice(from, to), this.where, cellOfIss);
    return cells.length >= least ? cells : this.draft.fail(messages.variants.fewCells(this.where, least));
  }

  /** A number, 0 or greater. */
  number(index: number): number | undefined {
    const text = this.args[index] ?? '';
    return /^\d{1,4}$/.test(text) ? Number(text) : this.draft.fail(messages.variants.noNumber(this.where, text));
  }

  digitsFrom(texts: readonly string[]): Digit[] {
    return texts.flatMap(text => {
      const digit = /^\d{1,2}$/.test(text) ? Number(text) : 0;
      if (this.draft.isDigit(digit)) return [digit];
      this.draft.fail(messages.variants.noDigit(this.where, text, this.draft.size));
      return [];
    });
  }

  /** Adds a rule that is a line of cells. With fewer cells than `least` it is ignored. */
  line(least: number, make: (cells: readonly Cell[]) => Rule): void {
    const cells = this.cells(0, 1);
    if (cells && cells.length >= least) this.add(make(cells));
  }

  /** Adds a rule that is a number and a line of cells. With fewer cells than `least` it is ignored. */
  numbered(least: number, make: (number: number, cells: readonly Cell[]) => Rule | undefined): void {
    const number = this.number(0);
    const cells = this.cells(1, 1);
    if (cells && cells.length >= least && number !== undefined) this.add(make(number, cells));
  }

  /** Adds a rule for each pair of adjacent cells, in the order of the text. */
  pairs(make: (cells: readonly [Cell, Cell]) => Rule): void {
    const { rowOf, columnOf } = this.draft.geometry;
    const cells = [...new Set(this.cells(0, 2))];
    const areBeside = (a: Cell, b: Cell) => Math.abs(rowOf[a] - rowOf[b]) + Math.abs(columnOf[a] - columnOf[b]) === 1;
    const pairs = cells.flatMap((a, i) => cells.slice(i + 1).flatMap(b => (areBeside(a, b) ? [[a, b] as const] : [])));
    if (pairs.length === 0) this.lose();
    for (const pair of pairs) this.add(make(pair));
  }

  /** The row or column that an argument names. */
  private sight(index: number): Omit<Sight, 'isReversed'> | undefined {
    const sight = issSight(this.draft.geometry, this.args[index] ?? '');
    return sight ?? this.draft.fail(messages.variants.noLine(this.where));
  }

  /** Adds the clues at the two ends of a row or column: `~C2~27~` has one at the top, `~C2~~27` one at the bottom. */
  ends(make: (number: number, sight: Sight) => Rule): void {
    const sight = this.sight(0);
    if (!sight) return;
    for (const [index, isReversed] of [[1, false] as const, [2, true] as const]) {
      const number = this.args[index] ? this.number(index) : undefined;
      if (number !== undefined) this.add(make(number, { ...sight, isReversed }));
    }
  }

  /** Adds a clue of a whole row or column: `~18~C1`. */
  whole(make: (number: number, sight: Sight) => Rule): void {
    const sight = this.sight(1);
    const number = this.number(0);
    if (sight && number !== undefined) this.add(make(number, { ...sight, isReversed: false }));
  }
}
