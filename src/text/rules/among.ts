/** Problems between the lines of one section `[Rules]`. */

import { makeCell } from '../../core/cellNames';
import type { Geometry, House } from '../../core/geometry';
import { repeatedNumbers } from '../../core/hashing';
import type { Cell } from '../../core/numbers';
import type { CageRule } from '../../core/rules/kinds/sums';
import type { Rule } from '../../core/rules/rule';
import type { Span } from '../span';
import type { LineFacts } from './lineFacts';
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

/** The problems, in the order of the lines. `parts` have all lines of a section, including those without a rule. */
export function problemsAmong(parts: readonly LineFacts[], geometry: Geometry): ProblemAmong[] {
  const again = givenTwice(parts, geometry);
  const cages = cagesOf(parts, new Set(again.map(({ line }) => line)));
  const found = [...again, ...overlaps(cages, geometry), ...wrongTotals(cages, geometry)];
  return found.sort((a, b) => a.line - b.line || a.problem.start - b.problem.start);
}

function givenTwice(parts: readonly LineFacts[], geometry: Geometry): ProblemAmong[] {
  const repeated = repeatedNumbers(parts.map(({ fingerprints }) => fingerprints));
  const first = new Map<string, number>();
  const found: ProblemAmong[] = [];
  for (const [line, { rules, places, noBoxes, parts: words }] of suspectLines(parts, repeated)) {
    const own = rules.map((rule, i) => ({ meaning: meaningOf(rule, geometry), place: places[i] }));
    if (noBoxes) own.push({ meaning: 'no boxes', place: words[0] });
    const known = own.filter(({ meaning }) => first.has(meaning));
    for (const { meaning } of own) if (!first.has(meaning)) first.set(meaning, line);
    const isWhole = known.length === own.length;
    for (const { meaning, place } of isWhole ? known.slice(0, 1) : known) {
      const at = isWhole ? wholeOf(words) : { start: place.start, end: place.end };
      const fix = isWhole ? { fix: { ...at, text: '' } } : {};
      const problem = { code: 'givenTwice', severity: 'warning', ...at, ...fix } as const;
      found.push({ line, other: first.get(meaning)!, problem });
    }
  }
  return found;
}

/**
 * The lines with rules that may have the same meaning as others: only their meanings are written, because writing all of them takes
 * much longer.
 */
function* suspectLines(
  parts: readonly LineFacts[],
  repeated: ReadonlySet<number>,
): Generator<readonly [number: number, line: RuleLine]> {
  let from = 0;
  for (const { lines, fingerprints, linesOfRules, linesWithoutBoxes } of parts) {
    const suspect = new Set(linesWithoutBoxes);
    for (let i = 0; repeated.size > 0 && i < fingerprints.length; i++)
      if (repeated.has(fingerprints[i])) suspect.add(linesOfRules[i]);
    for (const line of [...suspect].sort((a, b) => a - b)) yield [from + line, lines[line]];
    from += lines.length;
  }
}

/** Meanings of rules, because all lines are compared after each edit of one of them. */
const meanings = new WeakMap<Rule, string>();

/** The meaning of a rule of a line, which is read for one layout. */
function meaningOf(rule: Rule, geometry: Geometry): string {
  const meaning = meanings.get(rule) ?? writeMeaning(rule, geometry);
  meanings.set(rule, meaning);
  return meaning;
}

/** The cages of all lines. */
interface PlacedCages {
  readonly lines: readonly RuleLine[];
  readonly rules: readonly CageRule[];
  /** By cage: its line; less than 0 if it repeats another cage, and is not compared. */
  readonly lineOf: Int32Array;
  /** By cage: the end of its cells in `cells`. */
  readonly ends: Uint32Array;
  readonly cells: Uint16Array;
}

/** The cages of all lines. Those of the lines `left` are not compared. */
function cagesOf(parts: readonly LineFacts[], left: ReadonlySet<number>): PlacedCages {
  const lines = parts.flatMap(part => part.lines);
  const rules = parts.flatMap(({ cages }) => cages.rules);
  const lineOf = new Int32Array(rules.length);
  const ends = new Uint32Array(rules.length);
  const cells = new Uint16Array(parts.reduce((sum, { cages }) => sum + cages.cells.length, 0));
  let [line, cage, cell] = [0, 0, 0];
  for (const part of parts) {
    cells.set(part.cages.cells, cell);
    for (let i = 0; i < part.cages.ends.length; i++, cage++) {
      const own = line + part.cages.lines[i];
      lineOf[cage] = left.has(own) ? -1 : own;
      ends[cage] = cell + part.cages.ends[i];
    }
    line += part.lines.length;
    cell += part.cages.cells.length;
  }
  return { lines, rules, lineOf, ends, cells };
}

