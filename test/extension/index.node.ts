import Mocha from 'mocha';
import { OPTIONS, runLoaded } from './report';

/** Runs every test in the Node extension host. VS Code calls it. */
export async function run(): Promise<void> {
  const mocha = new Mocha(OPTIONS);
  mocha.suite.emit('pre-require', globalThis, '', mocha); // defines `describe`, `it` and the others
  require('all-tests');
  await runLoaded(mocha);
}
