/**
 * Checks the types of all projects, or of those that are named: `node tools/typecheck.mjs [project …]`. It reports the
 * errors of all projects, and an error in a file that several projects share only once.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Each folder is checked with only the globals that it may use. */
const PROJECTS = [
  'src',
  'src/board/page',
  'src/board/watch',
  'src/board/webPage',
  'src/extension',
  'src/cli',
  'tools',
  'test',
];

const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const named = process.argv.slice(2);
const reported = new Set();
for (const project of named.length > 0 ? named : PROJECTS) {
  const args = [compiler, '-p', project, '--pretty', 'false'];
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status === 0) continue;
  process.exitCode = 1;
  // Further lines of an error are indented.
  const errors = `${stdout ?? ''}${stderr ?? ''}`.split(/^(?=\S)/m).filter(text => text !== '');
  if (errors.length === 0) errors.push(`${project} cannot be checked${error ? `: ${error.message}` : ''}.\n`);
  for (const text of errors) if (!reported.has(text)) process.stdout.write(text);
  for (const text of errors) reported.add(text);
}
