import type { Board } from './board';
import type { RatedStep } from './ratedStep';

/** One way to reason, with its place on the scale. */
export interface Rule {
  readonly name: string;
  /** No step of this rule is rated lower. In tenths. */
  readonly lowest: number;
  /**
   * The steps of this kind; the one to take comes first, and a rule need not find any others. In between it yields
   * `undefined`, wherever a long search may be paused.
   */
  find(board: Board): Iterable<RatedStep | undefined>;
}
