/** Texts for screen readers about the colors of candidates and the links between them. */

import type { MarkedLink } from '../../core/marks';
import * as board from '../../messages/boards/board';
import { openChains } from '../drawing/chains';
import type { Snapshot } from '../protocol/snapshot';

/** The colors of candidates of a cell, and its links. */
export function chainsAt(snapshot: Snapshot, cell: number): string[] {
  const { colors, links } = openChains(snapshot);
  const candidates = colors.filter(each => each.cell === cell);
  return [
    ...candidates.map(({ digit, color }) => board.colored(snapshot.symbols[digit - 1], color)),
    ...links.filter(({ from, to }) => from.cell === cell || to.cell === cell).map(link => linkName(snapshot, link)),
  ];
}

/** The only link that was added or removed. */
export function linkChange(before: Snapshot, after: Snapshot): string | undefined {
  const [old, now] = [before, after].map(each => openChains(each).links.map(link => linkName(each, link)));
  const [added, removed] = [newIn(old, now), newIn(now, old)];
  return added[0] ?? (removed[0] && board.removed(removed[0]));
}

const linkName = ({ size, symbols }: Snapshot, { from, to, kind, hasArrow }: MarkedLink): string => {
  const [start, end] = [from, to].map(({ cell, digit }) => board.candidateIn(symbols[digit - 1], size, cell));
  return board.link(kind, hasArrow, start, end);
};

/** The texts of a list that are not in the one before. */
export const newIn = (before: readonly string[], after: readonly string[]) =>
  after.filter(each => !before.includes(each));
