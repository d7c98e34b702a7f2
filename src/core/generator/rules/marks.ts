/** Rules that are marked in the grid, over a solution. Cages are made separately, in `cages.ts`. */

import type { DotRule } from '../../rules/kinds/marks';
import { generationOf, type Rule } from '../../rules/rule';
import { type MarkedSolution, randomLines } from './lines';
import { littleKillers, quads, sightClues } from './outsideClues';
import { allDots, someMarks } from './pairMarks';
import { type MarkKind, marksOfStrict, type StrictKind, type WantedRules } from './wanted';

/** The marks of a solution, except cages. */
export function randomMarks(board: MarkedSolution, { marks, strict }: WantedRules): Rule[] {
  const required: readonly string[] = strict.flatMap(marksOfStrict);
  return withoutSecondDots([
    ...marks.filter(kind => !required.includes(kind)).flatMap(kind => marksOf(board, kind)),
    ...strict.flatMap(kind => allMarksOf(board, kind)),
  ]);
}

function marksOf(board: MarkedSolution, kind: MarkKind): readonly Rule[] {
  const generation = generationOf(kind);
  switch (generation?.by) {
    case 'line':
      return randomLines(board, kind, generation);
    case 'pair':
      return someMarks(board, kind, generation);
    case 'sight':
      return sightClues(board, kind, generation.numberOf);
    case 'diagonal':
      return littleKillers(board);
    case 'square':
      return quads(board);
    default:
      return [];
  }
}

const allMarksOf = (board: MarkedSolution, kind: StrictKind): readonly Rule[] => [
  ...marksOfStrict(kind).flatMap(mark => allDots(board, mark as DotRule['kind'])),
  { kind },
];

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
