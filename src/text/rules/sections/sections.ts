/**
 * The sections `[Rules]`, `[Regions]` and `[Cages]` of a puzzle file: their lines, and the geometry that they give a puzzle. Reading them never
 * fails: what cannot be read is a problem of its line.
 */

import type { Geometry } from '../../../core/geometry';
import type { ReadSections, SectionText } from '../../sectionText';
import { finish, type Work } from '../../work';
import { readingAfter } from './reading';
import { type Reading, RecentReadings } from './recentReadings';
import type { RuleSection, SectionsRead } from './ruleSection';

/** The sections of a puzzle, or at the top of a file, as they were read. */
export function sectionsOf({ reading, sections }: ReadSections): readonly RuleSection[] {
  // Only readSections makes readings. A puzzle with the rules of the file has no section.
  return sections.length > 0 ? (reading as SectionsRead).sections : [];
}

/** Minimum length of the sections of a puzzle that are cached. Shorter ones are read quickly. */
const LONG = 1000;

/** The last readings of long sections: more than are visible. */
const known = new RecentReadings(10);

/** Reads the sections of a puzzle whose geometry would be `base` without them. */
export const readSections = (base: Geometry, texts: readonly SectionText[]): SectionsRead =>
  finish(reading(base, texts)).read;

/**
 * Reads sections, so that {@link readSections} finds them in its cache: reading thousands of lines takes long. Yields where it may be
 * paused.
 */
export function* readingAhead(base: Geometry, texts: readonly SectionText[]): Work<void> {
  yield* reading(base, texts);
}

function* reading(base: Geometry, texts: readonly SectionText[]): Work<Reading> {
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (length < LONG) return yield* readingAfter(undefined, base, texts);
  const same = known.same(base, texts);
  if (same) return same;
  const found = yield* readingAfter(known.similar(base, texts), base, texts);
  known.keep(found);
  return found;
}
