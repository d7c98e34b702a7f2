import 'mocha/mocha.js'; // the build for browsers; it defines `Mocha` and `mocha`
import { OPTIONS, runLoaded } from './report';

/** Runs every test in the web worker's extension host. VS Code calls it. */
export async function run(): Promise<void> {
  mocha.setup(OPTIONS);
  require('all-tests');
  await runLoaded(mocha);
}
