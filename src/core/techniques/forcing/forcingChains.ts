/**
 * The search for forcing chains: chains of implications from a premise to a contradiction, or from each of several premises to
 * the same conclusion.
 */

import type { Pausable } from '../../pausing';
import { deriving } from '../../position';
import type { Chain } from '../step';
import { ChainReasoning } from './chainReasoning';
import { type Conclusion, concluding } from './conclusions';
import type { ForcingFindings } from './forcing';

/** The conclusions of forcing chains in a position. */
export const forcingChains = deriving(function* (position): Pausable<ForcingFindings> {
  const reasoning = yield* ChainReasoning.of(position);
  return { choices: reasoning.choices, ...(yield* concluding(reasoning)), chainsTo };

  function* chainsTo({ premises, statement }: Conclusion): Pausable<Chain[]> {
    const chains: Chain[] = [];
    for (const premise of premises) {
      yield* reasoning.follow(premise);
      chains.push(...(reasoning.isContradictory ? reasoning.contradiction() : [reasoning.chainTo(statement)]));
      yield undefined;
    }
    return chains;
  }
});
