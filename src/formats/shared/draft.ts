/** A puzzle that is being read. Readers add what they find; the first thing that cannot be read is reported as the problem of the text. */

import { type Geometry, geometryOfSize, SIZES } from '../../core/geometry';
import { bitOf } from '../../core/grid';
import type { Cell, Digit, DigitMask } from '../../core/numbers';
import { MOST_RULES, ruleKeyOf } from '../../core/rules/distinct';
import { geometryWithRules, type RegionMap } from '../../core/rules/geometry';
import type { Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import { droppedAs, type Loss } from '../../text/losses';
import { finish, type Work } from '../../text/work';
import type { Broken, Content, ImportedPuzzle } from '../content';
import { contradictionOf } from './embeddedSolution';
import { geometryWith as geometryOfBoxes } from './reading';

/** Further content of a text. `solution`: by cell, the digit of the solution in the text, not compared with the rules. */
export type Rest = Pick<Content, 'title' | 'author' | 'ruleset' | 'marks'> & { readonly solution?: Uint8Array };

/** Number of rules that are read between two yields: about a millisecond. */
export const AT_ONCE = 200;

export class Draft {
  /** For names and places of cells. It always has the default boxes (single rows if no others fit), even if the regions differ. */
  readonly geometry: Geometry;
  readonly rules: Rule[] = [];
  readonly lost = new Set<Loss>();
  readonly givens: Uint8Array;
  readonly digits: Uint8Array;
  /** Absent where the regions are the usual boxes. */
  regions: RegionMap | undefined;
  problem: string | undefined;

  /** `size`: one of the sizes of puzzles. */
  constructor(readonly size: number) {
    this.geometry = geometryOfSize(size);
    if (!SIZES.includes(size)) this.regions = 'none';
    this.givens = new Uint8Array(size * size);
    this.digits = new Uint8Array(size * size);
  }

  /** Records the first problem of the text. */
  fail(problem: string): undefined {
    this.problem ??= problem;
    return undefined;
  }

  /** Records that something is dropped, as a noun for people: `the rule "Regex"`. */
  lose(noun: string): void {
    this.lost.add(droppedAs(noun));
  }

  /** Adds a digit that is given. */
  give(cell: Cell, digit: Digit): void {
    this.givens[cell] = digit;
    this.digits[cell] = digit;
  }

  isDigit(value: unknown): value is Digit {
    return Number.isInteger(value) && 1 <= (value as number) && (value as number) <= this.size;
  }

  /** The cells with these ids. `where`: the part of the text that the problem mentions if an id names no cell. */
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

  /** The puzzle, or its problem. For texts that cannot have many rules. */
  reading(rest: Rest = {}): ImportedPuzzle | Broken {
    return finish(this.result(rest));
  }

  /** Like {@link reading}. Yields where it may be paused. */
  *result({ solution, ...words }: Rest = {}): Work<ImportedPuzzle | Broken> {
    const { problem, size, regions, givens, digits, rules, lost } = this;
    if (problem !== undefined) return { problem };
    if (yield* hasTooMany(rules)) return { problem: messages.variants.tooManyRules(MOST_RULES) };
    const boxes = regions instanceof Uint8Array ? geometryOfBoxes(size, [...regions]) : undefined;
    const geometry = geometryWithRules(boxes ?? this.geometry, rules, boxes ? undefined : regions);
    yield undefined;
    const doubt = solution && (yield* contradictionOf({ geometry }, givens, solution));
    const content = { grid: { geometry, digits }, givens, ...words };
    return { content, lost: [...lost], ...(doubt !== undefined && { doubt }) };
  }
}

/** Whether there are more rules than a puzzle can have. */
function* hasTooMany(rules: readonly Rule[]): Work<boolean> {
  if (rules.length <= MOST_RULES) return false;
  const keys = new Set<string>();
  for (const [i, rule] of rules.entries()) {
    if (keys.add(ruleKeyOf(rule)).size > MOST_RULES) return true;
    if (i % AT_ONCE === 0) yield undefined;
  }
  return false;
}

/** The digits as a mask. */
export const maskOf = (digits: readonly Digit[]): DigitMask => digits.reduce((mask, digit) => mask | bitOf(digit), 0);
