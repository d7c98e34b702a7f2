/**
 * The benchmark of the lint rules: `npm run bench:lint -- [--write]`. The time to check a file of 50,000 puzzles with each rule, the time
 * of a keystroke in it, and the memory of 1,000 files that are checked one after another. `--write` updates bench/results/collections.md.
 */

import { parseArgs } from 'node:util';
import type { RuleLevels } from '../src/features/diagnostics/rule.ts';
import { bundledCore } from './bundledCore.ts';
import { machine, markdownTable, today, writeSection } from './document.ts';
import { collectionOf } from './editor/files.mts';
import { median } from './statistics.ts';

const { DocumentDiagnostics, Collector, LINT_CODES, PuzzleDocument, Reasoning, VerdictCache, WorkspaceLint } =
  await bundledCore('lintCore');

const PUZZLES = 50_000;
const FILES = 1000;
const IN_FILE = 500;
const KEYS = 200;

/** Rates each puzzle, which takes minutes per file, in the background. */
const SLOW = 'level-mismatch';

const quick: readonly string[] = LINT_CODES.filter((rule: string) => rule !== SLOW);

/** The levels with only these rules on. */
const levelsOf = (rules: readonly string[]): RuleLevels =>
  Object.fromEntries(
    ['redundant-given', ...LINT_CODES].map(rule => [rule, rules.includes(rule) ? 'hint' : 'off']),
  ) as RuleLevels;

const now = () => performance.now();

/** A document whose text can be edited, and its check with only these rules. */
function checkOf(start: string, rules: readonly string[]) {
  const source = {
    text: start,
    length: start.length,
    slice: (from: number, to: number) => source.text.slice(from, to),
  };
  const document = new PuzzleDocument(source);
  const verdicts = new VerdictCache(now, () => {});
  const levels = levelsOf(rules);
  const checking = new DocumentDiagnostics(document, verdicts, 'off', levels);
  if (rules.length > 0) checking.collector = new Collector(verdicts, levels, new Reasoning(verdicts, now).difficulties);
  checking.inSight = [{ start: 0, end: 4000 }];
  return { source, document, checking };
}

/** Milliseconds for the check of a file, and for a key in it: its edit and the check of the visible part. */
function measure(text: string, rules: readonly string[]): { readonly check: number; readonly keys: number[] } {
  const { source, document, checking } = checkOf(text, rules);
  const begin = now();
  for (const _ of checking.work(() => {}));
  const check = now() - begin;
  const keys = Array.from({ length: KEYS }, (_, i) => {
    const at = 82 * (i % 40) + (i % 81);
    source.text = `${source.text.slice(0, at)}${1 + (i % 9)}${source.text.slice(at + 1)}`;
    source.text.charCodeAt(at); // V8 joins the parts of a text when it is first read
    const pressed = now();
    document.edited(at, 1, 1);
    checking.checkSight();
    return now() - pressed;
  });
  return { check, keys };
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
// The files come first, because memory is measured for the whole process.
const verdicts = new VerdictCache(now, () => {});
const lint = new WorkspaceLint(verdicts);
const levels = levelsOf(quick);
const all = collectionOf(FILES * IN_FILE);
const length = all.length / FILES;
const begin = now();
const before = process.memoryUsage().rss;
let most = 0;
for (let i = 0; i < FILES; i++) {
  const collector = new Collector(verdicts, levels, new Reasoning(verdicts, now).difficulties);
  const rules = { levels, collector };
  for (const _ of lint.add(`${i}.sdm`, all.slice(i * length, (i + 1) * length), rules));
  most = Math.max(most, process.memoryUsage().rss);
}
const seconds = (now() - begin) / 1000;

const text = collectionOf(PUZZLES);
measure(text.slice(0, 82_000), quick); // so that the host has optimized the code
const sets: readonly (readonly [string, readonly string[]])[] = [
  ['none', []],
  ...quick.map(rule => [rule, [rule]] as const),
  ['all of these', quick],
];
const rows = sets.map(([name, rules]) => {
  const { check, keys } = measure(text, rules);
  keys.sort((a, b) => a - b);
  return [name, (check / 1000).toFixed(1), median(keys).toFixed(2), keys[Math.floor(KEYS * 0.95)].toFixed(2)];
});

const report = [
  `${today()}, ${machine()}.`,
  markdownTable([['Rules', 'check of 50,000 puzzles, s', 'key, median, ms', 'key, p95, ms'], ...rows]),
  `Checking ${FILES.toLocaleString('en')} files with ${IN_FILE} puzzles each with all of these rules took ${seconds.toFixed(0)} s. The whole process used at most ${(most / 1e6).toFixed(0)} MB of memory, ${(before / 1e6).toFixed(0)} MB of which were in use before.`,
].join('\n\n');
console.log(report);
if (values.write) writeSection('lint', report);
