/** The requirements of a published version: registered names, and notes for its release. */

import type { Publication, RegisteredName } from './project.mts';

/** The statements of package.json and two documents about the next version. */
interface NextVersion {
  readonly manifest: {
    readonly version: string;
    readonly publisher: string;
    readonly repository: { readonly url: string };
    readonly publication: Publication;
  };
  readonly readme: string;
  readonly changelog: string;
}

/** The remaining work before a version can be published, as sentences. */
export function missingForPublication({ manifest, readme, changelog }: NextVersion): string[] {
  const { publisher, repository, publication, version } = manifest;
  const names: Record<RegisteredName, string> = {
    publisher: `The publisher ${publisher} is not registered in the Marketplace and in Open VSX.`,
    repository: `The repository ${repository.url} is not public.`,
    npm: `The npm package ${publication.npm} is not registered.`,
  };
  const missing = (Object.keys(names) as RegisteredName[])
    .filter(name => !publication.registered.includes(name))
    .map(name => `${names[name]} When it is, add "${name}" to publication.registered in package.json.`);
  const notes = releaseNotesOf(changelog, version);
  return [
    ...missing,
    ...(/\bnot published yet\b/.test(readme) ? ['README.md says that the extension is not published yet.'] : []),
    ...(notes === undefined ? [`CHANGELOG.md has no section for ${version}.`] : []),
    ...(headingOf(changelog, version)?.includes('unreleased')
      ? [`CHANGELOG.md says that ${version} is unreleased. Replace this with the date.`]
      : []),
  ];
}

/** The section of a version in CHANGELOG.md, without its heading. */
export function releaseNotesOf(changelog: string, version: string): string | undefined {
  const heading = headingOf(changelog, version);
  if (heading === undefined) return undefined;
  const [, rest] = changelog.split(`${heading}\n`);
  return rest.split(/^## /m)[0].trim();
}

/** The line `## 1.2.3 - 2030-01-31` of a version. */
function headingOf(changelog: string, version: string): string | undefined {
  return changelog.split('\n').find(line => line === `## ${version}` || line.startsWith(`## ${version} `));
}
