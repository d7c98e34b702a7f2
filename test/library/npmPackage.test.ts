import assert from 'node:assert/strict';
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import * as library from '../../src/library/index';
import { HEADING, referenceOf } from '../../tools/generate/libraryReference';
import { brokenLinks } from '../host/links.mts';
import { fencesOf, ROOT, readText } from '../package/markdown';
import { ProjectCopy, plainEnvironment } from '../package/projectCopy';

const docs = readText('docs/library.md');
const extension = JSON.parse(readText('package.json'));
const NAME: string = extension.publication.npm;
const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');

const referenceInDocs = docs.slice(docs.indexOf(HEADING) + HEADING.length).trim();
/** The sections of the reference, and the declaration in each. */
const sections = referenceInDocs.split(/^### /m).slice(1);
const codeOf = (section: string) => /^```ts\n([\s\S]*?)\n```\s*$/m.exec(section)?.[1] ?? '';

describe('the npm package', () => {
  let copy: ProjectCopy;
  let built: SpawnSyncReturns<string>;
  let packed: readonly string[];
  /** An empty folder in which the packed file is installed. */
  let project: string;
  let installed: string;

  const options = (cwd: string) => ({ cwd, encoding: 'utf8' as const, env: plainEnvironment() });
  /** Runs npm without a network. Its arguments must not contain spaces, because the Windows shell receives them. */
  const npm = (cwd: string, ...args: readonly string[]) => {
    const quiet = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier'];
    const shell = process.platform === 'win32';
    const { stdout, stderr, status } = spawnSync('npm', [...args, ...quiet], { ...options(cwd), shell });
    assert.equal(status, 0, stderr);
    return stdout;
  };
  const inProject = (file: string, text: string) => {
    writeFileSync(join(project, file), text);
    return file;
  };
  const runs = (code: string, expected: string, file: string) => {
    const done = spawnSync(process.execPath, [inProject(file, code)], options(project));
    assert.deepEqual([done.stdout, done.stderr], [expected, '']);
  };
  const sourceOf = (documentText: string, info: string) =>
    fencesOf(documentText).find(fence => fence.info === info)?.text ?? assert.fail(info);

  before(() => {
    copy = new ProjectCopy();
    const link = join(copy.folder, 'a link with spaces');
    symlinkSync(copy.root, link, 'junction');
    built = copy.build('npm', { root: link, flags: ['--verbose'] });
    project = join(copy.folder, 'project');
    mkdirSync(project);
    const [{ filename, files }] = JSON.parse(
      npm(join(copy.root, 'dist/npm'), 'pack', '--json', '--pack-destination', '../../../project'),
    );
    packed = files.map(({ path }: { readonly path: string }) => path);
    inProject('package.json', '{ "private": true, "type": "module" }');
    npm(project, 'install', `./${filename}`);
    installed = join(project, 'node_modules', NAME);
  });

  after(() => copy.remove());

  it('is built in a folder with spaces, through a link, from any other folder', () => {
    assert.deepEqual([built.stderr, built.status], ['', 0]);
    assert.match(built.stdout, /^ +[\d.]+ KB {2}dist\/npm\/cli\/main\.mjs$/m);
    assert.match(built.stdout, /^Built the npm package in [\d.]+ s\.$/m);
  });

  it('has only the library, the command line and the documents that npm expects', () => {
    const others = packed.filter(file => !/^cli\/[\w-]+\.mjs$/.test(file));
    assert.deepEqual(others.sort(), [
      ...['CHANGELOG.md', 'LICENSE', 'README.md'],
      ...['index.d.mts', 'index.mjs', 'package.json'],
    ]);
    for (const file of ['cli/main.mjs', 'cli/worker.mjs']) assert.ok(packed.includes(file), file);
  });

  it('has a complete manifest, and depends on no other package', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    for (const field of ['version', 'license', 'repository', 'bugs', 'homepage'])
      assert.deepEqual(manifest[field], extension[field], field);
    assert.equal(manifest.engines.node, extension.engines.node);
    assert.deepEqual(
      Object.keys(manifest).filter(key => /dependencies|scripts|^private$/i.test(key)),
      [],
    );
    const { '.': entry } = manifest.exports;
    for (const file of [...Object.values(entry), ...Object.values(manifest.bin)] as string[])
      assert.ok(existsSync(join(installed, file)), file);
  });

  it('has documents whose links lead to files of the repository', () => {
    const files = {
      repository: extension.repository.url,
      ref: 'HEAD',
      has: (file: string) => existsSync(join(ROOT, file)),
    };
    for (const name of ['README.md', 'CHANGELOG.md']) {
      const text = readFileSync(join(installed, name), 'utf8');
      assert.match(text, /\]\(https:/, name);
      assert.deepEqual(brokenLinks(text, files), [], name);
    }
  });

  it('runs the examples of its README', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    assert.ok(sourceOf(readme, 'sh').includes(`npm install ${NAME}\n`));
    runs(sourceOf(readme, 'js'), sourceOf(readme, 'text'), 'readme.mjs');
    const [, command, expected] = /^\$ (.+)\n([\s\S]*)$/.exec(sourceOf(readme, 'console'))!;
    const done = spawnSync('bash', ['-c', command], options(project));
    assert.deepEqual([done.stdout, done.stderr, done.status], [expected, '', 0]);
  });

  it('runs the example of docs/library.md, which has about ten lines', () => {
    const example = sourceOf(docs, 'js');
    assert.ok(example.trim().split('\n').length <= 11);
    runs(example, sourceOf(docs, 'text'), 'example.mjs');
  });

  it('adds the command sudoku, with its threads, when its folder is installed as docs/cli.md describes', () => {
    const [, folder] = /npm run package:npm && npm install --global (\S+?)`/.exec(readText('docs/cli.md'))!;
    npm(copy.root, 'install', '--global', '--prefix', '../global', folder);
    const script = join(copy.folder, process.platform === 'win32' ? 'global' : 'global/bin', 'sudoku');
    const solve = `echo '1...,..2.,....,.4..' | tr , '\\n' | "${script}" solve --jobs 2`;
    const done = spawnSync('bash', ['-c', `"${script}" --version && ${solve}`], options(project));
    assert.deepEqual([done.stderr, done.status], ['', 0]);
    assert.match(done.stdout, new RegExp(`^sudoku ${extension.version.replaceAll('.', '\\.')}\n[1-4]{16}\n$`));
  });

  it('is bundled for browsers without a module of Node', async () => {
    const puzzle = '...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...';
    inProject('browser.mjs', `import { solve } from '${NAME}';\nglobalThis.answer = solve('${puzzle}');\n`);
    const { outputFiles, metafile } = await build({
      entryPoints: ['browser.mjs'],
      absWorkingDir: project,
      bundle: true,
      platform: 'browser',
      format: 'iife',
      target: 'es2022',
      write: false,
      metafile: true,
      logLevel: 'silent', // imports of Node's modules are errors, which reject
    });
    assert.deepEqual(Object.keys(metafile.inputs).sort(), ['browser.mjs', `node_modules/${NAME}/index.mjs`]);
    // A context without Node's globals, with some of a browser.
    const context = createContext({ atob, TextDecoder, TextEncoder, performance });
    runInContext(outputFiles[0].text, context);
    assert.equal(context.answer, library.solve(puzzle));
  });

  it('has types that a strict program compiles with, for Node and for bundlers, and the declarations of docs/library.md', () => {
    inProject(
      'program.mts',
      `import { type Puzzle, parse, rate, solve, generate } from '${NAME}';
      const puzzles: Puzzle[] = parse('');
      const solution: string | undefined = solve(puzzles[0].position);
      const level: 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme' | undefined = rate('')?.level;
      for (const made of generate({ size: 4, symmetry: '180' })) made.length;
      export { level, solution };`,
    );
    const codes = sections.map(codeOf);
    const isFunction = (code: string) => !/^(?:interface|type) /.test(code);
    const names = codes.filter(isFunction).map(code => code.slice(0, code.indexOf('(')));
    const reference = [
      ...codes.map(code => (isFunction(code) ? `declare function ${code};` : code)),
      `import * as library from '${NAME}';`,
      ...names.map(name => `export const of_${name}: typeof ${name} = library.${name};`),
    ];
    inProject('reference.mts', reference.join('\n'));
    inProject('wrong.mts', `import { solve } from '${NAME}';\nexport const count: number = solve('');\n`);
    const compile = (resolution: string, module: string, ...files: readonly string[]) => {
      const flags = ['--noEmit', '--strict', '--target', 'es2022', '--module', module];
      const all = [compiler, ...flags, '--moduleResolution', resolution, ...files];
      return spawnSync(process.execPath, all, options(project));
    };
    for (const [resolution, module] of [
      ['node16', 'node16'],
      ['bundler', 'esnext'],
    ]) {
      const { status, stdout } = compile(resolution, module, 'program.mts', 'reference.mts');
      assert.deepEqual([status, stdout], [0, ''], resolution);
    }
    assert.match(compile('bundler', 'esnext', 'wrong.mts').stdout, /^wrong\.mts\(2,14\): error TS2322: /);
  });

  it('has the reference of docs/library.md', () => {
    const declarations = readFileSync(join(installed, 'index.d.mts'), 'utf8');
    assert.equal(referenceInDocs, referenceOf(declarations), 'npm run generate renews it');
  });
});

describe('docs/library.md', () => {
  it('has a section for each function that the library exports, with a description', () => {
    const names = sections.map(section => section.slice(0, section.indexOf('\n')));
    const functions = sections.flatMap((section, i) => (codeOf(section).startsWith(`${names[i]}(`) ? [names[i]] : []));
    assert.deepEqual([...functions].sort(), Object.keys(library).sort());
    for (const section of sections) {
      const prose = section.slice(section.indexOf('\n'), section.indexOf('```')).trim();
      assert.match(prose, /^[A-Z].*[.`]$/s, section);
      assert.doesNotMatch(prose, /^import |\/\*\*|\*\/|@throws|^ ?\*|^\/$/m);
    }
  });
});
