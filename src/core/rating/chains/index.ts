import { patterns, patternsAndChains } from './advanced';
import { branchingChains } from './branchingChains';

export { forcingChain } from './forcingChain';

/** A digit in a cell leads to a contradiction among the places of that digit alone. */
export const nishio = branchingChains('Nishio Forcing Chains', {
  base: 75,
  prefix: 'Nishio ',
  suffix: '',
  isDynamic: true,
  isOneDigit: true,
});

/** All candidates of a cell, or all places of a digit in a house, lead to the same by chains that do not branch themselves. */
export const multipleForcingChains = branchingChains('Multiple Forcing Chains', {
  base: 80,
  prefix: '',
  suffix: '',
  isDynamic: false,
  isOneDigit: false,
});

/** The same with chains in which a statement may follow from several. */
export const dynamicForcingChains = branchingChains('Dynamic Forcing Chains', {
  base: 85,
  prefix: 'Dynamic ',
  suffix: '',
  isDynamic: true,
  isOneDigit: false,
});

/** The same again, helped on by intersections, pairs and X-Wings that come about on the way. */
export const dynamicForcingChainsPlus = branchingChains('Dynamic Forcing Chains (+)', {
  base: 90,
  prefix: 'Dynamic ',
  suffix: ' (+)',
  isDynamic: true,
  isOneDigit: false,
  advanced: patterns,
});

/** And again, helped on by forcing chains too. */
export const nestedForcingChains = branchingChains('Dynamic Forcing Chains (+ Forcing Chains)', {
  base: 95,
  prefix: 'Dynamic ',
  suffix: ' (+ Forcing Chains)',
  isDynamic: true,
  isOneDigit: false,
  advanced: patternsAndChains,
});
