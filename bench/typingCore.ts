/** The part of `src` that the benchmark of typing measures. It is bundled first: see bundledCore.ts. */

export { VerdictCache } from '../src/analysis/verdicts.ts';
export {
  isQuicklyShown,
  noMarks,
  preparingSnapshot,
  rulesOnBoard,
  snapshotWithoutRules,
} from '../src/board/snapshot.ts';
export { DocumentDiagnostics } from '../src/features/diagnostics/documentDiagnostics.ts';
export { PuzzleDocument } from '../src/text/document/document.ts';
