import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './markdown';

/** A program in TypeScript. Each file writes down when it is evaluated. */
const FILES: Record<string, string> = {
  'main.ts': `
    import { evaluated, note } from './start';
    import * as words from './words';
    note('main');
    export const log = evaluated;
    export const start = { note, hello: words.hello };
    export const left = () => import('./left');
    export const right = () => import('./right');`,
  'start.ts': `
    export const evaluated: string[] = [];
    export function note(file: string) { evaluated.push(file); }
    export const unused = 'not used anywhere';
    export const onlyLater = 'used in parts only';`,
  'words.ts': `/** Words. */
    export { hello } from './hello';
    export { bye } from './bye';`,
  'hello.ts': `export const hello = 'hello at start';`,
  'bye.ts': `export const bye = 'bye later';`,
  'left.ts': `
    import { both } from './both';
    import { note, onlyLater } from './start';
    import * as words from './words';
    note('left');
    export const left = { both, note, onlyLater, bye: words.bye, hello: words.hello };
    export const deep = () => import('./deep');`,
  'right.ts': `
    import { both, used } from './both';
    import { note } from './start';
    note('right');
    export const right = { both, used };`,
  'both.ts': `
    import { note } from './start';
    import { usedByRight } from './usedByRight';
    note('both');
    export const both = { name: 'both' };
    export const used = () => usedByRight;`,
  'usedByRight.ts': `export const usedByRight = 'of both, but only right uses it';`,
  'deep.ts': `
    import { both } from './both';
    import { note } from './start';
    note('deep');
    export const deep = { both };`,
};

interface Program {
  readonly log: readonly string[];
  readonly start: { readonly note: unknown; readonly hello: string };
  left(): Promise<{ left: Record<string, unknown>; deep(): Promise<{ deep: Record<string, unknown> }> }>;
  right(): Promise<{ right: { both: unknown; used(): string } }>;
}

describe('a bundle in parts', () => {
  let folder: string;
  let text: string;
  let program: Program;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'sudoku-parts-'));
    for (const [name, content] of Object.entries(FILES)) {
      const file = join(folder, 'src', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    writeFileSync(join(folder, 'package.json'), '{ "sideEffects": ["./src/main.ts"] }');
    const editor = `{ name: 'editor', setup: build =>
      build.onResolve({ filter: /^vscode$/ }, () => ({ path: 'node:path', external: true })) }`;
    const build = `import { buildInParts } from '${pathToFileURL(join(ROOT, 'parts.mjs'))}';
      await buildInParts({ entryPoints: ['src/main.ts'], outfile: 'out.js', bundle: true, format: 'cjs',
        banner: { js: '"use strict";' }, plugins: [${editor}], logLevel: 'error' });`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', build], { cwd: folder, stdio: 'pipe' });
    const require = createRequire(join(folder, 'out.js'));
    text = require('node:fs').readFileSync(join(folder, 'out.js'), 'utf8');
    program = require('./out.js') as Program;
  });

  after(() => rmSync(folder, { recursive: true }));

  it('evaluates each file once, when it is needed', async () => {
    assert.deepEqual(program.log, ['main']);
    const { left, deep } = await program.left();
    assert.deepEqual(program.log, ['main', 'both', 'left']);
    const { right } = await program.right();
    await program.left();
    await program.right();
    const { deep: deepest } = await deep();
    assert.deepEqual(program.log, ['main', 'both', 'left', 'right', 'deep']);
    assert.equal(left.both, right.both);
    assert.equal(left.both, deepest.both);
    assert.equal(left.note, program.start.note);
    assert.equal(left.onlyLater, 'used in parts only');
    assert.deepEqual([left.hello, left.bye], ['hello at start', 'bye later']);
    assert.equal(right.used(), 'of both, but only right uses it');
  });

  it('has each text once, and none that is not used', () => {
    const count = (part: string) => text.split(part).length - 1;
    assert.equal(count('hello at start'), 1);
    assert.equal(count('bye later'), 1);
    assert.equal(count('used in parts only'), 1);
    assert.equal(count('of both, but only right uses it'), 1);
    assert.equal(count('not used anywhere'), 0);
  });
});