/**
 * Maximum number of overlaps that are marked. If there are more, most cages overlap, and further marks would not help.
 */
const MOST_OVERLAPS = 100;

/** The words of each cage that contain a cell of an earlier cage. */
function overlaps({ lines, lineOf, ends, cells }: PlacedCages, geometry: Geometry): ProblemAmong[] {
  /** By cell: the line of its first cage, counted from 1. */
  const owner = new Uint32Array(geometry.cellCount);
  const found: ProblemAmong[] = [];
  for (let cage = 0, at = 0; cage < ends.length && found.length < MOST_OVERLAPS; at = ends[cage++]) {
    const line = lineOf[cage];
    if (line < 0) continue;
    let isOver = false;
    for (let i = at; i < ends[cage]; i++) if (owner[cells[i]] > 0) isOver = true;
    for (const part of isOver ? lines[line].parts : []) {
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
    for (let i = at; i < ends[cage]; i++) if (owner[cells[i]] === 0) owner[cells[i]] = line + 1;
  }
  return found;
}

/** Maximum number of cages that are marked. Marking more of them would not help. */
const MOST_MARKED = 10;

/** The problem of cages that together cover a house or, if all houses are right, the grid, each cell once, but have the wrong total. */
function wrongTotals(cages: PlacedCages, { size, cellCount, houses }: Geometry): ProblemAmong[] {
  const needed = totalOf(size);
  const owners = ownersOf(cages, cellCount);
  const inHouses = houses.flatMap(house =>
    wrongTotal(cages, owners, { size, where: house, cells: house.cells, needed, fault: house.at }),
  );
  if (inHouses.length > 0) return inHouses;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  return wrongTotal(cages, owners, { size, where: 'grid', cells, needed: size * needed, fault: houses.length });
}

/** By cell: the only cage that contains it, and contains it once, counted from 1; less than 1 if there is none. */
function ownersOf({ lineOf, ends, cells }: PlacedCages, cellCount: number): Int32Array {
  const owners = new Int32Array(cellCount);
  for (let cage = 0, at = 0; cage < ends.length; at = ends[cage++]) {
    if (lineOf[cage] < 0) continue;
    for (let i = at; i < ends[cage]; i++) owners[cells[i]] = owners[cells[i]] === 0 ? cage + 1 : -1;
  }
  return owners;
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
  { lines, rules, lineOf }: PlacedCages,
  owners: Int32Array,
  { size, where, cells, needed, fault }: Covered,
): ProblemAmong[] {
  const cages = new Set<number>();
  for (const cell of cells) {
    if (owners[cell] < 1) return [];
    cages.add(owners[cell] - 1);
  }
  let [found, covered] = [0, 0];
  for (const cage of cages) {
    const { sum, cells: own } = rules[cage];
    if (sum === undefined || !isWithin(sum, reachOfDifferent(size, own.length))) return [];
    found += sum;
    covered += own.length;
  }
  if (covered > cells.length || found === needed) return [];
  const isMany = cages.size > MOST_MARKED;
  const marked = [...cages].sort((a, b) => a - b).slice(0, isMany ? 1 : undefined);
  return marked.map((cage): ProblemAmong => {
    const line = lineOf[cage];
    const { parts } = lines[line];
    const { start, end } = parts.find(({ kind }) => kind === 'value') ?? wholeOf(parts);
    const { sum = 0, cells: own } = rules[cage];
    const right = sum + needed - found;
    const isPossible = !isMany && isWithin(right, reachOfDifferent(size, own.length));
    const data = { fault, where, found, needed, ...(isPossible && { right }) };
    const problem = { code: 'cagesTotal', severity: 'error', start, end, ...data } as const;
    return { line, other: line, problem, ...(isMany && { isOfSection: true }) };
  });
}

/** From the keyword to the end of the rule, before a comment. */
function wholeOf(parts: RuleLine['parts']): Span {
  const written = parts.filter(({ kind }) => kind !== 'comment');
  return { start: written[0].start, end: Math.max(...written.map(({ end }) => end)) };
}
