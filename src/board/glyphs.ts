/** The digits, candidates and marks of a puzzle. */

import { digitsOf } from '../core/grid';
import type { DrawnRole, StepDrawing } from '../protocol/snapshot';
import type { DrawnPlaces } from './places';
import { CELL, group, round, type Shape, textAt } from './shape';
import type { DrawnNotes, DrawnPuzzle } from './view';

/** The height of the font of digits, and of the largest marks. */
const DIGIT = 38;
const MARK = 16;

/** What is written in the cells: a group for each cell, so that an edit of a cell changes only its group. */
export function glyphsOf(puzzle: DrawnPuzzle, notes: DrawnNotes, places: DrawnPlaces): Shape {
  const { digits, givens, symbols, problems = [], step } = puzzle;
  const wrong = new Set(problems.filter(({ kind }) => kind !== 'no candidates').map(({ cell }) => cell));
  const ghosts = new Map(step?.ghosts.map(({ cell, digit }) => [cell, digit]));
  const roles = candidateRoles(step);
  const shown = candidatesToDraw(puzzle, notes);
  const large = (className: string, cell: number, digit: number) => {
    const { x, y } = places.middle(cell);
    return [textAt(`digit ${className}`, symbols[digit - 1], x, y, sizeFor(symbols[digit - 1]))];
  };
  const inCell = (digit: number, cell: number): Shape[] => {
    if (digit !== 0) {
      return large(`${givens[cell] === digit ? 'given' : 'entry'}${wrong.has(cell) ? ' wrong' : ''}`, cell, digit);
    }
    const ghost = ghosts.get(cell);
    if (ghost) return large('ghost', cell, ghost);
    if (shown) return candidates(puzzle, cell, shown[cell], roles.get(cell), places);
    return step ? [] : marks(puzzle, cell, places);
  };
  return group(
    'glyphs',
    Array.from(digits, (digit, cell) => group('cell', inCell(digit, cell))),
  );
}

/** Numbers of two digits are smaller, so that they are as wide. */
function sizeFor(symbol: string): number {
  return symbol.length > 1 ? DIGIT * 0.75 : DIGIT;
}

/**
 * By cell: the candidates that are drawn. Undefined when none are. A step shows those of its position: it is a conclusion about
 * them.
 */
export function candidatesToDraw(
  { step, candidates, listed }: DrawnPuzzle,
  notes: DrawnNotes,
): readonly number[] | undefined {
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
  const plain = digitsOf(mask).filter(digit => !roles?.has(digit));
  const shapes = plainCandidates(symbols, cell, plain, size, places);
  for (const [digit, role] of roles ?? []) {
    const { x, y } = places.candidate(cell, digit);
    shapes.push({
      tag: 'circle',
      className: `disc ${role}`,
      attributes: { cx: round(x), cy: round(y), r: round(radius) },
    });
    shapes.push(textAt(`candidate ${role}`, symbols[digit - 1], round(x), round(y), size));
    if (role === 'elimination') {
      const d = `M${round(x - radius)} ${round(y + radius)}L${round(x + radius)} ${round(y - radius)}`;
      shapes.push({ tag: 'path', className: 'strike', attributes: { d } });
    }
  }
  return shapes;
}

/**
 * Candidates without a role. Those of one character are one text, whose characters have a place each: a grid of 25x25 has up to
 * 15,625 candidates, and so many elements would make every change slow.
 */
function plainCandidates(
  symbols: readonly string[],
  cell: number,
  digits: readonly number[],
  size: number,
  places: DrawnPlaces,
): Shape[] {
  const texts = digits.map(digit => {
    const { x, y } = places.candidate(cell, digit);
    return textAt('candidate', symbols[digit - 1], round(x), round(y), size);
  });
  const short = texts.filter(({ text }) => text!.length === 1);
  const long = texts.filter(({ text }) => text!.length > 1);
  if (short.length === 0) return long;
  const all = (name: string) => short.map(({ attributes }) => attributes[name]).join(' ');
  const attributes = { x: all('x'), y: all('y'), 'font-size': size };
  const text = short.map(each => each.text).join('');
  return [{ tag: 'text', className: 'candidate', attributes, text }, ...long];
}

/** The candidates that an empty cell shows as centre marks because it has none: a mask, 0 when it shows none. */
export function automaticMarks({ hasAutomaticMarks, marks, candidates }: DrawnPuzzle, cell: number): number {
  return hasAutomaticMarks && !marks?.centre[cell] ? (candidates?.[cell] ?? 0) : 0;
}

/** Corner marks in the corners of a cell, then along its edges; centre marks in one line in its middle. */
function marks(puzzle: DrawnPuzzle, cell: number, places: DrawnPlaces): Shape[] {
  if (!puzzle.marks) return [];
  const { symbols } = puzzle;
  const symbolsIn = (mask = 0) => digitsOf(mask).map(digit => symbols[digit - 1]);
  const corner = symbolsIn(puzzle.marks.corner[cell]);
  const automatic = automaticMarks(puzzle, cell);
  const centre = symbolsIn(automatic || puzzle.marks.centre[cell]);
  const { x, y } = places.corner(cell);
  const shapes = cornersFor(corner.length).map(([across, down], i) =>
    textAt('mark corner', corner[i], round(x + across * CELL), round(y + down * CELL), MARK),
  );
  if (centre.length > 0) {
    const text = centre.join(centre.some(symbol => symbol.length > 1) ? ' ' : '');
    const size = round(Math.min(MARK, (1.7 * (CELL - 8)) / text.length));
    shapes.push(textAt(`mark centre${automatic ? ' automatic' : ''}`, text, x + CELL / 2, y + CELL / 2, size));
  }
  return shapes;
}

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

/** The places of so many corner marks, in reading order. */
function cornersFor(count: number) {
  return CORNERS.slice(0, count).sort(([x, y], [otherX, otherY]) => y - otherY || x - otherX);
}
