/** The difficulty of a puzzle: 1.0 to about 12, with one decimal. 0 if there is no step. */
export interface Rating {
  /** The rating of the hardest step. 0 for a puzzle that is solved, or that does not have exactly one solution. */
  readonly er: number;
  /** The rating of the hardest step up to the first placement. */
  readonly ep: number;
  /** The rating of the first step. */
  readonly ed: number;
  /** The name of the first step with the rating `er`. Empty if there is no step. */
  readonly hardest: string;
  /**
   * Whether the puzzle has rules or irregular regions. The rating then comes from `withRules/scale.ts`, not from Sukaku
   * Explainer.
   */
  readonly isWithRules?: boolean;
}

/** Whether the rating's techniques did not solve the puzzle. Then the numbers only mean that it is harder than all of them. */
export function isBeyondAllRules({ er }: Pick<Rating, 'er'>): boolean {
  return er * 10 >= BEYOND_ALL_RULES;
}

/** Sukaku Explainer's rating for puzzles that its rules do not solve, in tenths. */
export const BEYOND_ALL_RULES = 200;
