// Mocha adds the files that a command line names to those of `spec`. So there is a `spec` only where it names none:
// `npx mocha` runs all unit tests, `npx mocha test/core/grid.test.ts` that file.
const namesFiles = process.argv.slice(2).some(argument => argument.endsWith('.test.ts'));

module.exports = {
  'node-option': ['import=tsx'],
  ...(namesFiles
    ? {}
    : { spec: ['test/{core,language,protocol,board,cli,library,syntaxes,package,bench,mutation}/**/*.test.ts'] }),
  ui: 'bdd',
  // It only stops what hangs: no test takes nearly as long, on however busy a machine.
  timeout: process.env.TEST_ALL ? 7_200_000 : 180_000,
};
