// mocha loads this file by name and cannot pass the path of the counts as an option, so it is plain JavaScript and
// reads a variable.
const { writeFileSync } = require('node:fs');
const Mocha = require('mocha');

/** Mocha's usual report. At the end it writes the counts to the file that SUDOKU_TEST_COUNTS names. */
module.exports = class extends Mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    const names = [];
    runner.on('fail', test => names.push(test.fullTitle()));
    runner.once('end', () => {
      const { passes, failures, pending } = runner.stats;
      const counts = { passed: passes, failed: failures, skipped: pending, failures: names };
      writeFileSync(process.env.SUDOKU_TEST_COUNTS, JSON.stringify(counts));
    });
  }
};
