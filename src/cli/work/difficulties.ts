/** The difficulties of puzzles as the editor computes them, computed once for each puzzle. */

import { Difficulties } from '../../analysis/difficulties';
import { Paths } from '../../analysis/paths';
import { VerdictCache } from '../../analysis/verdicts';
import type { Now } from '../../text/work';

/** Creates a cache for verdicts and difficulties. */
export function newDifficulties(now: Now) {
  const verdicts = new VerdictCache(now, () => {});
  return { verdicts, difficulties: new Difficulties(verdicts, new Paths(verdicts, now), now) };
}
