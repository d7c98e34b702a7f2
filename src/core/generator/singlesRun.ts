/**
 * All singles of a position at once. Takes the same singles in the same order as a path: the first single of the easiest technique that
 * finds one. Most steps of a path are singles, and a separate position for each of them takes most of its time.
 */

import { isSingle } from '../grid';
import type { Cell, DigitMask } from '../numbers';
import type { Pausable } from '../pausing';
import { Position } from '../position';
import { fullHouse } from '../techniques/singles/fullHouse';
import { hiddenSingle } from '../techniques/singles/hiddenSingle';
import { singles } from '../techniques/singles/index';
import { nakedSingle } from '../techniques/singles/nakedSingle';
import type { Technique } from '../techniques/step';

/** The largest size in which all singles are taken without a pause. */
const UNPAUSED = 9;

/** A cell, and its digit as a mask. */
type Placed = readonly [Cell, DigitMask];

/** The result of a run of singles. */
export interface SinglesRun {
  readonly end: Position;
  /** The number of uses of each technique. */
  readonly uses: ReadonlyMap<Technique, number>;
}

/** Takes singles like a path until there are none. The position must have a solution. Yields where the caller may pause. */
export function* takeSingles({ geometry, digits, candidates, givens }: Position): Pausable<SinglesRun> {
  const state = { digits: digits.slice(), candidates: candidates.slice() };
  const uses = new Map<Technique, number>();
  const { houses, boxesFirst, peersOf } = geometry;

  /** The only empty cell of a house. */
  const lastCell = (): Placed | undefined => {
    for (let i = 0; i < houses.length; i++) {
      const { cells } = houses[i];
      let last = -1;
      let empty = 0;
      for (let k = 0; k < cells.length && empty < 2; k++) {
        if (state.digits[cells[k]] !== 0) continue;
        last = cells[k];
        empty++;
      }
      if (empty === 1) return [last, state.candidates[last]];
    }
    return undefined;
  };

  /** The first cell with one candidate. */
  const nakedCell = (): Placed | undefined => {
    for (let cell = 0; cell < state.candidates.length; cell++) {
      const bit = state.candidates[cell];
      if (isSingle(bit)) return [cell, bit];
    }
    return undefined;
  };

  /** The smallest digit with one place in the first house that has such a digit. */
  const hidden = (): Placed | undefined => {
    for (let i = 0; i < boxesFirst.length; i++) {
      const { cells } = boxesFirst[i];
      let once = 0;
      let twice = 0;
      for (let k = 0; k < cells.length; k++) {
        twice |= once & state.candidates[cells[k]];
        once |= state.candidates[cells[k]];
      }
      once &= ~twice;
      if (once === 0) continue;
      const bit = once & -once;
      for (let k = 0; k < cells.length; k++) if ((state.candidates[cells[k]] & bit) !== 0) return [cells[k], bit];
    }
    return undefined;
  };

  /** Finds the next single, easiest technique first, and places it. */
  const placeNext = (): boolean => {
    for (const technique of singles.techniques) {
      const found = finders.get(technique)!();
      if (!found) continue;
      const [cell, bit] = found;
      uses.set(technique, (uses.get(technique) ?? 0) + 1);
      state.digits[cell] = 32 - Math.clz32(bit);
      state.candidates[cell] = 0;
      const peers = peersOf[cell];
      for (let k = 0; k < peers.length; k++) state.candidates[peers[k]] &= ~bit;
      return true;
    }
    return false;
  };

  /** A single that is added to {@link singles} needs a finder here. */
  const finders: ReadonlyMap<Technique, () => Placed | undefined> = new Map([
    [fullHouse, lastCell],
    [nakedSingle, nakedCell],
    [hiddenSingle, hidden],
  ]);

  for (let isPlaced = true; isPlaced; isPlaced = placeNext()) if (geometry.size > UNPAUSED) yield undefined;
  return { end: new Position(geometry, state.digits, state.candidates, givens), uses };
}
