/** A contestant for `trial.test.ts` whose process ends before it is ready. */

process.exit(3);
