/** Checks the links of Markdown files: those that vsce has made absolute, and all links in a package. */

/** The location of the files of a published version. */
export interface PublicFiles {
  /** The repository's address, as package.json has it: `https://github.com/owner/name.git`. */
  readonly repository: string;
  /** A tag, a branch or `HEAD`. */
  readonly ref: string;
  /** Whether the repository has a file. The path has no leading slash. */
  has(path: string): boolean;
}

/** A link or picture as written. */
interface Link {
  readonly isPicture: boolean;
  readonly link: string;
}

/** The links and pictures of a text, without those in fenced blocks, where brackets have another meaning. */
function linksOf(markdown: string): Link[] {
  return [...proseOf(markdown).matchAll(/(!?)\[[^\]]*\]\(([^)]+)\)/g)].map(([, picture, link]) => ({
    isPicture: picture !== '',
    link,
  }));
}

/** A text without its fenced blocks, in which `#` and `|` have another meaning. */
export function proseOf(markdown: string): string {
  return markdown.replace(/^```.*\n[\s\S]*?^```$/gm, '');
}

/** The path in the repository for an address of one of its files, with the anchor; undefined for other addresses. */
function pathIn({ repository, ref }: Omit<PublicFiles, 'has'>, { isPicture, link }: Link): string | undefined {
  const base = repository.replace(/\.git$/, '');
  // The formats of GitHub and GitLab.
  const starts = ['/', '/-/'].map(slash => `${base}${slash}${isPicture ? 'raw' : 'blob'}/${ref}/`);
  const start = starts.find(each => link.startsWith(each));
  return base.startsWith('https://') && start !== undefined ? link.slice(start.length) : undefined;
}

/**
 * The links and pictures of a text that do not point to a file of the repository, as written. Links within the text (`#settings`) are
 * skipped. VS Code and the Marketplace show pictures only from https addresses.
 */
export function brokenLinks(markdown: string, files: PublicFiles): string[] {
  return linksOf(markdown)
    .filter(each => !each.link.startsWith('#'))
    .filter(each => {
      const path = pathIn(files, each);
      return path === undefined || !files.has(path.split('#')[0]);
    })
    .map(({ link }) => link);
}

/** The files of the repository that vsce renames in a package. */
const RENAMED: Readonly<Record<string, string>> = {
  'README.md': 'readme.md',
  'CHANGELOG.md': 'changelog.md',
  LICENSE: 'LICENSE.txt',
};

/** The name in the package for a file of the repository. */
export const packagedName = (path: string): string => RENAMED[path] ?? path;

/**
 * Files only in the repository: pages for developers and about support, introductions in other languages, and the pictures that the README
 * and pages of the package show from the web.
 */
const ONLY_PUBLIC =
  /^(?:CONTRIBUTING|SECURITY|SUPPORT|README\.[\w-]+)\.md$|^docs\/images\/(?:\w[\w-]*\.png|techniques\/\w[\w-]*\.svg)$/;

/**
 * Replaces pictures that the package leaves out because of their size by addresses in the repository. vsce does the same with README and
 * CHANGELOG.
 * @param document its path in the package
 */
export function withPublicPictures(
  document: string,
  markdown: string,
  { repository, ref }: Omit<PublicFiles, 'has'>,
): string {
  const base = repository.replace(/\.git$/, '');
  const raw = `${base}${new URL(base).host === 'gitlab.com' ? '/-' : ''}/raw/${ref}`;
  return markdown.replace(/(!\[[^\]]*\]\()([^):]+)\)/g, (whole, start, link) => {
    const path = resolved(document, link);
    return ONLY_PUBLIC.test(path) ? `${start}${raw}/${path})` : whole;
  });
}

/**
 * The links of all documents of a package that do not lead to a packaged file or to one of its headings, as `document: link`. Addresses of
 * the repository are treated as the packaged files of the same paths.
 * @param files the texts of the Markdown files, and anything for other files, by their paths in the package
 */
export function brokenInPackage(
  files: ReadonlyMap<string, string | undefined>,
  repository: Omit<PublicFiles, 'has'>,
): string[] {
  return [...files]
    .filter(([name]) => name.endsWith('.md'))
    .flatMap(([name, text = '']) =>
      linksOf(text)
        .filter(each => !leadsSomewhere(name, each, files, repository))
        .map(({ link }) => `${name}: ${link}`),
    );
}

function leadsSomewhere(
  document: string,
  each: Link,
  files: ReadonlyMap<string, string | undefined>,
  repository: Omit<PublicFiles, 'has'>,
): boolean {
  const inRepository = pathIn(repository, each);
  if (inRepository === undefined && /^\w+:/.test(each.link)) return false;
  const [path, anchor] = (inRepository ?? each.link).split('#');
  if (inRepository !== undefined && ONLY_PUBLIC.test(path)) return true;
  const target = inRepository !== undefined ? packagedName(path) : path === '' ? document : resolved(document, path);
  return files.has(target) && (anchor === undefined || anchorsOf(files.get(target) ?? '').has(anchor));
}

/** Resolves a relative link of a document to a path. */
function resolved(document: string, link: string): string {
  return new URL(link, `file:///${document}`).pathname.slice(1);
}

/** The anchors of the headings of a text, as in GitHub and VS Code: a repeated heading gets a number. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading] of proseOf(markdown).matchAll(/^#+ (.*)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let unique = anchor;
    for (let n = 1; anchors.has(unique); n++) unique = `${anchor}-${n}`;
    anchors.add(unique);
  }
  return anchors;
}
