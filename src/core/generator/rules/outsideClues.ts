/** Clues outside the grid, and clues of squares, that a solution satisfies. */

import type { Digit } from '../../numbers';
import { type CellDirection, cellsInSight, ray, type Sight, squareFrom, squares } from '../../rules/cells';
import { sumOfDigits } from '../../rules/kinds/sums';
import { isSameFromBothSides, type Rule, ruleWith } from '../../rules/rule';
import type { MarkedSolution } from './lines';

/** The clues of all rows and columns, from both sides unless they are the same there. */
export function sightClues(
  { geometry, solution }: MarkedSolution,
  kind: Rule['kind'],
  numberOf: (seen: readonly Digit[]) => number,
): Rule[] {
  const sides = isSameFromBothSides(kind) ? [false] : [false, true];
  const rules: Rule[] = [];
  for (const line of ['row', 'column'] as const)
    for (const isReversed of sides)
      for (let index = 0; index < geometry.size; index++) {
        const sight: Sight = { kind: line, index, isReversed };
        const seen = Array.from(cellsInSight(geometry, sight), cell => solution[cell]);
        rules.push(ruleWith(kind, numberOf(seen), { sight }));
      }
  return rules;
}

const DIAGONALS: readonly CellDirection[] = [
  [1, 1],
  [1, -1],
];
/** The shortest diagonal. Shorter ones give away too much about their cells. */
const SHORTEST = 3;

/** The sums of some diagonals, about as many as the grid has rows. */
export function littleKillers({ geometry, solution, random }: MarkedSolution): Rule[] {
  const { size, cellCount, columnOf } = geometry;
  const rules: Rule[] = [];
  for (let cell = 0; cell < cellCount; cell++)
    for (const move of DIAGONALS) {
      const isEdge = cell < size || columnOf[cell] === (move[1] > 0 ? 0 : size - 1);
      const cells = isEdge ? ray(geometry, cell, move) : [];
      if (cells.length < SHORTEST) continue;
      rules.push({ kind: 'littleKiller', sum: sumOfDigits(cells.map(each => solution[each])), cell, move });
    }
  return random.shuffle(rules).slice(0, size);
}

/** Two to four digits of some squares, about as many as the grid has rows. */
export function quads({ geometry, solution, random }: MarkedSolution): Rule[] {
  const chosen = random.shuffle([...squares(geometry)]).slice(0, geometry.size);
  return chosen.map(([cell]) => {
    const digits = random.shuffle(squareFrom(geometry, cell).map(each => solution[each])).slice(0, 2 + random.below(3));
    return { kind: 'quad', cell, digits: digits.sort((a, b) => a - b) };
  });
}
