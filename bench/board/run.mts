/**
 * Measures boards in a real VS Code, without the rest of `npm run bench:editor`: `npm run bench:board`.
 *
 *     npm run bench:board -- [--write] [SIZE ... | algorithms]
 *
 * SIZE is the number of puzzles in a file. `algorithms` measures the page that shows algorithms instead. `--write` updates
 * bench/results/editor.md.
 */

import { parseArgs } from 'node:util';
import { buildExtension } from '../../test/host/bundle.mts';
import { exitOnSignals } from '../../test/host/temp.mts';
import { machine, today, writeSection } from '../document.ts';
import { frameReport } from './frames.mts';
import { measureBoards } from './measure.mts';
import { COLLECTIONS } from './measurements.ts';
import { boardReport } from './report.ts';

exitOnSignals();
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
await buildExtension();
const head = `${today()}, ${machine()}.`;
const [section, table] =
  positionals[0] === 'algorithms'
    ? (['frames', await frameReport()] as const)
    : ([
        'board',
        boardReport(await measureBoards(positionals.length > 0 ? positionals.map(Number) : COLLECTIONS)),
      ] as const);
const report = `${head}\n\n${table}`;
console.log(`\n${report}`);
if (values.write) writeSection(section, report);
