/** Clues outside the grid, and clues of squares, that a solution satisfies. */

import type { Digit } from '../../numbers';
import { type CellDirection, cellsInSight, ray, type Sight, squareFrom, squares } from '../../rules/cells';
import type { Rule } from '../../rules/rule';
import type { MarkedSolution } from './lines';

type Clue = (seen: readonly Digit[], sight: Sight) => Rule;

const sumOf = (digits: readonly Digit[]) => digits.reduce((sum, digit) => sum + digit, 0);

const sandwich: Clue = (seen, sight) => {
  const [from, to] = [seen.indexOf(1), seen.indexOf(seen.length)].sort((a, b) => a - b);
  return { kind: 'sandwich', sum: sumOf(seen.slice(from + 1, to)), sight };
};
const skyscraper: Clue = (seen, sight) => {
  const count = seen.filter((digit, i) => seen.slice(0, i).every(before => before < digit)).length;
  return { kind: 'skyscraper', count, sight };
};
const xSum: Clue = (seen, sight) => ({ kind: 'xSum', sum: sumOf(seen.slice(0, seen[0])), sight });
const numberedRoom: Clue = (seen, sight) => ({ kind: 'numberedRoom', digit: seen[seen[0] - 1], sight });

/** The sandwich sums of all rows and columns. */
export const sandwiches = (board: MarkedSolution): Rule[] => cluesOf(board, sandwich, [false]);
/** The skyscraper clues on all four sides. */
export const skyscrapers = (board: MarkedSolution): Rule[] => cluesOf(board, skyscraper, [false, true]);
export const xSums = (board: MarkedSolution): Rule[] => cluesOf(board, xSum, [false, true]);
export const numberedRooms = (board: MarkedSolution): Rule[] => cluesOf(board, numberedRoom, [false, true]);

function cluesOf({ geometry, solution }: MarkedSolution, clue: Clue, sides: readonly boolean[]): Rule[] {
  const rules: Rule[] = [];
  for (const kind of ['row', 'column'] as const)
    for (const isReversed of sides)
      for (let index = 0; index < geometry.size; index++) {
        const sight = { kind, index, isReversed };
        rules.push(
          clue(
            Array.from(cellsInSight(geometry, sight), cell => solution[cell]),
            sight,
          ),
        );
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
      rules.push({ kind: 'littleKiller', sum: sumOf(cells.map(each => solution[each])), cell, move });
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
