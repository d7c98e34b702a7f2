/**
 * Builds the package for users, dist/sudoku.vsix, and checks its size, all links of its documents, and the size of the bundle in
 * docs/performance.md. `--renew` corrects that figure. `--release v1.2.3` is for a published version: its links point to this tag, and
 * dist/release-notes.md has its changes. It fails if something is missing for the publication; without it, missing parts are only listed.
 * `--pre-release` marks it as a pre-release; odd minor versions are marked without it. `--verbose` lists the files.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import limits from '../../tools/limits.json' with { type: 'json' };
import { execute, executeLive } from './execute.mts';
import { brokenInPackage, brokenLinks, withPublicPictures } from './links.mts';
import { inProject, isPreRelease, isScript, manifest, ROOT } from './project.mts';
import { missingForPublication, releaseNotesOf } from './publication.mts';
import { unzip, zip } from './zip.mts';

const FIGURES = inProject('docs/performance.md');

/** The size of the desktop's bundle, all its files together, in docs/performance.md, in kB of 1,000 bytes. */
const BUNDLE_FIGURE = /\bbundle of ([\d.]+) kB/;

/** The largest difference between that figure and the size, as a share of the size. */
const BUNDLE_TOLERANCE = 0.05;

/** Options of a package. */
interface PackageOptions {
  /** The tag, branch or `HEAD` that the links of README and CHANGELOG point to; `HEAD` by default. */
  readonly ref?: string;
  /** Marks the package as a pre-release; by default if the minor version is odd. */
  readonly preRelease?: boolean;
}

/** Builds the extension and packages it into a file. */
export async function packageExtension(file: string, options: PackageOptions = {}): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const ref = options.ref ?? 'HEAD';
  const args = [
    inProject('node_modules/@vscode/vsce/vsce'),
    ...['package', '--out', file, '--githubBranch', ref, '--gitlabBranch', ref],
    '--no-dependencies', // the bundle contains everything
    ...((options.preRelease ?? isPreRelease(manifest.version)) ? ['--pre-release'] : []),
  ];
  if (process.argv.includes('--verbose')) {
    const code = await executeLive(process.execPath, args, { cwd: ROOT });
    if (code !== 0) throw new Error('The extension could not be packaged.');
  } else {
    const output = await execute(process.execPath, args, { cwd: ROOT });
    for (const line of output.split('\n')) if (/^Built |WARN/.test(line)) console.log(line);
  }
  writeFileSync(file, linked(readFileSync(file), ref));
}

/** A package whose pages show pictures from the repository if it leaves them out. */
function linked(vsix: Buffer, ref: string): Buffer {
  const repository = { repository: manifest.repository.url, ref };
  const files = [...unzip(vsix)].map(([name, content]) => {
    const [, page] = /^extension\/(docs\/.*\.md)$/.exec(name) ?? [];
    return [name, page ? Buffer.from(withPublicPictures(page, content.toString(), repository)) : content] as const;
  });
  return zip(new Map(files));
}

/** The problems of a package. `ref` is the option it was packaged with. */
function problemsOf(vsix: Buffer, ref: string): string[] {
  const files = unzip(vsix);
  const repository = { repository: manifest.repository.url, ref, has: (name: string) => existsSync(inProject(name)) };
  const links = ['readme.md', 'changelog.md'].flatMap(name => {
    const text = files.get(`extension/${name}`);
    return text ? brokenLinks(text.toString(), repository).map(link => `${name} links to ${link}`) : [`no ${name}`];
  });
  const packaged = new Map(
    [...files].map(([name, content]) => [
      name.replace(/^extension\//, ''),
      name.endsWith('.md') ? content.toString() : undefined,
    ]),
  );
  const inside = brokenInPackage(packaged, repository).map(link => `a link leads to nothing in it: ${link}`);
  const bundle = bundleIn(files);
  const figure = Number(BUNDLE_FIGURE.exec(readFileSync(FIGURES, 'utf8'))?.[1]);
  const isFigureRight = Math.abs(1000 * figure - bundle) <= BUNDLE_TOLERANCE * bundle;
  return [
    ...links,
    ...inside,
    ...(vsix.length > limits.package * 1024 ? ['it is too large'] : []),
    ...(isFigureRight
      ? []
      : [
          `the bundle has ${kilobytes(bundle)} kB, but docs/performance.md says ${figure}; npm run package -- --renew corrects it`,
        ]),
  ];
}

/** The bytes of the desktop's bundle in a package. */
function bundleIn(files: ReadonlyMap<string, Buffer>): number {
  const own = [...files].filter(([name]) => name.startsWith('extension/dist/node/'));
  return own.reduce((sum, [, content]) => sum + content.length, 0);
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Writes the files that the workflow needs for a release: its notes, and whether it is a pre-release. */
function prepareRelease(vsix: Buffer, preRelease: boolean): void {
  // The links of the packaged file are absolute.
  const changelog = unzip(vsix).get('extension/changelog.md')?.toString() ?? '';
  writeFileSync(inProject('dist/release-notes.md'), `${releaseNotesOf(changelog, manifest.version) ?? ''}\n`);
  const output = process.env.GITHUB_OUTPUT;
  if (output) appendFileSync(output, `is-pre-release=${preRelease}\n`);
}

/** Writes the size of the bundle to docs/performance.md. */
function renewFigure(vsix: Buffer): void {
  const text = readFileSync(FIGURES, 'utf8');
  writeFileSync(FIGURES, text.replace(BUNDLE_FIGURE, `bundle of ${kilobytes(bundleIn(unzip(vsix)))} kB`));
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      release: { type: 'string' },
      'pre-release': { type: 'boolean' },
      renew: { type: 'boolean' },
      verbose: { type: 'boolean' },
    },
  });
  const { release } = values;
  if (release !== undefined && release !== `v${manifest.version}`) {
    console.error(`The tag is ${release}, but package.json has version ${manifest.version}.`);
    return false;
  }
  const file = inProject('dist/sudoku.vsix');
  const ref = release ?? 'HEAD';
  const preRelease = values['pre-release'] || isPreRelease(manifest.version);
  await packageExtension(file, { ref, preRelease });
  const vsix = readFileSync(file);
  if (values.renew) renewFigure(vsix);
  console.log(
    `Packaged ${path.relative(process.cwd(), file)}: ${(vsix.length / 1024).toFixed(1)} of ${limits.package} KB.`,
  );
  const problems = problemsOf(vsix, ref);
  for (const problem of problems) console.error(`The package is wrong: ${problem}.`);
  if (release !== undefined) prepareRelease(vsix, preRelease);
  const read = (name: string) => readFileSync(inProject(name), 'utf8');
  const missing = missingForPublication({ manifest, readme: read('README.md'), changelog: read('CHANGELOG.md') });
  for (const each of missing) console.log(`Not ready to publish: ${each}`);
  return problems.length === 0 && (release === undefined || missing.length === 0);
}

if (isScript(import.meta.url)) {
  process.exitCode = (await main()) ? 0 : 1;
}
