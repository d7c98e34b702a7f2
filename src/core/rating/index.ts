/**
 * The rating of a puzzle on the scale of Sudoku Explainer, in the version of its successor Sukaku Explainer: solve the puzzle step
 * by step, each time with the first rule of the list that finds a step. The rating is that of the hardest step.
 *
 * https://github.com/SudokuMonster/SukakuExplainer
 */

import { finish } from '../pausing';
import { allowedOf, type Position } from '../position';
import { verdict } from '../solver/index';
import { alignedPairExclusion, alignedTripletExclusion } from './alignedExclusions';
import { bivalueGrave } from './bivalueGrave';
import { type Board, boardOf } from './board';
import {
  dynamicForcingChains,
  dynamicForcingChainsPlus,
  forcingChain,
  multipleForcingChains,
  nestedForcingChains,
  nishio,
} from './chains/index';
import { jellyfish, swordfish, xWing } from './fish';
import { directHiddenPair, directHiddenTriplet, hiddenPair, hiddenQuad, hiddenTriplet } from './hiddenSets';
import { directIntersection, intersection } from './intersections';
import { nakedPair, nakedQuad, nakedTriplet } from './nakedSets';
import { geometry } from './nine';
import type { RatedStep } from './ratedStep';
import { BEYOND_ALL_RULES, type Rating } from './rating';
import type { RatingRule } from './rule';
import { hiddenSingle, nakedSingle } from './singles';
import { fourStrongLinks, threeStrongLinks, twoStrongLinks } from './strongLinks';
import { uniqueLoop } from './uniqueLoops';
import { tuvwxyzWing, uvwxyzWing, vwxyzWing, wxyzWing } from './wings';
import { xyWing, xyzWing } from './xyWings';

/** Whether a position can be rated: the rating is defined only for 9x9 puzzles. */
export const isRatable = (position: Position): boolean => position.geometry === geometry;

/**
 * The rating of a position.
 *
 * @throws RangeError if the puzzle is not 9x9, see {@link isRatable}
 */
export function rate(position: Position): Rating {
  return finish(rating(position));
}

/**
 * Like {@link rate}, but it can pause or be stopped at each yield.
 *
 * @throws RangeError if the puzzle is not 9x9, see {@link isRatable}
 */
export function* rating(position: Position): Generator<undefined, Rating> {
  if (!isRatable(position)) throw new RangeError('Only 9x9 puzzles have a rating.');
  let er = 0;
  let ep = 0;
  let ed = 0;
  let hardest = '';
  if (yield* isValid(position)) {
    for (const walk = walking(position); ; ) {
      const next = walk.next();
      if (next.done) break;
      const step = next.value;
      if (!step) {
        yield undefined;
        continue;
      }
      if (step.rating > er) hardest = step.name;
      er = Math.max(er, step.rating);
      ed ||= er;
      if (step.placement !== undefined) ep ||= er;
    }
  }
  return { er: er / 10, ep: ep / 10, ed: ed / 10, hardest };
}

/**
 * The steps of the rating. Yields `undefined` where it may pause. It ends, because every step of a rule removes at least one
 * candidate.
 */
export function* walking(position: Position): Generator<RatedStep | undefined, void> {
  const board = boardOf(position);
  while (!board.isSolved) {
    const step = yield* findingStep(board);
    yield step ?? { name: 'Beyond all rules', rating: BEYOND_ALL_RULES, eliminations: [] };
    if (!step) return;
    board.take(step);
  }
}

function* findingStep(board: Board): Generator<undefined, RatedStep | undefined> {
  for (const { find } of rules) {
    for (const step of find(board)) {
      if (step) return step;
      yield undefined;
    }
  }
  return undefined;
}

function* isValid(position: Position): Generator<undefined, boolean> {
  return (yield* verdict({ geometry, digits: position.digits, allowed: allowedOf(position) })).kind === 'valid';
}

/** All rules in the order in which they are tried. The order is nearly that of their ratings. */
export const rules: readonly RatingRule[] = [
  hiddenSingle,
  directIntersection,
  directHiddenPair,
  nakedSingle,
  directHiddenTriplet,
  intersection,
  nakedPair,
  xWing,
  hiddenPair,
  nakedTriplet,
  swordfish,
  hiddenTriplet,
  twoStrongLinks,
  xyWing,
  xyzWing,
  uniqueLoop,
  nakedQuad,
  jellyfish,
  hiddenQuad,
  threeStrongLinks,
  wxyzWing,
  bivalueGrave,
  fourStrongLinks,
  vwxyzWing,
  alignedPairExclusion,
  uvwxyzWing,
  forcingChain,
  tuvwxyzWing,
  alignedTripletExclusion,
  nishio,
  multipleForcingChains,
  dynamicForcingChains,
  dynamicForcingChainsPlus,
  nestedForcingChains,
];
