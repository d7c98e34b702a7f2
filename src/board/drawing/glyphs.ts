/** The digits, candidates and marks of a puzzle. */

import { chainCandidates, patch, shownChains } from '#chains';
import { digitsOf } from '../../core/grid';
import type { ChainMarks } from '../../core/marks';
import { type DrawnRole, lookOf, type StepDrawing } from '../protocol/snapshot';
import type { DrawnPlaces } from './places';
import { baseLine, CELL, group, pathShape, round, type SvgShape, textAt } from './shape';
import type { DrawnNotes, DrawnPuzzle } from './view';

/** The height of the font of digits, and of the largest marks. */
const DIGIT = 38;
const MARK = 16;

/** The text in the cells: one group per cell, so that an edit of a cell changes only its group. */
export function glyphsOf(puzzle: DrawnPuzzle, notes: DrawnNotes, places: DrawnPlaces): SvgShape {
  const { digits, givens, symbols, problems = [], step } = puzzle;
  const wrong = new Set(problems.filter(problem => lookOf(problem) === 'wrong').map(({ cell }) => cell));
  const ghosts = new Map(step?.ghosts.map(({ cell, digit }) => [cell, digit]));
  const chains = shownChains(puzzle);
  const inChains = chainCandidates(chains);
  const roles = candidateRoles(step, chains);
  const shown = candidatesToDraw(puzzle, notes);
  const style = shown || inChains.size > 0 ? candidateStyle(puzzle, places) : undefined;
  const large = (className: string, cell: number, digit: number) => {
    const { x, y } = places.middle(cell);
    return [textAt(`digit ${className}`, symbols[digit - 1], x, y, sizeFor(symbols[digit - 1]))];
  };
  const inCell = (digit: number, cell: number): SvgShape[] => {
    if (digit !== 0) {
      return large(`${givens[cell] === digit ? 'given' : 'entry'}${wrong.has(cell) ? ' wrong' : ''}`, cell, digit);
    }
    const ghost = ghosts.get(cell);
    if (ghost) return large('ghost', cell, ghost);
    const inChain = inChains.get(cell) ?? 0;
    // Where candidates are not drawn, a cell of a chain shows its marks as candidates.
    const mask = shown ? shown[cell] | inChain : inChain && inChain | markedIn(puzzle, cell);
    if (style && (shown || mask)) return candidates(puzzle, cell, mask, roles.get(cell), places, style);
    return step?.inPath ? [] : marks(puzzle, cell, places);
  };
  return group(
    'glyphs',
    Array.from(digits, (digit, cell) => group('cell', inCell(digit, cell))),
  );
}

/** Numbers of two digits are smaller, so that they are as wide as one digit. */
function sizeFor(symbol: string): number {
  return symbol.length > 1 ? DIGIT * 0.75 : DIGIT;
}

/**
 * By cell: the candidates that are drawn. Undefined if none are. A step shows the candidates of its position, because
 * it is a conclusion about them.
 */
export function candidatesToDraw(
  { step, candidates, listed }: DrawnPuzzle,
  notes: DrawnNotes,
): readonly number[] | undefined {
  if (step && step.candidates.length > 0) return step.allowed;
  return notes === 'none' ? undefined : notes === 'listed' ? listed : candidates;
}

/** The role of a candidate in a step, or its color. */
type Look = DrawnRole | number;

/** By cell, by digit: the role of a candidate in a step, or its color. The last one wins. */
function candidateRoles(step: StepDrawing | undefined, { colors }: ChainMarks): Map<number, Map<number, Look>> {
  const roles = new Map<number, Map<number, Look>>();
  const looks = [...(step?.candidates ?? []), ...colors.map(({ color, ...at }) => ({ ...at, role: color }))];
  for (const { cell, digit, role } of looks) {
    const inCell = roles.get(cell) ?? new Map<number, Look>();
    roles.set(cell, inCell.set(digit, role));
  }
  return roles;
}

/** The digits of all marks of an empty cell, as a mask. */
function markedIn(puzzle: DrawnPuzzle, cell: number): number {
  const { corner = [], centre = [] } = puzzle.marks ?? {};
  return corner[cell] | centre[cell] | automaticMarks(puzzle, cell);
}

/** The font size and the places of candidates. */
interface CandidateStyle {
  /** The height of the font. */
  readonly size: number;
  /**
   * By column of cells, then by digit - 1: the x coordinate of the candidate, as text. `y` has the same by row of
   * cells.
   */
  readonly x: readonly (readonly string[])[];
  readonly y: readonly (readonly string[])[];
}

/** A grid of 25x25 has up to 15,625 candidates in 625 places: formatting each of these numbers would take most of the time. */
function candidateStyle({ symbols }: DrawnPuzzle, places: DrawnPlaces): CandidateStyle {
  const { radius, size: columns } = places;
  const size = round(Math.min(MARK, radius * (symbols.length > 9 && symbols.at(-1)!.length > 1 ? 1.3 : 1.7)));
  const texts = (place: (line: number, digit: number) => number) =>
    Array.from({ length: columns }, (_, line) => symbols.map((_, i) => `${place(line, i + 1)}`));
  return {
    size,
    x: texts((column, digit) => round(places.candidate(column, digit).x)),
    y: texts((row, digit) => baseLine(round(places.candidate(row * columns, digit).y), size)),
  };
}

