/** A random seed with six digits, short enough to type again. */
export function newSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
