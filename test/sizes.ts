/** How much data tests run on: little in `npm test`, all of it where the variable `TEST_ALL` is set, as `npm run test:all` does. */

export const ALL = Boolean(process.env.TEST_ALL);
export const sized = <T>(few: T, all: T): T => (ALL ? all : few);
