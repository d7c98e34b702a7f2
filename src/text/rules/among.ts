/** Problems between the lines of one section `[Rules]`. */

import { makeCell } from '../../core/cellNames';
import type { Geometry, House } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import type { CageRule } from '../../core/rules/kinds/sums';
import type { Rule } from '../../core/rules/rule';
import type { Span } from '../span';
import { isWithin, reachOfDifferent, totalOf } from './reach';
import type { RuleLine } from './ruleLine';
import type { RuleProblem } from './ruleProblem';
import { writeMeaning } from './writing';

/** A problem of a line that involves another line. */
export interface ProblemAmong {
  /**
   * The numbers of the line with the problem and of the other line, which may be the same. They count from 0 among the
   * lines.
   */
  readonly line: number;
  readonly other: number;
  /** Whether it concerns enough lines of the section to be reported at the heading. */
  readonly isOfSection?: true;
  readonly problem: Extract<RuleProblem, { code: 'givenTwice' | 'cagesOverlap' | 'cagesTotal' }>;
}

/** The problems, in the order of the lines. `lines` are all lines of a section, including those without a rule. */
export function problemsAmong(lines: readonly RuleLine[], geometry: Geometry): ProblemAmong[] {
  const again = givenTwice(lines, geometry);
  const cages = cagesOf(lines, new Set(again.map(({ line }) => line)));
  const found = [...again, ...overlaps(cages, geometry), ...wrongTotals(cages, geometry)];
  return found.sort((a, b) => a.line - b.line || a.problem.start - b.problem.start);
}

function givenTwice(lines: readonly RuleLine[], geometry: Geometry): ProblemAmong[] {
  if (!mayRepeat(lines)) return [];
  const first = new Map<string, number>();
  const found: ProblemAmong[] = [];
  for (const [line, { rules, places, noBoxes, parts }] of lines.entries()) {
    const meanings = rules.map((rule, i) => ({ meaning: writeMeaning(rule, geometry), place: places[i] }));
    if (noBoxes) meanings.push({ meaning: 'no boxes', place: parts[0] });
    const known = meanings.filter(({ meaning }) => first.has(meaning));
    for (const { meaning } of meanings) if (!first.has(meaning)) first.set(meaning, line);
    const isWhole = known.length === meanings.length;
    for (const { meaning, place } of isWhole ? known.slice(0, 1) : known) {
      const at = isWhole ? wholeOf(parts) : { start: place.start, end: place.end };
      const fix = isWhole ? { fix: { ...at, text: '' } } : {};
      const problem = { code: 'givenTwice', severity: 'warning', ...at, ...fix } as const;
      found.push({ line, other: first.get(meaning)!, problem });
    }
  }
  return found;
}

/**
 * Whether two rules may have the same meaning; false if certainly none have. Writing the meaning of all rules takes
 * much longer.
 */
function mayRepeat(lines: readonly RuleLine[]): boolean {
  const seen = new Map<Rule['kind'], Set<number>>();
  for (const { rules, noBoxes } of lines) {
    if (noBoxes) return true;
    for (const rule of rules) {
      const ofKind = seen.get(rule.kind);
      const number = 'cells' in rule ? numberOf(rule.cells) : 0;
      if (ofKind?.has(number)) return true;
      if (ofKind) ofKind.add(number);
      else seen.set(rule.kind, new Set([number]));
    }
  }
  return false;
}

/** A number that is the same for the same cells in any order, and rarely for others. */
function numberOf(cells: readonly Cell[]): number {
  let number = 0;
  for (const cell of cells) number += (cell + 1) * (cell + 7) * (cell + 13);
  return number;
}

/** From the keyword to the end of the rule, before a comment. */
function wholeOf(parts: RuleLine['parts']): Span {
  const written = parts.filter(({ kind }) => kind !== 'comment');
  return { start: written[0].start, end: Math.max(...written.map(({ end }) => end)) };
}

