/** The rules at the top of a file, which apply to every grid below without rules. */

import { readSections, type SectionReader } from '#ruleText';
import type { Geometry } from '../../../core/geometry';
import type { SectionsRead } from '../../rules/index';
import type { SectionText } from '../../sectionText';

/** Sections before the first grid. */
export class FileRules {
  /** By the key of a geometry without rules. Each is read once, because thousands of puzzles may have it. */
  private readonly known = new Map<string, SectionsRead>();
  /** Identifies all sections and their offsets. */
  readonly key: string;

  /**
   * Offsets are relative to the start of the first text, so an edit above it changes none of them. An edit between two texts shifts the
   * offsets of the second.
   */
  constructor(
    readonly texts: readonly SectionText[],
    private readonly readRules: SectionReader = readSections,
  ) {
    this.key = texts.map(({ kind, start, text }) => `${kind} ${start} ${text}`).join('\n');
  }

  /** Reads these sections for a puzzle whose geometry would be `base` without them. Cached by geometry. */
  readFor(base: Geometry): SectionsRead {
    let read = this.known.get(base.key);
    if (!read) {
      read = this.readRules(base, this.texts);
      this.known.set(base.key, read);
    }
    return read;
  }
}

/** Whether both contain the same rules. */
export function sameRules(a: FileRules | undefined, b: FileRules | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.key === b.key);
}
