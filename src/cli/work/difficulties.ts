/** The difficulties of puzzles as the editor finds them, each once. */

import { Difficulties } from '../../language/analysis/difficulties';
import { Paths } from '../../language/analysis/paths';
import { VerdictCache } from '../../language/analysis/verdicts';
import type { Now } from '../../language/work';

/** What remembers verdicts and difficulties. */
export function newDifficulties(now: Now) {
  const verdicts = new VerdictCache(now, () => {});
  return { verdicts, difficulties: new Difficulties(verdicts, new Paths(verdicts, now), now) };
}
