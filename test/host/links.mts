/** The links of a Markdown text after vsce has put the repository's address in front of the relative ones. */

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
 * The links and pictures of a text that lead elsewhere than to a file of the repository, each as it is written. Links within
 * the text (`#settings`) are left out. VS Code and the Marketplace show pictures from https addresses only.
 */
export function brokenLinks(markdown: string, files: PublicFiles): string[] {
  const base = files.repository.replace(/\.git$/, '');
  return [...markdown.matchAll(/(!?)\[[^\]]*\]\(([^)#][^)]*)\)/g)]
    .filter(([, picture, link]) => {
      // GitHub's form of an address, and GitLab's.
      const starts = ['/', '/-/'].map(slash => `${base}${slash}${picture ? 'raw' : 'blob'}/${files.ref}/`);
      const start = starts.find(each => link.startsWith(each));
      const [path] = link.slice(start?.length).split('#');
      return !base.startsWith('https://') || start === undefined || !files.has(path);
    })
    .map(([, , link]) => link);
}
