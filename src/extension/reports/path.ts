import { isRatable, rating } from '../../core/rating/index';
import type { Path } from '../../core/techniques/path';
import { whyNone } from '../../language/features/hint';
import { type PathReport, writePath } from '../../language/features/pathReport';
import { messages } from '../../language/messages';
import { findingPath } from '../paths';
import { withProgress } from '../progress';
import { verdicts } from '../verdicts';
import type { ReportKind } from './report';

/** The solution path of a puzzle, with its rating. */
export const pathKind: ReportKind<PathReport> = {
  scheme: 'sudoku-path',
  title: messages.path.tab,
  async make({ puzzle }, name) {
    function* steps(): Generator<undefined, PathReport | string> {
      const path: Path | undefined = yield* findingPath(puzzle);
      if (!path || path.outcome === 'contradictory') return whyNone(puzzle, path);
      yield* path.until(() => false);
      const verdict = yield* verdicts.check(puzzle.grid);
      const isRated = verdict?.kind === 'valid' && isRatable(path.start);
      return { puzzle, name, path, verdict, rating: isRated ? yield* rating(path.start) : undefined };
    }
    return withProgress({ title: messages.path.walking(), steps: steps() });
  },
  write: report => writePath(report, 'text'),
};
