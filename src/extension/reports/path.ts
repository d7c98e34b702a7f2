import { provingPath } from '../../features/proof/proving';
import { whyNone } from '../../features/steps/hint';
import { type PathReport, writePath } from '../../features/steps/pathReport';
import * as messages from '../../messages/index';
import { foundResult, none, type Result } from '../../text/result';
import type { EditorAnalysis } from '../services/documents';
import { withProgress } from '../services/progress';
import { settingsOf } from '../services/settings';
import type { ReportKind } from './report';

/** The URI scheme of paths. */
export const PATH_SCHEME = 'sudoku-path';

/** Reports with the solution path of a puzzle and its rating. */
export const pathKind = (analysis: EditorAnalysis): ReportKind<PathReport> => ({
  scheme: PATH_SCHEME,
  title: messages.path.tab,
  async make({ document, puzzle }, name) {
    const { excluded } = settingsOf(document);
    const { paths, difficulties } = await analysis.reasoning();
    function* steps(): Generator<undefined, Result<PathReport>> {
      const path = yield* paths.finding(puzzle, excluded);
      if (!path || path.outcome === 'contradictory') return none(whyNone(puzzle, path));
      yield* path.until(() => false);
      const verdict = yield* analysis.verdicts.check(puzzle.grid);
      const proof = yield* provingPath(puzzle, path);
      return foundResult({ puzzle, name, path, verdict, rating: yield* difficulties.rating(puzzle), proof });
    }
    return withProgress({ title: messages.path.walking(), steps: steps() });
  },
  write: report => writePath(report, 'view'),
});
