/** The part of `src/core` that the benchmarks of reasoning and of canonical forms run. It is bundled first: see bundledCore.ts. */

export { CanonicalForms } from '../src/core/canonical/index.ts';
export { parseLine } from '../src/core/notation.ts';
export { positionOf } from '../src/core/position.ts';
export { rating } from '../src/core/rating/index.ts';
export { solve } from '../src/core/solver/index.ts';
export { Path } from '../src/core/techniques/path.ts';
