import type { Step, Technique } from '../../core/techniques/step';

/** Steps up to a placement. */
export interface Placing {
  /** The last one places the digit. */
  readonly steps: readonly Step[];
  /** The hardest technique of all steps. */
  readonly hardest: Technique;
  /** The hardest technique of the steps before the last; undefined when there are none. */
  readonly hardestBefore: Technique | undefined;
}
