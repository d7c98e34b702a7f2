/** A seed that nobody chose: six digits, so that it can be typed again. */
export function newSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
