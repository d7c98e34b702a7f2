/** A puzzle that is being read. Readers add what they find; the first thing that cannot be read is the problem of the text. */

import { type Geometry, geometryOfSize, SIZES } from '../../core/geometry';
import { bitOf } from '../../core/grid';
import type { Cell, Digit, DigitMask } from '../../core/numbers';
import type { Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import type { Reading, VariantContent } from './variantContent';

/** What a form may say besides digits and rules. */
type Rest = Pick<VariantContent, 'title' | 'author' | 'ruleset' | 'solution'>;

export class Draft {
  /** With the usual boxes, of one row where no other fits, whatever the regions are: for names and places of cells. */
  readonly geometry: Geometry;
  readonly rules: Rule[] = [];
  readonly lost = new Set<string>();
  readonly givens: Uint8Array;
  readonly digits: Uint8Array;
  regions: VariantContent['regions'];
  problem: string | undefined;

  /** `size` is one of those that puzzles come in. */
  constructor(readonly size: number) {
    this.geometry = geometryOfSize(size);
    if (!SIZES.includes(size)) this.regions = 'none';
    this.givens = new Uint8Array(size * size);
    this.digits = new Uint8Array(size * size);
  }

  /** Notes the first problem of the text. */
  fail(problem: string): undefined {
    this.problem ??= problem;
    return undefined;
  }

  /** Adds a digit that is given. */
  give(cell: Cell, digit: Digit): void {
    this.givens[cell] = digit;
    this.digits[cell] = digit;
  }

  isDigit(value: unknown): value is Digit {
    return Number.isInteger(value) && 1 <= (value as number) && (value as number) <= this.size;
  }

  /** The cells that ids name. `where` is the part of the text that is told when one names none. */
  cellsOf(ids: readonly string[], where: string, find: (geometry: Geometry, id: string) => Cell | undefined): Cell[] {
    return ids.flatMap(id => {
      const cell = find(this.geometry, id);
      if (cell === undefined) this.fail(messages.variants.noCell(where, id, this.size));
      return cell === undefined ? [] : [cell];
    });
  }

  /** Adds cells that may have some of the digits, those with equal digits as one rule. */
  allow(masks: ReadonlyMap<Cell, DigitMask>): void {
    const cells = new Map<DigitMask, Cell[]>();
    for (const [cell, mask] of masks) {
      const among = cells.get(mask);
      if (among) among.push(cell);
      else cells.set(mask, [cell]);
    }
    for (const [digits, among] of cells) this.rules.push({ kind: 'digits', cells: among, digits });
  }

  /** The puzzle, or its problem. */
  reading(rest: Rest = {}): Exclude<Reading, undefined> {
    if (this.problem !== undefined) return { problem: this.problem };
    const { size, regions, givens, digits, rules, lost } = this;
    return { size, ...(regions !== undefined && { regions }), givens, digits, rules, ...rest, lost: [...lost] };
  }
}

/** The digits as a mask. */
export const maskOf = (digits: readonly Digit[]): DigitMask => digits.reduce((mask, digit) => mask | bitOf(digit), 0);
