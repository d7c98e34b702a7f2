/** The digits, candidates and marks of a puzzle. */

import { digitsOf } from '../core/grid';
import type { DrawnRole, StepDrawing } from '../protocol/snapshot';
import type { DrawnPlaces } from './places';
import { CELL, group, round, type Shape, textAt } from './shape';
import type { DrawnNotes, DrawnPuzzle } from './view';

/** The height of the font of digits, and of the largest marks. */
const DIGIT = 38;
const MARK = 16;

/** What is written in the cells. */
export function glyphsOf(puzzle: DrawnPuzzle, notes: DrawnNotes, places: DrawnPlaces): Shape {
  const { digits, givens, symbols, problems = [], step } = puzzle;
  const wrong = new Set(problems.filter(({ kind }) => kind !== 'no candidates').map(({ cell }) => cell));
  const roles = candidateRoles(step);
  const shown = candidatesToDraw(puzzle, notes);
  const shapes: Shape[] = [];
  for (const [cell, digit] of digits.entries()) {
    const { x, y } = places.middle(cell);
    if (digit !== 0) {
      const kind = givens[cell] === digit ? 'given' : 'entry';
      const className = `digit ${kind}${wrong.has(cell) ? ' wrong' : ''}`;
      shapes.push(textAt(className, symbols[digit - 1], x, y, sizeFor(symbols[digit - 1])));
      continue;
    }
    const ghost = step?.ghosts.find(each => each.cell === cell);
    if (ghost) {
      shapes.push(textAt('digit ghost', symbols[ghost.digit - 1], x, y, sizeFor(symbols[ghost.digit - 1])));
      continue;
    }
    if (shown) shapes.push(...candidates(puzzle, cell, shown[cell], roles.get(cell), places));
    if (!step) shapes.push(...marks(puzzle, cell, shown !== undefined, places));
  }
  return group('glyphs', shapes);
}

/** Numbers of two digits are smaller, so that they are as wide. */
function sizeFor(symbol: string): number {
  return symbol.length > 1 ? DIGIT * 0.75 : DIGIT;
}

/** By cell: the candidates to draw. A step shows those of its position: it is a conclusion about them. */
function candidatesToDraw({ step, candidates, listed }: DrawnPuzzle, notes: DrawnNotes): readonly number[] | undefined {
  if (step && step.candidates.length > 0) return step.allowed;
  return notes === 'none' ? undefined : notes === 'listed' ? listed : candidates;
}

/** By cell, by digit: the role of a candidate in a step. The last role given counts. */
function candidateRoles(step: StepDrawing | undefined): Map<number, Map<number, DrawnRole>> {
  const roles = new Map<number, Map<number, DrawnRole>>();
  for (const { cell, digit, role } of step?.candidates ?? []) {
    const inCell = roles.get(cell) ?? new Map<number, DrawnRole>();
    roles.set(cell, inCell.set(digit, role));
  }
  return roles;
}

function candidates(
  { symbols }: DrawnPuzzle,
  cell: number,
  mask: number,
  roles: ReadonlyMap<number, DrawnRole> | undefined,
  places: DrawnPlaces,
): Shape[] {
  const { radius } = places;
  const size = round(Math.min(MARK, radius * (symbols.length > 9 && symbols.at(-1)!.length > 1 ? 1.3 : 1.7)));
  const shapes: Shape[] = [];
  for (const digit of new Set([...digitsOf(mask), ...(roles?.keys() ?? [])])) {
    const { x, y } = places.candidate(cell, digit);
    const role = roles?.get(digit);
    if (role) {
      shapes.push({ tag: 'circle', className: `disc ${role}`, attributes: { cx: round(x), cy: round(y), r: radius } });
    }
    shapes.push(textAt(role ? `candidate ${role}` : 'candidate', symbols[digit - 1], round(x), round(y), size));
    if (role === 'elimination') {
      const d = `M${round(x - radius)} ${round(y + radius)}L${round(x + radius)} ${round(y - radius)}`;
      shapes.push({ tag: 'path', className: 'strike', attributes: { d } });
    }
  }
  return shapes;
}

/** Corner marks in the corners of a cell, then along its edges; centre marks in one line in its middle. */
function marks(puzzle: DrawnPuzzle, cell: number, hasCandidates: boolean, places: DrawnPlaces): Shape[] {
  if (!puzzle.marks || hasCandidates) return [];
  const { symbols } = puzzle;
  const corner = digitsOf(puzzle.marks.corner[cell] ?? 0).map(digit => symbols[digit - 1]);
  const centre = digitsOf(puzzle.marks.centre[cell] ?? 0).map(digit => symbols[digit - 1]);
  const { x, y } = places.corner(cell);
  const shapes = corner.slice(0, CORNERS.length).map((symbol, i) => {
    const [across, down] = CORNERS[i];
    return textAt('mark corner', symbol, round(x + across * CELL), round(y + down * CELL), MARK);
  });
  if (centre.length > 0) {
    const text = centre.join(centre.some(symbol => symbol.length > 1) ? ' ' : '');
    const size = round(Math.min(MARK, (1.7 * (CELL - 8)) / text.length));
    shapes.push(textAt('mark centre', text, x + CELL / 2, y + CELL / 2, size));
  }
  return shapes;
}

/** The places of corner marks, as parts of a cell. */
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
