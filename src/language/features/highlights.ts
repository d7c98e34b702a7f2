/** The spans of a step that are highlighted in the text: where to look, the evidence, and the effect. */

import type { Cell, Digit } from '../../core/numbers';
import { houseSets, indexOf } from '../../core/position';
import type { Step } from '../../core/techniques/step';
import { cellSpanOf, marksSpanOf, type Puzzle, textOf } from '../puzzle';
import type { Span } from '../span';
import { makeSymbol } from '../symbols';

/** The roles of highlighted text. Each looks different. */
export const ROLES = [
  /** A house of the step. */
  'area',
  /** A cell that the step is based on. */
  'evidence',
  /** A cell that breaks the pattern, such as a fin; in colorings, a cell of the other color. */
  'exception',
  /** A candidate that is removed. */
  'elimination',
  /** A cell that gets a digit. */
  'placement',
] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** A span to highlight. */
export interface Highlight extends Span {
  readonly role: Role;
}

/** The houses of a step, without its cells. */
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
 * All highlights of a step. A cell with several roles gets its effect, otherwise the exception, otherwise the evidence.
 * In pencil marks the removed digits are highlighted, and their cells keep their role in the pattern.
 */
export function highlightsOf(puzzle: Puzzle, step: Step): Highlight[] {
  const taken = new Set<number>();
  const rest = (cells: Iterable<Cell>) =>
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

function spans(puzzle: Puzzle, role: Role, cells: readonly Cell[]): Highlight[] {
  return cells.flatMap(cell => {
    const span = cellSpanOf(puzzle, cell);
    return span ? [{ role, ...span }] : [];
  });
}

/** The span of a candidate that the text lists; none when it is already removed. */
function markOf(puzzle: Puzzle, cell: Cell, digit: Digit): Highlight[] {
  const span = marksSpanOf(puzzle, cell);
  const symbol = makeSymbol(puzzle.style.symbols, digit);
  const at = span ? textOf(puzzle, span).indexOf(symbol) : -1;
  if (!span || at < 0) return [];
  return [{ role: 'elimination', start: span.start + at, end: span.start + at + symbol.length }];
}
