/** Rules that are marked in the grid, over a solution. Cages are made separately, in `cages.ts`. */

import type { Rule } from '../../rules/rule';
import { arrowLines, type MarkedSolution, randomLines, renbanLines, thermoLines, whispersLines } from './lines';
import { littleKillers, numberedRooms, quads, sandwiches, skyscrapers, xSums } from './outsideClues';
import { allMarks, allRatios, comparisons, someMarks } from './pairMarks';
import type { MarkKind, StrictKind, WantedRules } from './wanted';

type Maker = (board: MarkedSolution) => Rule[];

const MAKERS: Readonly<Record<Exclude<MarkKind, 'cage'>, Maker>> = {
  thermo: board => randomLines(board, thermoLines),
  arrow: board => randomLines(board, arrowLines),
  whispers: board => randomLines(board, whispersLines),
  renban: board => randomLines(board, renbanLines),
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

/** Makers of marks for which all possible marks must be present. */
const STRICT: Readonly<Record<StrictKind, Maker>> = {
  strictKropki: board => [...allMarks(board, 'whiteDot'), ...allMarks(board, 'blackDot'), { kind: 'strictKropki' }],
  strictWhiteDots: board => [...allMarks(board, 'whiteDot'), { kind: 'strictWhiteDots' }],
  strictBlackDots: board => [...allRatios(board), { kind: 'strictBlackDots' }],
  strictXv: board => [...allMarks(board, 'x'), ...allMarks(board, 'v'), { kind: 'strictXv' }],
};

/** The marks of a solution, except cages. */
export function randomMarks(board: MarkedSolution, { marks, strict }: WantedRules): Rule[] {
  const makers = [
    ...marks
      .filter(kind => kind !== 'cage' && !isStrict(kind, strict))
      .map(kind => MAKERS[kind as keyof typeof MAKERS]),
    ...strict.map(kind => STRICT[kind]),
  ];
  return withoutSecondDots(makers.flatMap(make => make(board)));
}

/** Keeps one dot for each pair of cells, though 1 and 2 could have both. */
function withoutSecondDots(rules: readonly Rule[]): Rule[] {
  const dotted = new Set<string>();
  return rules.filter(rule => {
    if (rule.kind !== 'whiteDot' && rule.kind !== 'blackDot') return true;
    const isFirst = !dotted.has(rule.cells.join());
    dotted.add(rule.cells.join());
    return isFirst;
  });
}

/** By kind of mark: the strict rules that require all of its marks. */
const STRICT_OF: Readonly<Record<MarkKind, readonly StrictKind[]>> = {
  cage: [],
  thermo: [],
  arrow: [],
  whispers: [],
  renban: [],
  whiteDot: ['strictKropki', 'strictWhiteDots'],
  blackDot: ['strictKropki', 'strictBlackDots'],
  x: ['strictXv'],
  v: ['strictXv'],
  greater: [],
  littleKiller: [],
  sandwich: [],
  xSum: [],
  skyscraper: [],
  numberedRoom: [],
  quad: [],
};

/** Whether a strict rule requires all marks of a kind. */
const isStrict = (kind: MarkKind, strict: WantedRules['strict']): boolean =>
  strict.some(each => STRICT_OF[kind].includes(each));
