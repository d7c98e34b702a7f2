/** The mode for chains. Exported pages have noChains.ts instead: see `imports` in package.json. */

export { chainChange, chainsAt } from './announcements/chainWords';
export { CHAIN_KEYS, candidateAt, Linking, MODES, withDragged } from './input/chains';
