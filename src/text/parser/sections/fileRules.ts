/** The rules at the top of a file, which apply to every grid below without rules. */

import { readSections } from '#ruleText';
import type { Geometry } from '../../../core/geometry';
import type { SectionsRead } from '../../rules/index';
import type { SectionText } from '../../sectionText';

/** Sections before the first grid. */
export class FileRules {
  /** By the key of a geometry without rules. Each is read once, because thousands of puzzles may have it. */
  private readonly known = new Map<string, SectionsRead>();
  /** Says all of them, and where each starts. */
  readonly key: string;

  /** The first text starts at 0: an edit above it changes nothing. An edit between two of them moves the parts of the second. */
  constructor(readonly texts: readonly SectionText[]) {
    this.key = texts.map(({ kind, start, text }) => `${kind} ${start} ${text}`).join('\n');
  }

  /** Their reading for a puzzle whose geometry would be `base` without them. */
  readFor(base: Geometry): SectionsRead {
    let read = this.known.get(base.key);
    if (!read) {
      read = readSections(base, this.texts);
      this.known.set(base.key, read);
    }
    return read;
  }
}

/** Whether both say the same. */
export function sameRules(a: FileRules | undefined, b: FileRules | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.key === b.key);
}
