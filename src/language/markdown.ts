/** Text as Markdown: none of its characters means anything. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}

/** The same, each line a paragraph. */
export function paragraphs(text: string): string {
  return escaped(text).replace(/\n/g, '\n\n');
}

/** The name by which a link finds the section with a heading, as GitHub and VS Code make it. */
export function sectionOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-');
}
