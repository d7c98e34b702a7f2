/** Random valid puzzles with rules. */

import { solvedGrid } from '../../../../src/core/generator/solvedGrid';
import { type Geometry, geometryOfSize } from '../../../../src/core/geometry';
import type { Grid } from '../../../../src/core/grid';
import type { Random } from '../../../../src/core/random';
import { geometryWithRules } from '../../../../src/core/rules/geometry';
import type { Rule } from '../../../../src/core/rules/rule';
import { countSolutions, solve } from '../../../../src/core/solver/index';
import { finish } from '../../../../src/text/work';
import { keeps, OF_GRID, randomRule } from '../../rules/examples';

export interface RandomVariant {
  readonly grid: Grid;
  readonly rules: readonly Rule[];
  readonly solution: Uint8Array;
}

/** Rules that few grids satisfy: a grid is made for one of them. */
const FOR_GRID: readonly (readonly Rule[])[] = [
  ...OF_GRID.map(rule => [rule]),
  [
    { kind: 'diagonal', direction: '/' },
    { kind: 'diagonal', direction: '\\' },
  ],
  [{ kind: 'windoku' }, { kind: 'diagonal', direction: '\\' }],
];

/** A puzzle of a size whose solution satisfies all its rules, with as few givens as possible, but at least `least`. */
export function randomVariant(size: number, random: Random, least = 0): RandomVariant {
  const base = geometryOfSize(size);
  const ofGrid = random.below(3) === 0 ? [] : FOR_GRID[random.below(FOR_GRID.length)];
  const solution = solutionWith(base, ofGrid, random);
  const rules = ofGrid.filter(rule => keeps(base, solution, rule, ofGrid));
  for (let i = size + random.below(3 * size); i > 0; i--) {
    const rule = randomRule(base, solution, random);
    const together = rule ? [...rules, rule] : rules;
    if (together.every(each => keeps(base, solution, each, together))) rules.splice(0, rules.length, ...together);
  }
  const geometry = geometryWithRules(base, rules);
  const digits = solution.slice();
  const cells = random.shuffle([...digits.keys()]);
  let left = cells.length;
  for (const cell of cells) {
    if (left === least) break;
    digits[cell] = 0;
    left--;
    if (countSolutions({ geometry, digits }, 2) === 1) continue;
    digits[cell] = solution[cell];
    left++;
  }
  return { grid: { geometry, digits }, rules, solution };
}

/** A solved grid that satisfies some rules, or any if there is none for a random row. */
function solutionWith(base: Geometry, rules: readonly Rule[], random: Random): Uint8Array {
  const grid = finish(solvedGrid(base, random));
  if (rules.length === 0) return grid;
  const geometry = geometryWithRules(base, rules);
  const digits = new Uint8Array(base.cellCount);
  digits.set(grid.subarray(0, base.size));
  return solve({ geometry, digits }) ?? solutionWith(base, [], random);
}
