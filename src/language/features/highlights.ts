/** What of a step is to be seen in the text: where to look, what was seen, and what follows. */

import { houseSets, indexOf } from '../../core/position';
import type { Step } from '../../core/techniques/step';
import { marksSpanOf, type Puzzle, spanOf, textOf } from '../puzzle';
import type { Span } from '../span';
import { makeSymbol } from '../symbols';

/** The part a stretch of text plays; each looks different. */
export const ROLES = [
  /** A house to look at. */
  'area',
  /** What the step rests on. */
  'evidence',
  /** What disturbs the pattern, as fins do; of a coloring the other side. */
  'exception',
  /** Where a candidate goes. */
  'elimination',
  /** Where a digit comes. */
  'placement',
] as const;
export type Role = (typeof ROLES)[number];

export interface Highlight extends Span {
  readonly role: Role;
}

/** Where to look, and nothing of what is there. */
export function areaOf(puzzle: Puzzle, step: Step): Highlight[] {
  return spans(puzzle, 'area', areaCells(puzzle, step));
}

/** The houses of a step, or its cells where it has none. */
function areaCells({ grid: { geometry } }: Puzzle, { houses, cells }: Step): number[] {
  if (houses.length === 0) return [...cells];
  const sets = houseSets(geometry);
  return houses
    .map(house => sets[indexOf(geometry, house)])
    .reduce((all, set) => all.or(set))
    .cells();
}

/**
 * All of a step. Where a cell has two parts its effect shows, then the exception, then the evidence. In pencil marks the digits
 * that go are marked, and their cells keep the look of their part in the pattern.
 */
export function highlightsOf(puzzle: Puzzle, step: Step): Highlight[] {
  const taken = new Set<number>();
  const rest = (cells: Iterable<number>) =>
    [...cells].filter(cell => {
      const isFree = !taken.has(cell);
      taken.add(cell);
      return isFree;
    });
  const { houses, cells, fins = [], endoFins = [], colors = [], placements, eliminations } = step;
  const otherColor = colors.slice(1).flatMap(color => color.map(({ cell }) => cell));
  return [
    ...spans(puzzle, 'placement', rest(placements.map(({ cell }) => cell))),
    ...eliminations.flatMap(({ cell, digit }) =>
      marksSpanOf(puzzle, cell) ? markOf(puzzle, cell, digit) : spans(puzzle, 'elimination', rest([cell])),
    ),
    ...spans(puzzle, 'exception', rest([...fins, ...endoFins, ...otherColor])),
    ...spans(puzzle, 'evidence', rest(cells)),
    ...(houses.length > 0 ? spans(puzzle, 'area', rest(areaCells(puzzle, step))) : []),
  ];
}

function spans(puzzle: Puzzle, role: Role, cells: readonly number[]): Highlight[] {
  return cells.flatMap(cell => {
    const span = spanOf(puzzle, cell);
    return span ? [{ role, ...span }] : [];
  });
}

/** A candidate where the text lists it; none where it is gone already. */
function markOf(puzzle: Puzzle, cell: number, digit: number): Highlight[] {
  const span = marksSpanOf(puzzle, cell);
  const symbol = makeSymbol(puzzle.style.symbols, digit);
  const at = span ? textOf(puzzle, span).indexOf(symbol) : -1;
  if (!span || at < 0) return [];
  return [{ role: 'elimination', start: span.start + at, end: span.start + at + symbol.length }];
}
