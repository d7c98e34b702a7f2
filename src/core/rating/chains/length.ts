/** What its length adds to the rating of a chain. */

/**
 * In tenths. A chain of up to six statements costs nothing more; from there on one tenth for each of 4, 6, 8, 12, 16, 24, 32 …
 * that the number of statements, less two, is above.
 */
export function lengthSurcharge(statements: number): number {
  let added = 0;
  for (let ceiling = 4; statements - 2 > ceiling; added++)
    ceiling = added % 2 === 0 ? (ceiling * 3) / 2 : (ceiling * 4) / 3;
  return added;
}
