/** Problems between the lines of one section `[Rules]`. */

import { makeCell } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import type { CageRule } from '../../core/rules/sums';
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
  const owner = new Map<Cell, number>();
  const found: ProblemAmong[] = [];
  for (const { cage, line, parts } of cages) {
    for (const part of parts) {
      const cell = part.kind === 'cells' ? part.cells.find(each => owner.has(each)) : undefined;
      if (cell === undefined) continue;
      const { start, end } = part;
      const problem = {
        code: 'cagesOverlap',
        severity: 'warning',
        start,
        end,
        cell: makeCell(geometry, cell),
      } as const;
      found.push({ line, other: owner.get(cell)!, problem });
    }
    for (const cell of cage.cells) if (!owner.has(cell)) owner.set(cell, line);
  }
  return found;
}

/** At the number of the last cage, where all cages cover the grid, each cell once. */
function wrongTotal(cages: readonly PlacedCage[], { size, cellCount }: Geometry): ProblemAmong[] {
  const cells = cages.flatMap(({ cage }) => cage.cells);
  const sums = cages.flatMap(({ cage: { sum } }) => (sum === undefined ? [] : [sum]));
  const needed = size * totalOf(size);
  const total = sums.reduce((all, sum) => all + sum, 0);
  const isCovered = cells.length === cellCount && new Set(cells).size === cellCount;
  if (!isCovered || sums.length < cages.length || total === needed) return [];
  const [{ line: other }] = cages;
  const { line, parts } = cages[cages.length - 1];
  const { start, end } = parts.find(({ kind }) => kind === 'value') ?? wholeOf(parts);
  return [{ line, other, problem: { code: 'cagesTotal', severity: 'error', start, end, found: total, needed } }];
}
