import Mocha from 'mocha';
import { OPTIONS, Report } from './report';

/** Runs every test in the Node extension host. VS Code calls it. */
export async function run(): Promise<void> {
  const report = await Report.open();
  Mocha.reporters.Base.consoleLog = report.line;
  Mocha.reporters.Base.useColors = false; // the output is a file
  const mocha = new Mocha(OPTIONS);
  mocha.suite.emit('pre-require', globalThis, '', mocha); // defines `describe`, `it` and the others
  require('all-tests');
  const failures: string[] = [];
  const stats = await new Promise<Mocha.Stats>(resolve => {
    const runner = mocha.run(() => resolve(runner.stats!));
    runner.on('fail', test => failures.push(test.fullTitle()));
  });
  await report.close(stats, failures);
  if (stats.failures > 0) {
    throw new Error(`${stats.failures} tests failed.`);
  }
}
