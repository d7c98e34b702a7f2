/** The light bulb. */

import type { ForcedCell } from '../../core/candidates';
import { houseName } from '../../core/cellNames';
import type { Cell, Digit } from '../../core/numbers';
import type { Candidate } from '../../core/position';
import { named, phrase, t, type Value } from '../../core/sentences';
import type { Technique } from '../../core/techniques/step';
import type { Puzzle } from '../../text/puzzle';
import { borderFixes } from '../rules/borders';
import { cellName, quoted, symbolOf } from '../wording';
import { rowFixes } from './rowFixes';

/** `Fill r4c7 with 5 (Naked Single)` */
const fill = (puzzle: Puzzle, { cell, digit }: Candidate, technique: Value) =>
  t('Fill {cell} with {digit} ({technique})', {
    cell: cellName(puzzle, cell),
    digit: symbolOf(puzzle, digit),
    technique,
  });

/** The titles of code actions. */
export const actions = {
  ...rowFixes,
  ...borderFixes,
  /** `Fill r4c7 with 5 (XY-Wing …)`: the hardest technique of the steps; `…` when there is more than one step. */
  fillByStep: (puzzle: Puzzle, candidate: Candidate, { name }: Technique, steps: number) =>
    fill(puzzle, candidate, `${named(name)}${steps > 1 ? ' …' : ''}`),
  fillForced: (puzzle: Puzzle, forced: ForcedCell) =>
    fill(
      puzzle,
      forced,
      forced.house ? phrase('Hidden Single in {house}', { house: houseName(forced.house) }) : phrase('Naked Single'),
    ),
  fillAllForced: () => t('Fill all forced cells'),
  clear: (puzzle: Puzzle, cell: Cell) => t('Clear {cell}', { cell: cellName(puzzle, cell) }),
  change: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
    t('Change {cell} to {digit}', { cell: cellName(puzzle, cell), digit: symbolOf(puzzle, digit) }),
  /** `Keep 5 in r1c3`, `Keep r1c3 empty` */
  confirm: (puzzle: Puzzle, cell: Cell, digit: number) => {
    const name = cellName(puzzle, cell);
    return digit === 0
      ? t('Keep {cell} empty', { cell: name })
      : t('Keep {digit} in {cell}', { cell: name, digit: symbolOf(puzzle, digit) });
  },
  unifyBlanks: (blank: string) => t('Write every empty cell as {blank}', { blank: quoted(blank) }),
} as const;
