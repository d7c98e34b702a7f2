/** The command line. */

import { run } from './program';

process.exitCode = await run(process.argv.slice(2), new URL('./worker.mjs', import.meta.url));
