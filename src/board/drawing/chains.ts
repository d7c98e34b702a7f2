/** The marks with which a player follows chains: the colors of candidates, and the links between them. */

import { bitOf } from '../../core/grid';
import type { ChainMarks } from '../../core/marks';
import type { Candidate } from '../../core/position';
import type { DrawnLink, LinkEnd } from '../protocol/snapshot';
import type { Point } from './places';
import { rectangle, round, type SvgShape } from './shape';
import type { DrawnPuzzle } from './view';

const NONE: ChainMarks = { colors: [], links: [] };

/** The marks for chains that are drawn. A step hides them, because it has its own colors and links. */
export const shownChains = (puzzle: DrawnPuzzle): ChainMarks => (puzzle.step ? NONE : openChains(puzzle));

/** The marks for chains in empty cells. */
export function openChains({ marks, digits }: Pick<DrawnPuzzle, 'marks' | 'digits'>): ChainMarks {
  const { colors, links } = marks?.chains ?? NONE;
  const isOpen = ({ cell }: Candidate) => digits[cell] === 0;
  return { colors: colors.filter(isOpen), links: links.filter(({ from, to }) => isOpen(from) && isOpen(to)) };
}

/** By cell: the candidates that have a color or a link, as a mask. */
export function chainCandidates({ colors, links }: ChainMarks): Map<number, number> {
  const masks = new Map<number, number>();
  for (const { cell, digit } of [...colors, ...links.flatMap(({ from, to }) => [from, to])])
    masks.set(cell, (masks.get(cell) ?? 0) | bitOf(digit));
  return masks;
}

/** The links, as those of a step. */
export function drawnLinksOf({ links }: ChainMarks): DrawnLink[] {
  const end = ({ cell, digit }: Candidate): LinkEnd => ({ digit, cells: [cell] });
  return links.map(({ from, to, kind, hasArrow }) => ({
    from: end(from),
    to: end(to),
    kind,
    isPlain: !hasArrow,
  }));
}

/** By color: the dashes of an edge. Three colors have the same ones, and different outlines. */
const DASHES = ['4 2', 'none', '1 2'];

/** The patch behind a candidate with a color: a circle, a diamond or a square, so that colors can be distinguished without seeing them. */
export function patch(color: number, { x, y }: Point, radius: number): SvgShape {
  const isRound = color % 3 === 1;
  const half = round(radius * (isRound ? 1 : 0.85));
  return rectangle(`fill color${color} stroke_note`, {
    x: round(x - half),
    y: round(y - half),
    width: 2 * half,
    height: 2 * half,
    rx: isRound ? half : 0,
    transform: `rotate(${color % 3 === 2 ? 45 : 0} ${x} ${y})`,
    'stroke-width': 1.2,
    'stroke-dasharray': DASHES[Math.floor((color - 1) / 3)],
  });
}
