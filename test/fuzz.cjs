// Loaded before the tests by `npm run fuzz`: many runs of every property, each time with a new seed.
process.env.FUZZ_RUNS ??= '5000';
