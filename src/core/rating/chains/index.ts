import { patterns, patternsAndChains } from './advanced';
import { branchingChains } from './branchingChains';

export { forcingChain } from './forcingChain';

/** A digit in a cell leads to a contradiction, by the places of only this digit. */
export const nishio = branchingChains('Nishio Forcing Chains', {
  base: 75,
  prefix: 'Nishio ',
  suffix: '',
  isDynamic: true,
  isOneDigit: true,
});

/** All candidates of a cell, or all places of a digit in a house, lead to the same conclusion by chains that do not branch. */
export const multipleForcingChains = branchingChains('Multiple Forcing Chains', {
  base: 80,
  prefix: '',
  suffix: '',
  isDynamic: false,
  isOneDigit: false,
});

/** Like {@link multipleForcingChains}, with chains in which a statement may follow from several others. */
export const dynamicForcingChains = branchingChains('Dynamic Forcing Chains', {
  base: 85,
  prefix: 'Dynamic ',
  suffix: '',
  isDynamic: true,
  isOneDigit: false,
});

/** Like {@link dynamicForcingChains}, with intersections, pairs and X-Wings that appear during the chain. */
export const dynamicForcingChainsPlus = branchingChains('Dynamic Forcing Chains (+)', {
  base: 90,
  prefix: 'Dynamic ',
  suffix: ' (+)',
  isDynamic: true,
  isOneDigit: false,
  advanced: patterns,
});

/** Like {@link dynamicForcingChainsPlus}, with forcing chains too. */
export const nestedForcingChains = branchingChains('Dynamic Forcing Chains (+ Forcing Chains)', {
  base: 95,
  prefix: 'Dynamic ',
  suffix: ' (+ Forcing Chains)',
  isDynamic: true,
  isOneDigit: false,
  advanced: patternsAndChains,
});
