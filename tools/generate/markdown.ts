/** Generated parts of Markdown files. */

/**
 * Replaces the part of a document between two marks, `<!-- name: … -->` and `<!-- end of name -->`.
 * @throws an error if the document has no such marks
 */
export function replacePart(markdown: string, name: string, part: string): string {
  const pattern = new RegExp(`(<!-- ${name}: [^\\n]*-->\\n)[\\s\\S]*?(\\n<!-- end of ${name} -->)`);
  if (!pattern.test(markdown)) throw new Error(`There are no marks for the part “${name}”.`);
  return markdown.replace(pattern, (_, begin, end) => `${begin}\n${part}\n${end}`);
}

/** A table whose columns are aligned, except for the last one. A header that ends in `:` aligns its column to the right. */
export function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const titles = header.map(title => title.replace(/:$/, ''));
  const isRight = header.map(title => title.endsWith(':'));
  const widths = titles.map((title, i) =>
    i === titles.length - 1 && !isRight[i] ? 0 : Math.max(title.length, ...rows.map(row => row[i].length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (isRight[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) =>
    isRight[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width || titles[i].length),
  );
  return [line(titles), line(rule), ...rows.map(line)].join('\n');
}
