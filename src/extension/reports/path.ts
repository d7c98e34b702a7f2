import { rating } from '../../core/rating/index';
import type { Path } from '../../core/techniques/path';
import { isRatable } from '../../language/difficulty';
import { whyNone } from '../../language/hint';
import { messages } from '../../language/messages';
import { type PathFormat, type PathReport, writePath } from '../../language/pathReport';
import { pathOf } from '../paths';
import { withProgress } from '../progress';
import type { Found } from '../puzzleAt';
import { until } from '../slices';
import { now } from '../timing';
import type { ReportKind } from './report';

export const pathKind: ReportKind = {
  scheme: 'sudoku-path',
  title: messages.path.tab,
  write: (found, name) => writePathOf(found, name, 'text'),
};

/** Milliseconds for the rating; what takes longer is left out. */
const LONGEST_RATING = 20_000;

/** The solution path of a puzzle, in one of the formats; undefined when the user cancelled. */
export async function writePathOf({ puzzle }: Found, name: string, format: PathFormat): Promise<string | undefined> {
  const path = await pathOf(puzzle);
  if (!path) return whyNone(puzzle, path);
  function* report(whole: Path): Generator<undefined, PathReport> {
    yield* whole.until(() => false);
    const isRated = whole.outcome === 'solved' && isRatable(whole.start);
    return {
      puzzle,
      name,
      path: whole,
      rating: isRated ? yield* until(now() + LONGEST_RATING, rating(whole.start)) : undefined,
    };
  }
  const made = await withProgress({ title: messages.path.walking(), steps: report(path) });
  return made && writePath(made, format);
}
