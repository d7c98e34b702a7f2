/** A contestant for `trial.test.ts` whose process comes to an end before it is ready. */

process.exit(3);
