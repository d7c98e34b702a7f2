/** The events of algorithms, and the canonical forms of classic puzzles. */

import { frameCandidates } from '../../src/core/algorithms/frame';
import { ALGORITHM_NAMES, canRun, runOf, startFrame } from '../../src/core/algorithms/index';
import { CanonicalForms, hasForms } from '../../src/core/canonical/index';
import type { Grid } from '../../src/core/grid';
import { dump } from './dump';
import { changed, classic, RATED, RULED, ruled, SMALL } from './grids';
import { type Cases, digests } from './records';

/** Maximum number of events that are recorded. */
const MOST_EVENTS = 150;

/** The first events of each algorithm, and what it shows after them. */
function eventsIn(grid: Grid): string {
  return ALGORITHM_NAMES.filter(name => canRun(name, grid))
    .map(name => {
      const frame = startFrame(name, grid);
      const lines: string[] = [];
      for (const event of runOf(name, grid)) {
        frame.apply(event);
        lines.push(`${event.kind} ${event.line} ${event.at} ${event.value} ${event.house}`);
        if (lines.length >= MOST_EVENTS) break;
      }
      return [name, ...lines, dump(frame), dump(frameCandidates(grid.geometry, grid.allowed, frame))].join('\n');
    })
    .join('\n');
}

function* algorithms(): Cases {
  for (const [i, line] of [...SMALL, ...RATED.slice(0, 6)].entries()) {
    yield [`grid ${i}`, () => eventsIn(classic(line))];
    if (i < 4) yield [`grid ${i} with a wrong digit`, () => eventsIn(changed(classic(line), 0, 1))];
  }
  for (const [i, line] of RULED.entries()) if (i % 12 === 0) yield [`rules ${i}`, () => eventsIn(ruled(line))];
}

/** Canonical forms, also of grids without some digits. */
function formsOf(grid: Grid): string {
  const forms = new CanonicalForms();
  const found = hasForms(grid.geometry)
    ? (['text', 'pattern', 'solution'] as const).map(kind => forms.find(kind, grid))
    : [];
  return dump(found);
}

function* canonical(): Cases {
  for (const [i, line] of RATED.entries()) {
    if (i % 4 === 1) yield [`puzzle ${i}`, () => formsOf(classic(line))];
    if (i % 8 === 3) yield [`puzzle ${i} without digits`, () => formsOf(changed(classic(line), 3, 0))];
  }
}

digests('algorithms', algorithms());
digests('canonical', canonical());
