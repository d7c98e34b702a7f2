/** How much data tests use: few in `npm test`, all in `npm run test:all`. */

/** Whether this is the exhaustive run. */
export const ALL = Boolean(process.env.TEST_ALL);

/** A size for `npm test`, and the one for `npm run test:all`. */
export const sized = <T>(few: T, all: T): T => (ALL ? all : few);
