/**
 * Measures boards in a real VS Code, without the rest of `npm run bench:editor`: `npm run bench:board`.
 *
 *     npm run bench:board -- [--write] [SIZE ...]
 *
 * SIZE is the number of puzzles in a file. `--write` updates bench/results/editor.md.
 */

import { parseArgs } from 'node:util';
import { buildExtension } from '../../test/host/bundle.mts';
import { exitOnSignals } from '../../test/host/temp.mts';
import { machine, today, writeSection } from '../document.ts';
import { measureBoards } from './measure.mts';
import { COLLECTIONS } from './measurements.ts';
import { boardReport } from './report.ts';

exitOnSignals();
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
await buildExtension();
const measured = await measureBoards(positionals.length > 0 ? positionals.map(Number) : COLLECTIONS);
const report = `${today()}, ${machine()}.\n\n${boardReport(measured)}`;
console.log(`\n${report}`);
if (values.write) writeSection('board', report);
