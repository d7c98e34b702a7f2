/** Counts mistyped letters. */

/** Longer texts are not compared. */
const MOST_LETTERS = 40;

/**
 * The number of letters that are added, left out or changed, or of adjacent letters that are swapped, to turn one text
 * into the other (the distance of Damerau and Levenshtein, in which no part is changed twice). Infinity for long texts;
 * it may also be Infinity if the number is greater than `most`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  if (a.length > MOST_LETTERS || b.length > MOST_LETTERS) return Number.POSITIVE_INFINITY;
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  let leastAbove = 0;
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        row[j] + 1,
        next[j - 1] + 1,
        row[j - 1] + (isSame ? 0 : 1),
        isExchanged ? above[j - 2] + 1 : Number.POSITIVE_INFINITY,
      );
      if (next[j] < least) least = next[j];
    }
    // Later rows follow from the last two.
    if (least > most && leastAbove >= most) return Number.POSITIVE_INFINITY;
    leastAbove = least;
    [above, row] = [row, next];
  }
  return row[b.length];
}
