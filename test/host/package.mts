/**
 * Makes the package that people install, dist/sudoku.vsix, and checks its size and the links of its documents.
 * `--release v1.2.3` is for a version that is published: its links lead to this tag. `--pre-release` marks it as a
 * pre-release, as an odd minor version does.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVSIX } from '@vscode/vsce';
import { brokenLinks } from './links.mts';
import { inProject, isPreRelease, manifest, ROOT } from './project.mts';
import { unzip } from './zip.mts';

const SIZE_LIMIT = 200 * 1024;

/** How to package. */
interface PackageOptions {
  /** The tag, branch or `HEAD` that the links of README and CHANGELOG lead to; `HEAD` by default. */
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
    dependencies: false, // the bundle has everything
    githubBranch: options.ref ?? 'HEAD',
    gitlabBranch: options.ref ?? 'HEAD',
    preRelease: options.preRelease ?? isPreRelease(manifest.version),
  });
}

/** What is wrong with a package. `ref` is what it was packaged with. */
function problemsOf(vsix: Buffer, ref: string): string[] {
  const files = unzip(vsix);
  const repository = { repository: manifest.repository.url, ref, has: (name: string) => existsSync(inProject(name)) };
  const links = ['readme.md', 'changelog.md'].flatMap(name => {
    const text = files.get(`extension/${name}`);
    return text ? brokenLinks(text.toString(), repository).map(link => `${name} links to ${link}`) : [`no ${name}`];
  });
  return vsix.length > SIZE_LIMIT ? [...links, 'it is too large'] : links;
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { release: { type: 'string' }, 'pre-release': { type: 'boolean' } } });
  const { release } = values;
  if (release !== undefined && release !== `v${manifest.version}`) {
    console.error(`The tag is ${release}, but package.json has version ${manifest.version}.`);
    return false;
  }
  const file = inProject('dist/sudoku.vsix');
  const ref = release ?? 'HEAD';
  await packageExtension(file, { ref, ...(values['pre-release'] ? { preRelease: true } : {}) });
  const vsix = readFileSync(file);
  console.log(`${file}: ${(vsix.length / 1024).toFixed(1)} KB of at most ${SIZE_LIMIT / 1024} KB`);
  const problems = problemsOf(vsix, ref);
  for (const problem of problems) console.error(`The package is wrong: ${problem}.`);
  return problems.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = (await main()) ? 0 : 1;
}
