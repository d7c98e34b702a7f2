/** Texts for screen readers about the colors of candidates and the links between them. */

import type { MarkedLink } from '../../../core/marks';
import * as board from '../../../messages/boards/board';
import { openChains } from '../../drawing/chains';
import type { Snapshot } from '../../protocol/snapshot';

/** The colors of candidates of a cell, and its links. */
export function chainsAt(snapshot: Snapshot, cell: number): string[] {
  const { colors, links } = openChains(snapshot);
  const candidates = colors.filter(each => each.cell === cell);
  return [
    ...candidates.map(({ digit, color }) => board.colored(snapshot.symbols[digit - 1], color)),
    ...links.filter(({ from, to }) => from.cell === cell || to.cell === cell).map(link => linkName(snapshot, link)),
  ];
}

/** The colors and links that cells got or, if there are none, those that they lost. */
export function chainChange(before: Snapshot, after: Snapshot, cells: readonly number[]): string[] {
  const [old, now] = [before, after].map(each => new Set(cells.flatMap(cell => chainsAt(each, cell))));
  const added = [...now].filter(each => !old.has(each));
  return added.length > 0 ? added : [...old].filter(each => !now.has(each)).map(board.removed);
}

const linkName = ({ size, symbols }: Snapshot, { from, to, kind, hasArrow }: MarkedLink): string => {
  const [start, end] = [from, to].map(({ cell, digit }) => board.candidateIn(symbols[digit - 1], size, cell));
  return board.link(kind, hasArrow, start, end);
};
