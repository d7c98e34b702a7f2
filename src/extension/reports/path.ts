import { whyNone } from '../../language/features/hint';
import { type PathReport, writePath } from '../../language/features/pathReport';
import { messages } from '../../language/messages';
import type { EditorAnalysis } from '../documents';
import { withProgress } from '../progress';
import type { ReportKind } from './report';

/** Of the addresses of paths. */
export const PATH_SCHEME = 'sudoku-path';

/** The solution path of a puzzle, with its rating. */
export const pathKind = ({ paths, verdicts, difficulties }: EditorAnalysis): ReportKind<PathReport> => ({
  scheme: PATH_SCHEME,
  title: messages.path.tab,
  async make({ puzzle }, name) {
    function* steps(): Generator<undefined, PathReport | string> {
      const path = yield* paths.finding(puzzle);
      if (!path || path.outcome === 'contradictory') return whyNone(puzzle, path);
      yield* path.until(() => false);
      const verdict = yield* verdicts.check(puzzle.grid);
      return { puzzle, name, path, verdict, rating: yield* difficulties.rating(puzzle) };
    }
    return withProgress({ title: messages.path.walking(), steps: steps() });
  },
  write: report => writePath(report, 'text'),
});
