// mocha loads it by name and cannot be told by options where to put the counts: hence plain JavaScript and a variable.
const { writeFileSync } = require('node:fs');
const Mocha = require('mocha');

/** Mocha's ordinary report, and at its end the counts in the file that SUDOKU_TEST_COUNTS names. */
module.exports = class extends Mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once('end', () => {
      const { passes, failures, pending } = runner.stats;
      const counts = { passed: passes, failed: failures, skipped: pending };
      writeFileSync(process.env.SUDOKU_TEST_COUNTS, JSON.stringify(counts));
    });
  }
};
