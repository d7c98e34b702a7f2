/**
 * The rating of a puzzle on the scale of Sudoku Explainer, in the version of its successor Sukaku Explainer: solves the
 * puzzle step by step, each time with the first rule of the list that finds a step. The rating of the puzzle is the
 * rating of its hardest step. Puzzles with rules or irregular regions have a separate rating: see `withRules/`.
 *
 * https://github.com/SudokuMonster/SukakuExplainer
 */

import { finish } from '../pausing';
import { allowedOf, type Position } from '../position';
import { verdict } from '../solver/index';
import { alignedPairExclusion, alignedTripletExclusion } from './alignedExclusions';
import { bivalueGrave } from './bivalueGrave';
import { boardOf, type RatingPosition } from './board';
import {
  dynamicForcingChains,
  dynamicForcingChainsPlus,
  forcingChain,
  multipleForcingChains,
  nestedForcingChains,
  nishio,
} from './chains/index';
import { geometry as nine } from './classicTables';
import { jellyfish, swordfish, xWing } from './fish';
import { directHiddenPair, directHiddenTriplet, hiddenPair, hiddenQuad, hiddenTriplet } from './hiddenSets';
import { directIntersection, intersection } from './intersections';
import { nakedPair, nakedQuad, nakedTriplet } from './nakedSets';
import type { Rated, RatedStep } from './ratedStep';
import { BEYOND_ALL_RULES, type Rating } from './rating';
import type { RatingRule } from './rule';
import { hiddenSingle, nakedSingle } from './singles';
import { fourStrongLinks, threeStrongLinks, twoStrongLinks } from './strongLinks';
import { uniqueLoop } from './uniqueLoops';
import { tuvwxyzWing, uvwxyzWing, vwxyzWing, wxyzWing } from './wings';
import { walkingWithRules } from './withRules/walking';
import { xyWing, xyzWing } from './xyWings';

/** Whether a position can be rated: it is 9x9, or has rules or irregular regions. */
export const isRatable = ({ geometry }: Position): boolean => geometry === nine || geometry.variant !== undefined;

/**
 * The rating of a position.
 *
 * @throws RangeError if the puzzle is neither 9x9 nor has rules, see {@link isRatable}
 */
export function rate(position: Position): Rating {
  return finish(rating(position));
}

/**
 * Like {@link rate}, but can pause or be stopped at each yield.
 *
 * @throws RangeError if the puzzle is neither 9x9 nor has rules, see {@link isRatable}
 */
export function* rating(position: Position): Generator<undefined, Rating> {
  if (!isRatable(position)) throw new RangeError('Only 9x9 puzzles and puzzles with rules have a rating.');
  const { variant } = position.geometry;
  const found = (yield* isValid(position))
    ? yield* hardest(variant ? walkingWithRules(position) : walking(position))
    : { er: 0, ep: 0, ed: 0, hardest: '' };
  return variant ? { ...found, isWithRules: true } : found;
}

function* hardest(walk: Iterable<Rated | undefined>): Generator<undefined, Rating> {
  let er = 0;
  let ep = 0;
  let ed = 0;
  let name = '';
  for (const step of walk) {
    if (!step) {
      yield undefined;
      continue;
    }
    if (step.rating > er) name = step.name;
    er = Math.max(er, step.rating);
    ed ||= er;
    if (step.placement !== undefined) ep ||= er;
  }
  return { er: er / 10, ep: ep / 10, ed: ed / 10, hardest: name };
}

/**
 * The steps of the rating. Yields `undefined` where the caller may pause. Terminates, because every step of a rule
 * removes at least one candidate.
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

function* findingStep(board: RatingPosition): Generator<undefined, RatedStep | undefined> {
  for (const { find } of RATING_RULES) {
    for (const step of find(board)) {
      if (step) return step;
      yield undefined;
    }
  }
  return undefined;
}

function* isValid(position: Position): Generator<undefined, boolean> {
  return (
    (yield* verdict({ geometry: position.geometry, digits: position.digits, allowed: allowedOf(position) })).kind ===
    'valid'
  );
}

/** All rules in the order in which they are tried. The order is nearly that of their ratings. */
export const RATING_RULES: readonly RatingRule[] = [
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
