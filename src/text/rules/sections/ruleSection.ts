/** Sections that were read. */

import type { Geometry } from '../../../core/geometry';
import type { SectionsReading, SectionText } from '../../sectionText';
import type { Span } from '../../span';
import type { PlacedRule } from '../placedRule';
import { linesIn, type PlacedBlock } from './ruleBlocks';
import type { PlacedProblem } from './sectionLine';

/** A section that was read. Offsets start where those of its text start. */
export class RuleSection implements SectionText {
  readonly kind: SectionText['kind'];
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly lacksHeading?: true;
  readonly #blocks: readonly PlacedBlock[];
  #rules: readonly PlacedRule[] | undefined;

  constructor(
    { kind, start, end, text, lacksHeading }: SectionText,
    /** The line `[Rules]`, `[Regions]` or `[Cages]`; empty if it is missing. */
    readonly heading: Span,
    readonly problems: readonly PlacedProblem[],
    blocks: readonly PlacedBlock[],
  ) {
    this.kind = kind;
    this.start = start;
    this.end = end;
    this.text = text;
    if (lacksHeading) this.lacksHeading = lacksHeading;
    this.#blocks = blocks;
  }

  /** The lines of `[Rules]` and `[Cages]`; none of `[Regions]`. */
  get rules(): readonly PlacedRule[] {
    this.#rules ??= this.rulesIn(this.start, this.end);
    return this.#rules;
  }

  /** The lines of {@link rules} that a span touches. */
  rulesIn(from: number, to: number): readonly PlacedRule[] {
    return linesIn(this.#blocks, from, to);
  }
}

/** The content of the sections of a puzzle. */
export interface SectionsRead extends SectionsReading {
  readonly geometry: Geometry;
  readonly sections: readonly RuleSection[];
}
