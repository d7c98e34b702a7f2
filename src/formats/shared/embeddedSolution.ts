/** Compares a puzzle with the solution in its text. */

import { makeCell } from '../../core/cellNames';
import { findingBroken } from '../../core/feasibility/broken';
import { conflictsOf, type Grid } from '../../core/grid';
import * as messages from '../../messages/index';
import { writeRule } from '../../text/rules/writing';
import type { Work } from '../../text/work';

/**
 * A sentence for people that describes what contradicts the solution: a given, a house, or a rule that was read.
 * Undefined if nothing does. In the format of another program, a rule may not mean what it seems to mean, such as a
 * cage whose number is explained in the words of the author. The solution reveals that. Yields where it may be paused.
 */
export function* contradictionOf(
  { geometry }: Pick<Grid, 'geometry'>,
  givens: Uint8Array,
  solution: Uint8Array,
): Work<string | undefined> {
  const words = messages.variants;
  const wrong = givens.findIndex((given, cell) => given > 0 && given !== solution[cell]);
  if (wrong >= 0) return words.solutionGiven(makeCell(geometry, wrong), givens[wrong], solution[wrong]);
  const grid = { geometry, digits: solution };
  const [broken] = yield* findingBroken(grid);
  if (broken) return words.solutionRule(writeRule(broken.rule, geometry));
  for (const [cell, [{ house }]] of conflictsOf(grid)) return words.solutionHouse(house, solution[cell]);
  return undefined;
}
