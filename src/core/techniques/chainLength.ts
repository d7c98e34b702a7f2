/** The surcharge for the length of a chain. */

/**
 * The surcharge in tenths: 0 for up to six statements. Otherwise one tenth for each of the numbers
 * 4, 6, 8, 12, 16, 24, 32 … that is less than the number of statements minus two.
 */
export function lengthSurcharge(statements: number): number {
  let added = 0;
  for (let ceiling = 4; statements - 2 > ceiling; added++)
    ceiling = added % 2 === 0 ? (ceiling * 3) / 2 : (ceiling * 4) / 3;
  return added;
}
