/** The light bulb. */

import type { ForcedCell } from '../core/candidates';
import { makeHouse } from '../core/notation';
import type { Cell, Digit } from '../core/numbers';
import type { Candidate } from '../core/position';
import type { Technique } from '../core/techniques/step';
import type { Puzzle } from '../text/puzzle';
import { rowFixes } from './rowFixes';
import { borderFixes } from './rules/borders';
import { cellName, quoted, symbolOf } from './wording';

/** The titles of code actions. */
export const actions = {
  ...rowFixes,
  ...borderFixes,
  /** `Fill r4c7 with 5 (XY-Wing …)`: the hardest technique of the steps; `…` when there is more than one step. */
  fillByStep: (puzzle: Puzzle, { cell, digit }: Candidate, { name }: Technique, steps: number) =>
    `Fill ${cellName(puzzle, cell)} with ${symbolOf(puzzle, digit)} (${name}${steps > 1 ? ' …' : ''})`,
  fillForced: (puzzle: Puzzle, { cell, digit, house }: ForcedCell) =>
    `Fill ${cellName(puzzle, cell)} with ${symbolOf(puzzle, digit)} (${house ? `Hidden Single in ${makeHouse(house)}` : 'Naked Single'})`,
  fillAllForced: () => 'Fill all forced cells',
  clear: (puzzle: Puzzle, cell: Cell) => `Clear ${cellName(puzzle, cell)}`,
  change: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
    `Change ${cellName(puzzle, cell)} to ${symbolOf(puzzle, digit)}`,
  unifyBlanks: (blank: string) => `Write every empty cell as ${quoted(blank)}`,
} as const;
