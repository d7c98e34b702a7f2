/** The part of `src/core` that the benchmark of reasoning runs. It is bundled first: see bundledCore.ts. */

export { parseLine } from '../src/core/notation.ts';
export { positionOf } from '../src/core/position.ts';
export { rating } from '../src/core/rating/index.ts';
export { Path } from '../src/core/techniques/path.ts';
