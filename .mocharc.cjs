// Mocha adds the files that a command line names to those of `spec`. So there is a `spec` only where it names none:
// `npx mocha` runs all unit tests, `npx mocha test/core/grid.test.ts` that file.
const namesFiles = process.argv.slice(2).some(argument => argument.endsWith('.test.ts'));

module.exports = {
  'node-option': ['import=tsx'],
  ...(namesFiles ? {} : { spec: ['test/**/*.test.ts'], ignore: ['test/extension/**'] }),
  ui: 'bdd',
  // Stops only what hangs: a busy machine may be many times slower than a quiet one.
  timeout: process.env.TEST_ALL ? 7_200_000 : 1_200_000,
};
