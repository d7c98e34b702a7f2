/** The npm package: the library with its types, and the command line. Its version and addresses are those of the extension. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCli, buildLibraryCode } from './bundles.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const inProject = (...names) => join(ROOT, ...names);

/** Builds the package, a folder for `npm pack` and `npm publish`. Returns its code files with their sizes in bytes. */
export async function buildNpmPackage(outdir = inProject('dist/npm')) {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const extension = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const files = [await buildLibraryCode(join(outdir, 'index.mjs')), await buildCli(join(outdir, 'cli'))].flat();
  writeTypes(outdir);
  writeFileSync(join(outdir, 'package.json'), `${JSON.stringify(manifestFrom(extension), undefined, 2)}\n`);
  copyFileSync(inProject('LICENSE'), join(outdir, 'LICENSE'));
  for (const [name, source] of [
    ['README.md', 'tools/npm.md'],
    ['CHANGELOG.md', 'CHANGELOG.md'],
  ])
    writeFileSync(join(outdir, name), withAddresses(readFileSync(inProject(source), 'utf8'), extension.repository.url));
  return files;
}

/** The manifest of the package. The manifest of the extension has an entry point and a list of files that npm cannot use. */
function manifestFrom({ publication, version, license, repository, bugs, homepage, keywords, engines }) {
  return {
    name: publication.npm,
    version,
    description: 'Reads, checks, solves, rates and generates Sudoku puzzles and variants: a library and a command line',
    keywords,
    license,
    repository,
    bugs,
    homepage,
    type: 'module',
    sideEffects: false,
    engines: { node: engines.node },
    bin: { sudoku: './cli/main.mjs' },
    exports: {
      '.': { types: './index.d.mts', default: './index.mjs' },
      './package.json': './package.json',
    },
    files: ['index.mjs', 'index.d.mts', 'cli', 'CHANGELOG.md'],
  };
}

/** Replaces the links of a document, which are relative to the root of the project, by addresses in the repository. */
function withAddresses(markdown, repository) {
  const base = `${repository.replace(/\.git$/, '')}/blob/HEAD/`;
  return markdown.replace(/\]\((?!#|\w+:)/g, `](${base}`);
}

/** Writes the types of src/library/index.ts, which refer to no other file. */
function writeTypes(outdir) {
  const temporary = join(outdir, 'types');
  const compiler = inProject('node_modules/typescript/bin/tsc');
  const flags = [
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--outDir',
    temporary,
    '--rootDir',
    'src',
  ];
  execFileSync(process.execPath, [compiler, '-p', 'src/library', ...flags], { cwd: ROOT, stdio: 'inherit' });
  const types = readFileSync(join(temporary, 'library/index.d.ts'), 'utf8');
  if (/^import /m.test(types)) throw new Error('The types of the library refer to another file.');
  writeFileSync(join(outdir, 'index.d.mts'), types);
  rmSync(temporary, { recursive: true });
}
