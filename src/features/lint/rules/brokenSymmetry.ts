/**
 * Finds givens that break a symmetry of the pattern of all givens. A pattern is symmetric if a rotation or reflection of the grid maps each given to a
 * given; digits do not matter. It is almost symmetric if it is not symmetric, and a rotation or reflection maps all givens except
 * one or two to givens, and at most one in eight to a blank.
 */

import type { Geometry } from '../../../core/geometry';
import { countFilled } from '../../../core/grid';
import type { Cell } from '../../../core/numbers';
import { type SquareSymmetry, square, squareSymmetries } from '../../../core/symmetry/symmetries';
import * as messages from '../../../messages/index';
import { cellSpanOf, isWhole } from '../../../text/puzzle';
import { writtenGivens } from '../../collection/keys';
import type { LintRule } from '../rule';

/** Maximum number of givens without a partner, and the minimum number of givens for each of them. */
const MOST_ALONE = 2;
const GIVENS_FOR_EACH = 8;

/** Marks each of these givens. */
export const brokenSymmetry: LintRule = {
  code: 'broken-symmetry',
  severity: 'hint',
  lint: 'off',
  marks: 'Givens that are symmetric except for one or two',
  check(puzzle) {
    if (!isWhole(puzzle)) return [];
    const { geometry, digits } = writtenGivens(puzzle);
    const broken = symmetryBrokenBy(geometry, digits);
    return (broken?.alone ?? []).flatMap(({ given, partner }) => {
      const span = cellSpanOf(puzzle, given);
      return span ? [{ ...span, message: messages.collection.alone(puzzle, broken!.symmetry, given, partner) }] : [];
    });
  },
};

/** A symmetry that a few givens break. */
export interface BrokenSymmetry {
  readonly symmetry: SquareSymmetry;
  /** The givens that it maps to a blank, and these blanks. */
  readonly alone: readonly { readonly given: Cell; readonly partner: Cell }[];
}

/** The symmetry that the fewest givens break; undefined when the pattern is symmetric, or far from it. `givens` has 0 for a blank. */
export function symmetryBrokenBy(geometry: Geometry, givens: Uint8Array): BrokenSymmetry | undefined {
  const most = Math.min(MOST_ALONE, Math.floor(countFilled(givens) / GIVENS_FOR_EACH));
  let best: BrokenSymmetry | undefined;
  for (const symmetry of squareSymmetries(geometry)) {
    if (symmetry === 'threeQuarters') continue; // the same patterns as a quarter turn
    const { cells } = square(geometry, symmetry);
    const alone: { given: Cell; partner: Cell }[] = [];
    for (let given = 0; given < givens.length && alone.length <= most; given++) {
      if (givens[given] !== 0 && givens[cells[given]] === 0) alone.push({ given, partner: cells[given] });
    }
    if (alone.length === 0) return undefined;
    if (alone.length <= most && alone.length < (best?.alone.length ?? Infinity)) best = { symmetry, alone };
  }
  return best;
}
