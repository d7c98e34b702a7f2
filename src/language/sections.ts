/** The name by which a link finds the section of a Markdown file that has this heading, as GitHub and VS Code make it. */
export function sectionOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-');
}
