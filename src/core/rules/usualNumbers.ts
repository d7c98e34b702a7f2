/**
 * The numbers of rules that are written without one, by the size of the puzzle. Those of 9x9 are 5, 4, 4 and 3; other sizes have what
 * is as much of their digits, so that the rule can be kept.
 */
export const USUAL_NUMBERS = {
  whispers: (size: number) => Math.ceil(size / 2),
  dutchWhispers: (size: number) => Math.ceil(size / 2) - 1,
  lockout: (size: number) => Math.ceil(size / 2) - 1,
  modular: () => 3,
} as const satisfies Readonly<Record<string, (size: number) => number>>;

/** A word with such a number. */
export type UsualNumber = keyof typeof USUAL_NUMBERS;

/** Whether a rule by this word has such a number. */
export function hasUsualNumber(word: string): word is UsualNumber {
  return Object.hasOwn(USUAL_NUMBERS, word);
}
