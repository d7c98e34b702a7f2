/** The drawing and the changes of marks for chains. Exported pages have noChains.ts instead: see `imports` in package.json. */

export { chainEdits, clearChains } from './chainIntents';
export { chainCandidates, drawnLinksOf, patch, shownChains } from './drawing/chains';
