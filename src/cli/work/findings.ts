/** The findings of puzzles as the editor shows them, of each puzzle by itself. */

import { VerdictCache } from '../../language/analysis/verdicts';
import { needsSearch } from '../../language/features/diagnostics/counting';
import { diagnose } from '../../language/features/diagnostics/index';
import { findingOf } from '../../language/features/diagnostics/notRead';
import type { Diagnostic } from '../../language/features/diagnostics/rule';
import { toldVerdict } from '../../language/features/entries';
import type { Note, Puzzle } from '../../language/puzzle';
import { finish } from '../../language/work';

/** The findings, in the order of the text. */
export function findingsOf(puzzles: readonly Puzzle[], notes: readonly Note[]): Diagnostic[] {
  const verdicts = new VerdictCache(
    () => performance.now(),
    () => {},
  );
  const found = puzzles.flatMap(puzzle => {
    const verdict = needsSearch(puzzle) ? finish(verdicts.check(puzzle.grid)) : undefined;
    const isUnsolvable = toldVerdict(puzzle, verdict)?.kind === 'contradictory';
    if (isUnsolvable) finish(verdicts.suspecting(puzzle));
    const suspicions = isUnsolvable ? verdicts.suspicionsOf(puzzle) : [];
    return diagnose(puzzle, 'off', verdict, suspicions);
  });
  return [...found, ...notes.map(findingOf)].sort((a, b) => a.start - b.start);
}
