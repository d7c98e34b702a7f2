/** The notation of steps, HoDoKu's: `r7c13,r9c2`, `r8c3<>4`, `b2`. */

import { houseName } from '../cellNames';
import type { Geometry, House, HouseKind } from '../geometry';
import { makeCell } from '../notation';
import type { Cell, Digit } from '../numbers';
import type { Candidate, StepEffect } from '../position';
import { all, allStatements, any, inEnglish, type List, named, phrase, type Value, wordsOf } from '../sentences';

/** A step whose technique can write the evidence for it. */
interface Written<S> {
  readonly technique: { readonly name: string; evidence(step: S, names: Names): string };
}

/** The letters of houses. Two diagonals are `d1`, which falls to the right, and `d2`; an extra region is `x1`. */
const LETTERS: Readonly<Record<HouseKind, string>> = {
  row: 'r',
  column: 'c',
  box: 'b',
  diagonal: 'd',
  window: 'w',
  group: 'g',
  extra: 'x',
};
const HOUSE_KINDS = Object.keys(LETTERS) as HouseKind[];

/** Items joined by "and" that contain lists: `1 and 4 in row 5, and 7 in column 2`. */
export const allLong = (items: readonly Value[]): List => ({ ...allStatements(items), isNested: true });

/** Writes the parts of a step for one puzzle: cells, houses, and digits by the symbols of the puzzle. */
export class Names {
  constructor(
    readonly geometry: Geometry,
    /** The symbol of a digit. */
    readonly digit: (digit: Digit) => string = String,
  ) {}

  /** `r4c7` */
  cell(cell: Cell): string {
    return makeCell(this.geometry, cell);
  }

  /** `r7c13,r9c2`: cells of one row or column are joined. In puzzles larger than 9x9 they are listed one by one. */
  cells(cells: Iterable<Cell>): string {
    const rest = [...new Set(cells)].sort((a, b) => a - b);
    if (this.geometry.size > 9) return rest.map(cell => this.cell(cell)).join(',');
    const { rowOf, columnOf } = this.geometry;
    const parts: string[] = [];
    while (rest.length > 0) {
      const cell = rest.shift()!;
      const next = rest.find(other => rowOf[other] === rowOf[cell] || columnOf[other] === columnOf[cell]);
      const inRow = next === undefined || rowOf[next] === rowOf[cell];
      const along = inRow ? rowOf : columnOf;
      const together = [cell, ...rest.filter(other => along[other] === along[cell])];
      for (const other of together.slice(1)) rest.splice(rest.indexOf(other), 1);
      const across = (inRow ? columnOf : rowOf) as Uint8Array;
      const numbers = together.map(other => across[other] + 1).join('');
      parts.push(inRow ? `r${rowOf[cell] + 1}c${numbers}` : `r${numbers}c${columnOf[cell] + 1}`);
    }
    return parts.join(',');
  }

  /** `4,5,9` */
  digits(digits: Iterable<Digit>, separator = ','): string {
    return Array.from(digits, this.digit).join(separator);
  }

  /** `b2`, `r4`, `c7` */
  house({ kind, index }: House): string {
    return `${LETTERS[kind]}${index + 1}`;
  }

  /** `r27`, `c148b3`: houses of one kind are joined. */
  houses(houses: readonly House[]): string {
    return HOUSE_KINDS.map(kind => {
      const ofKind = houses.filter(house => house.kind === kind).map(({ index }) => index + 1);
      const separator = this.geometry.size > 9 ? ',' : '';
      return ofKind.length > 0 ? LETTERS[kind] + ofKind.sort((a, b) => a - b).join(separator) : '';
    }).join('');
  }

  /** `r8c3<>4, r1c25<>7`, `r2c9=8` */
  effect({ placements, eliminations }: StepEffect): string {
    return [...this.candidates(placements, '='), ...this.candidates(eliminations, '<>')].join(', ');
  }

  private candidates(candidates: readonly Candidate[], sign: string): string[] {
    const digits = [...new Set(candidates.map(({ digit }) => digit))];
    return digits.map(digit => {
      const cells = candidates.filter(candidate => candidate.digit === digit).map(({ cell }) => cell);
      return `${this.cells(cells)}${sign}${this.digit(digit)}`;
    });
  }

  /**
   * `Naked Triple: 4,5,9 in r7c13,r9c2 => r8c3<>4`. Without evidence: `Naked Single: r2c9=8`. In each language only the name of the
   * technique is translated: the rest is notation, which is read again.
   */
  step<S extends StepEffect>(step: S & Written<S>): string {
    return `${named(step.technique.name)}: ${this.stepWithoutName(step)}`;
  }

  stepWithoutName<S extends StepEffect>(step: S & Written<S>): string {
    const evidence = step.technique.evidence(step, this);
    return `${evidence ? `${evidence} => ` : ''}${this.effect(step)}`;
  }
}

/** `a`, `a and b`, `a, b and c`: English, for notation and for answers to programs. */
export const list = (items: readonly Value[], conjunction: 'and' | 'or' = 'and'): string =>
  inEnglish(() => wordsOf(conjunction === 'and' ? all(items) : any(items)));

/** `in row 4 or in box 2` */
export const inAnyOf = (houses: readonly House[]): List =>
  any(houses.map(house => phrase('in {house, form, locative}', { house: houseName(house) })));

/** A sentence with a capital letter. */
export const capitalized = (sentence: string): string => sentence[0].toUpperCase() + sentence.slice(1);
