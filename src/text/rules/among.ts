/** Problems between the lines of one section `[Rules]`. */

import { makeCell } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import type { CageRule } from '../../core/rules/kinds/sums';
import type { Rule } from '../../core/rules/rule';
import type { Span } from '../span';
import { totalOf } from './reach';
import type { RuleLine } from './ruleLine';
import type { RuleProblem } from './ruleProblem';
import { writeMeaning } from './writing';

/** A problem of a line that has to do with another one. */
export interface ProblemAmong {
  /** The line that has it, and the one that it has it with: their numbers among the lines, from 0. */
  readonly line: number;
  readonly other: number;
  readonly problem: Extract<RuleProblem, { code: 'givenTwice' | 'cagesOverlap' | 'cagesTotal' }>;
}

/** The problems, in the order of the lines. The lines of a section, also those without a rule. */
export function problemsAmong(lines: readonly RuleLine[], geometry: Geometry): ProblemAmong[] {
  const again = givenTwice(lines, geometry);
  const cages = cagesOf(lines, new Set(again.map(({ line }) => line)));
  const found = [...again, ...overlaps(cages, geometry), ...wrongTotal(cages, geometry)];
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

/** Whether two rules may mean the same, or surely none do. Writing what all of them mean takes much longer. */
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

/** The words of each cage that have a cell of one before. */
function overlaps(cages: readonly PlacedCage[], geometry: Geometry): ProblemAmong[] {
  /** By cell: the line of its first cage, counted from 1. */
  const owner = new Uint32Array(geometry.cellCount);
  const found: ProblemAmong[] = [];
  for (const { cage, line, parts } of cages) {
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

/** At the number of the last cage, where all cages cover the grid, each cell once. */
function wrongTotal(cages: readonly PlacedCage[], { size, cellCount }: Geometry): ProblemAmong[] {
  const isCovered = new Uint8Array(cellCount);
  const needed = size * totalOf(size);
  let total = 0;
  let cells = 0;
  for (const { cage } of cages) {
    if (cage.sum === undefined) return [];
    total += cage.sum;
    cells += cage.cells.length;
    for (const cell of cage.cells) isCovered[cell] = 1;
  }
  if (total === needed || cells !== cellCount || isCovered.includes(0)) return [];
  const [{ line: other }] = cages;
  const { line, parts } = cages[cages.length - 1];
  const { start, end } = parts.find(({ kind }) => kind === 'value') ?? wholeOf(parts);
  return [{ line, other, problem: { code: 'cagesTotal', severity: 'error', start, end, found: total, needed } }];
}
