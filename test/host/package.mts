/**
 * Makes the package that users install, dist/sudoku.vsix, and checks its size, the links of its documents, and the size
 * of the bundle in docs/performance.md. `--renew` corrects that figure.
 * `--release v1.2.3` is for a published version: its links point to this tag. `--pre-release` marks it as a
 * pre-release; odd minor versions are marked without it.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVSIX } from '@vscode/vsce';
import { buildLibrary } from './bundle.mts';
import { brokenLinks } from './links.mts';
import { inProject, isPreRelease, manifest, ROOT } from './project.mts';
import { unzip } from './zip.mts';

const SIZE_LIMIT = 700 * 1024;

const FIGURES = inProject('docs/performance.md');

/** The size of the bundle in docs/performance.md, in kB of 1,000 bytes. */
const BUNDLE_FIGURE = /\bbundle ([\d.]+) kB/;

/** The largest difference between that figure and the size, as a share of the size. */
const BUNDLE_TOLERANCE = 0.05;

/** Options of a package. */
interface PackageOptions {
  /** The tag, branch or `HEAD` that the links of README and CHANGELOG point to; `HEAD` by default. */
  readonly ref?: string;
  /** Marks the package as a pre-release; by default if the minor version is odd. */
  readonly preRelease?: boolean;
}

/** Builds the extension and packages it into a file. vsce prints the files of the package. */
export async function packageExtension(file: string, options: PackageOptions = {}): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  await createVSIX({
    cwd: ROOT,
    packagePath: file,
    dependencies: false, // the bundle contains everything
    githubBranch: options.ref ?? 'HEAD',
    gitlabBranch: options.ref ?? 'HEAD',
    preRelease: options.preRelease ?? isPreRelease(manifest.version),
  });
}

/** The problems of a package. `ref` is the option it was packaged with. */
function problemsOf(vsix: Buffer, ref: string): string[] {
  const files = unzip(vsix);
  const repository = { repository: manifest.repository.url, ref, has: (name: string) => existsSync(inProject(name)) };
  const links = ['readme.md', 'changelog.md'].flatMap(name => {
    const text = files.get(`extension/${name}`);
    return text ? brokenLinks(text.toString(), repository).map(link => `${name} links to ${link}`) : [`no ${name}`];
  });
  const bundle = files.get('extension/dist/extension.js')?.length ?? 0;
  const figure = Number(BUNDLE_FIGURE.exec(readFileSync(FIGURES, 'utf8'))?.[1]);
  const isFigureRight = Math.abs(1000 * figure - bundle) <= BUNDLE_TOLERANCE * bundle;
  return [
    ...links,
    ...(vsix.length > SIZE_LIMIT ? ['it is too large'] : []),
    ...(isFigureRight
      ? []
      : [
          `the bundle has ${kilobytes(bundle)} kB, but docs/performance.md says ${figure}; npm run package -- --renew corrects it`,
        ]),
  ];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Writes the size of the bundle to docs/performance.md. */
function renewFigure(): void {
  const bundle = statSync(inProject('dist/extension.js')).size;
  const text = readFileSync(FIGURES, 'utf8');
  writeFileSync(FIGURES, text.replace(BUNDLE_FIGURE, `bundle ${kilobytes(bundle)} kB`));
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { release: { type: 'string' }, 'pre-release': { type: 'boolean' }, renew: { type: 'boolean' } },
  });
  const { release } = values;
  if (release !== undefined && release !== `v${manifest.version}`) {
    console.error(`The tag is ${release}, but package.json has version ${manifest.version}.`);
    return false;
  }
  const file = inProject('dist/sudoku.vsix');
  const ref = release ?? 'HEAD';
  await buildLibrary();
  await packageExtension(file, { ref, ...(values['pre-release'] ? { preRelease: true } : {}) });
  if (values.renew) renewFigure();
  const vsix = readFileSync(file);
  console.log(`${file}: ${(vsix.length / 1024).toFixed(1)} KB of at most ${SIZE_LIMIT / 1024} KB`);
  const problems = problemsOf(vsix, ref);
  for (const problem of problems) console.error(`The package is wrong: ${problem}.`);
  return problems.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = (await main()) ? 0 : 1;
}
