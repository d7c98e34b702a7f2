/** The spans of a step that are highlighted in the text: where to look, the evidence, and the effect. */

import type { Geometry } from '../../core/geometry';
import type { Cell, Digit } from '../../core/numbers';
import { houseSets } from '../../core/position';
import type { Step } from '../../core/techniques/step';
import { cellSpanOf, marksSpanOf, type Puzzle, textOf } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { makeSymbol } from '../../text/symbols';

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

/** A text that shows a grid, in which steps are highlighted. */
export interface StepPlaces {
  readonly geometry: Geometry;
  /** The span of a cell; undefined when the text does not have it. */
  cell(cell: Cell): Span | undefined;
  /** Whether the text lists candidates of a cell. */
  listsCandidates(cell: Cell): boolean;
  /** The span of a candidate in the list of its cell; undefined when it is not there. */
  candidate(cell: Cell, digit: Digit): Span | undefined;
}

/** Returns the places in the text of a puzzle where steps are highlighted. */
export function stepPlacesOf(puzzle: Puzzle): StepPlaces {
  return {
    geometry: puzzle.grid.geometry,
    cell: cell => cellSpanOf(puzzle, cell),
    listsCandidates: cell => marksSpanOf(puzzle, cell) !== undefined,
    candidate: (cell, digit) => markOf(puzzle, cell, digit),
  };
}

/** The houses of a step, without its cells. */
export function areaOf(places: StepPlaces, step: Step): Highlight[] {
  return spans(places, 'area', areaCells(places.geometry, step));
}

/** The cells of a step's houses, or its own cells where it has no house. */
export function areaCells(geometry: Geometry, { houses, cells }: Step): Cell[] {
  if (houses.length === 0) return [...cells];
  const sets = houseSets(geometry);
  return houses
    .map(house => sets[house.at])
    .reduce((all, set) => all.or(set))
    .cells();
}

/**
 * All highlights of a step. A cell with several roles gets its effect, otherwise the exception, otherwise the evidence.
 * In pencil marks the removed digits are highlighted, and their cells keep their role in the pattern.
 */
export function highlightsOf(places: StepPlaces, step: Step): Highlight[] {
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
    ...spans(places, 'placement', rest(placements.map(({ cell }) => cell))),
    ...eliminations.flatMap(({ cell, digit }): Highlight[] => {
      if (!places.listsCandidates(cell)) return spans(places, 'elimination', rest([cell]));
      const span = places.candidate(cell, digit);
      return span ? [{ role: 'elimination', ...span }] : [];
    }),
    ...spans(places, 'exception', rest([...fins, ...endoFins, ...otherColor])),
    ...spans(places, 'evidence', rest(cells)),
    ...(houses.length > 0 ? spans(places, 'area', rest(areaCells(places.geometry, step))) : []),
  ];
}

function spans(places: StepPlaces, role: Role, cells: readonly Cell[]): Highlight[] {
  return cells.flatMap(cell => {
    const span = places.cell(cell);
    return span ? [{ role, ...span }] : [];
  });
}

/** The span of a candidate that the text lists; none when it is already removed. */
function markOf(puzzle: Puzzle, cell: Cell, digit: Digit): Span | undefined {
  const span = marksSpanOf(puzzle, cell);
  const symbol = makeSymbol(puzzle.style.symbols, digit);
  const at = span ? textOf(puzzle, span).indexOf(symbol) : -1;
  return span && at >= 0 ? { start: span.start + at, end: span.start + at + symbol.length } : undefined;
}