interface PlacedCage {
  readonly cage: CageRule;
  readonly line: number;
  readonly parts: RuleLine['parts'];
}

function cagesOf(lines: readonly RuleLine[], left: ReadonlySet<number>): PlacedCage[] {
  return lines.flatMap(({ rules, parts }, line) =>
    rules.flatMap(cage => (cage.kind === 'cage' && !left.has(line) ? [{ cage, line, parts }] : [])),
  );
}

/**
 * Maximum number of overlaps that are marked. If there are more, most cages overlap, and further marks would not help.
 */
const MOST_OVERLAPS = 100;

/** The words of each cage that contain a cell of an earlier cage. */
function overlaps(cages: readonly PlacedCage[], geometry: Geometry): ProblemAmong[] {
  /** By cell: the line of its first cage, counted from 1. */
  const owner = new Uint32Array(geometry.cellCount);
  const found: ProblemAmong[] = [];
  for (const { cage, line, parts } of cages) {
    if (found.length >= MOST_OVERLAPS) break;
    for (const part of parts) {
      const cell = part.kind === 'cells' ? part.cells.find(each => owner[each] > 0) : undefined;
      if (cell === undefined) continue;
      const { start, end } = part;
      const problem = {
        code: 'cagesOverlap',
        severity: 'warning',
        start,
        end,
        cell: makeCell(geometry, cell),
      } as const;
      found.push({ line, other: owner[cell] - 1, problem });
    }
    for (const cell of cage.cells) if (owner[cell] === 0) owner[cell] = line + 1;
  }
  return found;
}

/** Maximum number of cages that are marked. Marking more of them would not help. */
const MOST_MARKED = 10;

/** The problem of cages that together cover a house or, if all houses are right, the grid, each cell once, but have the wrong total. */
function wrongTotals(cages: readonly PlacedCage[], { size, cellCount, houses }: Geometry): ProblemAmong[] {
  const needed = totalOf(size);
  const inHouses = houses.flatMap(house =>
    wrongTotal(cages, { size, where: house, cells: house.cells, needed, fault: house.at }),
  );
  if (inHouses.length > 0) return inHouses;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  return wrongTotal(cages, { size, where: 'grid', cells, needed: size * needed, fault: houses.length });
}

/** The cells that cages cover, the place that they fill, and its total. */
interface Covered {
  readonly size: number;
  readonly where: House | 'grid';
  readonly cells: ArrayLike<Cell> & Iterable<Cell>;
  readonly needed: number;
  readonly fault: number;
}

/** The problem at the number of each of these cages, because any of them may be the wrong one; if there are many cages, at the heading. */
function wrongTotal(all: readonly PlacedCage[], { size, where, cells, needed, fault }: Covered): ProblemAmong[] {
  const left = new Set(cells);
  const cages = all.filter(({ cage }) => cage.cells.some(cell => left.has(cell)));
  let found = 0;
  for (const { cage } of cages) {
    if (cage.sum === undefined || !isWithin(cage.sum, reachOfDifferent(size, cage.cells.length))) return [];
    found += cage.sum;
    for (const cell of cage.cells) if (!left.delete(cell)) return [];
  }
  if (left.size > 0 || found === needed) return [];
  const isMany = cages.length > MOST_MARKED;
  return cages.slice(0, isMany ? 1 : undefined).map(({ cage, line, parts }): ProblemAmong => {
    const { start, end } = parts.find(({ kind }) => kind === 'value') ?? wholeOf(parts);
    const right = (cage.sum ?? 0) + needed - found;
    const isPossible = !isMany && isWithin(right, reachOfDifferent(size, cage.cells.length));
    const data = { fault, where, found, needed, ...(isPossible && { right }) };
    const problem = { code: 'cagesTotal', severity: 'error', start, end, ...data } as const;
    return { line, other: line, problem, ...(isMany && { isOfSection: true }) };
  });
}
