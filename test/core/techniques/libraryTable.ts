/**
 * `npm run test:techniques [-- FILE…]`: counts the cases of HoDoKu's library that pass, by technique. With `-v` it also prints the missing
 * ones.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geometryOfSize } from '../../../src/core/geometry';
import { techniques } from '../../../src/core/techniques/index';
import { Names } from '../../../src/core/techniques/names';
import { isCovered, type LibraryCase, parseLibrary, passes, stepsOf } from './library';

const DEFAULT = join(__dirname, '../../../../shared/data/hodoku-reglib-half.txt');

const args = process.argv.slice(2);
const isVerbose = args.includes('-v');
const wanted = args.filter(arg => arg !== '-v');
const files = wanted.length > 0 ? wanted : [DEFAULT];
for (const file of files) {
  if (!existsSync(file)) {
    console.error(`There is no file ${file}. Name a library of HoDoKu's: npm run test:techniques -- FILE`);
    process.exit(1);
  }
}

const cases = files.flatMap(file => parseLibrary(readFileSync(file, 'utf8')));
const names = new Names(geometryOfSize(9));
const rows = new Map<string, { technique: string; passed: number; total: number; milliseconds: number }>();
for (const test of cases) {
  const row = rows.get(test.code) ?? { technique: nameOf(test), passed: 0, total: 0, milliseconds: 0 };
  const begun = performance.now();
  const steps = isCovered(test) ? stepsOf(test) : [];
  row.milliseconds += performance.now() - begun;
  const passed = isCovered(test) && passes(test, steps);
  rows.set(test.code, { ...row, passed: row.passed + (passed ? 1 : 0), total: row.total + 1 });
  if (!passed && isVerbose) {
    console.log(`${test.line}\n  wanted: ${test.effect ? names.effect(test.effect) : 'no step'}`);
    for (const step of steps.slice(0, 12)) console.log(`  found:  ${names.step(step)}`);
    if (steps.length > 12) console.log(`  and ${steps.length - 12} more`);
  }
}

const width = Math.max(...[...rows.values()].map(({ technique }) => technique.length));
for (const [code, { technique, passed, total, milliseconds }] of [...rows].sort()) {
  const share = `${String(passed).padStart(3)} of ${String(total).padStart(3)}`;
  const remark = passed < total ? `  ${Math.floor((100 * passed) / total)} %` : '';
  const time = `${(milliseconds / total).toFixed(1).padStart(9)} ms`;
  console.log(`${code.padEnd(7)} ${technique.padEnd(width)} ${share} ${time}${remark}`);
}
const passed = [...rows.values()].reduce((sum, row) => sum + row.passed, 0);
console.log(`${passed} of ${cases.length} cases`);

function nameOf(test: LibraryCase): string {
  return techniques.find(({ id }) => id === test.technique)?.name ?? 'not covered';
}
