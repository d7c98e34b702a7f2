/** What the benchmark of typing measures. It is bundled first: see bundledCore.ts. */

export { VerdictCache } from '../src/language/analysis/verdicts.ts';
export { PuzzleDocument } from '../src/language/document/document.ts';
export { Checking } from '../src/language/features/diagnostics/checking.ts';
