/** Checks the links of a Markdown text after vsce has made the relative ones absolute. */

/** Where the files of a published version are. */
export interface PublicFiles {
  /** The repository's address, as package.json has it: `https://github.com/owner/name.git`. */
  readonly repository: string;
  /** A tag, a branch or `HEAD`. */
  readonly ref: string;
  /** Whether the repository has a file. The path has no leading slash. */
  has(path: string): boolean;
}

/**
 * The links and pictures of a text that do not point to a file of the repository, as they are written. Links within the
 * text (`#settings`) are left out. VS Code and the Marketplace show pictures from https addresses only.
 */
export function brokenLinks(markdown: string, files: PublicFiles): string[] {
  const base = files.repository.replace(/\.git$/, '');
  return [...markdown.matchAll(/(!?)\[[^\]]*\]\(([^)#][^)]*)\)/g)]
    .filter(([, picture, link]) => {
      // The formats of GitHub and GitLab.
      const starts = ['/', '/-/'].map(slash => `${base}${slash}${picture ? 'raw' : 'blob'}/${files.ref}/`);
      const start = starts.find(each => link.startsWith(each));
      const [path] = link.slice(start?.length).split('#');
      return !base.startsWith('https://') || start === undefined || !files.has(path);
    })
    .map(([, , link]) => link);
}
