/** Random choices for records. They do not use the project's own random numbers, so that those may change. */

/** Numbers 0 .. below-1 in an order that depends only on the seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  // https://en.wikipedia.org/wiki/Linear_congruential_generator, with the numbers of Numerical Recipes
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A number for a text. */
export function seedOf(text: string): number {
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}
