import type { RatingPosition } from './board';
import type { RatedStep } from './ratedStep';

/** A technique of the rating. */
export interface RatingRule {
  readonly name: string;
  /** The lowest rating of its steps, in tenths. */
  readonly lowest: number;
  /**
   * The steps of this rule. The first one is applied, so a rule need not find any others. Yields `undefined` where a long search
   * may pause.
   */
  find(board: RatingPosition): Iterable<RatedStep | undefined>;
}
