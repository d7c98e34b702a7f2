/** What the benchmark of the rules for collections measures. */

export { Collector } from '../src/language/analysis/collector.ts';
export { Reasoning } from '../src/language/analysis/reasoning.ts';
export { VerdictCache } from '../src/language/analysis/verdicts.ts';
export { PuzzleDocument } from '../src/language/document/document.ts';
export { COLLECTION_RULES } from '../src/language/features/collection/levels.ts';
export { WorkspaceLint } from '../src/language/features/collection/workspaceLint.ts';
export { Checking } from '../src/language/features/diagnostics/checking.ts';
