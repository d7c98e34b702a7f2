/** How hard a puzzle is: 1.0 to about 12, with one decimal. */
export interface Rating {
  /** The hardest step. 0 where there is none: a puzzle that is solved, or does not have exactly one solution. */
  readonly er: number;
  /** The hardest up to the first placement. */
  readonly ep: number;
  /** The first step. */
  readonly ed: number;
  /** The name of the first step that was as hard as any; empty where there is none. */
  readonly hardest: string;
}

/** Whether no rule led to the solution, so that the figures say only that the puzzle is harder than all of them. */
export function isBeyondAllRules({ er }: Rating): boolean {
  return er * 10 >= BEYOND_ALL_RULES;
}

/** What Sukaku Explainer gives puzzles that its rules do not solve. In tenths. */
export const BEYOND_ALL_RULES = 200;
