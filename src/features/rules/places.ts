/** The places of rules in a file: the sections of its puzzles, and those at its top. */

import type { Geometry } from '../../core/geometry';
import type { Puzzle } from '../../text/puzzle';
import type { PuzzleFile } from '../../text/puzzleFile';
import { type PlacedRule, type RuleSection, sectionsOf } from '../../text/rules/index';
import type { Span } from '../../text/span';

/** A section in a file. Offsets in the section count from `origin`. */
export interface SectionPlace {
  readonly section: RuleSection;
  readonly origin: number;
  /** Includes the rules. */
  readonly geometry: Geometry;
  /** Absent for rules at the top of the file. */
  readonly puzzle?: Puzzle;
}

/** A line of a section, and its start in the file. */
export interface RulePlace extends SectionPlace {
  readonly line: PlacedRule;
  readonly start: number;
}

/** The sections of a file, in the order of the text. */
export function sectionsIn({ puzzles, notes = [] }: PuzzleFile): SectionPlace[] {
  const atTop = notes.flatMap(note =>
    note.reason === 'rules'
      ? sectionsOf(note).map(section => ({ section, origin: note.start, geometry: note.geometry }))
      : [],
  );
  const own = puzzles.flatMap(puzzle =>
    (puzzle.rules ? sectionsOf(puzzle.rules) : []).map(section => ({
      section,
      origin: puzzle.start,
      geometry: puzzle.grid.geometry,
      puzzle,
    })),
  );
  return [...atTop, ...own];
}

/** The line with rules that contains an offset. */
export function ruleAt(file: PuzzleFile, offset: number): RulePlace | undefined {
  for (const place of sectionsIn(file)) {
    const [line] = place.section.rulesIn(offset - place.origin, offset - place.origin);
    if (line) return { ...place, line, start: place.origin + line.start };
  }
  return undefined;
}

/** The kind and the geometry of the section that a new line at an offset would belong to. Undefined outside of sections. */
export function sectionAt(file: PuzzleFile, offset: number): SectionPlace | undefined {
  const before = sectionsIn(file).filter(({ section, origin }) => origin + section.heading.end < offset);
  const last = before.at(-1);
  if (!last) return undefined;
  const end = last.origin + last.section.end;
  // A puzzle below the section ends it.
  return file.puzzles.some(({ start }) => end < start && start <= offset) ? undefined : last;
}

/** A part of a line as a span of the file. */
export const spanAt = (start: number, part: Span): Span => ({ start: start + part.start, end: start + part.end });
