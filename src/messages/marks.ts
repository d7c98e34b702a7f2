/** Mark lines: completion and hovers. */

import { digitsOf } from '../core/grid';
import type { LinkKind, MarkedLink, MarkLayer } from '../core/marks';
import type { Cell, DigitMask } from '../core/numbers';
import { describedBy, t } from '../core/sentences';
import type { Puzzle } from '../text/puzzle';
import * as board from './boards/board';
import { boards } from './boards/boards';
import { capital, symbolOf } from './wording';

/** The meaning of mark lines, with an example. The colors of candidates have one line each. */
const ABOUT = {
  corner: () => t('Corner marks of cells: {example}', { example: 'r1c3=24' }),
  centre: () => t('Center marks of cells: {example}', { example: 'r1c3=24' }),
  colour: () => t('Colors of cells, as numbers from 1 to 9: {example}', { example: 'r1c3=2' }),
  color: () => t('Candidates in one of nine colors: {example}', { example: 'r1c3=24' }),
  'strong link': () =>
    t('Links between two candidates, at least one of which is true: {example}', { example: 'r1c3=4-r4c3=4' }),
  'weak link': () =>
    t('Links between two candidates, at most one of which is true: {example}', { example: 'r1c3=4>r4c3=4' }),
} as const;

/** Messages about mark lines. */
export const marks = {
  about: (kind: MarkLayer | `color ${number}` | `${LinkKind} link`) =>
    ABOUT[(kind.startsWith('color ') ? 'color' : kind) as keyof typeof ABOUT](),
  /** `r1c3: corner marks 2 4` */
  cell: (puzzle: Puzzle, cell: Cell, layer: MarkLayer, mask: DigitMask) => {
    const names = digitsOf(mask).map(each => (layer === 'colour' ? board.colorName(each) : symbolOf(puzzle, each)));
    return boards.inCell(puzzle, cell, board.marks(layer, names));
  },
  /** `r1c3: 2 colored green, 4 colored green` */
  candidates: (puzzle: Puzzle, cell: Cell, color: number, mask: DigitMask) =>
    boards.inCell(
      puzzle,
      cell,
      describedBy(digitsOf(mask).map(digit => board.colored(symbolOf(puzzle, digit), color))),
    ),
  link: (puzzle: Puzzle, kind: LinkKind, { from, to, hasArrow }: Omit<MarkedLink, 'kind'>) => {
    const { size } = puzzle.grid.geometry;
    const [start, end] = [from, to].map(({ cell, digit }) => board.candidateIn(symbolOf(puzzle, digit), size, cell));
    return capital(board.link(kind, hasArrow, start, end));
  },
} as const;
