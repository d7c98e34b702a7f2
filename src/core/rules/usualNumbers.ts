/**
 * The default numbers of rules, by the size of the puzzle. In 9x9 they are 5, 4, 4 and 3; in other sizes they are
 * proportional, so that the rule can be satisfied.
 */
export const USUAL_NUMBERS = {
  whispers: (size: number) => Math.ceil(size / 2),
  dutchWhispers: (size: number) => Math.ceil(size / 2) - 1,
  lockout: (size: number) => Math.ceil(size / 2) - 1,
  modular: () => 3,
} as const satisfies Readonly<Record<string, (size: number) => number>>;

/** The keyword of a rule with a default number. */
export type UsualNumber = keyof typeof USUAL_NUMBERS;

/** Whether the rule with this keyword has a default number. */
export function hasUsualNumber(word: string): word is UsualNumber {
  return Object.hasOwn(USUAL_NUMBERS, word);
}
