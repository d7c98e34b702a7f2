/** Changes of the marks with which a player follows chains. */

import type { ChainMarks, LinkKind } from './marks';
import type { Cell, Digit } from './numbers';
import type { Candidate } from './position';

/** The two main colors, green and blue, in the order in which a candidate gets them. After the last one it has none. */
const CHAIN_COLORS: readonly number[] = [4, 6];

/** The marks after a digit of some cells got its next color. All of them get the same one: the color after that of the first cell. */
export function withNextColor({ colors, links }: ChainMarks, cells: readonly Cell[], digit: Digit): ChainMarks {
  const isChanged = (each: Candidate) => each.digit === digit && cells.includes(each.cell);
  const now = colors.find(each => each.digit === digit && each.cell === cells[0])?.color;
  // A color that the player wrote into the text is removed, too.
  const next = now === undefined ? CHAIN_COLORS[0] : CHAIN_COLORS[CHAIN_COLORS.indexOf(now) + 1 || CHAIN_COLORS.length];
  const others = colors.filter(each => !isChanged(each));
  return { links, colors: next ? [...others, ...cells.map(cell => ({ cell, digit, color: next }))] : others };
}

/** The marks after two candidates got their next link: strong, then weak, then none. It has an arrow. */
export function withNextLink({ colors, links }: ChainMarks, from: Candidate, to: Candidate): ChainMarks {
  const isSame = (a: Candidate, b: Candidate) => a.cell === b.cell && a.digit === b.digit;
  const others = links.filter(
    link => !((isSame(link.from, from) && isSame(link.to, to)) || (isSame(link.from, to) && isSame(link.to, from))),
  );
  const now = links.filter(link => !others.includes(link)).map(({ kind }) => kind);
  const kind: LinkKind | undefined = now.length === 0 ? 'strong' : now.includes('weak') ? undefined : 'weak';
  return { colors, links: kind ? [...others, { from, to, kind, hasArrow: true }] : others };
}

/** The marks without those of some cells. */
export function withoutCells({ colors, links }: ChainMarks, cells: readonly Cell[]): ChainMarks {
  const isGone = ({ cell }: Candidate) => cells.includes(cell);
  return {
    colors: colors.filter(each => !isGone(each)),
    links: links.filter(({ from, to }) => !isGone(from) && !isGone(to)),
  };
}
