/**
 * The steps of the rating of a puzzle with rules or irregular regions: always the easiest step by {@link ratedTechniques}. This differs from the
 * order of paths, which is HoDoKu's, so that no step is harder than necessary.
 */

import type { Pausable } from '../../pausing';
import type { Position } from '../../position';
import { allSteps } from '../../techniques/index';
import type { Step } from '../../techniques/step';
import type { Rated } from '../ratedStep';
import { BEYOND_ALL_RULES } from '../rating';
import { ratedTechniques } from './scale';

/**
 * The steps of the rating, up to the first that is harder than `most`, in tenths. Yields `undefined` where the caller
 * may pause. Terminates, because every step removes at least one candidate.
 */
export function* walkingWithRules(
  start: Position,
  most = Number.POSITIVE_INFINITY,
): Generator<Rated | undefined, void> {
  for (let position = start; !position.isSolved; ) {
    const found = yield* easiestStep(position, most);
    yield found
      ? { name: found.step.technique.name, rating: found.rating, placement: found.step.placements[0] }
      : { name: 'Beyond all techniques', rating: BEYOND_ALL_RULES };
    if (!found || found.rating > most) return;
    position = position.after(found.step);
  }
}

/** The easiest step that is not harder than `most`, or the easiest one found. Each technique yields its simplest step first. */
function* easiestStep(
  position: Position,
  most: number,
): Pausable<{ readonly step: Step; readonly rating: number } | undefined> {
  let best: { readonly step: Step; readonly rating: number } | undefined;
  for (const { technique, lowest, of } of ratedTechniques) {
    if (lowest >= (best?.rating ?? Number.POSITIVE_INFINITY) || lowest > most) return best;
    for (const step of allSteps(position, [technique])) {
      if (!step) {
        yield undefined;
        continue;
      }
      const rating = of(step);
      if (!best || rating < best.rating) best = { step, rating };
      break;
    }
  }
  return best;
}
