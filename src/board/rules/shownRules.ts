/** Everything that a board shows of the rules of a puzzle. It does not depend on digits, so it is made once while the user enters digits. */

import type { Geometry } from '../../core/geometry';
import { finish, type Pausable, sharedWork } from '../../core/pausing';
import { ofGeometry } from '../../core/position';
import { cachedPerGeometry, isRuled } from '../../core/rules/geometry';
import type { ShownRules } from '../protocol/snapshot';
import { drawingRules, rulesLegendOf } from './drawing';
import { wordingRules } from './inWords';
import { describingRules } from './ruleDescriber';

/** The rules of a geometry as a board shows them: the same object for the same geometry and symbols, as long as it is used. */
export function shownRulesOf(geometry: Geometry, symbols: readonly string[]): ShownRules {
  return finish(makingShownRules(geometry, symbols));
}

/** Like {@link shownRulesOf}, but yields where it may be paused. Continues what an earlier call has begun. */
export function* makingShownRules(geometry: Geometry, symbols: readonly string[]): Pausable<ShownRules> {
  return isRuled(geometry) ? yield* knownOf(geometry, symbols).work() : ofClassic(geometry);
}

/** Whether {@link shownRulesOf} has them already. */
export const areShownRulesMade = (geometry: Geometry, symbols: readonly string[]): boolean =>
  !isRuled(geometry) || knownOf(geometry, symbols).isMade;

interface Known {
  isMade: boolean;
  readonly work: () => Pausable<ShownRules>;
}

function knownOf(geometry: Geometry, symbols: readonly string[]): Known {
  const known = cachedPerGeometry(geometry, noneYet);
  const key = symbols.join('\n');
  const found = known.get(key) ?? { isMade: false, work: sharedWork(making()) };
  known.set(key, found);
  return found;

  function* making(): Pausable<ShownRules> {
    const rules = yield* drawingRules(geometry, symbols);
    const legend = rulesLegendOf(geometry, rules);
    yield undefined;
    const descriptions = yield* describingRules(geometry, symbols);
    const inWords = yield* wordingRules(geometry, symbols);
    found.isMade = true;
    return {
      size: geometry.size,
      ...(rules && { rules }),
      ...(legend && { legend }),
      ...(descriptions && { descriptions }),
      ...(inWords && { inWords }),
      ...(geometry.variant && { peers: geometry.peersOf.map(cells => [...cells]) }),
    };
  }
}

/** By symbols. */
const noneYet = () => new Map<string, Known>();

const ofClassic = ofGeometry(({ size }): ShownRules => ({ size }));
