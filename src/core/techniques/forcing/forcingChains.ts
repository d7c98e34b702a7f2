/** The search for forcing chains: single lines of implications from a premise to its contradiction, or from all of several
 * premises to one conclusion. */

import { derived } from '../../position';
import type { Chain } from '../step';
import { ChainReasoning } from './chainReasoning';
import { choicesOf } from './choices';
import { type Conclusion, concluding } from './conclusions';
import { type Findings, sharedSearch } from './forcing';

/** What forcing chains conclude in a position. */
export const forcingChains = derived(position => {
  function* search(): Generator<undefined, Findings> {
    const choices = choicesOf(position);
    const reasoning = new ChainReasoning(choices);
    yield undefined;
    return { choices, ...(yield* concluding(reasoning)), chainsTo };

    function* chainsTo({ premises, statement }: Conclusion): Generator<undefined, Chain[]> {
      const chains = premises.map(premise => {
        reasoning.follow(premise);
        return reasoning.isContradictory ? reasoning.contradiction() : [reasoning.chainTo(statement)];
      });
      yield undefined;
      return chains.flat();
    }
  }
  return sharedSearch(search());
});
