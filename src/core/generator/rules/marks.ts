/** The rules that are marked in the grid, over a solution. Cages are made for themselves, in `cages.ts`. */

import type { Rule } from '../../rules/rule';
import { arrow, type Board, randomLines, renban, thermo, whispers } from './lines';
import { littleKillers, numberedRooms, quads, sandwiches, skyscrapers, xSums } from './outsideClues';
import { allMarks, comparisons, someMarks } from './pairMarks';
import type { MarkKind, WantedRules } from './wanted';

type Maker = (board: Board) => Rule[];

const MAKERS: Readonly<Record<Exclude<MarkKind, 'cage'>, Maker>> = {
  thermo: board => randomLines(board, thermo),
  arrow: board => randomLines(board, arrow),
  whispers: board => randomLines(board, whispers),
  renban: board => randomLines(board, renban),
  whiteDot: board => someMarks(board, 'whiteDot'),
  blackDot: board => someMarks(board, 'blackDot'),
  x: board => someMarks(board, 'x'),
  v: board => someMarks(board, 'v'),
  greater: comparisons,
  littleKiller: littleKillers,
  sandwich: sandwiches,
  xSum: xSums,
  skyscraper: skyscrapers,
  numberedRoom: numberedRooms,
  quad: quads,
};

/** Makers of marks of which none may be missing. */
const STRICT: Readonly<Record<WantedRules['strict'][number], Maker>> = {
  strictKropki: board => [...allMarks(board, 'whiteDot'), ...allMarks(board, 'blackDot'), { kind: 'strictKropki' }],
  strictXv: board => [...allMarks(board, 'x'), ...allMarks(board, 'v'), { kind: 'strictXv' }],
};

/** The marks of a solution, without cages. */
export function randomMarks(board: Board, { marks, strict }: WantedRules): Rule[] {
  const makers = [
    ...marks
      .filter(kind => kind !== 'cage' && !isStrict(kind, strict))
      .map(kind => MAKERS[kind as keyof typeof MAKERS]),
    ...strict.map(kind => STRICT[kind]),
  ];
  return makers.flatMap(make => make(board));
}

/** Whether all marks of a kind are made because of a strict rule. */
function isStrict(kind: MarkKind, strict: WantedRules['strict']): boolean {
  if (kind === 'whiteDot' || kind === 'blackDot') return strict.includes('strictKropki');
  return (kind === 'x' || kind === 'v') && strict.includes('strictXv');
}
