/** The part of `src` that the benchmark of the lint rules measures. */

export { Collector } from '../src/analysis/collector.ts';
export { Reasoning } from '../src/analysis/reasoning.ts';
export { VerdictCache } from '../src/analysis/verdicts.ts';
export { LINT_CODES } from '../src/features/diagnostics/declarations.ts';
export { DocumentDiagnostics } from '../src/features/diagnostics/documentDiagnostics.ts';
export { WorkspaceLint } from '../src/features/lint/workspaceLint.ts';
export { PuzzleDocument } from '../src/text/document/document.ts';
