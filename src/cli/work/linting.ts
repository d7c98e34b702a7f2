/** Checks files as `Check All Files` of the editor does. */

import { Analysis } from '../../language/analysis/analysis';
import type { Accepted } from '../../language/features/collection/baseline';
import { type FileFindings, WorkspaceLint } from '../../language/features/collection/workspaceLint';
import type { RuleLevels } from '../../language/features/diagnostics/rule';
import { read } from '../../language/parsing/parser';
import type { Puzzle } from '../../language/puzzle';
import { finish, type Now } from '../../language/work';

/** Checks one file after the other, and remembers their puzzles. */
export interface Linting {
  add(name: string, text: string, accepted: Accepted | undefined): Promise<FileFindings>;
}

/** Loads what the rules need. */
export async function lintingBy(levels: RuleLevels, now: Now): Promise<Linting> {
  const analysis = new Analysis<never>({
    now,
    sourceOf: never => never,
    onSearch: () => {},
  });
  const repairs = await analysis.repairs();
  const lint = new WorkspaceLint(analysis.verdicts);
  const search = {
    learn: repairs.learning.bind(repairs),
    insightOf: repairs.insightOf.bind(repairs),
  };
  return {
    async add(name, text, accepted) {
      const collector = await analysis.collector(levels, [], async () => () => accepted);
      return finish(lint.add(name, text, { levels, collector, accepted, repairs: search }));
    },
  };
}

/** The puzzles of a text, as it is checked. */
export function puzzlesIn(text: string): readonly Puzzle[] {
  return read(text).puzzles;
}