function candidates(
  { symbols }: DrawnPuzzle,
  cell: number,
  mask: number,
  roles: ReadonlyMap<number, Look> | undefined,
  places: DrawnPlaces,
  style: CandidateStyle,
): SvgShape[] {
  const { radius } = places;
  const plain = digitsOf(mask).filter(digit => !roles?.has(digit));
  const shapes = plainCandidates(symbols, cell, plain, style);
  for (const [digit, role] of roles ?? []) {
    const { x, y } = places.candidate(cell, digit);
    if (typeof role === 'number') {
      shapes.push(patch(role, { x: round(x), y: round(y) }, radius));
      shapes.push(textAt('candidate', symbols[digit - 1], round(x), round(y), style.size));
      continue;
    }
    shapes.push({
      tag: 'circle',
      className: `disc ${role}`,
      attributes: { cx: round(x), cy: round(y), r: round(radius) },
    });
    shapes.push(textAt(`candidate ${role}`, symbols[digit - 1], round(x), round(y), style.size));
    if (role === 'elimination') {
      const d = `M${round(x - radius)} ${round(y + radius)}L${round(x + radius)} ${round(y - radius)}`;
      shapes.push(pathShape('strike', d));
    }
  }
  return shapes;
}

/**
 * Candidates without a role. Those of one character are a single text, in which each character has a place: one element
 * for each candidate would slow down every change.
 */
function plainCandidates(
  symbols: readonly string[],
  cell: number,
  digits: readonly number[],
  style: CandidateStyle,
): SvgShape[] {
  const columns = style.x.length;
  const across = style.x[cell % columns];
  const down = style.y[Math.floor(cell / columns)];
  const textOf = (x: string, y: string, text: string): SvgShape => ({
    tag: 'text',
    className: 'candidate',
    attributes: { x, y, 'font-size': style.size },
    text,
  });
  const long: SvgShape[] = [];
  let [x, y, short] = ['', '', ''];
  for (const digit of digits) {
    const symbol = symbols[digit - 1];
    if (symbol.length > 1) {
      long.push(textOf(across[digit - 1], down[digit - 1], symbol));
      continue;
    }
    const space = short ? ' ' : '';
    x += space + across[digit - 1];
    y += space + down[digit - 1];
    short += symbol;
  }
  return short ? [textOf(x, y, short), ...long] : long;
}

/** The candidates that an empty cell shows as center marks because it has none: a mask, 0 when it shows none. */
export function automaticMarks({ hasAutomaticMarks, marks, candidates }: DrawnPuzzle, cell: number): number {
  return hasAutomaticMarks && !marks?.centre[cell] ? (candidates?.[cell] ?? 0) : 0;
}

/** Corner marks in the corners of a cell, then along its edges; center marks on one line in its middle. */
function marks(puzzle: DrawnPuzzle, cell: number, places: DrawnPlaces): SvgShape[] {
  if (!puzzle.marks) return [];
  const { symbols } = puzzle;
  const symbolsIn = (mask = 0) => digitsOf(mask).map(digit => symbols[digit - 1]);
  const corner = symbolsIn(puzzle.marks.corner[cell]);
  const automatic = automaticMarks(puzzle, cell);
  const centre = symbolsIn(automatic || puzzle.marks.centre[cell]);
  const { x, y } = places.corner(cell);
  const isLabeled = puzzle.rules?.labeled.includes(cell) === true;
  // Marks are inside the lines of cages, if there may be any.
  const scale = puzzle.rules ? 1 - CAGED : 1;
  const inside = (part: number) => CELL * (0.5 + (part - 0.5) * scale);
  const shapes = cornersFor(corner.length, isLabeled).map(([across, down], i) =>
    textAt('mark corner', corner[i], round(x + inside(across)), round(y + inside(down)), MARK),
  );
  if (centre.length > 0) {
    const text = centre.join(centre.some(symbol => symbol.length > 1) ? ' ' : '');
    const size = round(Math.min(MARK, (1.7 * (CELL - 8)) / text.length));
    shapes.push(textAt(`mark centre${automatic ? ' automatic' : ''}`, text, x + CELL / 2, y + CELL / 2, size));
  }
  return shapes;
}

/** The fraction by which marks are nearer to the middle in puzzles with rules. */
const CAGED = 0.2;

/** The places of corner marks, as parts of a cell: the corners come first. */
const CORNERS = [
  [0.17, 0.18],
  [0.83, 0.18],
  [0.17, 0.82],
  [0.83, 0.82],
  [0.5, 0.18],
  [0.5, 0.82],
  [0.17, 0.5],
  [0.83, 0.5],
  [0.34, 0.18],
  [0.66, 0.18],
  [0.34, 0.82],
  [0.66, 0.82],
] as const;

/** The places of `count` corner marks, in reading order. The first place is occupied if a rule has text there. */
function cornersFor(count: number, isLabeled: boolean) {
  const from = isLabeled ? 1 : 0;
  return CORNERS.slice(from, from + count).sort(([x, y], [otherX, otherY]) => y - otherY || x - otherX);
}
