/** The parts of a board for marks of chains. Exported pages have noChains.ts instead: see `imports` in package.json. */

export { chainCandidates, drawnLinksOf, patch, shownChains } from './drawing/chains';
export { chainsAt, linkChange, newIn } from './page/chainWords';
