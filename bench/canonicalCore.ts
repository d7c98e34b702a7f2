/** The part of `src/core` that the benchmark of canonical forms runs. It is bundled first: see bundledCore.ts. */

export { CanonicalForms } from '../src/core/canonical/index.ts';
export { parseLine } from '../src/core/notation.ts';
export { solve } from '../src/core/solver/index.ts';
