/** Problems between the lines of one section `[Rules]`. */

import { makeCell } from '../../core/cellNames';
import type { Geometry, House } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import type { CageRule } from '../../core/rules/kinds/sums';
import { numberOf, type Rule } from '../../core/rules/rule';
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
  const mayRepeat = testOfRepeats(lines);
  const first = new Map<string, number>();
  const found: ProblemAmong[] = [];
  for (const [line, { rules, places, noBoxes, parts }] of lines.entries()) {
    const own = rules.flatMap((rule, i) =>
      mayRepeat(rule) ? [{ meaning: meaningOf(rule, geometry), place: places[i] }] : [],
    );
    if (noBoxes) own.push({ meaning: 'no boxes', place: parts[0] });
    const known = own.filter(({ meaning }) => first.has(meaning));
    for (const { meaning } of own) if (!first.has(meaning)) first.set(meaning, line);
    const isWhole = known.length === rules.length + (noBoxes ? 1 : 0);
    for (const { meaning, place } of isWhole ? known.slice(0, 1) : known) {
      const at = isWhole ? wholeOf(parts) : { start: place.start, end: place.end };
      const fix = isWhole ? { fix: { ...at, text: '' } } : {};
      const problem = { code: 'givenTwice', severity: 'warning', ...at, ...fix } as const;
      found.push({ line, other: first.get(meaning)!, problem });
    }
  }
  return found;
}

/** Meanings of rules, because all lines are compared after each edit of one of them. */
const meanings = new WeakMap<Rule, string>();

/** The meaning of a rule of a line, which is read for one layout. */
function meaningOf(rule: Rule, geometry: Geometry): string {
  const meaning = meanings.get(rule) ?? writeMeaning(rule, geometry);
  meanings.set(rule, meaning);
  return meaning;
}

/**
 * Returns a test of whether another rule may have the same meaning as a rule. It is false if certainly none has. Writing the meaning of
 * all rules takes much longer.
 */
function testOfRepeats(lines: readonly RuleLine[]): (rule: Rule) => boolean {
  const once = new Map<Rule['kind'], Set<number>>();
  const again = new Map<Rule['kind'], Set<number>>();
  for (const { rules } of lines) {
    for (const rule of rules) {
      const number = fingerprintOf(rule);
      if (!once.get(rule.kind)?.has(number)) setOf(once, rule.kind).add(number);
      else setOf(again, rule.kind).add(number);
    }
  }
  return rule => again.get(rule.kind)?.has(fingerprintOf(rule)) ?? false;
}

function setOf<K>(sets: Map<K, Set<number>>, key: K): Set<number> {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known);
  return known;
}

/** A number that is the same for the same cells in any order with the same number, and rarely for others. */
function fingerprintOf(rule: Rule): number {
  let sum = scattered(rule.kind === 'digits' ? rule.digits : (numberOf(rule) ?? 0));
  for (const cell of 'cells' in rule ? rule.cells : []) sum += scattered(cell);
  return sum;
}

/** A number of 32 bits that looks random. */
function scattered(number: number): number {
  const half = Math.imul((number + 1) ^ (number >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (whole ^ (whole >>> 16)) >>> 0;
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
  const owners = ownersOf(cages, cellCount);
  const inHouses = houses.flatMap(house =>
    wrongTotal(owners, { size, where: house, cells: house.cells, needed, fault: house.at }),
  );
  if (inHouses.length > 0) return inHouses;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  return wrongTotal(owners, { size, where: 'grid', cells, needed: size * needed, fault: houses.length });
}

/** By cell: the only cage that contains it, and contains it once. */
function ownersOf(cages: readonly PlacedCage[], cellCount: number): readonly (PlacedCage | undefined)[] {
  const owners = Array<PlacedCage | 'several' | undefined>(cellCount).fill(undefined);
  for (const placed of cages)
    for (const cell of placed.cage.cells) owners[cell] = owners[cell] === undefined ? placed : 'several';
  return owners.map(owner => (owner === 'several' ? undefined : owner));
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
function wrongTotal(
  owners: readonly (PlacedCage | undefined)[],
  { size, where, cells, needed, fault }: Covered,
): ProblemAmong[] {
  const cages = new Set<PlacedCage>();
  for (const cell of cells) {
    const owner = owners[cell];
    if (!owner) return [];
    cages.add(owner);
  }
  let [found, covered] = [0, 0];
  for (const { cage } of cages) {
    if (cage.sum === undefined || !isWithin(cage.sum, reachOfDifferent(size, cage.cells.length))) return [];
    found += cage.sum;
    covered += cage.cells.length;
  }
  if (covered > cells.length || found === needed) return [];
  const isMany = cages.size > MOST_MARKED;
  const marked = [...cages].sort((a, b) => a.line - b.line).slice(0, isMany ? 1 : undefined);
  return marked.map(({ cage, line, parts }): ProblemAmong => {
    const { start, end } = parts.find(({ kind }) => kind === 'value') ?? wholeOf(parts);
    const right = (cage.sum ?? 0) + needed - found;
    const isPossible = !isMany && isWithin(right, reachOfDifferent(size, cage.cells.length));
    const data = { fault, where, found, needed, ...(isPossible && { right }) };
    const problem = { code: 'cagesTotal', severity: 'error', start, end, ...data } as const;
    return { line, other: line, problem, ...(isMany && { isOfSection: true }) };
  });
}
