/** Remembers the last readings of sections, so that an edit of a line reads few other lines again. */

import type { Geometry } from '../../../core/geometry';
import type { SectionText } from '../../sectionText';
import { sameEnds, type TextBlocks } from './ruleBlocks';
import type { SectionsRead } from './ruleSection';

/** Sections that were read. */
export interface Reading {
  /** The geometry without rules. */
  readonly base: Geometry;
  /** The rows, columns and regions, with which the lines were read. */
  readonly layout: Geometry;
  readonly read: SectionsRead;
  /** By section: its blocks. None for sections that are read again as a whole. */
  readonly blocks: readonly (TextBlocks | undefined)[];
}

/** The last readings, the latest first. */
export class RecentReadings {
  private readings: readonly Reading[] = [];

  /** `most`: the number of readings that are kept. */
  constructor(private readonly most: number) {}

  keep(reading: Reading): void {
    this.readings = [reading, ...this.readings].slice(0, this.most);
  }

  /** A reading of the same texts. */
  same(base: Geometry, texts: readonly SectionText[]): Reading | undefined {
    const found = this.alike(base, texts).find(({ read }) => read.sections.every((each, i) => areSame(each, texts[i])));
    if (found) this.readings = [found, ...this.readings.filter(each => each !== found)];
    return found;
  }

  /** A reading of similar texts. */
  similar(base: Geometry, texts: readonly SectionText[]): Reading | undefined {
    return this.alike(base, texts).find(({ read }) => areSimilar(read.sections, texts));
  }

  /** The readings with the same kinds of sections. */
  private alike(base: Geometry, texts: readonly SectionText[]): readonly Reading[] {
    return this.readings.filter(
      ({ base: own, read: { sections } }) =>
        own === base && sections.length === texts.length && sections.every(({ kind }, i) => kind === texts[i].kind),
    );
  }
}

const areSame = (a: SectionText, b: SectionText): boolean =>
  a.start === b.start && a.lacksHeading === b.lacksHeading && a.text === b.text;

/** Whether the longest section differs in one place from at least half of the shorter one of the two. */
function areSimilar(before: readonly SectionText[], after: readonly SectionText[]): boolean {
  const longest = after.reduce((best, { text }, i) => (text.length > after[best].text.length ? i : best), 0);
  const [a, b] = [before[longest].text, after[longest].text];
  const { above, below } = sameEnds(a, b);
  return 2 * (above + below) >= Math.min(a.length, b.length);
}
